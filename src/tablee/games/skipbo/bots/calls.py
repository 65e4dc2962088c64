"""What a bot notices of bad manners, and whether it says so.

It sees a view, as in its turn: who plays although another had to, who was heard, who holds too many cards.
It does not always look: the higher the level, the better it watches.
"""

from hashlib import sha256

from tablee.game.rng import Domain, Stream
from tablee.games.skipbo.rules.moves import CALLS, Call
from tablee.games.skipbo.rules.options import HAND_SIZE
from tablee.games.skipbo.rules.view import View

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
