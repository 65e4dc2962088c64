"""Skyjo compiled: whole playouts and whole matches, tens of millions of moves a second.

The same game as `rules.py`, which is the truth: same seed, same cards, same legal moves in the same
order. The lockstep test compares the two after every move.

How a state is laid out, so that a turn is a few operations on 64-bit words:

- A card is a *nibble*: its value plus 2, so 0 to 14.
- A grid is twelve nibbles, cell by cell. A row is 16 bits, so shifting by 16 lays the cells of a
  column over each other. A column that has left holds 1, 2 and 3: worth nothing together (like three
  times the value 0), and never three equal ones.
- `hidden` and `present` have a bit for each cell, as in the plain state.
- The draw pile is shuffled only as far as it is drawn: step i of the shuffle settles card i, and its numbers
  come from a stream that waits. Most of the deck is never looked at.
- Of the discard pile only the top is kept. A card below it cannot come back before the pile is
  shuffled, and by then the pile is all cards that are nowhere else.

A *move code* is an index in `MOVES`, whose order is that of `legal_moves`.

Policies, for playouts:

- `uniform`: each legal move is as likely.
- `eager` wants the round to end: each legal move that turns up a face-down card is as likely, and drawing
  counts as one. So: any turn-over of the set-up; takes onto face-down cells and the draw; keeps
  onto face-down cells and all rejects.

During set-up the lowest seat that has not turned over two cards goes on.

Compiled functions check nothing, not even indices, and pass records to each other. `kernels.engine` is
their checked side for Python.
"""

from dataclasses import asdict
from typing import Any, NamedTuple

import numpy as np

from tablee.game.rng import Domain
from tablee.games.skyjo.rules.moves import ALL_MOVES, CELLS, DRAW, KEEPS, LOWEST, REJECTS, TAKES, Move, Phase
from tablee.games.skyjo.rules.options import PLAYERS, Options, make_options, starting_totals
from tablee.games.skyjo.rules.state import DECK, EVERY_CELL
from tablee.kernels.arguments import EAGER, padded
from tablee.kernels.decorators import Array, Number, Record, bit_count, compiled, lowest_bit
from tablee.kernels.stream import SEED_WORDS, STREAM, below, below_at, open_stream

integer: Any = np.int64  # small fields of a record must be widened before one computes with them

# --- move codes ------------------------------------------------------------------------------------

MOVES: tuple[Move, ...] = ALL_MOVES
CODES: dict[Move, int] = {move: code for code, move in enumerate(MOVES)}
_TAKES = CODES[TAKES[0]]
_DRAW = CODES[DRAW]
_KEEPS = CODES[KEEPS[0]]
_REJECTS = CODES[REJECTS[0]]

# --- the state -------------------------------------------------------------------------------------

SEATS = PLAYERS.stop - 1  # SJ-02
CELL_COUNT = len(CELLS)
NOBODY = SEATS  # where a seat could stand
_SET_UP, _TURN, DRAWN, OVER = range(4)
PHASES = (Phase.SET_UP, Phase.TURN, Phase.DRAWN, Phase.OVER)  # in a state, its index here
SINGLE_ROUND = -(1 << 62)  # a limit that every total has reached
HIGHEST_LIMIT = 1 << 62  # and one that none ever does
_DECK_SIZE = len(DECK)  # SJ-01
_DECK = np.array([card - LOWEST for card in DECK], dtype=np.uint8)
FACES = DECK[-1] - LOWEST + 1
_DECK_COUNTS = sum(1 << (4 * (card - LOWEST)) for card in DECK)  # no card is there more than 15 times

STATE = np.dtype(
    [
        ("grids", np.int64, SEATS),
        ("hidden", np.uint16, SEATS),
        ("present", np.uint16, SEATS),
        # The table; the same for a whole match.
        ("limit", np.int64),
        ("points", np.int64, SEATS),  # that each seat begins with: a handicap
        ("players", np.uint8),
        ("closer_starts", np.bool_),
        ("clears_on_reveal", np.bool_),
        # The round. A seat that is nobody's is 8.
        ("phase", np.uint8),
        ("dealer", np.uint8),
        ("turn", np.uint8),
        ("closer", np.uint8),
        ("starter", np.uint8),
        ("top", np.uint8),  # of the discard pile
        ("drawn", np.uint8),  # the card in hand; it means something in the phase DRAWN only
        ("scores", np.int16, SEATS),  # once the round is over
        ("next_card", np.uint8),  # of the draw pile below: where it begins now,
        ("draw_end", np.uint8),  # and where it ends
        ("draw", np.uint8, _DECK_SIZE),  # shuffled up to next_card
        ("shuffle", STREAM),  # which shuffles it; its key is the match's seed
        # The match so far.
        ("shuffles", np.int64),
        ("totals", np.int64, SEATS),
        ("rounds", np.int64),  # finished
        ("moves", np.int64),
        ("turns", np.int64),  # finished, without the set-ups
        ("columns", np.int64),  # cleared
        ("doubled", np.int64),  # closers whose score was
        ("lowest", np.int64),  # closers who had strictly the lowest score
    ],
    align=True,
)

RESULT = np.dtype(
    [
        ("winners", np.uint8),  # a bit for each seat; none if the match was cut
        ("cut", np.bool_),  # stopped at the move limit
        ("totals", np.int64, SEATS),
        ("score_sum", np.int64),  # of all round scores of all seats
        ("rounds", np.int64),
        ("moves", np.int64),
        ("turns", np.int64),  # finished, without the set-ups
        ("reshuffles", np.int64),  # draw piles rebuilt (SJ-15)
        ("columns", np.int64),  # cleared, at the final reveal too (SJ-09)
        ("doubled", np.int64),  # closers whose score was doubled (SJ-12)
        ("lowest", np.int64),  # closers who had strictly the lowest score
    ],
    align=True,
)


class TableOptions(NamedTuple):
    """The options of a table, as compiled code takes them. The fields of `STATE` have the same names."""

    players: int
    limit: int
    closer_starts: bool
    clears_on_reveal: bool
    dealer: int  # of the first round
    points: tuple[int, int, int, int, int, int, int, int]  # that each seat begins with


def table_of(players: int, options: Options) -> TableOptions:
    """The table as compiled code takes it. Raises `Refused`."""
    options = make_options(asdict(options), players)
    return TableOptions(
        players=players,
        limit=SINGLE_ROUND if options.limit is None else min(options.limit, HIGHEST_LIMIT),
        closer_starts=options.next_start == "closer",
        clears_on_reveal=options.clear_on_reveal,
        dealer=options.dealer,
        points=padded(starting_totals(options, players), SEATS),
    )


# --- words -----------------------------------------------------------------------------------------

_COLUMN_CELLS = 0x111  # of the first column, like the next two
_COLUMN = 0xF000F000F
_LEFT_COLUMN = 0x300020001
_COLUMN_LANES = 0x1111  # one for each column
_EVEN_NIBBLES = 0x0F0F0F0F0F0F
_WORDS = STREAM["words"].shape[0]  # of random bits that a stream has at hand, a power of two


def _cell_lists() -> Array:
    """For every set of cells its cells in ascending order, a nibble each."""
    sets = np.arange(EVERY_CELL + 1, dtype=np.int64)
    lists = np.zeros_like(sets)
    counts = np.zeros_like(sets)
    for cell in CELLS:
        member = (sets >> cell) & 1
        lists |= (member * cell) << (4 * counts)
        counts += member
    return lists


_CELL_LISTS = _cell_lists()


@compiled
def _nth_cell(cells: Number, n: Number) -> Number:
    """The n-th of a set of cells, from 0."""
    return (_CELL_LISTS[cells] >> (4 * n)) & 15


@compiled
def card_at(grid: Number, cell: Number) -> Number:
    return (grid >> (4 * cell)) & 15


@compiled
def _unequal(grid: Number) -> Number:
    """The nibbles of the lowest row that are not 0 are the columns that are not three equal cards."""
    return (grid ^ (grid >> 16)) | (grid ^ (grid >> 32))


@compiled
def _sum(grid: Number) -> Number:
    """The values of all cards. Nibbles are added in pairs; byte 5 of the product is the sum of the pairs."""
    pairs = (grid & _EVEN_NIBBLES) + ((grid >> 4) & _EVEN_NIBBLES)
    return (((pairs * 0x010101010101) >> 40) & 0xFF) - 24


# --- the draw pile ---------------------------------------------------------------------------------


@compiled
def _begin_shuffle(s: Record, count: Number) -> None:
    """The sorted cards at the start of `draw` become the draw pile, in an order yet to be found."""
    open_stream(s.shuffle, s.shuffle.key, Domain.SHUFFLE.value, s.shuffles)
    s.shuffles += 1
    s.next_card = 0
    s.draw_end = count


@compiled
def next_card(s: Record) -> Number:
    """The next step of the shuffle that `rng.Seeded` makes. The pile must not be empty."""
    i = integer(s.next_card)
    j = i + below(s.shuffle, integer(s.draw_end) - i)
    card = integer(s.draw[j])
    s.draw[j] = s.draw[i]
    s.next_card = i + 1
    return card


@compiled
def count_elsewhere(s: Record) -> Number:
    """How many of each card are in no grid, a nibble each: the discard pile, if there is nothing else."""
    counts = _DECK_COUNTS
    for seat in range(integer(s.players)):
        cells = integer(s.present[seat])
        while cells:
            counts -= 1 << (4 * card_at(s.grids[seat], lowest_bit(cells)))
            cells &= cells - 1
    return counts


@compiled
def _draw(s: Record) -> None:
    """SJ-08, first half. SJ-15: an empty draw pile is rebuilt from all discards but the top."""
    if s.next_card == s.draw_end:
        counts = count_elsewhere(s) - (1 << (4 * integer(s.top)))
        at = 0
        for card in range(FACES):
            for _ in range((counts >> (4 * card)) & 15):
                s.draw[at] = card
                at += 1
        _begin_shuffle(s, at)
    s.drawn = next_card(s)
    s.phase = DRAWN


# --- a match and its rounds ------------------------------------------------------------------------


@compiled
def start(s: Record, key: Array, table: TableOptions) -> None:
    """A match and its first round."""
    s.players = table.players
    s.limit = table.limit
    s.closer_starts = table.closer_starts
    s.clears_on_reveal = table.clears_on_reveal
    for i in range(SEED_WORDS):
        s.shuffle.key[i] = key[i]
    s.shuffles = 0
    for seat in range(SEATS):
        s.points[seat] = s.totals[seat] = table.points[seat]
    s.rounds = 0
    s.moves = 0
    s.turns = 0
    s.columns = 0
    s.doubled = 0
    s.lowest = 0
    s.starter = NOBODY
    deal(s, integer(table.dealer))


@compiled
def deal(s: Record, dealer: Number) -> None:
    """The next round of the match; its `starter` is known already."""
    for i in range(_DECK_SIZE):
        s.draw[i] = _DECK[i]
    _begin_shuffle(s, integer(_DECK_SIZE))
    players = integer(s.players)
    first = dealer + 1 if dealer + 1 < players else 0
    s.dealer = dealer
    s.phase = _SET_UP
    s.turn = first
    s.closer = NOBODY
    for seat in range(SEATS):
        s.grids[seat] = 0
        s.hidden[seat] = EVERY_CELL
        s.present[seat] = EVERY_CELL
        s.scores[seat] = 0
    # SJ-03: one card at a time round the table from the dealer's left, filling the rows.
    stream = s.shuffle
    words, at = stream.words, stream.at
    seat, cell = first, 0
    for i in range(CELL_COUNT * players):
        n, at = below_at(stream, words, at, _DECK_SIZE - i)
        s.grids[seat] |= integer(s.draw[i + n]) << (4 * cell)
        s.draw[i + n] = s.draw[i]
        seat += 1
        if seat == players:
            seat = 0
        if seat == first:
            cell += 1
    stream.at = at
    s.next_card = CELL_COUNT * players
    s.top = next_card(s)  # SJ-04


@compiled
def next_game(s: Record) -> None:
    """The next round of the match."""
    s.starter = s.closer if s.closer_starts else NOBODY  # SJ-05
    dealer = integer(s.dealer) + 1
    deal(s, dealer if dealer < s.players else 0)


@compiled
def is_over(s: Record) -> bool:
    """Whether the round is."""
    return s.phase == OVER  # type: ignore[no-any-return]


@compiled
def seat_to_move(s: Record) -> Number:
    """During set-up the lowest seat that has not turned over two cards. The round must not be over."""
    if s.phase == _SET_UP:
        for seat in range(integer(s.players)):
            if must_turn_over(s, seat):
                return seat
    return integer(s.turn)


@compiled
def match_winners(s: Record) -> Number:
    """SJ-14: a bit for each seat that has won the match; -1 while it goes on."""
    if s.phase != OVER:
        return -1
    highest = lowest = s.totals[0]
    for seat in range(1, integer(s.players)):
        highest = max(highest, s.totals[seat])
        lowest = min(lowest, s.totals[seat])
    if highest < s.limit:
        return -1
    winners = 0
    for seat in range(integer(s.players)):
        if s.totals[seat] == lowest:
            winners |= 1 << seat
    return winners


@compiled
def _begin_turns(s: Record) -> None:
    """SJ-05: everybody has turned over two cards."""
    starter = integer(s.starter)
    if starter == NOBODY:
        highest = -1
        seat = integer(s.dealer)
        for _ in range(integer(s.players)):
            seat += 1
            if seat == s.players:
                seat = 0
            up = EVERY_CELL & ~integer(s.hidden[seat])
            grid = s.grids[seat]
            cards = card_at(grid, lowest_bit(up)) + card_at(grid, lowest_bit(up & (up - 1)))
            if cards > highest:
                highest = cards
                starter = seat
    s.phase = _TURN
    s.turn = starter


@compiled
def _clear_column(s: Record, seat: Number, grid: Number, column: Number) -> Number:
    """SJ-09: the grid after three equal face-up cards have left it."""
    s.present[seat] = integer(s.present[seat]) & ~(_COLUMN_CELLS << column)
    s.columns += 1
    return (grid & ~(_COLUMN << (4 * column))) | (_LEFT_COLUMN << (4 * column))


@compiled
def _end_round(s: Record, closer: Number) -> None:
    """SJ-11, SJ-12: all cards are turned up and counted."""
    lowest_other = 1 << 62
    for seat in range(integer(s.players)):
        s.hidden[seat] = 0
        grid = s.grids[seat]
        if s.clears_on_reveal:  # SJ-09
            unequal = _unequal(grid)
            unequal |= unequal >> 1
            equal = ~(unequal | (unequal >> 2)) & _COLUMN_LANES
            while equal:
                column = lowest_bit(equal) >> 2
                s.top = card_at(grid, column)
                grid = _clear_column(s, seat, grid, column)
                equal &= equal - 1
            s.grids[seat] = grid
        score = _sum(grid)
        s.scores[seat] = score
        s.totals[seat] += score
        if seat != closer and score < lowest_other:
            lowest_other = score
    score = integer(s.scores[closer])
    if score < lowest_other:
        s.lowest += 1
    elif score > 0:  # SJ-12
        s.scores[closer] = 2 * score
        s.totals[closer] += score
        s.doubled += 1
    s.rounds += 1
    s.phase = OVER


# --- moves -----------------------------------------------------------------------------------------


@compiled
def must_turn_over(s: Record, seat: Number) -> Any:
    return bit_count(s.hidden[seat]) > CELL_COUNT - 2


@compiled
def _settle(s: Record, seat: Number, grid: Number, hidden: Number, cell: Number, top: Number) -> Number:
    """Put back a grid whose cell was turned up, less a finished column (SJ-09). The discard pile's top."""
    column = cell & 3
    if ((_unequal(grid) >> (4 * column)) & 15) | ((hidden >> column) & _COLUMN_CELLS) == 0:
        top = card_at(grid, cell)
        grid = _clear_column(s, seat, grid, column)
    s.grids[seat] = grid
    s.hidden[seat] = hidden
    return top


@compiled
def apply(s: Record, seat: Number, code: Number) -> None:
    """Carry out a legal move."""
    s.moves += 1
    if code == _DRAW:
        _draw(s)
        return
    if code < _TAKES:
        s.hidden[seat] = integer(s.hidden[seat]) & ~(1 << code)
        for player in range(integer(s.players)):
            if must_turn_over(s, player):
                return
        _begin_turns(s)
        return
    grid = s.grids[seat]
    # SJ-07, SJ-08: the card taken or drawn is exchanged for another, or one is turned over.
    if code < _REJECTS:
        cell, card = (code - _TAKES, integer(s.top)) if code < _DRAW else (code - _KEEPS, integer(s.drawn))
        top = card_at(grid, cell)
        grid ^= (card ^ top) << (4 * cell)
    else:
        cell, top = code - _REJECTS, integer(s.drawn)
    hidden = integer(s.hidden[seat]) & ~(1 << cell)
    s.top = _settle(s, seat, grid, hidden, cell, top)
    # SJ-06, SJ-10: clockwise; after somebody has closed, everybody else has one more turn.
    s.turns += 1
    if hidden == 0 and s.closer == NOBODY:
        s.closer = seat
    turn = seat + 1
    if turn == s.players:
        turn = 0
    s.turn = turn
    s.phase = _TURN
    if turn == s.closer:
        _end_round(s, turn)


@compiled
def list_moves(s: Record, seat: Number, codes: Array) -> Number:
    """Put the codes of all legal moves of a seat into `codes`, ascending, and say how many they are."""
    first, cells, more_cells = 0, 0, 0
    if s.phase == _SET_UP:
        if must_turn_over(s, seat):
            cells = integer(s.hidden[seat])
    elif seat == s.turn and s.phase != OVER:
        cells = integer(s.present[seat])
        first = _TAKES
        if s.phase == DRAWN:
            first = _KEEPS
            more_cells = integer(s.hidden[seat])
    count = 0
    while cells:
        codes[count] = first + lowest_bit(cells)
        count += 1
        cells &= cells - 1
    if first == _TAKES:
        codes[count] = _DRAW
        count += 1
    while more_cells:
        codes[count] = _REJECTS + lowest_bit(more_cells)
        count += 1
        more_cells &= more_cells - 1
    return count


# --- playouts --------------------------------------------------------------------------------------


@compiled
def _play_set_up(s: Record, stream: Record, max_moves: Number) -> None:
    """Turn over what is still to be turned over, seat after seat."""
    words, at = stream.words, stream.at
    moves = s.moves
    for seat in range(integer(s.players)):
        hidden = integer(s.hidden[seat])
        count = bit_count(hidden)
        while count > CELL_COUNT - 2 and moves < max_moves:
            n, at = below_at(stream, words, at, count)
            hidden ^= 1 << _nth_cell(hidden, n)
            count -= 1
            moves += 1
        s.hidden[seat] = hidden
        if count > CELL_COUNT - 2:
            break
    else:
        _begin_turns(s)
    s.moves = moves
    stream.at = at


@compiled
def _chosen(s: Record, stream: Record, policy: Number) -> Number:
    """The code of the move that a policy chooses in a turn."""
    hidden = integer(s.hidden[s.turn])
    cells = hidden if policy == EAGER else integer(s.present[s.turn])
    count = bit_count(cells)
    if s.phase == _TURN:
        n = below(stream, count + 1)
        return _DRAW if n == count else _TAKES + _nth_cell(cells, n)
    n = below(stream, count + bit_count(hidden))
    return _KEEPS + _nth_cell(cells, n) if n < count else _REJECTS + _nth_cell(hidden, n - count)


@compiled
def _play_turns(s: Record, stream: Record, policy: Number, max_moves: Number) -> None:
    """Play whole turns of a round that nobody has closed, as long as nothing rare comes up.

    This is `apply` of `_chosen` moves over and over, without a call, so that all stays in registers. It
    stops before a turn for which random words, cards or moves may run out or a number must be drawn
    again, and after a turn that closes the round.
    """
    words, shuffle_words = stream.words, s.shuffle.words
    grids, hiddens, presents, draw = s.grids, s.hidden, s.present, s.draw
    at = begin = stream.at
    end = min(_WORDS, at + max_moves - s.moves) - 1  # a turn takes up to two words: one for each move
    reach = 0 if policy == EAGER else EVERY_CELL  # where a card may come to although it is face up already
    players, turn, top = integer(s.players), integer(s.turn), integer(s.top)
    while at < end:
        seat = turn & 7
        grid, hidden = grids[seat], integer(hiddens[seat])
        cells = hidden | (integer(presents[seat]) & reach)
        count = bit_count(cells)
        product = integer(words[at & (_WORDS - 1)]) * (count + 1)
        if product & 0xFFFF <= count:
            break
        n = product >> 16
        card = top
        if n == count:
            i = integer(s.next_card)
            left = integer(s.draw_end) - i
            place = s.shuffle.at
            step = integer(shuffle_words[place & (_WORDS - 1)]) * left
            bound = count + bit_count(hidden)
            product = integer(words[(at + 1) & (_WORDS - 1)]) * bound
            if place == _WORDS or left == 0 or step & 0xFFFF < left or product & 0xFFFF < bound:
                break
            j = i + (step >> 16)
            card = integer(draw[j])
            draw[j] = draw[i]
            s.next_card = i + 1
            s.shuffle.at = place + 1
            s.turns -= 1  # two moves for one turn
            at += 1
            n = product >> 16
        at += 1
        if n < count:
            cell = _nth_cell(cells, n)
            top = card_at(grid, cell)
            grid ^= (card ^ top) << (4 * cell)
        else:
            cell = _nth_cell(hidden, n - count)
            top = card
        hidden &= ~(1 << cell)
        top = _settle(s, seat, grid, hidden, cell, top)
        turn += 1
        if turn == players:
            turn = 0
        if hidden == 0:
            s.closer = seat
            break
    stream.at = at
    s.moves += at - begin
    s.turns += at - begin
    s.turn = turn
    s.top = top


@compiled
def play_game(s: Record, stream: Record, policy: Number, max_moves: Number) -> None:
    """Play on to the end of the round, or until the match has had so many moves."""
    if s.phase == _SET_UP:
        _play_set_up(s, stream, max_moves)
    while s.phase != OVER and s.moves < max_moves:
        if s.phase == _TURN and s.closer == NOBODY:
            _play_turns(s, stream, policy, max_moves)
            if s.moves == max_moves:
                break
        apply(s, integer(s.turn), _chosen(s, stream, policy))


@compiled
def write_result(result: Record, s: Record, winners: Number) -> None:
    """A row of `RESULT` for a match that these bits have won, or that was cut if they are negative."""
    result.cut = winners < 0
    result.winners = max(winners, 0)
    result.score_sum = 0
    for seat in range(SEATS):
        result.totals[seat] = s.totals[seat]
        result.score_sum += s.totals[seat] - s.points[seat]
    result.rounds = s.rounds
    result.moves = s.moves
    result.turns = s.turns
    result.reshuffles = s.shuffles - s.rounds - (s.phase != OVER)
    result.columns = s.columns
    result.doubled = s.doubled
    result.lowest = s.lowest
