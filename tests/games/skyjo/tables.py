"""Skyjo rounds laid out by hand: a test names the cards that matter, the deck supplies the rest."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tablee.game.rng import Seeded, Shuffler
from tablee.games.skyjo.rules import rules
from tablee.games.skyjo.rules.moves import Phase, parse_move
from tablee.games.skyjo.rules.options import make_options
from tablee.games.skyjo.rules.state import DECK, GONE, Cards, State
from tests.games.acting import Acting
from tests.games.sheets import Sheet

SEEDED = Seeded(bytes(32))
Rows = tuple[str, str, str]

# What a seat has unless the test says otherwise: all face down, no column of equals, worth 42.
HIDDEN_42: Rows = ("[1] [2] [3] [4]", "[2] [3] [4] [5]", "[3] [4] [5] [6]")


def cards(text: str) -> Cards:
    """`"3 -2 12"` -> (3, -2, 12)."""
    return tuple(int(face) for face in text.split())


def up(rows: Rows) -> Rows:
    """The same cards, all face up."""
    first, second, third = (row.replace("[", "").replace("]", "") for row in rows)
    return first, second, third


def table(
    *,
    players: int = 2,
    turn: int = 0,
    grids: Mapping[int, Rows] | None = None,
    discard: str = "7",
    draw: str = "",
    drawn: int | None = None,
    closer: int | None = None,
    rest: str = "draw",
    shuffler: Shuffler = SEEDED,
    options: Mapping[str, object] | None = None,
) -> State:
    """All 150 cards on a table, in the middle of a round.

    A grid is three rows: `5` lies face up, `[5]` face down, `.` is a cell whose column has left. The
    discard pile's top is written last, the first card of `draw` is drawn first. The cards that are
    left over follow in the "draw" pile, or lie at the bottom of the "discard" pile, as `rest` says.
    """
    grid_cards, hidden, present = [], [], []
    for seat in range(players):
        cells = " ".join((grids or {}).get(seat, HIDDEN_42)).split()
        assert len(cells) == 12
        grid_cards.append(tuple(GONE if cell == "." else int(cell.strip("[]")) for cell in cells))
        hidden.append(sum(1 << at for at, cell in enumerate(cells) if cell.startswith("[")))
        present.append(sum(1 << at for at, cell in enumerate(cells) if cell != "."))

    pile, to_draw = cards(discard), cards(draw)
    left = Counter(DECK)
    left.subtract(card for grid in grid_cards for card in grid if card != GONE)
    left.subtract(pile + to_draw + (() if drawn is None else (drawn,)))
    assert min(left.values()) >= 0, "no deck has so many cards of one value"
    spare = tuple(left.elements())
    if rest == "draw":
        to_draw += spare
    else:
        assert rest == "discard"
        pile = spare + pile
    return State(
        options=make_options(options or {}, players),
        players=players,
        shuffler=shuffler,
        dealer=0,
        phase=Phase.TURN if drawn is None else Phase.DRAWN,
        turn=turn,
        draw=to_draw,
        discard=pile,
        grids=tuple(grid_cards),
        hidden=tuple(hidden),
        present=tuple(present),
        drawn=drawn,
        closer=closer,
    )


acting: Acting[State] = Acting(rules, parse_move)
play, act, may, refusal = acting.play, acting.act, acting.may, acting.refusal


GRIDS: dict[str, Rows] = {
    "hidden": HIDDEN_42,
    "up": up(HIDDEN_42),
    "one-left": ("[1] 2 3 4", "2 3 4 5", "3 4 5 6"),  # worth 42
    "mixed": ("1 [2] [3] 4", "[8] 9 [6] [5]", "[3] [4] [5] [6]"),
    "pair": ("9 [2] [3] 4", "9 9 [6] [5]", "[3] [4] [5] [6]"),
}


def lay_out(laid: Mapping[str, str]) -> State:
    """The round of a line: `grid1 pair; discard 2 11; drawn 12; draw 3; closer 0; clear_on_reveal no`.

    A grid is one of `GRIDS`, or three rows with `/` between them.
    """
    given: dict[str, Any] = {"grids": {}, "options": {}}
    for name, value in laid.items():
        if name.startswith("grid"):
            given["grids"][int(name[4:])] = GRIDS.get(value) or tuple(value.split("/"))
        elif name in ("players", "turn", "drawn", "closer"):
            given[name] = int(value)
        elif name in ("discard", "draw", "rest"):
            given[name] = value
        else:
            given["options"][name] = {"no": False}.get(value, value)
    return table(**given)


def look(state: State, what: str) -> str:
    """What a line asks of a round: `cell0.b1` is `5`, `[5]` if face down, or `.` if its column has left."""
    kind, _, cell = what.partition(".")
    if kind.startswith("cell"):
        seat, at = int(kind[4:]), "abcd".index(cell[0]) + 4 * (int(cell[1]) - 1)
        card = state.grids[seat][at]
        return "." if card == GONE else f"[{card}]" if state.hidden[seat] >> at & 1 else str(card)
    if kind.startswith("score"):
        assert state.outcome is not None
        return str(state.outcome.scores[int(kind[5:])])
    match kind:
        case "draw" | "discard":
            return " ".join(map(str, getattr(state, kind)))
        case "top":
            return str(state.discard[-1])
        case "ended":
            return "no" if state.outcome is None else "yes"
    return str(getattr(state, kind))


SHEET = Sheet(acting, lay_out, look)
