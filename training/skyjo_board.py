"""Rounds of Skyjo for practice, many at once: compiled, from the text that plays and judges.

Whole rounds are played, each in one call, by the networks (as level 5) against themselves, level 4 or other
networks. What they were told after each of their turns is written down, with what came of it. Nothing hidden
is told.

Luck is taken out of what came of it: whenever somebody draws a card or turns one up, the networks say what it
is worth, and what it would have been worth on average over all cards that might have come. The difference
averages to zero, whoever plays and however well they judge, and most of what scatters in results is that.
The last turn counts as the mean of what it might have been with other cards in the places that nobody sees.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from each import put
from numba import njit

from tablee.bots.network import Panel
from tablee.game.rng import Domain
from tablee.game.rng import game_seed as seed_of_game
from tablee.games.skyjo.bots.closing import WHATEVER
from tablee.games.skyjo.bots.evaluation import judge as judge_cost
from tablee.games.skyjo.bots.features import tell_standing, tell_table, tell_top
from tablee.games.skyjo.bots.learned import (
    DRAWING,
    Care,
    Room,
    is_last_turn,
    look_ahead,
    shared_by_rooms,
    tell_grid,
    value_after,
)
from tablee.games.skyjo.bots.learned_playouts import face_round
from tablee.games.skyjo.bots.match_mixture import POINTS, REFERENCES
from tablee.games.skyjo.bots.match_odds import LIMIT, worth_of_scores
from tablee.games.skyjo.bots.playouts import NUMBERS, see_in
from tablee.games.skyjo.bots.position import (
    CARDS,
    DRAW_CARD,
    FACE_DOWN,
    GRID,
    KEEP,
    REJECT,
    SEATS,
    SET_UP,
    TAKE,
    TURN,
    Position,
)
from tablee.games.skyjo.bots.weights import tuned_weights
from tablee.games.skyjo.kernel.kernel import (
    NOBODY,
    OVER,
    STATE,
    TableOptions,
    apply,
    match_winners,
    next_game,
    seat_to_move,
    start,
)
from tablee.kernels.decorators import Array, Number
from tablee.kernels.stream import SEED_WORDS, STREAM, below, game_seed, open_stream, seed_words
from tablee.kernels.workspace import new_workspaces, row_of

_TURNS = 30  # of each seat in a round that are written down at most
_REFERENCES = np.array(REFERENCES)
_MAX_MOVES = 3000
_FINE = 1 << 16
_WORLDS = 16  # in which a round ends
_DECK = 150
_EVERYBODY = (True,) * SEATS


class Board(NamedTuple):
    """Rounds, and what was written down of each."""

    states: Array
    streams: Array
    key: Array
    seeds: Array
    rules: TableOptions
    rooms: Room  # one for each round
    rivals: Room  # another's networks
    numbers: Array  # room for a second look at the cards,
    cards: Array  # for those that nobody sees,
    before: Array  # and for a round before its last move
    care: Care
    learned: Array  # (rounds, seats): who judges by `rooms`; the others do by `rivals`,
    plain: bool  # unless they are level 4
    games: Array  # the number of the next deal
    trust: Array  # how much a target is what was thought of the next turn; and how often one tries something
    counts: Array  # of what was written down:
    features: Array  # (rounds, samples, notes)
    amounts: Array
    lengths: Array
    seats: Array
    closed: Array
    shares: Array
    targets: Array  # as the match stood,
    each: Array  # and in each way
    thoughts: Array  # what the next own turn was thought to be worth; not a number if there was none
    tried: Array  # whether something else was tried then
    following: Array  # the next own sample, or -1
    luck: Array  # that the seat had had, more than the others; and when it thought of its next turn
    last: Array  # (rounds, seats): the latest sample of each,
    fortune: Array  # and its luck so far
    worths: (
        Array  # (rounds, seats, ways and one): what the end of the round is worth, as the match stood last
    )
    winners: Array


def new_board(
    panels: tuple[Panel, Panel],
    players: int,
    count: int,
    learned: Array,
    care: Care,
    seed: int,
    device: str,
    rivals: tuple[Panel, Panel] | None = None,
    samples: bool = True,
) -> Board:
    """So many rounds at a time."""
    judges, notes = panels[0].third.shape[1], 64 if players == 2 else 128
    rows = players * _TURNS if samples else 1

    def arrays(dtype: Any, *shape: int) -> Any:
        return put(np.zeros((count, *shape), dtype=dtype), device)

    zeros: Any = np.zeros
    if device != "cpu":
        from tablee.kernels.card import new_side_by_side as zeros

    def rooms(networks: tuple[Panel, Panel], many: int) -> Room:
        shared = shared_by_rooms(*networks, tuned_weights(players, None))
        for name in ("open", "closed", "mixture"):
            shared[name] = type(shared[name])(*(put(np.asarray(each), device) for each in shared[name]))
        shared["weights"] = put(shared["weights"], device)
        return new_workspaces(Room, many, zeros, **shared)

    own = rooms(panels, count)
    return Board(
        states=put(np.zeros(count, dtype=STATE), device),
        streams=put(np.zeros(count, dtype=STREAM), device),
        key=put(seed_words(seed_of_game(seed.to_bytes(32, "little"), 0)), device),
        seeds=put(np.zeros((count, SEED_WORDS), dtype=np.uint32), device),
        rules=TableOptions(players, LIMIT, True, True, 0, (0,) * SEATS),
        rooms=own,
        rivals=own if rivals is None else rooms(rivals, count),
        numbers=arrays(np.int64, NUMBERS),
        cards=arrays(np.int64, _DECK),
        before=put(np.zeros(count, dtype=STATE), device),
        care=care,
        learned=put(learned.astype(np.bool_), device),
        plain=rivals is None,
        games=put(np.arange(count), device),
        trust=put(np.array([0.5, 0.0]), device),
        counts=arrays(np.int64),
        features=arrays(np.int16, rows, notes),
        amounts=arrays(np.float32, rows, notes),
        lengths=arrays(np.int16, rows),
        seats=arrays(np.int16, rows),
        closed=arrays(np.int16, rows),
        shares=arrays(np.float32, rows, judges),
        targets=arrays(np.float32, rows),
        each=arrays(np.float32, rows, judges),
        thoughts=arrays(np.float32, rows),
        tried=arrays(np.int16, rows),
        following=arrays(np.int64, rows),
        luck=arrays(np.float32, rows, 2),
        last=arrays(np.int64, SEATS),
        fortune=arrays(np.float64, SEATS),
        worths=arrays(np.float64, SEATS, judges + 1),
        winners=arrays(np.int64),
    )


@njit(nogil=True)
def begin_round(i: Number, b: Board) -> None:
    """Deal a round of a match of two that stands anyhow; at larger tables only points count."""
    s, stream = b.states[i], b.streams[i]
    game_seed(b.seeds[i], b.key, b.games[i])
    start(s, b.seeds[i], b.rules)
    open_stream(stream, b.seeds[i], Domain.POLICY.value, 0)
    b.games[i] += len(b.games)
    if b.rules.players != 2:
        return
    kind, middle = np.int64(below(stream, 16)), np.int64(below(stream, LIMIT))
    for seat in range(2):
        near = middle + np.int64(below(stream, 61)) - 30
        early = np.int64(below(stream, 40))
        total = min(max(near, 0), LIMIT - 1) if kind < 9 else early
        s.totals[seat] = LIMIT - 1 if kind == 0 else total


@njit(nogil=True)
def _cell_of(code: Number) -> Number:
    return code - (REJECT if code >= REJECT else KEEP if code >= KEEP else TAKE)


@njit(nogil=True)
def _luck_of(i: Number, b: Board, seat: Number) -> Number:
    """The luck that a seat has had so far; what others have had is as bad for it."""
    own = others = 0.0
    for player in range(b.rules.players):
        if player == seat:
            own = b.fortune[i, player]
        else:
            others += b.fortune[i, player]
    return own - others / (b.rules.players - 1)


@njit(nogil=True)
def _write(i: Number, b: Board, before: Position, after: Position, code: Number, seat: Number) -> None:
    """What the networks are told after a move, as `learned.value_after` tells it."""
    n = b.counts[i]
    room = row_of(b.rooms, i)
    notes = room.notes
    notes.length[0] = 0
    tell_table(notes, before, room.scratch)
    if before.players == 2:
        tell_standing(notes, room.totals, seat)
    own = Position(
        after.cells,
        before.unseen,
        before.pool,
        before.draw_count,
        before.players,
        seat,
        before.phase,
        before.top,
        before.drawn,
        before.closer,
        before.clears,
    )
    closer = after.closer
    tell_grid(own, room, _cell_of(code) & 3, closer)
    tell_top(notes, room.scratch, after.top, closer)
    length = min(notes.length[0], b.features.shape[2])
    for k in range(length):
        b.features[i, n, k] = notes.features[k]
        b.amounts[i, n, k] = notes.values[k]
    b.lengths[i, n] = length
    b.seats[i, n] = seat
    b.closed[i, n] = 1 if closer != NOBODY else 0
    for k in range(b.shares.shape[2]):
        b.shares[i, n, k] = room.shares[seat, k]
    b.thoughts[i, n] = np.nan
    b.tried[i, n] = 0
    b.luck[i, n, 0] = _luck_of(i, b, seat)
    b.following[i, n] = -1
    if b.last[i, seat] >= 0:
        b.following[i, b.last[i, seat]] = n
    b.last[i, seat] = n
    b.counts[i] = n + 1


@njit(nogil=True)
def _worth_of_card(position: Position, room: Room, code: Number, card: Number) -> Number:
    """What a move is worth if it turns up this card. The room must have considered the position."""
    if code >= REJECT:
        return value_after(position, room, _cell_of(code), card, position.drawn)
    placed = position.drawn if code >= KEEP else position.top
    return value_after(position, room, _cell_of(code), placed, card)


@njit(nogil=True)
def _luck_of_card(position: Position, room: Room, code: Number, card: Number) -> Number:
    """How much better this card is than those that the move might have turned up, on average."""
    if code < REJECT:
        mean = _worth_of_card(position, room, code, WHATEVER)
    else:
        mean, total = 0.0, 0
        for other in range(CARDS):
            if position.unseen[other]:
                mean += position.unseen[other] * _worth_of_card(position, room, code, other)
                total += position.unseen[other]
        mean /= total
    return _worth_of_card(position, room, code, card) - mean


@njit(nogil=True)
def deal_anew(s: Any, stream: Any, cards: Array) -> None:
    """Deal all cards that nobody sees anew, to the same places."""
    players, n = np.int64(s.players), 0
    for owner in range(players):
        for cell in range(GRID):
            if np.int64(s.hidden[owner]) >> cell & 1:
                cards[n] = s.grids[owner] >> (4 * cell) & 15
                n += 1
    for k in range(np.int64(s.next_card), np.int64(s.draw_end)):
        cards[n] = s.draw[k]
        n += 1
    for k in range(n - 1, 0, -1):
        j = np.int64(below(stream, k + 1))
        cards[k], cards[j] = cards[j], cards[k]
    n = 0
    for owner in range(players):
        for cell in range(GRID):
            if np.int64(s.hidden[owner]) >> cell & 1:
                others = s.grids[owner] & ~(np.int64(15) << (4 * cell))
                s.grids[owner] = others | (cards[n] << (4 * cell))
                n += 1
    for k in range(np.int64(s.next_card), np.int64(s.draw_end)):
        s.draw[k] = cards[n]
        n += 1


@njit(nogil=True)
def worth_of_round(i: Number, b: Board, seat: Number) -> Number:
    """What the scores are worth to a seat as the match stood; at larger tables, points."""
    s, players = b.states[i], b.rules.players
    own = np.float64(s.scores[seat])
    if players == 2:
        totals, after = b.rooms.totals[i], b.rooms.after[i]
        return worth_of_scores(totals, seat, own, np.float64(s.scores[1 - seat]), after) / POINTS
    total = 0.0
    for player in range(players):
        total += s.scores[player]
    return ((total - own) / (players - 1) - own) / POINTS


@njit(nogil=True)
def _end(i: Number, b: Board, last: Number, code: Number) -> None:
    """What the round is worth to each seat, in the mean of worlds in which its last move is made."""
    s, players, ways = b.states[i], b.rules.players, b.each.shape[2]
    after = b.rooms.after[i]
    b.worths[i] = 0.0
    for _ in range(_WORLDS):
        b.states[i] = b.before[i]
        deal_anew(s, b.streams[i], b.cards[i])
        apply(s, last, code)
        for seat in range(players):
            worth = worth_of_round(i, b, seat)
            b.worths[i, seat, ways] += worth / _WORLDS
            if players != 2:
                b.worths[i, seat, 0] += worth / _WORLDS
                continue
            own, other = np.float64(s.scores[seat]), np.float64(s.scores[1 - seat])
            for k in range(ways):
                worth = worth_of_scores(_REFERENCES[k], 0, own, other, after) / POINTS
                b.worths[i, seat, k] += worth / _WORLDS


@njit(nogil=True)
def _look_back(i: Number, b: Board) -> None:
    """What became of each sample without later luck: the end, mixed with what the seat thought later."""
    ways = b.each.shape[2]
    for n in range(b.counts[i] - 1, -1, -1):
        seat, before = np.int64(b.seats[i, n]), b.luck[i, n, 0]
        for k in range(ways):
            b.each[i, n, k] = b.worths[i, seat, k]
        worth, lucky, later = b.worths[i, seat, ways], _luck_of(i, b, seat), b.following[i, n]
        if later >= 0:
            worth, lucky = np.float64(b.targets[i, later]), b.luck[i, later, 0]
        worth -= lucky - before
        thought = np.float64(b.thoughts[i, n])
        if not math.isnan(thought):
            share = 1.0 if b.tried[i, n] else b.trust[0]
            worth = share * (thought - (b.luck[i, n, 1] - before)) + (1.0 - share) * worth
        b.targets[i, n] = worth


@njit(nogil=True)
def play_round(i: Number, b: Board) -> None:
    """Play one round, and write down what those who learn were told."""
    begin_round(i, b)
    s, stream = b.states[i], b.streams[i]
    players = b.rules.players
    b.counts[i] = 0
    for seat in range(players):
        b.last[i, seat] = -1
        b.fortune[i, seat] = 0.0
    face_round(s, _EVERYBODY, row_of(b.rooms, i))
    if not b.plain:
        face_round(s, _EVERYBODY, row_of(b.rivals, i))
    numbers, second = b.rooms.numbers[i], b.numbers[i]
    while s.phase != OVER and s.moves < _MAX_MOVES:
        seat = seat_to_move(s)
        position = see_in(s, seat, numbers)
        room = row_of(b.rooms if b.plain or b.learned[i, seat] else b.rivals, i)
        phase, plain = position.phase, judge_cost(position, room.weights, room.scratch)
        if phase == SET_UP:
            apply(s, seat, plain)
            continue
        code, value = look_ahead(position, room, b.care, np.int64(below(stream, _FINE)) / _FINE)
        if phase != TURN:
            b.fortune[i, seat] += value - room.facts[DRAWING]
        tries = np.int64(below(stream, _FINE)) < b.trust[1] * _FINE
        latest = b.last[i, seat]
        if phase == TURN and latest >= 0 and not is_last_turn(position):
            b.thoughts[i, latest] = value
            b.luck[i, latest, 1] = _luck_of(i, b, seat)
        if tries and latest >= 0:
            b.tried[i, latest] = 1
        if tries or (b.plain and not b.learned[i, seat]):
            code = plain
        if is_last_turn(position):
            b.before[i] = b.states[i]
        elif code != DRAW_CARD:
            cell = _cell_of(code)
            if position.cells[seat * GRID + cell] == FACE_DOWN:
                card = (s.grids[seat] >> (4 * cell)) & 15
                b.fortune[i, seat] += _luck_of_card(position, room, code, card)
        apply(s, seat, code)
        if s.phase == OVER:
            _end(i, b, seat, code)
        if not b.learned[i, seat] or s.phase != TURN or b.counts[i] >= b.features.shape[1]:
            continue  # a card was drawn, or the round is over
        if players == 2 and s.closer != NOBODY:
            continue  # what closing is worth is reckoned
        _write(i, b, position, see_in(s, seat, second), code, seat)
    if s.phase != OVER:
        b.counts[i] = 0  # nobody knows what would have come of it
    _look_back(i, b)


@njit(nogil=True)
def play_match(i: Number, b: Board) -> None:
    """A whole match of those who learn against level 4, or the rivals."""
    s = b.states[i]
    game_seed(b.seeds[i], b.key, b.games[i])
    start(s, b.seeds[i], b.rules)
    numbers, winners = b.rooms.numbers[i], np.int64(-1)
    while True:
        face_round(s, b.learned[i], row_of(b.rooms, i))
        if not b.plain:
            face_round(s, _EVERYBODY, row_of(b.rivals, i))
        while s.phase != OVER and s.moves < _MAX_MOVES:
            seat = seat_to_move(s)
            position = see_in(s, seat, numbers)
            if s.phase == SET_UP or (b.plain and not b.learned[i, seat]):
                room = row_of(b.rooms, i)
                apply(s, seat, judge_cost(position, room.weights, room.scratch))
            else:
                rooms = b.rooms if b.learned[i, seat] else b.rivals
                code, _ = look_ahead(position, row_of(rooms, i), b.care, 0.0)
                apply(s, seat, code)
        winners = match_winners(s)
        if winners >= 0 or s.moves >= _MAX_MOVES:
            break
        next_game(s)
    b.winners[i] = winners
