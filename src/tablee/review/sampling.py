"""The chance to win after a move, where no code can be compiled.

What the view does not show is dealt at random, again and again, and the best level that needs no compiler
plays on for everybody, by the plain rules.

`review.hints` does the same for all moves, hundreds of times as fast.
"""

from collections.abc import Iterator
from itertools import count
from typing import Any

from tablee.bots.contract import Clock
from tablee.bots.ladder import best_plain_level, make_bot
from tablee.game.registry import game_named
from tablee.game.rng import Seeded, game_seed
from tablee.match.position_text import position_text, read_position

_KEY = bytes(32)
_MOST_MOVES = 2000  # of one world; nobody wins one that takes longer


def played_out(game: str, view: Any, move: Any) -> Iterator[bool]:
    """World after world, whether the view's seat wins the present game or round after this move.

    Raises `Refused` if the position cannot be dealt anew, as with human manners.
    """
    rules, text, level = game_named(game), position_text(game, view), best_plain_level(game)
    for number in count():
        seed = game_seed(_KEY, number)
        state, _ = rules.apply(read_position(text, Seeded(seed)).state, view.seat, move)
        bots = [make_bot(game, level, seed, seat) for seat in range(view.players)]
        for _ in range(_MOST_MOVES):
            if (outcome := rules.outcome(state)) is not None:
                break
            seat = rules.actors(state)[0]
            state, _ = rules.apply(state, seat, bots[seat].choose(rules.view(state, seat), Clock()))
        yield outcome is not None and view.seat in outcome.winners
