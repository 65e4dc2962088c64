"""Operations of the deal of the day."""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from statistics import fmean
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from tablee.api.types import GameAddress, Lead, Milliseconds, RecordId
from tablee.bots.ladder import best_level
from tablee.game.registry import GAMES
from tablee.game.rng import commitment
from tablee.server.daily.daily import Daily, Fared, Week, levels_reached, place_of
from tablee.server.daily.deals import level_of, settings_of
from tablee.server.daily.queries import DailyTry
from tablee.server.limits.numbers import NEW_TABLES
from tablee.server.people.people import People
from tablee.server.web.operation import Context, InPath, Operation, answer
from tablee.table.broadcast import person_info
from tablee.table.protocol import Colour, GameName, Level, Scalar
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Person

Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="a date, in UTC")]
Luck = Annotated[
    float | None, Meta(description="of the cards, as a chance to win the match; null: not worked out")
]
Skill = Annotated[
    float | None,
    Meta(description="what is left of the result without luck; 0: an even match (docs/review.md)"),
]


class DailyCommitment(msgspec.Struct):
    """What is promised for a day to come: the SHA-256 of the seed that its match will reveal."""

    day: Day
    commitment: str


class MyDaily(msgspec.Struct):
    """My try at today's deal. What follows `code` is empty until it is finished."""

    code: Annotated[str, Meta(description="of the table")]
    record: RecordId | None
    totals: list[int]
    won: bool
    place: Annotated[int | None, Meta(description="among all who have finished it")]
    reached: Annotated[int | None, Meta(description="how many of `bots` were not better")]


class DailyPlace(msgspec.Struct):
    """Somebody who has finished today's deal; seat 0 is theirs."""

    place: int
    name: str
    colour: Colour
    mine: bool
    totals: list[int]
    lead: Lead
    luck: Luck
    skill: Skill


class DailyBot(msgspec.Struct):
    """How a level fared with the same cards in the same seat."""

    level: Level
    totals: list[int]
    lead: Lead
    luck: Luck
    skill: Skill


class DailyWeek(msgspec.Struct):
    """Somebody's week: the days on which they have finished a deal, the levels they reached in all, and their
    luck and skill on average over the days for which these are worked out."""

    name: str
    colour: Colour
    mine: bool
    days: int
    reached: int
    luck: Luck
    skill: Skill


class DailyGame(msgspec.Struct):
    """The deal of the day of one game. `places` and `bots` are told to who has finished it."""

    game: GameName
    players: int
    options: dict[str, Scalar]
    level: Annotated[Level, Meta(description="of the bots at the table")]
    levels: Annotated[int, Meta(description="how many levels the game has")]
    commitment: Annotated[str, Meta(description="SHA-256 of the seed")]
    coming: list[DailyCommitment]
    finished: Annotated[int, Meta(description="how many have finished it")]
    mine: MyDaily | None
    places: list[DailyPlace]
    bots: Annotated[list[DailyBot], Meta(description="the best first; they play after the first person")]
    measuring: Annotated[bool, Meta(description="whether luck is still being taken out of somebody's match")]
    week: Annotated[list[DailyWeek], Meta(description="from Monday on; whoever reached most levels first")]


class DailyInfo(msgspec.Struct):
    """Today's deals. `until`: when the next ones begin. `streak`: days in a row on which I finished one."""

    day: Day
    until: Milliseconds
    streak: int
    games: list[DailyGame]


class DailyTable(msgspec.Struct):
    """My table with today's deal: the cards are dealt, and seat 0 is mine."""

    code: str
    link: str


_GAME = {"game": InPath(GameAddress, "unknown_game", echo=40)}
_MOST_SHOWN = 50  # people in a list


async def show_daily(context: Context) -> Response:
    daily: Daily = context.part(Daily)
    me = None if context.person is None else context.person.id
    midnight = datetime.combine(daily.today(), datetime.min.time(), UTC) + timedelta(1)
    return answer(
        DailyInfo(
            day=daily.today().isoformat(),
            until=int(midnight.timestamp() * 1000),
            streak=0 if me is None else await daily.streak(me),
            games=[await _game(context, daily, game, me) for game in GAMES],
        )
    )


async def play_daily(context: Context, game: str) -> Response:
    if game not in GAMES:
        raise REFUSALS.refused("unknown_game", game[:40])
    mine: DailyTry = await context.part(Daily).play(game, context.me.id, context.address)
    return answer(DailyTable(mine.code, context.link(f"/t/{mine.code}")), 201)


async def _game(context: Context, daily: Daily, game: str, me: str | None) -> DailyGame:
    seeds, week, day = await daily.seeds(game), await daily.week(game, me), daily.today().isoformat()
    people, bots = week.people.get(day, []), week.levels.get(day, [])
    settings = settings_of(game)
    mine = next((fared for fared in people if fared.who == me), None)
    ids = {str(fared.who) for fared in (*people, *(one for all_ in week.people.values() for one in all_))}
    known = await context.part(People).load(ids)
    return DailyGame(
        game=game,
        players=settings.players,
        options=dict(settings.options),
        level=level_of(game),
        levels=best_level(game),
        commitment=commitment(seeds[day]),
        coming=[DailyCommitment(one, commitment(seed)) for one, seed in sorted(seeds.items()) if one > day],
        finished=len(people),
        mine=_mine(week.codes.get((day, me or "")), mine, people, bots),
        places=[] if mine is None else _places(people, known, me),
        bots=[] if mine is None else [_bot(bot) for bot in bots],
        measuring=bool(daily.unmeasured(game, day, week)),
        week=_weeks(week, known, me),
    )


def _mine(
    tried: DailyTry | None, fared: Fared | None, people: list[Fared], bots: list[Fared]
) -> MyDaily | None:
    if tried is None:
        return None
    if fared is None:
        return MyDaily(tried.code, None, [], won=False, place=None, reached=None)
    place, reached = place_of(fared, people), levels_reached(fared, bots)
    won = 0 in fared.result.winners
    return MyDaily(tried.code, tried.record_id, fared.result.totals, won, place, reached)


def _places(people: list[Fared], known: Mapping[str, Person], me: str | None) -> list[DailyPlace]:
    shown = [*people[:_MOST_SHOWN], *(one for one in people[_MOST_SHOWN:] if one.who == me)]
    return [
        DailyPlace(
            place_of(one, people),
            *_who(known, str(one.who)),
            one.who == me,
            one.result.totals,
            one.lead,
            one.luck,
            one.skill,
        )
        for one in shown
    ]


def _bot(fared: Fared) -> DailyBot:
    return DailyBot(int(fared.who), fared.result.totals, fared.lead, fared.luck, fared.skill)


def _weeks(week: Week, known: Mapping[str, Person], me: str | None) -> list[DailyWeek]:
    """By levels reached, which compare people who played on different days."""
    days: dict[str, list[Fared]] = {}
    reached: dict[str, int] = {}
    for day, people in week.people.items():
        for one in people:
            who = str(one.who)
            days.setdefault(who, []).append(one)
            reached[who] = reached.get(who, 0) + levels_reached(one, week.levels.get(day, []))
    order = sorted(days, key=lambda who: (-reached[who], len(days[who]), who))
    shown = [who for number, who in enumerate(order) if number < _MOST_SHOWN or who == me]
    return [
        DailyWeek(
            *_who(known, who),
            who == me,
            len(days[who]),
            reached[who],
            _mean(one.luck for one in days[who]),
            _mean(one.skill for one in days[who]),
        )
        for who in shown
    ]


def _mean(values: Iterable[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return fmean(known) if known else None


def _who(known: Mapping[str, Person], person: str) -> tuple[str, Colour]:
    info = person_info(known.get(person), person)
    return info.name, info.colour


OPERATIONS = (
    Operation(
        "GET", "/api/daily", "daily",
        "The deal of the day of each game, what is promised for the days to come, and, once I have finished "
        "it, how everybody and the bots fared.", show_daily, answers={200: DailyInfo},
    ),
    Operation(
        "POST", "/api/daily/{game}", "playDaily",
        "Play today's deal: one try a person. Asked again, it is the same table.", play_daily,
        answers={201: DailyTable}, signed_in=True, limit=NEW_TABLES, parameters=_GAME,
        refuses=frozenset({400, 409}),
    ),
)  # fmt: skip
