"""What has become of a seat's grid after its move, told to the networks. Compiled."""

import numpy as np

from tablee.bots.skyjo.columns import column_cost, column_score
from tablee.bots.skyjo.features import tell_own, tell_top
from tablee.bots.skyjo.lookahead import LEAST, Room
from tablee.bots.skyjo.position import FACE_DOWN, GONE, GRID, NOBODY, Position
from tablee.games.compiling import Record, uncounted


@uncounted
def tell_afterstate(s: Record, position: Position, room: Room) -> None:
    """Add the own grid as it lies now to the notes. The position was considered before the move."""
    seat, cells = position.seat, position.cells
    grid, hidden, present = s.grids[seat], np.int64(s.hidden[seat]), np.int64(s.present[seat])
    for cell in range(GRID):
        card = (grid >> (4 * cell)) & 15
        if (hidden >> cell) & 1:
            card = FACE_DOWN
        elif not (present >> cell) & 1:
            card = GONE
        cells[seat * GRID + cell] = card
    cost = 0.0
    for column in range(seat * GRID, seat * GRID + 4):
        a, b, c = cells[column], cells[column + 4], cells[column + 8]
        if position.closer == NOBODY:
            cost += column_cost(room.scratch, a, b, c)
        else:
            cost += column_score(room.scratch, a, b, c, position.clears)
    closer, top = np.int64(s.closer), np.int64(s.top)
    tell_own(room.notes, position, room.scratch, cost, closer, room.facts[LEAST])
    tell_top(room.notes, room.scratch, top, closer)
