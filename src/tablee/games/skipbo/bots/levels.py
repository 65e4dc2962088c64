"""Who plays Skip-Bo: six levels, the greedy player to measure them by, and the eager random one.

Levels 1 to 4 weigh what `weights.py` names; levels 5 and 6 judge by what was learned, see `champion.py`.
Bots are loaded when they are made: naming the levels costs nothing.
"""

from collections.abc import Sequence

from tablee.bots.contract import Bot, Level, TrialTable
from tablee.games.skipbo.rules.moves import Discard, EndTurn, Move, Play
from tablee.games.skipbo.rules.view import View

LEVELS = (
    Level(1, "Sparrow", "Plays what it sees, forgets its stock now and then, and wastes its wild cards."),
    Level(2, "Robin", "Plays its stock first and keeps its discard piles tidy, but never looks at yours."),
    Level(3, "Magpie", "Plans its whole turn to free its stock, and avoids building up to your next card."),
    Level(4, "Owl", "Plans as far as its cards go, and has learned from countless games what is worth it."),
    Level(
        5,
        "Falcon",
        "Has learned from millions of games what a position is worth, and plans whole turns by it.",
        compiled="learned",
    ),
    Level(
        6,
        "Champion",
        "Tries its best turns out in its head, against all that you might hold.",
        compiled="champion",
    ),
)

TRIAL_TABLES = (
    TrialTable(2, 1, {"stock_size": 3}),
    TrialTable(4, 3, {"partners": True, "stock_size": 5}),
    TrialTable(6, 0, {"stock_size": 10}),
)


def make_bot(who: int | str, seed: bytes, seat: int) -> Bot:
    """The bot of a level, or the greedy player."""
    if isinstance(who, str):
        from tablee.games.skipbo.bots.heuristic import GreedyBot

        return GreedyBot(seed, seat)
    if LEVELS[who - 1].compiled:
        from tablee.games.skipbo.bots.champion import PLAN, LearnedBot

        return LearnedBot(seed, seat, PLAN if who == len(LEVELS) else None)
    from tablee.games.skipbo.bots.heuristic import HeuristicBot

    return HeuristicBot(who, seed, seat)


def objection(level: int, view: View, seed: bytes) -> Move | None:
    """What a bot of this level says to bad manners, in anybody's turn (SB-23, SB-25, SB-26)."""
    if view.options.manners == "strict":
        return None
    from tablee.games.skipbo.bots import heuristic

    return heuristic.objection(level, view, seed)


def eager_moves(view: View) -> Sequence[Move]:
    """Any play before any discard."""
    plays = [move for move in view.legal_moves if isinstance(move, Play)]
    return plays or [move for move in view.legal_moves if isinstance(move, Discard | EndTurn)]
