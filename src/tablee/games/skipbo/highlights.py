"""What was lucky in a match of Skip-Bo: the turn in which most cards went."""

from collections.abc import Sequence

from tablee.game.contract import Event, Luck
from tablee.games.skipbo.rules.events import Played, TurnBegan


def luckiest(events: Sequence[Event]) -> Luck | None:
    """The longest turn; None if in none a card was played."""
    best, count = Luck(0, {"count": 0}), 0
    for event in events:
        if isinstance(event, TurnBegan):
            count = 0
        elif isinstance(event, Played):
            count += 1
            if count > int(best.values["count"]):
                best = Luck(event.seat, {"count": count})
    return best if best.values["count"] else None
