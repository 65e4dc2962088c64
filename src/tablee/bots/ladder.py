"""The ladder of bots: who there is to play against, and how to sit one down.

Levels up to `TUNED` are heuristics that the kernels can play; the two above judge by what was learned, and
the last one, the champion, searches as well. `greedy`, which plays whatever fits, and the random players of
`random_play` are no rungs: they are there to measure against.

`make_bot` is the one way to a bot, whoever asks and however it is named.
"""

from numbers import Integral

from tablee.bots.contract import Bot, Level
from tablee.bots.custom import Function, own_bot
from tablee.bots.random_bot import RandomBot
from tablee.game.registry import game_named
from tablee.games.skipbo.bots.bot import GreedyBot, SkipBoBot
from tablee.games.skipbo.bots.levels import LEVELS as SKIPBO_LEVELS
from tablee.games.skyjo.bots.bot import SkyjoBot
from tablee.games.skyjo.bots.levels import LEVELS as SKYJO_LEVELS
from tablee.match.seeds import Seed, seed_bytes

Policy = int | str  # the number of a level, or one of `NAMED`
Who = Policy | Bot | type[Bot] | Function  # whatever `make_bot` can sit down
GREEDY, RANDOM, EAGER = "greedy", "random", "eager"
NAMED = (GREEDY, RANDOM, EAGER)  # who is no level
_RANDOM = {RANDOM: "uniform", EAGER: "eager"}  # as `random_play` calls them
_ALSO = {"uniform": RANDOM}  # another name for the same player
LEVELS: dict[str, tuple[Level, ...]] = {"skipbo": SKIPBO_LEVELS, "skyjo": SKYJO_LEVELS}
TUNED = 4  # the last level that is a heuristic
CHAMPION = 6  # the last level


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


def is_tuned(policy: Policy) -> bool:
    """Whether it plays by heuristics or chance alone, without a network that has to be compiled."""
    return isinstance(policy, str) or policy <= TUNED


def plays_in_kernel(policy: Policy) -> bool:
    """Whether the kernels can play whole matches with it."""
    return policy == GREEDY if isinstance(policy, str) else policy <= TUNED


def make_bot(game: str, who: Who, seed: Seed = None, seat: int = 0) -> Bot:
    """A bot for a seat.

    `who` is a level (5, "5", "falcon", "champion"), "greedy", "random" or "eager"; or a bot of your own: an
    object with `choose(view, clock)`, a class of such (made with those of `game`, `seed` and `seat` that it
    has parameters for), or a function that is given a view and answers a move. Anything else raises
    `UnknownBot`, and no game of that name `UnknownGame`; both are `ValueError`.

    Bots with the same seed and seat that see the same views choose alike; no seed is a new one each time.
    Levels above `TUNED` bring the compiler along: the first move after an installation takes a minute.
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
    if not is_tuned(policy):
        return _learned_bot(game, policy, given, seat)
    if game == "skyjo":
        return SkyjoBot(policy, given, seat)
    return GreedyBot(given, seat) if isinstance(policy, str) else SkipBoBot(policy, given, seat)


def _learned_bot(game: str, policy: Policy, seed: bytes, seat: int) -> Bot:
    if game == "skyjo":
        from tablee.games.skyjo.bots.champion import PLAN
        from tablee.games.skyjo.bots.champion import LearnedBot as SkyjoLearned

        return SkyjoLearned(seed, seat, PLAN if policy == CHAMPION else None)
    from tablee.games.skipbo.bots.champion import EFFORT
    from tablee.games.skipbo.bots.champion import LearnedBot as SkipBoLearned

    return SkipBoLearned(seed, seat, EFFORT if policy == CHAMPION else None)
