"""The players of a game that brings no bots of its own: a legal random player."""

from collections.abc import Sequence

from tablee.bots.contract import Bot, Level
from tablee.bots.random_bot import RandomBot

_RANDOM = Level(1, "Sparrow", "Makes any move that the rules allow.")


class DefaultBots:
    """What the part `bots.levels` would offer."""

    def __init__(self, game: str) -> None:
        self._game = game
        self.LEVELS: Sequence[Level] = (_RANDOM,)

    def make_bot(self, who: int | str, seed: bytes, seat: int) -> Bot:
        """A level, or the greedy player: that is the eager random one."""
        return RandomBot(self._game, "eager" if isinstance(who, str) else "uniform", seed, seat)
