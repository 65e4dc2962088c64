"""The players of a game that brings no bots of its own: one that moves at random, and one that samples."""

from collections.abc import Sequence

from tablee.bots.contract import Bot, Level
from tablee.bots.random_bot import RandomBot
from tablee.bots.sampler import SamplingBot, can_sample

_LEVELS = (
    Level(1, "Sparrow", "Makes any move that the rules allow."),
    Level(2, "Robin", "Plays every move out many times, against all that you might hold."),
)


class DefaultBots:
    """What the part `bots.levels` would offer."""

    def __init__(self, game: str) -> None:
        self._game = game
        self.LEVELS: Sequence[Level] = _LEVELS if can_sample(game) else _LEVELS[:1]

    def make_bot(self, who: int | str, seed: bytes, seat: int) -> Bot:
        """A level, or the greedy player: that is the eager random one."""
        if who == 2:
            return SamplingBot(self._game, seed, seat)
        return RandomBot(self._game, "eager" if isinstance(who, str) else "uniform", seed, seat)
