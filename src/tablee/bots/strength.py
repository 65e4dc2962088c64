"""How strong somebody is, in levels of the bots, and the mix of levels against which they win half.

What is believed is a weight for each strength that somebody may have. Every match against a bot whose level
is known changes it, by how often the levels win against each other, which was measured (`handicaps.py`). An
adaptive bot plays one of two neighbouring levels in each match, drawn so that the person wins half of the
matches as far as one can know. It never plays worse than the level that it has drawn.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import exp, log
from typing import Any, NamedTuple, Self

import msgspec

from tablee.bots.cast import cast_of
from tablee.bots.handicaps import handicaps_of, levels_measured, measured
from tablee.game.contract import Refused
from tablee.game.options import handicap_options
from tablee.game.registry import GAMES, game_named
from tablee.match.record import read_ended

_GRID = tuple(step / 10 for step in range(51))  # strengths: some are beyond the levels, on both sides
_OUTSIDE = 0.3  # how likely such a one is, against one that a level has
_FORGOTTEN = 0.03  # of what is believed, with every match: people learn
_LAPSE = 0.02  # any match can be lost by a slip
_SURE = 0.998  # nothing that was measured is surer


_AT_FIRST = tuple(1.0 if 1 <= each <= 4 else _OUTSIDE for each in _GRID)


class Strength(NamedTuple):
    """What is believed about one person in one game."""

    weights: tuple[float, ...] = _AT_FIRST
    matches: int = 0

    @property
    def mean(self) -> float:
        """In levels."""
        total = sum(self.weights)
        return sum(each * weight for each, weight in zip(_GRID, self.weights, strict=True)) / total

    def after(self, game: str, options: Any, level: int, won: bool) -> Self:
        """What is believed after a match against this level. Nothing changes where nothing was measured."""
        if level not in levels_measured(game):
            return self
        chances = _chances(game, _table(game, options), level)
        likely = [
            weight ** (1 - _FORGOTTEN) * (chance if won else 1 - chance)
            for weight, chance in zip(self.weights, chances, strict=True)
        ]
        most = max(likely)
        return self._replace(weights=tuple(weight / most for weight in likely), matches=self.matches + 1)

    def mix(self, game: str, options: Any) -> tuple[int, float]:
        """A level, and how often the next higher one plays instead. Needs a game that was measured."""
        levels, table = levels_measured(game), _table(game, options)
        expected = [self._expected(_chances(game, table, level)) for level in levels]
        lower = max((level for level in levels if expected[level - 1] >= 0.5), default=levels[0])
        if lower == levels[-1] or expected[lower - 1] < 0.5:
            return lower, 0.0
        one, other = expected[lower - 1], expected[lower]
        return lower, (one - 0.5) / (one - other)

    def level(self, game: str, options: Any, draw: float) -> int:
        """The level for the next match; `draw` is a random number from 0 to 1."""
        lower, share = self.mix(game, options)
        return lower + (draw < share)

    def _expected(self, chances: Sequence[float]) -> float:
        weighed = sum(weight * chance for weight, chance in zip(self.weights, chances, strict=True))
        return weighed / sum(self.weights)

    def text(self) -> str:
        """To be kept; `strength_from` reads it."""
        kept = [float(f"{weight:.3g}") for weight in self.weights]
        return msgspec.json.encode({"matches": self.matches, "weights": kept}).decode()


class _Kept(msgspec.Struct):
    matches: int
    weights: list[float]


def strength_from(text: str | None) -> Strength:
    """What was kept; what nobody has expected before, if it is nothing or cannot be read."""
    try:
        kept = msgspec.json.decode(text or "", type=_Kept)
    except msgspec.DecodeError:
        return Strength()
    usable = len(kept.weights) == len(_GRID) and max(kept.weights) > 0
    return Strength(tuple(kept.weights), kept.matches) if usable else Strength()


def together(people: Sequence[Strength]) -> Strength:
    """What suits all of them as well as can be: as if any of them were the one to be met."""
    if not people:
        return Strength()
    shares = [[weight / sum(one.weights) for weight in one.weights] for one in people]
    return Strength(tuple(map(sum, zip(*shares, strict=True))), min(one.matches for one in people))


def can_adapt(game: str) -> bool:
    """Whether it was measured how often this game's levels win against each other. Raises `UnknownGame`."""
    return bool(levels_measured(game))


def _table(game: str, options: Any) -> int:
    return handicaps_of(game).closest(options)[0]


@cache
def _chances(game: str, table: int, level: int) -> tuple[float, ...]:
    """By strength, the chance to win against a level."""
    levels = levels_measured(game)
    odds = [_odds(game, table, one, level) for one in levels]
    found = []
    for strength in _GRID:
        low = min(max(int(strength), levels[0]), levels[-2])
        between = odds[low - 1] + (strength - low) * (odds[low] - odds[low - 1])
        found.append(_LAPSE + (1 - 2 * _LAPSE) / (1 + exp(-between)))
    return tuple(found)


def _odds(game: str, table: int, one: int, other: int) -> float:
    """The logarithm of the odds that one level wins against another."""
    if one == other:
        return 0.0
    share = measured(game)[table][min(one, other), max(one, other)][0].share
    odds = log(max(share, 1 - _SURE) / max(1 - share, 1 - _SURE))
    return odds if one < other else -odds


class Lesson(NamedTuple):
    """Somebody met a bot of this level, and was ahead of it or not."""

    person: str
    options: Any
    level: int
    won: bool


def lessons(game: str, record: bytes, people: Sequence[str | None]) -> Iterator[Lesson]:
    """About the people, by seat. Matches with a handicap or in pairs tell nothing that was measured."""
    if game not in GAMES or not can_adapt(game):
        return
    rules = game_named(game)
    try:
        ended = read_ended(record)
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
