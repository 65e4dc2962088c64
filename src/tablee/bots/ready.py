"""Having a learned player compiled before anybody waits for it."""

from functools import cache

from tablee.bots.contract import Clock
from tablee.bots.ladder import CHAMPION, make_bot
from tablee.games.rng import Seeded
from tablee.match.match import Match

_LONG = Clock(milliseconds=600_000)
_MOVES = 12  # after which all of a champion's ways to choose have been used


@cache
def make_ready(game: str) -> None:
    """Compile or load all that the learned players of a game need: a minute or two the first time of all."""
    match = Match(game, 2, {}, Seeded(bytes(32)))
    bot = make_bot(game, CHAMPION, bytes(32), 0)
    for _ in range(_MOVES):
        seat = match.actors()[0]
        match.push(seat, bot.choose(match.view(seat), _LONG))
