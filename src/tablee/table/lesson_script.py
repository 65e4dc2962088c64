"""What a lesson is written as."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol

from tablee.table.protocol import GameName, Level, Scalar

LEARNER = 0  # the seat of the learner; seat 1 is a bot's


class ScriptStep(NamedTuple):
    """One thing that is said, and what the learner does about it.

    `says` is the message `learn-<game>-<says>`; steps in a row may share one. Without `asks` the learner just
    reads on. `then` is what follows, as `seat:move`; what happens in `later` is not shown one by one.
    """

    says: str
    asks: str | None = None
    shows: Sequence[
        str
    ] = ()  # spots to look at, named as in web/src/games/<game>/moves.ts; those of `asks` are added
    then: str = ""
    later: str = ""


class Script(NamedTuple):
    """A game of two that goes as it is written."""

    game: GameName
    options: dict[str, Scalar]
    deck: Sequence[int]  # the cards that come first, in the order of the ledger; the rest follows sorted
    level: Level
    steps: Sequence[ScriptStep]
    attempts: Callable[[Sequence[object]], Sequence[str]]  # of a hand: every move that a learner might try
    rather: Callable[[str, str], str]  # of what is asked and another legal move: `learn-rather-<this>`


def moves_of(text: str) -> Iterator[tuple[int, str]]:
    """`1:d 1:k>b2`: seats and moves, as a step has them."""
    for word in text.split():
        seat, _, move = word.partition(":")
        yield int(seat), move


class HasLesson(Protocol):
    """The part `lesson` of a game."""

    SCRIPT: Script
