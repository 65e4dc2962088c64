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

Compiled functions check nothing, not even indices; those without an underscore do. Functions that
Python calls take an array and an index, because a record is slow to pass from Python; between
compiled functions it is the other way round.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from tablee.games.compiling import compiled
from tablee.games.rng import Domain
from tablee.games.skyjo.moves import ALL_MOVES, CELLS, DRAW, KEEPS, LOWEST, REJECTS, TAKES, Move
from tablee.games.skyjo.options import PLAYERS, Options, make_options
from tablee.games.skyjo.phase import Phase
from tablee.games.skyjo.state import DECK, EVERY_CELL, GONE
from tablee.games.stream import (
    SEED_WORDS,
    STREAM,
    Record,
    below,
    below_at,
    game_seed,
    open_stream,
    seed_words,
)

UNIFORM, EAGER = 0, 1
POLICIES = {"uniform": UNIFORM, "eager": EAGER}
MAX_MOVES = 1_000_000

Array = NDArray[Any]
Number = Any  # an integer, in compiled code
_int: Any = np.int64  # small fields of a record must be widened before one computes with them

# --- move codes ------------------------------------------------------------------------------------

MOVES: tuple[Move, ...] = ALL_MOVES
CODES: dict[Move, int] = {move: code for code, move in enumerate(MOVES)}
_TAKES = CODES[TAKES[0]]
_DRAW = CODES[DRAW]
_KEEPS = CODES[KEEPS[0]]
_REJECTS = CODES[REJECTS[0]]

# --- the state -------------------------------------------------------------------------------------

_SEATS = PLAYERS.stop - 1
_CELLS = len(CELLS)
NOBODY = _SEATS  # where a seat could stand
_SET_UP, _TURN, _DRAWN, _OVER = range(4)
PHASES = (Phase.SET_UP, Phase.TURN, Phase.DRAWN, Phase.OVER)  # in a state, its index here
_SINGLE_ROUND = -(1 << 62)  # a limit that every total has reached
_HIGHEST_LIMIT = 1 << 62  # and one that none ever does
_DECK_SIZE = len(DECK)
_DECK = np.array([card - LOWEST for card in DECK], dtype=np.uint8)
_FACES = DECK[-1] - LOWEST + 1
_DECK_COUNTS = sum(1 << (4 * (card - LOWEST)) for card in DECK)  # no card is there more than 15 times

STATE = np.dtype(
    [
        ("grids", np.int64, _SEATS),
        ("hidden", np.uint16, _SEATS),
        ("present", np.uint16, _SEATS),
        # The table; the same for a whole match.
        ("limit", np.int64),
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
        ("scores", np.int16, _SEATS),  # once the round is over
        ("next_card", np.uint8),  # of the draw pile below: where it begins now,
        ("draw_end", np.uint8),  # and where it ends
        ("draw", np.uint8, _DECK_SIZE),  # shuffled up to next_card
        ("shuffle", STREAM),  # which shuffles it; its key is the match's seed
        # The match so far.
        ("shuffles", np.int64),
        ("totals", np.int64, _SEATS),
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
        ("totals", np.int64, _SEATS),
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


def _generate_bit_count(_typing: Any, _word: Any) -> Any:
    return types.int64(types.int64), lambda _context, builder, _signature, args: builder.ctpop(args[0])


_bit_count: Any = intrinsic(_generate_bit_count)  # how many bits of a word are set: one instruction


@compiled
def _lowest_bit(word: Number) -> Number:
    """The number of the lowest bit that is set; the compiler knows this for one instruction."""
    return _bit_count(~word & (word - 1))


@compiled
def _nth_cell(cells: Number, n: Number) -> Number:
    """The n-th of a set of cells, from 0."""
    return (_CELL_LISTS[cells] >> (4 * n)) & 15


@compiled
def _card(grid: Number, cell: Number) -> Number:
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
def _next_card(s: Record) -> Number:
    """The next step of the shuffle that `rng.Seeded` makes. The pile must not be empty."""
    i = _int(s.next_card)
    j = i + below(s.shuffle, _int(s.draw_end) - i)
    card = _int(s.draw[j])
    s.draw[j] = s.draw[i]
    s.next_card = i + 1
    return card


@compiled
def _count_elsewhere(s: Record) -> Number:
    """How many of each card are in no grid, a nibble each: the discard pile, if there is nothing else."""
    counts = _DECK_COUNTS
    for seat in range(_int(s.players)):
        cells = _int(s.present[seat])
        while cells:
            counts -= 1 << (4 * _card(s.grids[seat], _lowest_bit(cells)))
            cells &= cells - 1
    return counts


@compiled
def _draw(s: Record) -> None:
    """SJ-08, first half. SJ-15: an empty draw pile is rebuilt from all discards but the top."""
    if s.next_card == s.draw_end:
        counts = _count_elsewhere(s) - (1 << (4 * _int(s.top)))
        at = 0
        for card in range(_FACES):
            for _ in range((counts >> (4 * card)) & 15):
                s.draw[at] = card
                at += 1
        _begin_shuffle(s, at)
    s.drawn = _next_card(s)
    s.phase = _DRAWN


# --- a match and its rounds ------------------------------------------------------------------------


@compiled
def _start(
    s: Record,
    key: Array,
    players: Number,
    limit: Number,
    closer_starts: bool,
    clears_on_reveal: bool,
    dealer: Number,
) -> None:
    """A match and its first round."""
    s.players = players
    s.limit = limit
    s.closer_starts = closer_starts
    s.clears_on_reveal = clears_on_reveal
    for i in range(SEED_WORDS):
        s.shuffle.key[i] = key[i]
    s.shuffles = 0
    for seat in range(_SEATS):
        s.totals[seat] = 0
    s.rounds = 0
    s.moves = 0
    s.turns = 0
    s.columns = 0
    s.doubled = 0
    s.lowest = 0
    s.starter = NOBODY
    _deal(s, dealer)


@compiled
def _deal(s: Record, dealer: Number) -> None:
    """The next round of the match; its `starter` is known already."""
    for i in range(_DECK_SIZE):
        s.draw[i] = _DECK[i]
    _begin_shuffle(s, _int(_DECK_SIZE))
    players = _int(s.players)
    first = dealer + 1 if dealer + 1 < players else 0
    s.dealer = dealer
    s.phase = _SET_UP
    s.turn = first
    s.closer = NOBODY
    for seat in range(_SEATS):
        s.grids[seat] = 0
        s.hidden[seat] = EVERY_CELL
        s.present[seat] = EVERY_CELL
        s.scores[seat] = 0
    # SJ-03: one card at a time round the table from the dealer's left, filling the rows.
    stream = s.shuffle
    words, at = stream.words, stream.at
    seat, cell = first, 0
    for i in range(_CELLS * players):
        n, at = below_at(stream, words, at, _DECK_SIZE - i)
        s.grids[seat] |= _int(s.draw[i + n]) << (4 * cell)
        s.draw[i + n] = s.draw[i]
        seat += 1
        if seat == players:
            seat = 0
        if seat == first:
            cell += 1
    stream.at = at
    s.next_card = _CELLS * players
    s.top = _next_card(s)  # SJ-04


@compiled
def _next_round(s: Record) -> None:
    s.starter = s.closer if s.closer_starts else NOBODY  # SJ-05
    dealer = _int(s.dealer) + 1
    _deal(s, dealer if dealer < s.players else 0)


@compiled
def _match_winners(s: Record) -> Number:
    """SJ-14: a bit for each seat that has won the match; -1 while it goes on."""
    if s.phase != _OVER:
        return -1
    highest = lowest = s.totals[0]
    for seat in range(1, _int(s.players)):
        highest = max(highest, s.totals[seat])
        lowest = min(lowest, s.totals[seat])
    if highest < s.limit:
        return -1
    winners = 0
    for seat in range(_int(s.players)):
        if s.totals[seat] == lowest:
            winners |= 1 << seat
    return winners


@compiled
def _begin_turns(s: Record) -> None:
    """SJ-05: everybody has turned over two cards."""
    starter = _int(s.starter)
    if starter == NOBODY:
        highest = -1
        seat = _int(s.dealer)
        for _ in range(_int(s.players)):
            seat += 1
            if seat == s.players:
                seat = 0
            up = EVERY_CELL & ~_int(s.hidden[seat])
            grid = s.grids[seat]
            cards = _card(grid, _lowest_bit(up)) + _card(grid, _lowest_bit(up & (up - 1)))
            if cards > highest:
                highest = cards
                starter = seat
    s.phase = _TURN
    s.turn = starter


@compiled
def _clear_column(s: Record, seat: Number, grid: Number, column: Number) -> Number:
    """SJ-09: the grid after three equal face-up cards have left it."""
    s.present[seat] = _int(s.present[seat]) & ~(_COLUMN_CELLS << column)
    s.columns += 1
    return (grid & ~(_COLUMN << (4 * column))) | (_LEFT_COLUMN << (4 * column))


@compiled
def _end_round(s: Record, closer: Number) -> None:
    """SJ-11, SJ-12: all cards are turned up and counted."""
    lowest_other = 1 << 62
    for seat in range(_int(s.players)):
        s.hidden[seat] = 0
        grid = s.grids[seat]
        if s.clears_on_reveal:  # SJ-09
            unequal = _unequal(grid)
            unequal |= unequal >> 1
            equal = ~(unequal | (unequal >> 2)) & _COLUMN_LANES
            while equal:
                column = _lowest_bit(equal) >> 2
                s.top = _card(grid, column)
                grid = _clear_column(s, seat, grid, column)
                equal &= equal - 1
            s.grids[seat] = grid
        score = _sum(grid)
        s.scores[seat] = score
        s.totals[seat] += score
        if seat != closer and score < lowest_other:
            lowest_other = score
    score = _int(s.scores[closer])
    if score < lowest_other:
        s.lowest += 1
    elif score > 0:
        s.scores[closer] = 2 * score
        s.totals[closer] += score
        s.doubled += 1
    s.rounds += 1
    s.phase = _OVER


# --- moves -----------------------------------------------------------------------------------------


@compiled
def _must_turn_over(s: Record, seat: Number) -> Any:
    return _bit_count(s.hidden[seat]) > _CELLS - 2


@compiled
def _settle(s: Record, seat: Number, grid: Number, hidden: Number, cell: Number, top: Number) -> Number:
    """Put back a grid whose cell was turned up, less a finished column (SJ-09). The discard pile's top."""
    column = cell & 3
    if ((_unequal(grid) >> (4 * column)) & 15) | ((hidden >> column) & _COLUMN_CELLS) == 0:
        top = _card(grid, cell)
        grid = _clear_column(s, seat, grid, column)
    s.grids[seat] = grid
    s.hidden[seat] = hidden
    return top


@compiled
def _apply(s: Record, seat: Number, code: Number) -> None:
    """Carry out a legal move."""
    s.moves += 1
    if code == _DRAW:
        _draw(s)
        return
    if code < _TAKES:
        s.hidden[seat] = _int(s.hidden[seat]) & ~(1 << code)
        for player in range(_int(s.players)):
            if _must_turn_over(s, player):
                return
        _begin_turns(s)
        return
    grid = s.grids[seat]
    if code < _REJECTS:
        cell, card = (code - _TAKES, _int(s.top)) if code < _DRAW else (code - _KEEPS, _int(s.drawn))
        top = _card(grid, cell)
        grid ^= (card ^ top) << (4 * cell)
    else:
        cell, top = code - _REJECTS, _int(s.drawn)
    hidden = _int(s.hidden[seat]) & ~(1 << cell)
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
def _list_moves(s: Record, seat: Number, codes: Array) -> Number:
    """Put the codes of all legal moves of a seat into `codes`, ascending, and say how many they are."""
    first, cells, more_cells = 0, 0, 0
    if s.phase == _SET_UP:
        if _must_turn_over(s, seat):
            cells = _int(s.hidden[seat])
    elif seat == s.turn and s.phase != _OVER:
        cells = _int(s.present[seat])
        first = _TAKES
        if s.phase == _DRAWN:
            first = _KEEPS
            more_cells = _int(s.hidden[seat])
    count = 0
    while cells:
        codes[count] = first + _lowest_bit(cells)
        count += 1
        cells &= cells - 1
    if first == _TAKES:
        codes[count] = _DRAW
        count += 1
    while more_cells:
        codes[count] = _REJECTS + _lowest_bit(more_cells)
        count += 1
        more_cells &= more_cells - 1
    return count


# --- playouts --------------------------------------------------------------------------------------


@compiled
def _play_set_up(s: Record, stream: Record, max_moves: Number) -> None:
    """Turn over what is still to be turned over, seat after seat."""
    words, at = stream.words, stream.at
    moves = s.moves
    for seat in range(_int(s.players)):
        hidden = _int(s.hidden[seat])
        count = _bit_count(hidden)
        while count > _CELLS - 2 and moves < max_moves:
            n, at = below_at(stream, words, at, count)
            hidden ^= 1 << _nth_cell(hidden, n)
            count -= 1
            moves += 1
        s.hidden[seat] = hidden
        if count > _CELLS - 2:
            break
    else:
        _begin_turns(s)
    s.moves = moves
    stream.at = at


@compiled
def _chosen(s: Record, stream: Record, policy: Number) -> Number:
    """The code of the move that a policy chooses in a turn."""
    hidden = _int(s.hidden[s.turn])
    cells = hidden if policy == EAGER else _int(s.present[s.turn])
    count = _bit_count(cells)
    if s.phase == _TURN:
        n = below(stream, count + 1)
        return _DRAW if n == count else _TAKES + _nth_cell(cells, n)
    n = below(stream, count + _bit_count(hidden))
    return _KEEPS + _nth_cell(cells, n) if n < count else _REJECTS + _nth_cell(hidden, n - count)


@compiled
def _play_turns(s: Record, stream: Record, policy: Number, max_moves: Number) -> None:
    """Play whole turns of a round that nobody has closed, as long as nothing rare comes up.

    This is `_apply` of `_chosen` moves over and over, without a call, so that all stays in registers. It
    stops before a turn for which random words, cards or moves may run out or a number must be drawn
    again, and after a turn that closes the round.
    """
    words, shuffle_words = stream.words, s.shuffle.words
    grids, hiddens, presents, draw = s.grids, s.hidden, s.present, s.draw
    at = begin = stream.at
    end = min(_WORDS, at + max_moves - s.moves) - 1  # a turn takes up to two words: one for each move
    reach = 0 if policy == EAGER else EVERY_CELL  # where a card may come to although it is face up already
    players, turn, top = _int(s.players), _int(s.turn), _int(s.top)
    while at < end:
        seat = turn & 7
        grid, hidden = grids[seat], _int(hiddens[seat])
        cells = hidden | (_int(presents[seat]) & reach)
        count = _bit_count(cells)
        product = _int(words[at & (_WORDS - 1)]) * (count + 1)
        if product & 0xFFFF <= count:
            break
        n = product >> 16
        card = top
        if n == count:
            i = _int(s.next_card)
            left = _int(s.draw_end) - i
            place = s.shuffle.at
            step = _int(shuffle_words[place & (_WORDS - 1)]) * left
            bound = count + _bit_count(hidden)
            product = _int(words[(at + 1) & (_WORDS - 1)]) * bound
            if place == _WORDS or left == 0 or step & 0xFFFF < left or product & 0xFFFF < bound:
                break
            j = i + (step >> 16)
            card = _int(draw[j])
            draw[j] = draw[i]
            s.next_card = i + 1
            s.shuffle.at = place + 1
            s.turns -= 1  # two moves for one turn
            at += 1
            n = product >> 16
        at += 1
        if n < count:
            cell = _nth_cell(cells, n)
            top = _card(grid, cell)
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
def _play_round(s: Record, stream: Record, policy: Number, max_moves: Number) -> None:
    """Play on to the end of the round, or until the match has had so many moves."""
    if s.phase == _SET_UP:
        _play_set_up(s, stream, max_moves)
    while s.phase != _OVER and s.moves < max_moves:
        if s.phase == _TURN and s.closer == NOBODY:
            _play_turns(s, stream, policy, max_moves)
            if s.moves == max_moves:
                break
        _apply(s, _int(s.turn), _chosen(s, stream, policy))


@compiled
def _play_match(s: Record, stream: Record, policy: Number, max_moves: Number) -> Number:
    """Play on to the end of the match. The winners' bits, or -1 if it was cut."""
    _play_round(s, stream, policy, max_moves)
    winners = _match_winners(s)
    while winners < 0 and s.phase == _OVER and s.moves < max_moves:
        _next_round(s)
        _play_round(s, stream, policy, max_moves)
        winners = _match_winners(s)
    return winners


# --- for Python: everything is checked before compiled code runs -------------------------------------


def new_states(count: int) -> Array:
    """An array of states in which nothing is dealt yet."""
    return np.zeros(count, dtype=STATE)


def start_match(states: Array, i: int, seed: bytes, players: int, options: Options) -> None:
    """Deal the first round of a match at `states[i]`. Raises `Refused` for options that no table can have."""
    _check_index(states, i)
    _start_at(states, i, seed_words(seed), *_table(players, options))


def next_round(states: Array, i: int) -> None:
    """Deal the next round of the match. Raises `ValueError` unless one is over and the match is not."""
    check_dealt(states, i)
    if states["phase"][i] != _OVER or _match_winners_at(states, i) >= 0:
        raise ValueError("there is no next round: this one goes on, or the match is over")
    _next_round_at(states, i)


def legal_moves(states: Array, i: int, seat: int) -> list[int]:
    """The codes of all legal moves of a seat, ascending, which is the order of `rules.legal_moves`."""
    check_dealt(states, i)
    _whole("seat", seat, 0, int(states["players"][i]) - 1)
    codes = np.empty(len(MOVES), dtype=np.int64)
    found: list[int] = codes[: _list_moves_at(states, i, seat, codes)].tolist()
    return found


def legal_count(states: Array, i: int, seat: int) -> int:
    """How many legal moves a seat has; none if it does not act now."""
    return len(legal_moves(states, i, seat))


def apply_code(states: Array, i: int, seat: int, code: int) -> None:
    """Carry out a move. Raises `ValueError` if it is not legal, and then nothing has changed."""
    if code not in legal_moves(states, i, seat):
        raise ValueError(f"the move with the code {code} is not legal here")
    _apply_at(states, i, seat, code)


def match_winners(states: Array, i: int) -> tuple[int, ...] | None:
    """SJ-14: the seats that have won the match; None while it goes on."""
    check_dealt(states, i)
    winners = _match_winners_at(states, i)
    return None if winners < 0 else seats(winners)


def seats(bits: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(_SEATS) if bits >> seat & 1)


def policy_stream(seed: bytes, number: int = 0) -> Array:
    """Where a policy's choices in one match come from, for `playout`."""
    streams = np.zeros(1, dtype=STREAM)
    _open_stream_at(streams, 0, seed_words(seed), Domain.POLICY.value, _whole("number", number, 0, 2**62))
    return streams


def playout(states: Array, i: int, streams: Array, policy: str, max_moves: int = MAX_MOVES) -> None:
    """Play the round at `states[i]` to its end, or until its match has had `max_moves` moves in all.

    `streams` is a `policy_stream`; it is read on from where it stands.
    """
    check_dealt(states, i)
    if streams.dtype != STREAM or streams.shape != (1,):
        raise ValueError("streams must come from policy_stream")
    _play_round_at(states, i, streams, _policy(policy), _whole("max_moves", max_moves, 0, 2**62))


def play_matches(
    key: bytes,
    first_index: int,
    count: int,
    players: int,
    options: Options,
    policy: str = "uniform",
    max_moves: int = MAX_MOVES,
) -> Array:
    """Play the matches `first_index` and following of a simulation; one row of `RESULT` for each.

    `key` is a `rng.simulation_key`; match n has the seed `rng.game_seed(key, n)`, which also feeds the
    policy. A match that has not ended after `max_moves` moves is cut, and nobody wins it.
    The interpreter's lock is free meanwhile, so that threads really run side by side.
    """
    results = np.zeros(_whole("count", count, 0, 2**40), dtype=RESULT)
    _play_matches(results, *_simulation(key, first_index, players, options, policy, max_moves))
    return results


def play_batch(
    key: bytes,
    first_index: int,
    count: int,
    players: int,
    options: Options,
    policy: str = "uniform",
    max_moves: int = MAX_MOVES,
    threads: int = 1,
) -> Array:
    """`play_matches` on several threads: the same results in the same order, whatever their number."""
    results = np.zeros(_whole("count", count, 0, 2**40), dtype=RESULT)
    words, _, *table = _simulation(key, first_index, players, options, policy, max_moves)
    # Several pieces for each thread, because some matches are much longer than others.
    size = max(1, count // (8 * _whole("threads", threads, 1, 1024)))
    with ThreadPoolExecutor(threads) as pool:
        pieces = [
            pool.submit(_play_matches, results[at : at + size], words, first_index + at, *table)
            for at in range(0, count, size)
        ]
        try:
            for piece in pieces:
                piece.result()
        except BaseException:  # an interrupt: do not play the pieces that nobody waits for
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return results


def _simulation(
    key: bytes, first_index: int, players: int, options: Options, policy: str, max_moves: int
) -> tuple[Any, ...]:
    """What `_play_matches` takes after the results."""
    return (
        seed_words(key),
        _whole("first_index", first_index, 0, 2**62),
        *_table(players, options),
        _policy(policy),
        _whole("max_moves", max_moves, 0, 2**62),
    )


def _table(players: int, options: Options) -> tuple[int, int, bool, bool, int]:
    """What `_start` takes after the key."""
    options = make_options(asdict(options), players)
    return (
        players,
        _SINGLE_ROUND if options.limit is None else min(options.limit, _HIGHEST_LIMIT),
        options.next_start == "closer",
        options.clear_on_reveal,
        options.dealer,
    )


def _policy(name: str) -> int:
    if name not in POLICIES:
        raise ValueError(f"there is no policy {name!r}; there are {', '.join(POLICIES)}")
    return POLICIES[name]


def _whole(name: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{name} must be a whole number from {least} to {most}, not {value!r}")
    return value


def _check_index(states: Array, i: int) -> None:
    if states.dtype != STATE or states.ndim != 1 or not states.flags.carray:
        raise ValueError("states must come from new_states")
    _whole("index", i, 0, len(states) - 1)


def check_dealt(states: Array, i: int) -> None:
    """Raises `ValueError` unless there is a match at `states[i]`."""
    _check_index(states, i)
    if states["players"][i] == 0:
        raise ValueError(f"nothing is dealt at index {i}")


# --- entries into compiled code ----------------------------------------------------------------------


@compiled
def _start_at(
    states: Array,
    i: Number,
    key: Array,
    players: Number,
    limit: Number,
    closer_starts: bool,
    clears_on_reveal: bool,
    dealer: Number,
) -> None:
    _start(states[i], key, players, limit, closer_starts, clears_on_reveal, dealer)


@compiled
def _next_round_at(states: Array, i: Number) -> None:
    _next_round(states[i])


@compiled
def _match_winners_at(states: Array, i: Number) -> Number:
    return _match_winners(states[i])


@compiled
def _list_moves_at(states: Array, i: Number, seat: Number, codes: Array) -> Number:
    return _list_moves(states[i], seat, codes)


@compiled
def _apply_at(states: Array, i: Number, seat: Number, code: Number) -> None:
    _apply(states[i], seat, code)


@compiled
def _open_stream_at(streams: Array, i: Number, key: Array, domain: Number, number: Number) -> None:
    open_stream(streams[i], key, domain, number)


@compiled
def _play_round_at(states: Array, i: Number, streams: Array, policy: Number, max_moves: Number) -> None:
    _play_round(states[i], streams[0], policy, max_moves)


@compiled
def read_at(states: Array, i: Number, cards: Array) -> tuple[Number, ...]:
    """What `packing.unpack` needs of a match at `states[i]`; its draw pile is drawn on the way.

    `cards` gets the values of all cards: the draw pile in its order, the discard pile sorted, grid after
    grid. Returned are where the first two end, then the numbers of the round and of the match.
    """
    s: Record = states[i]
    counts = _count_elsewhere(s)
    if s.phase == _DRAWN:
        counts -= 1 << (4 * _int(s.drawn))
    end_of_draw = 0
    while s.next_card < s.draw_end:
        card = _next_card(s)
        counts -= 1 << (4 * card)
        cards[end_of_draw] = card + LOWEST
        end_of_draw += 1
    end_of_discard = end_of_draw
    for card in range(_FACES):
        for _ in range((counts >> (4 * card)) & 15):
            cards[end_of_discard] = card + LOWEST
            end_of_discard += 1
    at = end_of_discard
    for seat in range(_int(s.players)):
        for cell in range(_CELLS):
            present = (_int(s.present[seat]) >> cell) & 1
            cards[at] = _card(s.grids[seat], cell) + LOWEST if present else GONE
            at += 1
    drawn, top = _int(s.drawn) + LOWEST, _int(s.top) + LOWEST
    of_round = (_int(s.dealer), _int(s.turn), top, drawn, _int(s.closer), _int(s.starter))
    return (
        end_of_draw,
        end_of_discard,
        *of_round,
        s.shuffles,
        s.rounds,
        s.moves,
        s.turns,
        s.columns,
        s.doubled,
        s.lowest,
    )


@compiled
def _play_matches(
    results: Array,
    key: Array,
    first: Number,
    players: Number,
    limit: Number,
    closer_starts: bool,
    clears_on_reveal: bool,
    dealer: Number,
    policy: Number,
    max_moves: Number,
) -> None:
    states = np.empty(1, dtype=STATE)
    streams = np.empty(1, dtype=STREAM)
    seed = np.empty(SEED_WORDS, dtype=np.uint32)
    for i in range(len(results)):
        s, stream = states[0], streams[0]  # in here: a record does not keep its array alive
        game_seed(seed, key, first + i)
        _start(s, seed, players, limit, closer_starts, clears_on_reveal, dealer)
        open_stream(stream, seed, Domain.POLICY.value, _int(0))
        winners = _play_match(s, stream, policy, max_moves)
        result = results[i]
        result.cut = winners < 0
        result.winners = max(winners, 0)
        result.score_sum = 0
        for seat in range(_SEATS):
            result.totals[seat] = s.totals[seat]
            result.score_sum += s.totals[seat]
        result.rounds = s.rounds
        result.moves = s.moves
        result.turns = s.turns
        result.reshuffles = s.shuffles - s.rounds - (s.phase != _OVER)
        result.columns = s.columns
        result.doubled = s.doubled
        result.lowest = s.lowest
