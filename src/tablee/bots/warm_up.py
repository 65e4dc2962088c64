"""Using all of a learned player's compiled code once, so that its first move at a table takes no longer."""

from functools import cache

from tablee.bots.contract import Clock
from tablee.bots.ladder import make_bot
from tablee.game.rng import Seeded
from tablee.match.match import Match

_LONG = Clock(milliseconds=600_000)
_MOVES = 12  # after which all of a champion's ways to choose have been used


@cache
def make_ready(game: str, level: int) -> None:
    """Load, or compile, all that this level of a game needs."""
    match = Match(game, 2, {}, Seeded(bytes(32)))
    bot = make_bot(game, level, bytes(32), 0)
    for _ in range(_MOVES):
        seat = match.actors()[0]
        match.push(seat, bot.choose(match.view(seat), _LONG))
