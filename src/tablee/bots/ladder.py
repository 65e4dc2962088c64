"""The ladder of bots: who there is to play against, and how to sit one down.

Levels up to `TUNED` are heuristics that the kernels can play; the two above judge by what was learned, and
the last one, the champion, searches as well. `greedy` is no rung: it plays whatever fits, and is there to
measure against.
"""

from tablee.bots.contract import Bot, Level
from tablee.bots.skipbo.bot import GreedyBot, SkipBoBot
from tablee.bots.skipbo.levels import LEVELS as SKIPBO_LEVELS
from tablee.bots.skyjo.bot import SkyjoBot
from tablee.bots.skyjo.levels import LEVELS as SKYJO_LEVELS
from tablee.match.registry import game_named

Policy = int | str  # the number of a level, or "greedy"
GREEDY = "greedy"
LEVELS: dict[str, tuple[Level, ...]] = {"skipbo": SKIPBO_LEVELS, "skyjo": SKYJO_LEVELS}
TUNED = 4  # the last level that is a heuristic
CHAMPION = 6  # the last level


def policy_named(game: str, text: str) -> Policy:
    """What is meant by “3”, “owl”, “champion” or “greedy”. Raises `UnknownGame` or `ValueError`."""
    game_named(game)
    if text.lower() == GREEDY:
        return GREEDY
    for level in LEVELS[game]:
        if text.lower() in (str(level.number), level.name.lower()):
            return level.number
    known = ", ".join(f"{level.number} ({level.name})" for level in LEVELS[game])
    raise ValueError(f"There is no bot called {text}; there are {known} and {GREEDY}.")


def is_tuned(policy: Policy) -> bool:
    """Whether the kernels can play whole matches with it."""
    return isinstance(policy, str) or policy <= TUNED


def make_bot(game: str, policy: Policy, seed: bytes, seat: int) -> Bot:
    """A bot for a seat. Bots with the same seed and seat that see the same views choose alike.

    Those above `TUNED` bring the compiler along: the first move after an installation takes a minute.
    """
    game_named(game)
    if not is_tuned(policy):
        return _learned_bot(game, policy, seed, seat)
    if game == "skyjo":
        return SkyjoBot(policy, seed, seat)
    return GreedyBot(seed, seat) if isinstance(policy, str) else SkipBoBot(policy, seed, seat)


def _learned_bot(game: str, policy: Policy, seed: bytes, seat: int) -> Bot:
    if policy not in [level.number for level in LEVELS[game]]:
        raise ValueError(f"there is no level {policy!r}; there are 1 to {len(LEVELS[game])}")
    if game == "skyjo":
        from tablee.bots.skyjo.champion import PLAN
        from tablee.bots.skyjo.champion import LearnedBot as SkyjoLearned

        return SkyjoLearned(seed, seat, PLAN if policy == CHAMPION else None)
    from tablee.bots.skipbo.champion import EFFORT
    from tablee.bots.skipbo.champion import LearnedBot as SkipBoLearned

    return SkipBoLearned(seed, seat, EFFORT if policy == CHAMPION else None)
