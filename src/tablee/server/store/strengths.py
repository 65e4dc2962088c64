"""How strong somebody is believed to be in a game: learned from each match against bots, when it ends."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select

from tablee.bots.cast import cast_of
from tablee.bots.strength import can_adapt, strength_from
from tablee.game.contract import Refused
from tablee.game.handicap import handicap_options
from tablee.game.registry import GAMES, game_named
from tablee.match.record import Result
from tablee.server.store.contract import Finished
from tablee.server.store.dialects import upsert
from tablee.server.store.schema import people, strengths


class _Ended(msgspec.Struct):
    """The part of a record that tells something; moves and shuffles are skipped without being read."""

    seats: list[str]
    options: dict[str, Any]
    result: Result


_ended = msgspec.json.Decoder(_Ended).decode


def learn_strengths(connection: Connection, matches: Iterable[Finished]) -> None:
    """In the transaction in which they end. Whoever is gone by now is not learned about."""
    told = [(finished.game, *one) for finished in matches for one in _told(finished)]
    if not told:
        return
    there = set(
        connection.scalars(select(people.c.id).where(people.c.id.in_(sorted({one[1] for one in told}))))
    )
    for game, person, options, level, won in sorted(told, key=lambda one: one[:2]):
        if person in there:
            mine = select(strengths.c.believed).where(strengths.c.person == person, strengths.c.game == game)
            known = strength_from(connection.scalar(mine.with_for_update()))
            row = {
                "person": person,
                "game": game,
                "believed": known.after(game, options, level, won).text(),
            }
            connection.execute(upsert(connection.dialect, strengths), row)


def _told(finished: Finished) -> Iterator[tuple[str, Any, int, bool]]:
    """Of each person: the options, the level of a bot that they met, and whether they were ahead of it.

    Matches with a handicap or in pairs tell nothing that was measured.
    """
    if finished.game not in GAMES or not can_adapt(finished.game):
        return
    game = game_named(finished.game)
    try:
        ended = _ended(finished.record)
        options = game.make_options(ended.options, len(ended.seats))
    except (msgspec.DecodeError, Refused):
        return
    special = [option.name for option in handicap_options(game)] + ["partners"]
    if any(ended.options.get(name) for name in special):
        return
    better = -1 if game.FACTS.wins == "lowest" else 1
    points = [(seat in finished.winners, better * total) for seat, total in enumerate(ended.result.totals)]
    for bot, character in enumerate(cast_of(ended.seats)):
        if character is None or finished.people[bot] is not None:
            continue
        for seat, person in enumerate(finished.people):
            if person is not None and points[seat] != points[bot]:
                yield person, options, character.level, points[seat] > points[bot]


def read_strengths(connection: Connection, person_ids: Sequence[str]) -> dict[tuple[str, str], str]:
    """By person and game."""
    rows = connection.execute(select(strengths).where(strengths.c.person.in_(sorted(person_ids))))
    return {(person, game): believed for person, game, believed in rows}


def delete_strengths(connection: Connection, gone: Iterable[str]) -> None:
    connection.execute(delete(strengths).where(strengths.c.person.in_(sorted(gone))))
