"""Who plays Skyjo: six levels, the greedy player to measure them by, and the eager random one.

Levels 1 to 4 have the numbers of `weights.py`; levels 5 and 6 judge by what was learned, see `champion.py`.
Bots are loaded when they are made: naming the levels costs nothing.
"""

from collections.abc import Sequence

from tablee.bots.contract import Bot, Level, TrialTable
from tablee.games.skyjo.rules.moves import Draw, Move
from tablee.games.skyjo.rules.state import FACE_DOWN
from tablee.games.skyjo.rules.view import View

LEVELS = (
    Level(1, "Sparrow", "Likes small cards, but grows fond of middling ones and forgets to look at columns."),
    Level(
        2,
        "Robin",
        "Swaps high cards for low ones and finishes columns, but closes without a look at the others.",
    ),
    Level(3, "Magpie", "Counts the cards that are gone, collects columns and thinks before closing."),
    Level(4, "Owl", "Weighs every card for itself and for you, and closes when it hurts you most."),
    Level(
        5,
        "Falcon",
        "Has learned from millions of rounds what the cards on the table are worth, and looks a turn ahead.",
        compiled="learned",
    ),
    Level(
        6,
        "Champion",
        "Tries its best moves out in its head, and knows what a point is worth in this match.",
        compiled="champion",
    ),
)

TRIAL_TABLES = (
    TrialTable(2, 0, {"limit": 300}),
    TrialTable(3, 2, {"limit": 300}),
    TrialTable(8, 5, {"clear_on_reveal": False, "limit": 300}),
)


def make_bot(who: int | str, seed: bytes, seat: int) -> Bot:
    """The bot of a level, or the greedy player."""
    if isinstance(who, int) and LEVELS[who - 1].compiled:
        from tablee.games.skyjo.bots.champion import PLAN, LearnedBot

        return LearnedBot(seed, seat, PLAN if who == len(LEVELS) else None)
    from tablee.games.skyjo.bots.heuristic import HeuristicBot

    return HeuristicBot(who, seed, seat)


def eager_moves(view: View) -> Sequence[Move]:
    """Only moves that turn up a face-down card, or draw one."""
    assert view.seat is not None
    grid = view.grids[view.seat]
    return [move for move in view.legal_moves if isinstance(move, Draw) or grid[move.cell] == FACE_DOWN]
