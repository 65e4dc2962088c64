"""What was lucky in a match of Skyjo: the drawn card that took the most points out of a grid."""

from collections.abc import Sequence

from tablee.game.contract import Event, Luck
from tablee.games.skyjo.rules.events import Exchanged


def luckiest(events: Sequence[Event]) -> Luck | None:
    """The exchange with a drawn card that saved most; None if none saved anything."""
    drawn = [event for event in events if isinstance(event, Exchanged) and not event.taken]
    best = max(drawn, key=lambda event: event.out - event.card, default=None)
    if best is None or best.out <= best.card:
        return None
    return Luck(best.seat, {"card": _signed(best.card), "out": _signed(best.out)})


def _signed(card: int) -> str:
    return f"−{-card}" if card < 0 else str(card)
