"""Tables and matches as clients see them in lists, and what it takes to play a match's cards again."""

from collections.abc import Mapping

import msgspec
from msgspec import UNSET

from tablee.api.records import ListedRecord, MatchPlayer, Worn, players_of
from tablee.api.table_types import ListedSeat, MyTable
from tablee.game.options import options_kept
from tablee.game.registry import game_named
from tablee.match.record import decode, read_ended
from tablee.match.replay import replay
from tablee.table.broadcast import person_info
from tablee.table.gathering import KnownDeal
from tablee.table.names import seat_colours
from tablee.table.protocol import PersonInfo, Scalar, Settings
from tablee.table.refusals import REFUSALS
from tablee.table.stored import NOBODY, Finished, GroupSheet, Person, Sitting
from tablee.table.summary import SeatStanding, TableStanding


def my_table(me: str, stands: TableStanding, people: Mapping[str, Person], row: Sitting) -> MyTable:
    persons = [_person(seat, people) for seat in stands.seats]
    colours = seat_colours([None if person is None else person.colour for person in persons])
    return MyTable(
        id=row.table,
        code=stands.code,
        game=stands.game,
        phase=stands.phase,
        seats=[
            ListedSeat(seat.program or seat.bot, colour, seat.level, mine=False)
            if person is None
            else ListedSeat(person.name, colour, None, seat.owner == me)
            for seat, person, colour in zip(stands.seats, persons, colours, strict=True)
        ],
        waiting=stands.waiting if stands.since or stands.phase != "playing" else None,
        since=stands.since,
        totals=stands.totals,
        games=stands.games,
        touched=row.touched,
    )


def _person(seat: SeatStanding, people: Mapping[str, Person]) -> PersonInfo | None:
    return None if seat.person is None else person_info(people.get(seat.person), seat.person)


def list_record(finished: Finished, me: str | None, worn: Worn, link: str) -> ListedRecord:
    gist = read_ended(finished.record)
    mine = [] if me is None else [seat for seat, person in enumerate(finished.people) if person == me]
    luck = finished.luck[mine[-1]] if mine and finished.luck else None
    return ListedRecord(
        id=finished.record_id,
        game=finished.game,
        at=finished.at,
        seats=gist.seats,
        players=players_of(gist.seats, worn),
        totals=gist.result.totals,
        winners=gist.result.winners,
        link=link,
        mine=mine,
        luck=UNSET if luck is None else luck,
        resigned=gist.result.resigned,
        casual=finished.casual,
    )


def list_sheet(
    sheet: GroupSheet, me: str, people: Mapping[str, Person], worn: Worn, link: str
) -> ListedRecord:
    """Only those are named who have said that it was them."""
    names = [
        NOBODY if person is None or person not in people else people[person].name for person in sheet.people
    ]
    return ListedRecord(
        id=sheet.sheet,
        game=sheet.game,
        at=sheet.at,
        seats=names,
        players=[MatchPlayer(*player) for player in zip(names, seat_colours(worn), strict=True)],
        totals=[seat.total for seat in sheet.seats],
        winners=[seat.seat for seat in sheet.seats if seat.won],
        link=link,
        mine=[seat.seat for seat in sheet.seats if seat.person == me],
        real=True,
    )


class _Played(msgspec.Struct):
    """What it takes to play the same cards again."""

    options: dict[str, Scalar]
    seats: list[str]
    seed: str | None
    moves: list[str]


_played = msgspec.json.Decoder(_Played).decode


def deal_of(finished: Finished, after: int = 0) -> tuple[Settings, KnownDeal, int]:
    """A table for the same cards, from the beginning or after some moves, and the seat for a visitor.

    Raises `Refused` if nothing is left to be played there.
    """
    played = _played(finished.record)
    assert played.seed is not None  # the match is over
    options = options_kept(game_named(finished.game), played.options)
    settings = Settings(game=finished.game, players=len(played.seats), options=dict(options), chat=False)
    seat = _challenged_seat(finished)
    if after:
        if after >= len(played.moves):
            raise REFUSALS.refused("nothing_after", after, last=len(played.moves))
        seat = next(iter(replay(decode(finished.record), after).actors()), seat)
    return settings, KnownDeal(finished.record_id, played.seed, tuple(played.moves[:after])), seat


def _challenged_seat(finished: Finished) -> int:
    """The seat whose cards a visitor gets: a person's, of the winners if one is among them."""
    people = [seat for seat, person in enumerate(finished.people) if person is not None]
    won = [seat for seat in people if seat in finished.winners]
    return next(iter(won or people), 0)
