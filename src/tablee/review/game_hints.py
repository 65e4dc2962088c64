"""What hints ask of a game: its part `hints`, or a default that knows nothing of the game.

A game says which moves come to the same, how much better or worse moves usually are (priors), and why a move
is good (reasons: a stable code, its details, and an English sentence).
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from math import exp, sqrt
from typing import Any, NamedTuple, Protocol

from tablee.bots.contract import Clock
from tablee.bots.ladder import best_plain_level, make_bot
from tablee.bots.sampler import can_sample, ends_with_points
from tablee.game.contract import View
from tablee.game.registry import game_named, part
from tablee.game.rng import Seeded, game_seed
from tablee.match.position import Position, from_position
from tablee.match.position_text import NOTHING, REFUSALS, position_text, read_position

Detail = str | int | float | bool | None


class Reason(NamedTuple):
    """One true thing about a move. Other languages make their sentence from the code and the details."""

    code: str
    sentence: str
    details: Mapping[str, Detail]


class Reasons:
    """The reasons of one game: code -> sentence with {details}."""

    def __init__(self, table: Mapping[str, str]) -> None:
        self.table = table

    def reason(self, code: str, words: Mapping[str, str] = {}, **details: Detail) -> Reason:
        """`words` are what the English sentence makes of details: names, and numbers of things."""
        sentence = self.table[code].format(**{**details, **words})
        return Reason(code, sentence[0].upper() + sentence[1:], details)


def counted(count: int, thing: str) -> str:
    """1 -> “1 point”, 2 -> “2 points”."""
    return f"{count} {thing}" if abs(count) == 1 else f"{count} {thing}s"


def number(card: int) -> str:
    """A number with its article: “an 8”, “a 9”."""
    return f"an {card}" if card in (8, 11) else f"a {card}"


def who(seat: int, players: int) -> str:
    """What a sentence calls another player; people count from one."""
    return "your opponent" if players == 2 else f"player {seat + 1}"


class Prior(NamedTuple):
    """What is known of the difference to level 4's move before anything is played.

    A mixture of normal distributions, because some moves are nearly as good and others are blunders.
    """

    parts: tuple[tuple[float, float, float], ...]  # weight, mean and deviation of each
    noise: float  # the deviation of what is seen in one world from the true difference

    def after(self, seen: float, variance: float) -> tuple[float, float]:
        """Mean and deviation of the true difference, after one was seen that is known up to this variance."""
        parts = []
        for weight, at, deviation in self.parts:
            spread = deviation**2 + variance
            likely = weight * exp(-((seen - at) ** 2) / (2 * spread)) / sqrt(spread)
            parts.append(
                (likely, (at * variance + seen * deviation**2) / spread, deviation**2 * variance / spread)
            )
        return _mixed(parts)

    def before(self) -> tuple[float, float]:
        """Mean and deviation of the true difference while nothing was seen."""
        return _mixed([(weight, at, deviation**2) for weight, at, deviation in self.parts])


class Priors(NamedTuple):
    """What is known of a game's moves. They are ranked by the lead if there is one, else by the chance."""

    chance: Prior  # to win the present game or round
    lead: Prior | None = None  # in points, over what the others score on average
    score: Prior | None = None  # points of the seat itself


def _mixed(parts: Sequence[tuple[float, float, float]]) -> tuple[float, float]:
    """Mean and deviation of a mixture, from the weights, means and variances of its parts."""
    total = sum(weight for weight, _, _ in parts)
    if total == 0:  # seen is something so far off that it can only be believed
        return parts[-1][1], sqrt(parts[-1][2])
    at = sum(weight * middle for weight, middle, _ in parts) / total
    square = sum(weight * (variance + middle**2) for weight, middle, variance in parts) / total
    return at, sqrt(max(square - at**2, 0.0))


class GameHints(Protocol):
    """The part `hints` of a game."""

    PRIORS: Priors

    def sense(self, view: Any, move: Any, /) -> Hashable | None:
        """Alike for moves that come to the same; None for a move that is never suggested."""

    def reason_for(self, view: Any, move: Any, /) -> Reason:
        """The most telling reason for a legal move, or against it."""


_REASONS = Reasons(
    {
        "played_out": "Judged by playing the game out from here.",
        "allowed": "The rules allow it; more is not known.",
    }
)


class _Default:
    PRIORS = Priors(Prior(((0.5, -0.05, 0.05), (0.5, -0.2, 0.2)), 0.7))

    def __init__(self, sampled: bool) -> None:
        self._sampled = sampled

    def sense(self, view: Any, move: Any) -> Hashable:
        return str(move)

    def reason_for(self, view: Any, move: Any) -> Reason:
        return _REASONS.reason("played_out" if self._sampled else "allowed")


def hints_of(game: str) -> GameHints:
    """Raises `UnknownGame`."""
    return part(game, "hints") or _Default(can_sample(game))


def counts_points(game: str, options: Any) -> bool:
    """Whether a loss is told in points of lead, since a match is won by these; else it is a chance."""
    return hints_of(game).PRIORS.lead is not None and ends_with_points(game, options)


Alike = tuple[Any, ...]  # moves that come to the same, in the order of the legal moves


def candidates(game: str, view: View) -> list[Alike]:
    """The legal moves of the view's seat that can be suggested, those that come to the same together."""
    sense = hints_of(game).sense
    groups: dict[Hashable, list[Any]] = {}
    for move in view.legal_moves:
        if (same := sense(view, move)) is not None:
            groups.setdefault(same, []).append(move)
    return [tuple(group) for group in groups.values()]


def waited_for(game: str, view: View) -> list[Alike]:
    """The same for a seat that has something to decide now; with bad manners one can act without that.

    Raises `ValueError` if it is not to act.
    """
    groups = candidates(game, view) if view.seat is not None and view.seat in view.waiting_for else []
    if not groups:
        raise ValueError("there are hints only for a seat that is to act")
    return groups


def to_analyse(text: str) -> Position:
    """The position, in which its seat has something to decide. Raises `Refused`, or `UnknownGame`."""
    position = from_position(text)
    try:
        waited_for(position.game, position.view)
    except ValueError:
        seat = NOTHING if position.view.seat is None else position.view.seat
        raise REFUSALS.refused("position_waits", f"seat={seat}") from None
    return position


_SEED = bytes(32)


@dataclass(frozen=True, slots=True)
class QuickHint:
    """One move and why."""

    move: Any
    alike: tuple[Any, ...]  # all legal moves that come to the same, this one first
    reason: Reason


def quick_hint(game: str, view: Any) -> QuickHint:
    """Raises `UnknownGame`, and `ValueError` if the seat is not to act."""
    game_named(game)
    groups = waited_for(game, view)
    best = make_bot(game, best_plain_level(game), _SEED, view.seat).choose(view, Clock())
    alike = next(group for group in groups if best in group)
    return QuickHint(alike[0], alike, hints_of(game).reason_for(view, alike[0]))


_KEY = bytes(32)
_MOST_MOVES = 2000  # of one world; nobody wins one that takes longer


def played_out(game: str, view: Any, move: Any) -> Iterator[bool]:
    """World after world, whether the view's seat wins the present game or round after this move.

    Raises `Refused` if the position cannot be dealt anew, as with human manners.
    """
    rules, text, level = game_named(game), position_text(game, view), best_plain_level(game)
    for number in count():
        seed = game_seed(_KEY, number)
        state, _ = rules.apply(read_position(text, Seeded(seed)).state, view.seat, move)
        bots = [make_bot(game, level, seed, seat) for seat in range(view.players)]
        for _ in range(_MOST_MOVES):
            if (outcome := rules.outcome(state)) is not None:
                break
            seat = rules.actors(state)[0]
            state, _ = rules.apply(state, seat, bots[seat].choose(rules.view(state, seat), Clock()))
        yield outcome is not None and view.seat in outcome.winners
