"""What a review asks of a game: its part `review`. A game without one cannot be reviewed.

All chances are those to win the match, one for each seat, as the judge sees them. The judge knows what any
player has seen so far, and nothing else: not the order of the draw pile, not a card that lies face down.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from numpy.typing import NDArray

from tablee.game.registry import part

Chances = tuple[float, ...]


class Thought(NamedTuple):
    """A move, and the chance that the judge gives to the seat that makes it."""

    move: Any
    chance: float


class Thresholds(NamedTuple):
    """From which loss on a decision has which name, in the unit of the game."""

    inaccuracy: float
    mistake: float
    blunder: float


class Cards(NamedTuple):
    """What could have come to light instead: a state that looks the same to everybody, as likely as that."""

    state: Any
    weight: float


class Judge(Protocol):
    """Judges positions of one match: its options and players."""

    def standing(self, totals: Sequence[int], /) -> Chances:
        """Between two games or rounds."""

    def result(self, winners: Sequence[int], /) -> Chances:
        """Of a match that is over: who has won has 1, or a share of it."""

    def chances(self, state: Any, totals: Sequence[int], /) -> Chances:
        """In a game or round that goes on."""

    def thoughts(self, view: Any, played: Any = None, /) -> list[Thought]:
        """The moves of a seat that are worth a thought, best first, from what that seat can know.

        The one that was played is among them, unless the judge has nothing to say about it.
        """

    def unit(self, totals: Sequence[int], seat: int, /) -> float:
        """What one unit of loss costs this seat now, as a chance to win the match."""

    def compare(self, view: Any, moves: Sequence[Any], first: int, count: int, key: bytes, /) -> NDArray[Any]:
        """What some moves of a seat come to in so many worlds that it must think possible.

        A row for each world, from the first on, in the unit of the game; the same cards for all moves.
        """


class GameReview(Protocol):
    """The part `review` of a game."""

    UNIT: str  # `points`, or `game`: a chance to win the present game
    THRESHOLDS: Thresholds
    DOUBT: tuple[float, float]  # how far off the judge is: always, and at first for each unit of loss
    SPREAD: float  # how much two moves differ in one playout

    def judge(self, options: Any, players: int, /) -> Judge:
        """Whoever judges such a match."""

    def even(self, options: Any, /) -> bool:
        """Whether no seat is better than another before the first deal."""

    def weight(self, move: Any, /) -> float:
        """How much of the judge's surprise is luck: at cards that a move has shown, or for None at a deal.

        1 for a judge that is right. What another one thinks of some cards may not last; whatever this is, if
        it is fixed beforehand, luck is nothing on average.
        """

    def otherwise(
        self, before: Any, seat: int, move: Any, after: Any, rebuilt: bool, rng: Random, /
    ) -> Iterator[Cards]:
        """What the cards could have been that a move has brought to light, as nobody knew before it.

        States in which the same move can be made, with weights that sum up to 1. `rebuilt`: whether cards
        that were seen have been shuffled since the deal.
        """


class NoReview(ValueError):
    """Nobody can judge this game."""


def review_of(game: str) -> GameReview:
    """Raises `UnknownGame`, and `NoReview` for a game without that part."""
    found: GameReview | None = part(game, "review")
    if found is None:
        raise NoReview(f"Nobody can judge a match of {game}: the game has no review.")
    return found
