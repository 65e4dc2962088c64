"""What a finished match tells about how strong people are: whom they met, and who was ahead."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from tablee.bots.cast import cast_of
from tablee.bots.strength import Strength, can_adapt, strength_from
from tablee.game.contract import Refused
from tablee.game.handicap import handicap_options
from tablee.game.registry import GAMES, game_named
from tablee.match.record import Result


class Lesson(NamedTuple):
    """Somebody met a bot of this level, and was ahead of it or not."""

    person: str
    options: Any
    level: int
    won: bool


class _Ended(msgspec.Struct):
    """The part of a record that tells something; moves and shuffles are skipped without being read."""

    seats: list[str]
    options: dict[str, Any]
    result: Result


_ended = msgspec.json.Decoder(_Ended).decode


def lessons(game: str, record: bytes, people: Sequence[str | None]) -> Iterator[Lesson]:
    """About the people, by seat. Matches with a handicap or in pairs tell nothing that was measured."""
    if game not in GAMES or not can_adapt(game):
        return
    rules = game_named(game)
    try:
        ended = _ended(record)
        options = rules.make_options(ended.options, len(ended.seats))
    except (msgspec.DecodeError, Refused):
        return
    unequal = [option.name for option in handicap_options(rules)] + [rules.FACTS.paired_by]
    if any(ended.options.get(name) for name in unequal if name is not None):
        return
    better = -1 if rules.FACTS.wins == "lowest" else 1
    winners, totals = ended.result.winners, ended.result.totals
    points = [(seat in winners, better * total) for seat, total in enumerate(totals)]
    for bot, character in enumerate(cast_of(ended.seats)):
        if character is None or people[bot] is not None:
            continue
        for seat, person in enumerate(people):
            if person is not None and points[seat] != points[bot]:
                yield Lesson(person, options, character.level, points[seat] > points[bot])


def learn(kept: Mapping[str, str], game: str, told: Iterable[Lesson]) -> dict[str, str]:
    """What is to be kept of everybody whom these lessons are about, after what was kept before."""
    known: dict[str, Strength] = {}
    for person, options, level, won in told:
        before = known.get(person) or strength_from(kept.get(person))
        known[person] = before.after(game, options, level, won)
    return {person: strength.text() for person, strength in known.items()}
