"""The ladder of bots: who there is to play against, and how to sit one down.

`greedy` is no rung of it: it plays whatever fits, and is there to measure against.
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


def policy_named(game: str, text: str) -> Policy:
    """What is meant by “3”, “owl” or “greedy”. Raises `UnknownGame` or `ValueError`."""
    game_named(game)
    if text.lower() == GREEDY:
        return GREEDY
    for level in LEVELS[game]:
        if text.lower() in (str(level.number), level.name.lower()):
            return level.number
    known = ", ".join(f"{level.number} ({level.name})" for level in LEVELS[game])
    raise ValueError(f"There is no bot called {text}; there are {known} and {GREEDY}.")


def make_bot(game: str, policy: Policy, seed: bytes, seat: int) -> Bot:
    """A bot for a seat. Bots with the same seed and seat that see the same views choose alike."""
    game_named(game)
    if game == "skyjo":
        return SkyjoBot(policy, seed, seat)
    return GreedyBot(seed, seat) if isinstance(policy, str) else SkipBoBot(policy, seed, seat)
