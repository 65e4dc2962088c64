"""What has become of a seat's grid after its move, told to the networks and judged by them. Compiled."""

import numpy as np

from tablee.bots.network import WIDTH, add_notes, judge
from tablee.bots.skyjo.columns import column_cost, column_score
from tablee.bots.skyjo.features import tell_own
from tablee.bots.skyjo.lookahead import LEAST, Room
from tablee.bots.skyjo.position import FACE_DOWN, GONE, GRID, NOBODY, Position
from tablee.games.compiling import Number, Record, uncounted


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
    tell_own(room.notes, position, room.scratch, cost, top, closer, room.facts[LEAST])


@uncounted
def judge_afterstate(s: Record, position: Position, room: Room) -> Number:
    """What the network thinks of it, in tens of points."""
    room.notes.length[0] = 0
    tell_afterstate(s, position, room)
    nobody = s.closer == NOBODY
    table = room.open_table if nobody else room.closed_table
    network = room.open if nobody else room.closed
    for i in range(WIDTH + 1):
        room.hidden[i] = table[i]
    add_notes(network, room.hidden, room.notes)
    return judge(network, room.hidden, room.inner)
