"""The whole of a Skyjo round at one moment, frozen. Hidden cards included: only a view may leave."""

from typing import NamedTuple

from tablee.game.contract import Outcome
from tablee.game.rng import Shuffler
from tablee.games.skyjo.rules.moves import CARDS, CELLS, Phase
from tablee.games.skyjo.rules.options import Options

Cards = tuple[int, ...]

# SJ-01: five of -2, fifteen of 0, ten of everything else.
DECK: Cards = tuple(card for card in CARDS for _ in range({-2: 5, 0: 15}.get(card, 10)))
GONE = 99  # in a grid: the column of this cell has left (SJ-09)
FACE_DOWN = 98  # in a grid of a view: a card that nobody has seen
EVERY_CELL = (1 << len(CELLS)) - 1


class State(NamedTuple):
    """One round. Seats index `grids`, `hidden` and `present`; cells are bits of the last two."""

    options: Options
    players: int
    shuffler: Shuffler
    dealer: int
    phase: Phase
    turn: int  # during set-up: who would start a tie-break, and nothing else
    draw: Cards  # face down; the first is drawn first
    discard: Cards  # the top is the last
    grids: tuple[Cards, ...]
    hidden: tuple[int, ...]  # which cells are face down
    present: tuple[int, ...]  # which cells still have a card
    drawn: int | None = None
    closer: int | None = None  # who turned over all their cards first (SJ-10)
    starter: int | None = None  # who starts whatever the set-up shows (SJ-05, next_start)
    outcome: Outcome | None = None
