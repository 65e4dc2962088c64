"""The ladder of bots: who there is to play against, and how to make one.

A game brings its levels in the part `bots.levels`, the weakest first. Levels that need no compiled code are
heuristics, which kernels can play as well; the others judge by what was learned. `greedy`, which plays
whatever fits, and the random players of `random_bot` are no rungs: they are there to measure against.

Every bot comes from `make_bot`, however it is named.
"""

from collections.abc import Iterator, Mapping, Sequence
from numbers import Integral
from typing import Any, Protocol

from tablee.bots.contract import Bot, Function, Level, own_bot
from tablee.bots.random_bot import RandomBot
from tablee.bots.sampler import SamplingBot, can_sample
from tablee.game.registry import GAMES, game_named, has_part, part
from tablee.match.match import Match, Seed, seed_bytes

Policy = int | str  # the number of a level, or one of `NAMED`
Who = Policy | Bot | type[Bot] | Function  # whatever `make_bot` accepts
GREEDY, RANDOM, EAGER = "greedy", "random", "eager"
NAMED = (GREEDY, RANDOM, EAGER)  # who is no level
_RANDOM = {RANDOM: "uniform", EAGER: "eager"}  # as `random_bot` calls them
_ALSO = {"uniform": RANDOM}  # another name for the same player
MOST_LEVELS = 6  # that a game can have


class Bots(Protocol):
    """The part `bots.levels` of a game. Loading it must not load numpy or a compiler."""

    @property
    def LEVELS(self) -> Sequence[Level]:  # noqa: N802
        """Numbered from 1, the weakest first."""

    def make_bot(self, who: int | str, seed: bytes, seat: int, /) -> Bot:
        """The bot of a level, or the greedy player."""

    # It may also have `objection(level, view, seed)`, `eager_moves(view)`, for `random_bot`, and
    # `TRIAL_TABLES`, for `tablee check-bot`.


_DEFAULT_LEVELS = (
    Level(1, "Sparrow", "Makes any move that the rules allow."),
    Level(2, "Robin", "Plays every move out many times, against all that you might hold."),
)


class DefaultBots:
    """The players of a game that brings none: one that moves at random, and one that samples."""

    def __init__(self, game: str) -> None:
        self._game = game
        self.LEVELS: Sequence[Level] = _DEFAULT_LEVELS if can_sample(game) else _DEFAULT_LEVELS[:1]

    def make_bot(self, who: int | str, seed: bytes, seat: int) -> Bot:
        """A level, or the greedy player: that is the eager random one."""
        if who == 2:
            return SamplingBot(self._game, seed, seat)
        return RandomBot(self._game, "eager" if isinstance(who, str) else "uniform", seed, seat)


def _bots(game: str) -> Bots:
    return part(game, "bots.levels") or DefaultBots(game)


class _Levels(Mapping[str, Sequence[Level]]):
    """By the name of a game, each loaded when it is asked for."""

    def __getitem__(self, game: str) -> Sequence[Level]:
        if game not in GAMES:
            raise KeyError(game)
        return _bots(game).LEVELS

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


LEVELS: Mapping[str, Sequence[Level]] = _Levels()


def best_level(game: str) -> int:
    """The last rung."""
    return LEVELS[game][-1].number


def best_plain_level(game: str) -> int:
    """The last one that needs no compiled code."""
    return max(level.number for level in LEVELS[game] if not level.compiled)


class UnknownBot(ValueError):
    """There is no such bot. The sentence says which there are."""

    def __init__(self, game: str, given: object) -> None:
        known = ", ".join(f"{level.number} ({level.name})" for level in LEVELS[game])
        what = (
            f"no bot called {given}"
            if isinstance(given, str | int)
            else f"no bot in a {type(given).__name__}"
        )
        super().__init__(
            f"There is {what}; there are {known}, {', '.join(NAMED[:-1])} and {NAMED[-1]}, "
            "and in Python objects with a method choose(view, clock), and functions of a view."
        )
        self.given = given


def policy_named(game: str, text: str | int) -> Policy:
    """What is meant by 3, “3”, “owl”, “champion”, “greedy” or “random”.

    Raises `UnknownGame` or `UnknownBot`.
    """
    game_named(game)
    if not isinstance(text, str | Integral) or isinstance(text, bool):
        raise UnknownBot(game, text)
    name = str(text).strip().lower()
    name = _ALSO.get(name, name)
    if name in NAMED:
        return name
    for level in LEVELS[game]:
        if name in (str(level.number), level.name.lower()):
            return level.number
    raise UnknownBot(game, text)


def compiled_part(game: str, policy: Policy) -> str:
    """What of `kernels.readiness.PARTS` has to be compiled before it can play; nothing for most.

    Raises `UnknownBot`.
    """
    if isinstance(policy, str):
        return ""
    for level in LEVELS[game]:
        if level.number == policy:
            return level.compiled
    raise UnknownBot(game, policy)


def plays_in_kernel(game: str, policy: Policy) -> bool:
    """Whether the game's kernel can play whole matches with it."""
    if not has_part(game, "bots.playouts"):
        return False
    return policy == GREEDY if isinstance(policy, str) else not compiled_part(game, policy)


def objection(game: str, match: Match, seat: int, policy: Policy, seed: bytes) -> Any | None:
    """The move of a bot that notices something although nobody waits for it; None: it keeps quiet.

    It sees what its seat sees. It can be asked again and again: the same seed and view give the same answer.
    """
    found = getattr(part(game, "bots.levels"), "objection", None)
    if found is None or not isinstance(policy, int) or not match.legal_moves(seat):
        return None
    return found(min(policy, best_level(game)), match.view(seat), seed)


def make_bot(game: str, who: Who, seed: Seed = None, seat: int = 0) -> Bot:
    """A bot for a seat.

    `who` is a level (5, "5", "falcon", "champion"), "greedy", "random" or "eager"; or a bot of your own: an
    object with `choose(view, clock)`, a class of such (made with those of `game`, `seed` and `seat` that it
    has parameters for), or a function that is given a view and answers a move. Anything else raises
    `UnknownBot`, and no game of that name `UnknownGame`; both are `ValueError`.

    Bots with the same seed and seat that see the same views choose alike; no seed is a new one each time.
    Learned levels bring the compiler along: the first move after an installation takes a minute.
    """
    game_named(game)
    given = seed_bytes(seed)
    if not isinstance(who, str | Integral):
        own = own_bot(who, game, given, seat)
        if own is None:
            raise UnknownBot(game, who)
        return own
    policy = policy_named(game, who)
    if policy in _RANDOM:
        return RandomBot(game, _RANDOM[policy], given, seat)
    return _bots(game).make_bot(policy, given, seat)
