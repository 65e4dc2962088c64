"""Skip-Bo compiled: whole playouts and whole matches at strict tables, millions of moves a second.

The same game as `rules.py`, which is the truth: same seed, same cards, same legal moves in the same
order. The lockstep test compares the two after every move. Human manners are not in here.

How a state is laid out, so that legal moves are a few operations on 64-bit words:

- A *lane* is what stands for a card: four times (its face less one), so 0 for a 1 and 48 for a wild. It is
  where the four bits of that face begin in a word. `NO_CARD` is a lane beyond all cards.
- `need` has, in each face's four bits, which of the building piles need that face; a wild fits all.
- A hand is a word with the count of each face in its four bits. `need` under the mask of the faces
  in hand has one bit for each play from the hand, in the order of `legal_moves`; the mask alone has
  one for each discard.
- `tops` has the lanes of a seat's stock top and discard tops; shifting `need` by a lane leaves the four
  bits that say where that card fits.
- Discard piles are chains through `slots`: a slot holds a card and the slot under it.

A *move code* is an index in `MOVES`, whose order is that of `legal_moves`.

Compiled functions check nothing, not even indices, and pass records to each other. `kernels.engine` is their
checked side for Python.
"""

from typing import NamedTuple

import numpy as np

from tablee.game.rng import Domain
from tablee.games.skipbo.rules.moves import ALL_MOVES, TOP_NUMBER, WILD, Discard, EndTurn, Move, Play, Source
from tablee.games.skipbo.rules.options import (
    DECK_SIZE,
    HAND_SIZE,
    PLAYERS,
    Options,
    make_options,
    starting_totals,
    stock_sizes,
)
from tablee.kernels.arguments import EAGER, MOST, padded
from tablee.kernels.decorators import Array, Number, Record, bit_count, compiled, inlined, lowest_bit
from tablee.kernels.stream import STREAM, WORDS_PER_BLOCK, below_at, open_stream

SEATS = PLAYERS.stop - 1  # SB-02
_LARGEST_STOCK = 30
_SOURCES = 5  # of a seat: the stock, then its four discard piles
RUNNING, _STOCK_EMPTY, _STALEMATE, _DRAW = range(4)
REASONS = ("", "stock_empty", "stalemate", "draw")

# --- move codes ------------------------------------------------------------------------------------

MOVES: tuple[Move, ...] = ALL_MOVES[: ALL_MOVES.index(EndTurn()) + 1]
CODES: dict[Move, int] = {move: code for code, move in enumerate(MOVES)}
_PARTNER_PLAYS = CODES[Play(Source.PARTNER_STOCK, 0, 0)]
_HAND_PLAYS = CODES[Play(Source.HAND, 1, 0)]
_HAND_DISCARDS = CODES[Discard(1, 0)]
_END_TURN = CODES[EndTurn()]

# --- the state -------------------------------------------------------------------------------------

STATE = np.dtype(
    [
        ("need", np.int64),
        ("hands", np.int64, SEATS),
        # The table; the same for a whole match.
        ("players", np.int32),
        ("stock_sizes", np.int32, SEATS),  # SB-05; ten make the short game (SB-24), a handicap has fewer
        ("across", np.int32),  # how far away the partner sits; 0: everybody for themselves
        ("target", np.int64),  # 0: a single game
        ("reshuffles_stalemate", np.bool_),
        # The match.
        ("shuffle", STREAM),
        ("shuffles", np.int32),  # made so far: the number of the next one's stream
        ("totals", np.int64, SEATS),
        ("games", np.int32),  # finished
        ("moves", np.int64),
        ("turns", np.int64),  # begun
        ("reshuffles", np.int32),
        ("stalemates", np.int32),  # games that a stalemate gave to somebody
        ("draws", np.int32),  # games that a stalemate gave to nobody
        # The game.
        ("dealer", np.int32),
        ("turn", np.int32),
        ("idle", np.int32),
        ("moved", np.bool_),
        ("built", np.bool_),  # whether a card was built since a stalemate was last reshuffled
        ("reason", np.uint8),  # why the game is over
        ("winners", np.uint8),  # a bit for each seat that has won the game
        ("score", np.int32),  # of each of them
        ("tops", np.uint8, (SEATS, _SOURCES)),
        ("stock_counts", np.uint8, SEATS),
        ("stocks", np.uint8, (SEATS, _LARGEST_STOCK)),
        ("heights", np.uint8, 4),
        ("wilds", np.uint16, 4),  # a bit for each number of a building pile that is a wild
        ("discards", np.uint8, (SEATS, 4)),  # the slot of each pile's top; 0: none
        ("free", np.uint8),  # the first of the chain of free slots
        ("slots", np.uint16, DECK_SIZE + 1),  # lane + (slot below << 8); slot 0 is the table
        ("finished", np.uint8, WILD),  # how many of each face are set aside
        ("finished_count", np.uint8),
        ("drawn", np.uint8),  # of the draw pile below: where it begins now,
        ("draw_end", np.uint8),  # and where it ends
        ("draw", np.uint8, DECK_SIZE),
    ],
    align=True,
)

RESULT = np.dtype(
    [
        ("winners", np.uint8),  # a bit for each seat; none after a draw, or if the match was cut
        ("cut", np.bool_),  # stopped at the move limit
        ("totals", np.int64, SEATS),
        ("games", np.int64),
        ("moves", np.int64),
        ("turns", np.int64),
        ("reshuffles", np.int64),
        ("stalemates", np.int64),  # games that a stalemate gave to somebody
        ("draws", np.int64),  # games that a stalemate gave to nobody
    ],
    align=True,
)


class TableOptions(NamedTuple):
    """The options of a table, as compiled code takes them. The fields of `STATE` have the same names."""

    players: int
    stock_sizes: tuple[int, int, int, int, int, int]  # by seat
    across: int
    target: int
    reshuffles_stalemate: bool
    dealer: int  # of the first game; -1: drawn for
    points: tuple[int, int, int, int, int, int]  # that each seat begins with


NO_CARD = 60
_WILD_LANE = 4 * (WILD - 1)
_ONES = 0x1_1111_1111_1111  # one in the four bits of each face
_ALL_NEED_A_ONE = (0xF << _WILD_LANE) | 0xF


def table_of(players: int, options: Options) -> TableOptions:
    """The table as compiled code takes it. Raises `Refused`, or `ValueError` for human manners."""
    names = ("stock_size", "partners", "target", "stalemate", "dealer", "manners", "handicap", "head_start")
    options = make_options({name: getattr(options, name) for name in names}, players)
    if options.manners != "strict":
        raise ValueError("the kernel plays at strict tables only")
    return TableOptions(
        players=players,
        stock_sizes=padded(stock_sizes(options, players), SEATS),
        across=players // 2 if options.partners else 0,
        target=0 if options.target is None else min(options.target, MOST),  # more is out of reach
        reshuffles_stalemate=options.stalemate == "reshuffle",
        dealer=-1 if options.dealer is None else options.dealer,
        points=padded(starting_totals(options, players), SEATS),
    )


# --- words -----------------------------------------------------------------------------------------


@inlined
def _nth_bit(word: Number, n: Number) -> Number:
    """The number of the n-th bit that is set, from 0."""
    for _ in range(n):
        word &= word - 1
    return lowest_bit(word)


@inlined
def _mask(hand: Number) -> Number:
    """All four bits of each face that is in the hand. No count is above 5, so three bits tell."""
    return ((hand | (hand >> 1) | (hand >> 2)) & _ONES) * 15


@inlined
def _size(hand: Number) -> Number:
    """How many cards: the product's highest four bits are the sum of all counts, which is at most 5."""
    return (hand * 0x1111111111111111) >> 60


# --- shuffles --------------------------------------------------------------------------------------


@compiled
def shuffle(s: Record) -> None:
    """Make all that is set aside the draw pile, in the order that `rng.Seeded` gives."""
    count = 0
    for face in range(WILD):
        for _ in range(s.finished[face]):
            s.draw[count] = 4 * face
            count += 1
        s.finished[face] = 0
    s.finished_count = 0
    stream = s.shuffle
    stream.number = s.shuffles
    stream.block = 0
    s.shuffles += 1
    draw, words, at = s.draw, stream.words, WORDS_PER_BLOCK
    for i in range(count - 1):
        step, at = below_at(stream, words, at, count - i)
        draw[i], draw[i + step] = draw[i + step], draw[i]
    s.drawn = 0
    s.draw_end = count


@inlined
def _shuffle_deck(s: Record) -> None:
    """SB-01: twelve of each number and eighteen wilds."""
    for face in range(TOP_NUMBER):
        s.finished[face] = 12
    s.finished[WILD - 1] = 18
    shuffle(s)


# --- a match and its games -------------------------------------------------------------------------


@compiled
def start(s: Record, key: Array, table: TableOptions) -> None:
    """A match and its first game."""
    s.players = table.players
    s.across = table.across
    s.target = table.target
    s.reshuffles_stalemate = table.reshuffles_stalemate
    open_stream(s.shuffle, key, Domain.SHUFFLE.value, 0)
    s.shuffles = 0
    for seat in range(SEATS):
        s.stock_sizes[seat] = table.stock_sizes[seat]
        s.totals[seat] = table.points[seat]
    s.games = 0
    s.moves = 0
    s.turns = 0
    s.reshuffles = 0
    s.stalemates = 0
    s.draws = 0
    dealer: Number = table.dealer
    if dealer < 0:
        _shuffle_deck(s)
        dealer = _drawn_dealer(s)
    deal(s, dealer)


@compiled
def _drawn_dealer(s: Record) -> Number:
    """SB-03: the highest card deals; wilds are redrawn at once, ties draw again."""
    tied = (1 << s.players) - 1
    at = 0
    while tied & (tied - 1):
        highest: Number = -1
        still = 0
        for seat in range(s.players):
            if tied >> seat & 1:
                while s.draw[at] == _WILD_LANE:
                    at += 1
                lane: Number = np.int64(s.draw[at])
                at += 1
                if lane > highest:
                    highest, still = lane, 0
                if lane == highest:
                    still |= 1 << seat
        tied = still
    return lowest_bit(tied)


@compiled
def deal(s: Record, dealer: Number) -> None:
    """The next game of the match, up to the first player's first hand."""
    _shuffle_deck(s)
    players = s.players
    first = (dealer + 1) % players
    s.dealer = dealer
    s.turn = first  # SB-11
    s.idle = 0
    s.moved = False
    s.built = True
    s.reason = RUNNING
    s.winners = 0
    s.score = 0
    for seat in range(SEATS):
        s.hands[seat] = 0
        s.stock_counts[seat] = 0
        for source in range(_SOURCES):
            s.tops[seat, source] = NO_CARD
        for pile in range(4):
            s.discards[seat, pile] = 0
    dealt = 0
    for i in range(_LARGEST_STOCK):  # SB-05: one card at a time from the dealer's left
        for place in range(players):
            seat = (first + place) % players
            if i < s.stock_sizes[seat]:
                s.stocks[seat, i] = s.draw[dealt]
                dealt += 1
    for seat in range(players):
        s.stock_counts[seat] = s.stock_sizes[seat]
        s.tops[seat, 0] = s.stocks[seat, s.stock_sizes[seat] - 1]
    s.drawn = dealt  # SB-07
    for pile in range(4):
        s.heights[pile] = 0
        s.wilds[pile] = 0
    s.need = _ALL_NEED_A_ONE
    _clear_slots(s)
    _begin_turn(s)


@compiled
def next_game(s: Record) -> None:
    """SB-04: the deal passes to the left."""
    deal(s, (s.dealer + 1) % s.players)


@inlined
def _clear_slots(s: Record) -> None:
    """No discards: all slots but the table form one chain of free ones."""
    s.slots[0] = NO_CARD
    for slot in range(1, DECK_SIZE):
        s.slots[slot] = (slot + 1) << 8
    s.slots[DECK_SIZE] = 0
    s.free = 1


@compiled
def is_over(s: Record) -> bool:
    """Whether the game is."""
    return s.reason != RUNNING  # type: ignore[no-any-return]


@inlined
def seat_to_move(s: Record) -> Number:
    return np.int64(s.turn)


@compiled
def match_winners(s: Record) -> Number:
    """SB-19: a bit for each seat that has won the match; -1 while it goes on."""
    if s.reason == RUNNING:
        return -1
    if s.target == 0:
        return np.int64(s.winners)
    reached = 0
    for seat in range(s.players):
        if s.totals[seat] >= s.target:
            reached |= 1 << seat
    return reached if reached else -1


# --- turns -----------------------------------------------------------------------------------------


@compiled
def _draw_up(s: Record, seat: Number) -> None:
    """Fill the hand to five.

    SB-15: when the draw pile is used up, what is set aside is shuffled; with nothing there either, one plays
    on with what there is.
    """
    hand = s.hands[seat]
    for _ in range(HAND_SIZE - _size(hand)):
        if s.drawn == s.draw_end:
            if s.finished_count == 0:
                break
            s.reshuffles += 1
            shuffle(s)
        hand += 1 << np.int64(s.draw[s.drawn])
        s.drawn += 1
    s.hands[seat] = hand


@inlined
def _begin_turn(s: Record) -> None:
    """SB-12."""
    s.turns += 1
    _draw_up(s, s.turn)


@inlined
def _end_turn(s: Record) -> None:
    """On to the player on the left."""
    s.idle = 0 if s.moved else s.idle + 1
    s.moved = False
    turn = s.turn + 1
    s.turn = 0 if turn == s.players else turn
    if s.idle >= s.players and not _survived_stalemate(s):
        return
    _begin_turn(s)


@compiled
def _survived_stalemate(s: Record) -> bool:
    """SB-28: whether the game goes on, with the discard piles shuffled into a new draw pile."""
    if s.reshuffles_stalemate and s.built and _shuffle_discards(s):
        s.idle = 0
        s.built = False
        return True
    fewest: Number = DECK_SIZE
    winners = 0
    for seat in range(s.players):
        left: Number = np.int64(s.stock_counts[seat])
        if s.across:
            left += np.int64(s.stock_counts[(seat + s.across) % s.players])
        if left < fewest:
            fewest, winners = left, 0
        if left == fewest:
            winners |= 1 << seat
    if bit_count(winners) > (2 if s.across else 1):
        _end_game(s, _DRAW, 0)
    else:
        _end_game(s, _STALEMATE, winners)
    return False


@compiled
def _shuffle_discards(s: Record) -> bool:
    """Whether there was any card to shuffle. Nothing else is set aside in a stalemate: the cards go there."""
    count = 0
    for seat in range(s.players):
        for pile in range(4):
            slot = np.int64(s.discards[seat, pile])
            while slot:
                card = np.int64(s.slots[slot])
                s.finished[(card & 0xFF) >> 2] += 1
                count += 1
                slot = card >> 8
            s.discards[seat, pile] = 0
            s.tops[seat, pile + 1] = NO_CARD
    if count == 0:
        return False
    _clear_slots(s)
    s.reshuffles += 1
    shuffle(s)
    return True


@compiled
def _end_game(s: Record, reason: Number, winners: Number) -> None:
    """SB-18, SB-21: 25 for the win and 5 for each card in the opponents' stocks."""
    left = 0
    for seat in range(s.players):
        if not winners >> seat & 1:
            left += int(s.stock_counts[seat])
    s.reason = reason
    s.winners = winners
    s.score = 25 + 5 * left if winners else 0
    for seat in range(s.players):
        if winners >> seat & 1:
            s.totals[seat] += s.score
    s.games += 1
    if reason == _STALEMATE:
        s.stalemates += 1
    elif reason == _DRAW:
        s.draws += 1


# --- moves -----------------------------------------------------------------------------------------


@inlined
def _fits(s: Record, seat: Number) -> Number:
    """SB-13: the plays from a seat's stock and discard piles, of which only tops fit (SB-10).

    Four bits each, from the lowest.
    """
    need = s.need
    plays = 0
    for source in range(_SOURCES):
        plays |= ((need >> np.int64(s.tops[seat, source])) & 0xF) << (4 * source)
    return plays


@inlined
def _pile_plays(s: Record) -> Number:
    """One bit for each play that is not from the hand; the number of the bit is its move code."""
    plays = _fits(s, s.turn)
    if s.across:  # SB-20
        plays |= _fits(s, (s.turn + s.across) % s.players) << _PARTNER_PLAYS
    return plays


@compiled
def apply(s: Record, seat: Number, code: Number) -> None:
    """Carry out a legal move of the seat whose turn it is."""
    s.moves += 1
    pile = code & 3
    if code >= _HAND_DISCARDS:
        if code < _END_TURN:
            lane = code - _HAND_DISCARDS - pile
            s.hands[seat] -= 1 << lane
            _push(s, seat, pile, lane)
            s.moved = True
        _end_turn(s)
        return
    left: Number = 1
    if code >= _HAND_PLAYS:
        lane = code - _HAND_PLAYS - pile
        s.hands[seat] -= 1 << lane
    else:
        source = code >> 2
        owner = seat
        if source >= _SOURCES:
            source -= _SOURCES
            owner = (seat + s.across) % s.players
        lane = np.int64(s.tops[owner, source])
        if source:
            _pop(s, owner, source - 1)
        else:
            left = np.int64(s.stock_counts[owner]) - 1
            s.stock_counts[owner] = left
            # SB-06: the next one is turned up. SB-22: whose stock is empty plays on without.
            s.tops[owner, 0] = s.stocks[owner, left - 1] if left else NO_CARD
    s.moved = True
    s.built = True
    _build(s, lane, pile)
    if left == 0:
        winners = 1 << seat
        if s.across:
            partner = (seat + s.across) % s.players
            left = np.int64(s.stock_counts[seat]) + np.int64(s.stock_counts[partner])
            winners |= 1 << partner
        if left == 0:
            _end_game(s, _STOCK_EMPTY, winners)  # SB-17, SB-21: at once
            return
    if s.hands[seat] == 0:
        _draw_up(s, seat)  # SB-14


@inlined
def _push(s: Record, seat: Number, pile: Number, lane: Number) -> None:
    """SB-10: a card onto a discard pile, whatever lies there."""
    slot = s.free
    s.free = s.slots[slot] >> 8
    s.slots[slot] = lane | np.int64(s.discards[seat, pile]) << 8
    s.discards[seat, pile] = slot
    s.tops[seat, pile + 1] = lane


@inlined
def _pop(s: Record, seat: Number, pile: Number) -> None:
    """The top card off a discard pile."""
    slot = s.discards[seat, pile]
    under = s.slots[slot] >> 8
    s.slots[slot] = np.int64(s.free) << 8
    s.free = slot
    s.discards[seat, pile] = under
    s.tops[seat, pile + 1] = s.slots[under] & 0xFF


@inlined
def _build(s: Record, lane: Number, pile: Number) -> None:
    """SB-08: a card onto a building pile; a full one is set aside with its wilds still wild (SB-09)."""
    height: Number = np.int64(s.heights[pile])
    if lane == _WILD_LANE:
        s.wilds[pile] |= np.uint16(1 << height)
    bit = 1 << pile
    need = s.need ^ (bit << (4 * height))
    height += 1
    if height == TOP_NUMBER:
        wilds = np.int64(s.wilds[pile])
        for face in range(TOP_NUMBER):
            s.finished[face] += 1 - (wilds >> face & 1)
        s.finished[WILD - 1] += bit_count(wilds)
        s.finished_count += TOP_NUMBER
        s.wilds[pile] = 0
        height = 0
    s.heights[pile] = height
    s.need = need ^ (bit << (4 * height))


@compiled
def list_moves(s: Record, seat: Number, codes: Array) -> Number:
    """Put the codes of all legal moves of a seat into `codes`, ascending, and say how many they are."""
    if s.reason != RUNNING or seat != s.turn:
        return 0
    hand = _mask(s.hands[seat])
    count = 0
    for offset, word in ((0, _pile_plays(s)), (_HAND_PLAYS, s.need & hand), (_HAND_DISCARDS, hand)):
        while word:
            codes[count] = offset + lowest_bit(word)
            count += 1
            word &= word - 1
    if hand == 0:
        codes[count] = _END_TURN  # SB-16
        count += 1
    return count


# --- playouts --------------------------------------------------------------------------------------


@inlined
def play_game(s: Record, stream: Record, policy: Number, max_moves: Number) -> None:
    """Play on to the end of the game, or until the match has had so many moves."""
    words, at = stream.words, stream.at
    while s.reason == RUNNING and s.moves < max_moves:
        hand = _mask(s.hands[s.turn])
        from_piles = _pile_plays(s)
        from_hand = s.need & hand
        of_piles = bit_count(from_piles)
        plays = of_piles + bit_count(from_hand)
        discards = bit_count(hand) if hand else 1  # or the end of the turn
        count = plays if policy == EAGER and plays else plays + discards
        n, at = below_at(stream, words, at, count)
        if n < of_piles:
            code = _nth_bit(from_piles, n)
        elif n < plays:
            code = _HAND_PLAYS + _nth_bit(from_hand, n - of_piles)
        elif hand:
            n -= plays
            code = _HAND_DISCARDS + _nth_bit(hand & _ONES, n >> 2) + (n & 3)
        else:
            code = _END_TURN
        apply(s, seat_to_move(s), code)
    stream.at = at


@compiled
def write_result(result: Record, s: Record, winners: Number) -> None:
    """A row of `RESULT` for a match that these bits have won, or that was cut if they are negative."""
    result.cut = winners < 0
    result.winners = max(winners, 0)
    for seat in range(SEATS):
        result.totals[seat] = s.totals[seat]
    result.games = s.games
    result.moves = s.moves
    result.turns = s.turns
    result.reshuffles = s.reshuffles
    result.stalemates = s.stalemates
    result.draws = s.draws
