"""What is best in a position that somebody has written down or laid out."""

from tablee.match.position import Position, from_position
from tablee.match.position_text import NOTHING, REFUSALS
from tablee.review.game_hints import waited_for


def to_analyse(text: str) -> Position:
    """The position, in which its seat has something to decide. Raises `Refused`, or `UnknownGame`."""
    position = from_position(text)
    try:
        waited_for(position.game, position.view)
    except ValueError:
        seat = NOTHING if position.view.seat is None else position.view.seat
        raise REFUSALS.refused("position_waits", f"seat={seat}") from None
    return position
