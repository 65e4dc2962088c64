"""A hint at once: the move of the best level that needs no compiled code, and why.

For as long as the code that plays on after every move is being compiled. Without playing on there are no
chances, and none are shown.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

from tablee.bots.contract import Clock
from tablee.bots.ladder import best_plain_level, make_bot
from tablee.game.registry import game_named
from tablee.game.rng import Seeded, game_seed
from tablee.match.position_text import position_text, read_position
from tablee.review.game_hints import Reason, hints_of, waited_for

_SEED = bytes(32)


@dataclass(frozen=True, slots=True)
class QuickHint:
    """One move and why."""

    move: Any
    alike: tuple[Any, ...]  # all legal moves that come to the same, this one first
    reason: Reason


def quick_hint(game: str, view: Any) -> QuickHint:
    """Raises `UnknownGame`, and `ValueError` if the seat is not to act."""
    game_named(game)
    groups = waited_for(game, view)
    best = make_bot(game, best_plain_level(game), _SEED, view.seat).choose(view, Clock())
    alike = next(group for group in groups if best in group)
    return QuickHint(alike[0], alike, hints_of(game).reason_for(view, alike[0]))


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
