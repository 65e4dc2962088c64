"""Playing Skyjo alone, by the compiled rules: for so many turns, and to the lowest score for certain."""

from typing import Any

import numpy as np

from bench.solitaire_columns import ROWS, Columns, compiled, final_score, make_columns
from tablee.games.skyjo.kernel import kernel as core
from tablee.games.skyjo.kernel.kernel import CELL_COUNT, CODES, FACES
from tablee.games.skyjo.rules.moves import DRAW, KEEPS, REJECTS, TAKES
from tablee.games.skyjo.rules.state import DECK
from tablee.kernels.decorators import Array, Number, Record
from tablee.kernels.stream import SEED_WORDS, game_seed

COLUMNS = CELL_COUNT // ROWS
DOWN = FACES  # where a face could be: a card that is face down
TAKE, DRAWING, KEEP, REJECT = CODES[TAKES[0]], CODES[DRAW], CODES[KEEPS[0]], CODES[REJECTS[0]]
TABLE = core.TableOptions(1, core.SINGLE_ROUND, False, True, 0, (0, 0, 0, 0, 0, 0, 0, 0))


@compiled
def _card(s: Record, cell: Number) -> Any:
    """The face in a cell; `DOWN`, or -1 where a column has left."""
    if not (s.present[0] >> cell) & 1:
        return -1
    if (s.hidden[0] >> cell) & 1:
        return DOWN
    return core.card_at(s.grids[0], cell)


@compiled
def _kind(s: Record, columns: Columns, column: Number) -> Any:
    """The state of a column."""
    kind = len(columns.cards) - 2
    for row in range(ROWS):
        card = _card(s, COLUMNS * row + column)
        if card < 0:
            return len(columns.cards) - 1
        if card != DOWN:
            kind = columns.put[kind, ROWS - 1, card]
    return kind


@compiled
def _row_of(columns: Columns, kind: Number, card: Number) -> Any:
    """A row of a state that has this card."""
    for row in range(ROWS):
        if columns.cards[kind, row] == card:
            return row
    return -1


@compiled
def _best_put(
    s: Record, columns: Columns, later: Array, paid: Array, left: Array, face: Number, hurry: Any
) -> Any:
    """What all columns are expected to cost more if this card is put where it is best, and the cell."""
    gone = len(columns.cards) - 1
    least, best = np.inf, -1
    last = s.hidden[0] & (s.hidden[0] - 1) == 0
    mean = (left * paid).sum() / left.sum()
    for cell in range(CELL_COUNT):
        card = _card(s, cell)
        if card < 0 or (hurry and card != DOWN):
            continue
        kind = _kind(s, columns, cell % COLUMNS)
        to = columns.put[kind, _row_of(columns, kind, card), face]
        if last and card == DOWN:
            value = _closed(s, columns, left, cell % COLUMNS, to, later)
        else:
            value = later[to] - later[kind]
            value -= paid[face] if to == gone else mean if card == DOWN else paid[card]
        if value < least:
            least, best = value, cell
    return least, best


@compiled
def _closed(s: Record, columns: Columns, left: Array, changed: Number, to: Number, later: Array) -> Any:
    """The score if that column becomes this and all is over, less what the columns were expected to cost."""
    value = final_score(columns, to, left)
    for column in range(COLUMNS):
        kind = _kind(s, columns, column)
        value -= later[kind]
        if column != changed:
            value += final_score(columns, kind, left)
    return value


@compiled
def _best_flip(s: Record, columns: Columns, later: Array, paid: Array, left: Array, drawn: Number) -> Any:
    """The same if that card is rejected and one turned over."""
    gone = len(columns.cards) - 1
    least, best = np.inf, -1
    last = s.hidden[0] & (s.hidden[0] - 1) == 0
    total = left.sum()
    for cell in range(CELL_COUNT):
        if _card(s, cell) != DOWN:
            continue
        kind = _kind(s, columns, cell % COLUMNS)
        value = 0.0
        for face in range(FACES):
            if left[face] == 0:
                continue
            to = columns.put[kind, ROWS - 1, face]
            if last:
                after = _closed(s, columns, left, cell % COLUMNS, to, later)
            else:
                after = later[to] - later[kind] - (paid[face] if to == gone else paid[drawn])
            value += left[face] / total * after
        if value < least:
            least, best = value, cell
    return least, best


@compiled
def choose(
    s: Record, columns: Columns, before: Array, worth: Array, left: Array, t: Number, takes: Any, hurry: Any
) -> Any:
    """The move with t turns left, when these cards have not been seen."""
    later, paid = before[t - 1], worth[t - 1]
    if s.phase == core.DRAWN:
        kept, cell = _best_put(s, columns, later, paid, left, s.drawn, hurry)
        flipped, other = _best_flip(s, columns, later, paid, left, s.drawn)
        return REJECT + other if flipped < kept else KEEP + cell
    taken, cell = _best_put(s, columns, later, paid, left, s.top, hurry)
    drawing, total = 0.0, left.sum()
    for face in range(FACES):
        if left[face]:
            chance = left[face] / total
            left[face] -= 1
            kept, _ = _best_put(s, columns, later, paid, left, face, hurry)
            flipped, _ = _best_flip(s, columns, later, paid, left, face)
            left[face] += 1
            drawing += chance * min(kept, flipped)
    return TAKE + cell if taken < drawing and (takes or t == len(before) - 1) else DRAWING


@compiled
def play(s: Record, columns: Columns, before: Array, worth: Array, takes: Any, hurry: Any) -> Any:
    """Play a round that has been dealt. The score after so many turns, or when all is face up.

    Without `takes` only the first discard may be taken. In a `hurry` every turn turns up a card.
    """
    turns = len(before) - 1
    left = columns.deck.copy()
    left[s.top] -= 1
    # The set-up: where the second card is best depends on the first.
    core.apply(s, 0, 0)
    first = core.card_at(s.grids[0], 0)
    left[first] -= 1
    one = columns.put[len(columns.cards) - 2, ROWS - 1, first]
    beside, below = before[turns, one], before[turns, len(columns.cards) - 2]
    other = 0.0
    for face in range(FACES):
        chance = left[face] / left.sum()
        other += chance * before[turns, columns.put[one, ROWS - 1, face]]
        beside += chance * before[turns, columns.put[len(columns.cards) - 2, ROWS - 1, face]]
    cell = COLUMNS if other + below < beside else 1
    core.apply(s, 0, cell)
    left[core.card_at(s.grids[0], cell)] -= 1
    t = turns
    while t and s.phase != core.OVER:
        code = choose(s, columns, before, worth, left, t, takes, hurry)
        if code == DRAWING:
            core.apply(s, 0, code)
            left[s.drawn] -= 1
            code = choose(s, columns, before, worth, left, t, takes, hurry)
        cell = code - (TAKE if code < DRAWING else KEEP if code < REJECT else REJECT)
        if (s.hidden[0] >> cell) & 1:
            left[core.card_at(s.grids[0], cell)] -= 1
        core.apply(s, 0, code)
        t -= 1
    if s.phase != core.OVER:
        core._end_round(s, 0)
    return s.scores[0]


@compiled
def play_rounds(
    scores: Array,
    turns: Array,
    key: Array,
    columns: Columns,
    before: Array,
    worth: Array,
    takes: Any,
    hurry: Any,
) -> None:
    """Deals 0, 1, … of a key."""
    states = np.zeros(1, core.STATE)
    seed = np.zeros(SEED_WORDS, np.uint32)
    for i in range(len(scores)):
        s = states[0]
        game_seed(seed, key, i)
        core.start(s, seed, TABLE)
        scores[i] = play(s, columns, before, worth, takes, hurry)
        turns[i] = s.turns


# --- the lowest score, for certain ------------------------------------------------------------------

_PAIRED, _DUMP, _LAST = 0, COLUMNS, 2 * COLUMNS  # the cells of the first column
_MINUS_2, _MINUS_1 = 0, 1  # faces


@compiled
def _place(s: Record, face: Number) -> Any:
    """Where a card belongs in the grid that counts -17, or the dump."""
    for column in range(1, COLUMNS):
        first = _card(s, column)
        if face == _MINUS_2 and first != _MINUS_2:
            return column
        if face == _MINUS_1 and first == _MINUS_2:
            for row in range(1, ROWS):
                if _card(s, COLUMNS * row + column) != _MINUS_1:
                    return COLUMNS * row + column
    return _PAIRED if face == _MINUS_2 and _card(s, _PAIRED) != _MINUS_2 else _DUMP


@compiled
def _place_to_open(s: Record, columns: Columns, face: Number) -> Any:
    """Where a card that is not negative turns up another without finishing a column, or the dump."""
    if face > _MINUS_1:
        for cell in range(CELL_COUNT):
            kind = _kind(s, columns, cell % COLUMNS)
            finished = columns.put[kind, ROWS - 1, face] == len(columns.cards) - 1
            if cell % COLUMNS and _card(s, cell) == DOWN and not finished:
                return cell
    return _DUMP


@compiled
def _go_for_minimum(s: Record, columns: Columns) -> None:
    """Play as the proof in docs/solitaire.md does."""
    left = columns.deck.copy()
    left[s.top] -= 1
    for cell in (_PAIRED, _DUMP):
        core.apply(s, 0, cell)
        left[core.card_at(s.grids[0], cell)] -= 1
    last: Any = -1  # the face-down card, once it is known
    while s.phase != core.OVER:
        core.apply(s, 0, DRAWING)
        drawn = np.int64(s.drawn)
        if last < 0:  # the draw pile has not been through yet
            left[drawn] -= 1
        if s.hidden[0] != 1 << _LAST:
            cell = _place_to_open(s, columns, drawn)
            if cell != _DUMP:
                left[core.card_at(s.grids[0], cell)] -= 1
            core.apply(s, 0, KEEP + cell)
            continue
        if left.sum() == 1:
            last = left.argmax()
        wanted = _MINUS_2 if last == _MINUS_1 else _MINUS_1
        full = _place(s, _MINUS_2) == _DUMP and _place(s, _MINUS_1) == _DUMP
        if last < 0 or not full or _card(s, _DUMP) != wanted:
            core.apply(s, 0, KEEP + (_DUMP if last < 0 else _place(s, drawn)))
        elif last <= _MINUS_1:
            core.apply(s, 0, REJECT + _LAST)
        elif drawn == _MINUS_2:
            core.apply(s, 0, KEEP + _LAST)
        else:
            core.apply(s, 0, KEEP + _DUMP)
            core.apply(s, 0, TAKE + _DUMP)


@compiled
def _reach_minimum(scores: Array, turns: Array, key: Array, columns: Columns) -> None:
    states = np.zeros(1, core.STATE)
    seed = np.zeros(SEED_WORDS, np.uint32)
    for i in range(len(scores)):
        s = states[0]
        game_seed(seed, key, i)
        core.start(s, seed, TABLE)
        _go_for_minimum(s, columns)
        scores[i] = s.scores[0]
        turns[i] = s.turns


def reach_minimum(scores: Array, turns: Array, key: Array) -> None:
    """Deals 0, 1, … of a key, with as many turns as it takes."""
    _reach_minimum(scores, turns, key, skyjo_columns())


def skyjo_columns() -> Columns:
    return make_columns(sorted(set(DECK)), [DECK.count(value) for value in sorted(set(DECK))])
