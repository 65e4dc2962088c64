"""Skyjo rounds laid out by hand: a test names the cards that matter, the deck supplies the rest."""

from collections import Counter
from collections.abc import Mapping

from tablee.game.rng import Seeded, Shuffler
from tablee.games.skyjo.rules import rules
from tablee.games.skyjo.rules.moves import Phase, parse_move
from tablee.games.skyjo.rules.options import make_options
from tablee.games.skyjo.rules.state import DECK, GONE, Cards, State
from tests.games.acting import Acting

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
