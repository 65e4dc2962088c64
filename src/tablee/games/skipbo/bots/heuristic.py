"""The heuristic levels of Skip-Bo, and the greedy player, as bots: they see a view and answer a move.

And what any bot notices of bad manners, and whether it says so. It sees a view, as in its turn: who plays
although another had to, who was heard, who holds too many cards. It does not always look: the higher the
level, the better it watches.
"""

from hashlib import sha256

from tablee.bots.contract import Clock
from tablee.game.rng import Domain, Stream
from tablee.games.skipbo.bots.greedy import greedy_codes
from tablee.games.skipbo.bots.policy import NO_MISTAKE, decide
from tablee.games.skipbo.bots.position import position_of
from tablee.games.skipbo.bots.turn_tree import END_TURN, VALUES_SIZE, WORK_SIZE
from tablee.games.skipbo.bots.weights import CARELESS, FORGETS, style_of
from tablee.games.skipbo.rules.moves import ALL_MOVES, CALLS, Call, Move
from tablee.games.skipbo.rules.options import HAND_SIZE
from tablee.games.skipbo.rules.view import View


class HeuristicBot:
    """A bot of a level from 1 to 4. It keeps the rules at every table, also where others need not.

    It remembers nothing between moves but how far it has read its random numbers, and only levels that
    make mistakes read any: two for each move.
    """

    def __init__(self, level: int, seed: bytes, seat: int) -> None:
        self.level = level
        self._style = style_of(level)  # raises ValueError
        self._stream = Stream(seed, Domain.POLICY, seat)
        self._work = [0] * WORK_SIZE
        self._values = [0.0] * VALUES_SIZE

    def choose(self, view: View, clock: Clock) -> Move:
        """Raises `ValueError` unless it is this seat's turn."""
        position = position_of(view)
        weights, knobs = self._style
        first = second = NO_MISTAKE
        if knobs[FORGETS] or knobs[CARELESS]:
            first, second = self._stream.below(100), self._stream.below(100)
        return ALL_MOVES[decide(position, weights, knobs, first, second, self._work, self._values)]


class GreedyBot:
    """The naive player of `greedy.py`; it reads one random number for each move."""

    def __init__(self, seed: bytes, seat: int) -> None:
        self._stream = Stream(seed, Domain.POLICY, seat)
        self._codes = [0] * (END_TURN + 1)

    def choose(self, view: View, clock: Clock) -> Move:
        """Raises `ValueError` unless it is this seat's turn."""
        return ALL_MOVES[self._codes[self._stream.below(greedy_codes(position_of(view), self._codes))]]


NOTICES = (8, 16, 30, 45, 65, 90)  # in a hundred looks, by level; it looks whenever the table has changed


def objection(level: int, view: View, seed: bytes) -> Call | None:
    """Whom the bot in this seat calls, if anybody. The same seed and view give the same answer."""
    if view.seat is None:
        return None
    sure = [seat for seat in certain(view) if _would_call(view, seat)]
    likely = [seat for seat in holding_too_many(view) if _would_call(view, seat)]
    chance = NOTICES[level - 1]
    if not sure:  # hands can be large for an honest reason: whoever was wrong once counts less rashly
        chance //= 4 ** view.wrong_calls[view.seat]
    if not (sure or likely):
        return None
    look = Stream(sha256(seed + repr(view).encode()).digest(), Domain.POLICY, view.seat)
    return CALLS[(sure or likely)[0]] if look.below(100) < chance else None


def _would_call(view: View, seat: int) -> bool:
    return seat != view.partner and CALLS[seat] in view.legal_moves


def certain(view: View) -> list[int]:
    """Who plays out of turn (SB-26), and who was heard talking to their partner (SB-23)."""
    out_of_turn = view.turn != (view.after + 1) % view.players
    return [*([view.turn] if out_of_turn else []), *view.heard]


def holding_too_many(view: View) -> list[int]:
    """SB-25: more than five cards in one's turn, or five after it, for it ends with a discard.

    Fair players hold five only if their turn was interrupted, and more only if they got away with it before.
    """
    playing = (view.turn, (view.after + 1) % view.players)
    most = [HAND_SIZE if seat in playing else HAND_SIZE - 1 for seat in range(view.players)]
    return [seat for seat, place in enumerate(view.places) if place.hand_count > most[seat]]
