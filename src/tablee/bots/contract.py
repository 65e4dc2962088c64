"""What a bot is: it is shown a view and a clock, and answers a move. Nothing else goes in.

Bots with the same seed that are shown the same views answer the same moves. Bots that
somebody has written in Python are objects, classes or functions: `own_bot` makes players of them.
"""

from collections.abc import Callable, Mapping
from inspect import Parameter, signature
from typing import Any, NamedTuple, Protocol

# Seconds that a bot takes for a move, so that people can follow. A browser may show its moves more slowly.
PACE_AT_SERVER = 0.4
PACE_ON_SCREEN = 0.6


class Clock(NamedTuple):
    """How long a bot may think about a move. Bots that need microseconds need not look."""

    milliseconds: int = 1000


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: Any, clock: Clock) -> Any:
        """One of `view.legal_moves`, which must not be empty."""


class Level(NamedTuple):
    """A rung of the ladder, for people who choose an opponent."""

    number: int
    name: str
    description: str  # one sentence
    compiled: str = (
        ""  # what of `kernels.readiness.PARTS` must be compiled before it can play; plain levels: nothing
    )


class TrialTable(NamedTuple):
    """A table at which `tablee check-bot` tries programs."""

    players: int
    seat: int  # of the program
    options: Mapping[str, object] = {}


Function = Callable[[Any], Any]  # a view goes in, a move comes out


class FunctionBot:
    """A function of the view as a bot."""

    def __init__(self, function: Function) -> None:
        self.function = function

    @property
    def name(self) -> str:
        return own_name(self.function)

    def choose(self, view: Any, clock: Clock) -> Any:
        return self.function(view)

    def __repr__(self) -> str:
        return f"FunctionBot({self.function!r})"


def own_bot(who: object, game: str, seed: bytes, seat: int) -> Bot | None:
    """The bot that an object is, that a class makes, or that asks a function; None if it is none of these.

    A class is called with those of `game`, `seed` and `seat` that it has parameters for. Raises
    `ValueError` if it wants more.
    """
    chooses = callable(getattr(who, "choose", None))
    if isinstance(who, type):
        return _made(who, {"game": game, "seed": seed, "seat": seat}) if chooses else None
    if chooses:
        return who  # type: ignore[return-value]
    return FunctionBot(who) if callable(who) else None


def is_own(who: object) -> bool:
    """Whether this is a bot in Python, and not the name of one."""
    return callable(getattr(who, "choose", None)) or (callable(who) and not isinstance(who, type))


def own_name(who: object) -> str:
    """What to call it in a table of results: its `name`, or how its class or function is called."""
    name = getattr(who, "name", None)
    if isinstance(name, str) and name:
        return name
    return str(getattr(who, "__name__", type(who).__name__))


def _made(kind: type, offered: dict[str, object]) -> Any:
    wanted = signature(kind).parameters
    named = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)
    variable = (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)
    needed = [p for p in wanted.values() if p.default is Parameter.empty and p.kind not in variable]
    if any(parameter.name not in offered or parameter.kind not in named for parameter in needed):
        raise ValueError(
            f"{kind.__name__} asks for {', '.join(parameter.name for parameter in needed)}, but a table has "
            "only game, seed and seat to give, by these names. Make the bot yourself and give the object."
        )
    return kind(**{name: value for name, value in offered.items() if name in wanted})
