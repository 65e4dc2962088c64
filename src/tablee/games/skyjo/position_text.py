"""Skyjo positions as text.

    skyjo 5,?,4,?/?,?,-2,?/?,?,?,?;?,?,9,?/?,1,?,?/?,?,?,? 7,3 seat=0 turn=0 drawn=11

The grids, seat after seat, their rows parted by `/`: a value, `?` face down, `-` gone with its column. Then
the discard pile, its top last. Cards of it that are left out count as not seen. `turn=-` during set-up.
"""

from collections.abc import Mapping

from tablee.game.rng import Shuffler
from tablee.games.skyjo.rules.moves import CARDS, COLUMNS, ROWS, Phase
from tablee.games.skyjo.rules.options import make_options
from tablee.games.skyjo.rules.state import DECK, EVERY_CELL, FACE_DOWN, GONE, Cards, State
from tablee.games.skyjo.rules.view import View
from tablee.match.position_text import (
    NOTHING,
    REFUSALS,
    UNKNOWN,
    Written,
    impossible,
    parts_of,
    seat_in,
    unseen_of,
    whole,
)

TABLE = ("GRIDS", "DISCARD-PILE")
KEYS = ("turn", "drawn", "closer", "dealer", "starter")

_CELLS = {FACE_DOWN: UNKNOWN, GONE: NOTHING}
_READ = {text: cell for cell, text in _CELLS.items()}
_BEFORE_PLAY = 2  # cards that everybody turns over (SJ-05)


def write(view: View) -> Written:
    keys = {"turn": NOTHING if view.turn is None else str(view.turn)}
    if view.phase is Phase.DRAWN:
        keys["drawn"] = UNKNOWN if view.drawn is None else str(view.drawn)
    if view.closer is not None:
        keys["closer"] = str(view.closer)
    if view.dealer:
        keys["dealer"] = str(view.dealer)
    if view.starter is not None:
        keys["starter"] = str(view.starter)
    return Written([";".join(map(_grid_text, view.grids)), ",".join(map(str, view.discard))], keys)


def read(given: Written, seat: int | None, options: Mapping[str, object], shuffler: Shuffler) -> State:
    grids_text, discard_text = given.table
    grids = tuple(map(_grid, grids_text.split(";")))
    players, keys = len(grids), given.keys
    made = make_options(options, players)
    if seat is not None:
        seat_in(str(seat), players)
    discard = tuple(map(_card, discard_text.split(",")))
    turn = _seat_or_none(keys.get("turn", str(seat or 0)), players)
    closer = _seat_or_none(keys.get("closer", NOTHING), players)
    dealer = seat_in(keys.get("dealer", "0"), players)
    starter = _seat_or_none(keys.get("starter", NOTHING), players)
    drawn = _drawn(keys.get("drawn"), seat, turn)
    _check_play(grids, turn, closer)
    if turn is None and len(discard) > 1:  # SJ-04
        raise impossible(discard_text)

    seen = [*discard, *(card for grid in grids for card in grid if card not in _CELLS)]
    if drawn is not None:
        seen.append(drawn)
    face_down = [grid.count(FACE_DOWN) for grid in grids]
    drawn_unseen = "drawn" in keys and drawn is None
    unseen = unseen_of(DECK, seen, sum(face_down) + drawn_unseen, str)
    order, shuffler = shuffler.shuffle(unseen)
    cards = iter(order)
    dealt = tuple(tuple(next(cards) if card == FACE_DOWN else card for card in grid) for grid in grids)
    if drawn_unseen:
        drawn = next(cards)
    return State(
        options=made,
        players=players,
        shuffler=shuffler,
        dealer=dealer,
        phase=Phase.SET_UP if turn is None else Phase.TURN if drawn is None else Phase.DRAWN,
        turn=(dealer + 1) % players if turn is None else turn,
        draw=tuple(cards),
        discard=discard,
        grids=dealt,
        hidden=tuple(_bits(grid, FACE_DOWN) for grid in grids),
        present=tuple(EVERY_CELL & ~_bits(grid, GONE) for grid in grids),
        drawn=drawn,
        closer=closer,
        starter=starter,
    )


def _grid_text(grid: Cards) -> str:
    cells = [_CELLS.get(card, str(card)) for card in grid]
    return "/".join(",".join(cells[at : at + COLUMNS]) for at in range(0, len(cells), COLUMNS))


def _grid(text: str) -> Cards:
    rows = [parts_of(row, ",", COLUMNS) for row in parts_of(text, "/", ROWS)]
    grid = tuple(_READ[cell] if cell in _READ else _card(cell) for row in rows for cell in row)
    for column in range(COLUMNS):
        cells = set(grid[column::COLUMNS])
        if cells == {GONE} or cells == {FACE_DOWN}:
            continue
        if GONE in cells or len(cells) == 1:  # SJ-09: a column leaves as a whole, and at once
            raise impossible(text)
    return grid


def _card(text: str) -> int:
    card = whole(text)
    if card not in CARDS:
        raise REFUSALS.refused("position_unreadable", text)
    return card


def _seat_or_none(text: str, players: int) -> int | None:
    return None if text == NOTHING else seat_in(text, players)


def _drawn(text: str | None, seat: int | None, turn: int | None) -> int | None:
    """The drawn card, if the seat sees it. SJ-08: only who has drawn it does."""
    if text is None:
        return None
    if turn is None:
        raise impossible(f"turn={NOTHING} drawn={text}")
    if text == UNKNOWN:
        if seat == turn:
            raise REFUSALS.refused("position_own", f"drawn={text}")
        return None
    if seat != turn:
        raise REFUSALS.refused("position_hidden", f"drawn={text}")
    return _card(text)


def _check_play(grids: tuple[Cards, ...], turn: int | None, closer: int | None) -> None:
    """SJ-05, SJ-10: how many cards lie face up before anybody plays, and when the round has been closed."""
    face_up = [len(grid) - grid.count(FACE_DOWN) for grid in grids]
    if turn is None:
        if closer is not None or max(face_up) > _BEFORE_PLAY or min(face_up) == _BEFORE_PLAY:
            raise impossible(f"turn={NOTHING}")
        return
    if min(face_up) < _BEFORE_PLAY:
        raise REFUSALS.refused("position_turn", f"turn={turn}")
    closed = [seat for seat, grid in enumerate(grids) if FACE_DOWN not in grid]
    if closer is None:
        if closed:
            raise REFUSALS.refused("position_missing", "closer=")
    elif closer not in closed:
        raise impossible(f"closer={closer}")
    elif turn == closer:
        raise REFUSALS.refused("position_over", "")


def _bits(grid: Cards, wanted: int) -> int:
    return sum(1 << cell for cell, card in enumerate(grid) if card == wanted)
