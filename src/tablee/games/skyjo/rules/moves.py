"""The moves of Skyjo and their text forms.

| text   | move                                                       |
|--------|------------------------------------------------------------|
| `?b2`  | turn over b2 during set-up (SJ-05)                         |
| `t>b2` | take the discard pile's top, exchange it for b2 (SJ-07)    |
| `d`    | draw (SJ-08)                                               |
| `k>b2` | keep the drawn card, exchange it for b2                    |
| `x>b2` | discard the drawn card, turn over b2                       |

A cell is a column a-d and a row 1-3. Cells count 0 to 11 along the rows: a1 b1 c1 d1 a2 … d3.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar

from tablee.games.skyjo.rules.refusals import REFUSALS


class Phase(StrEnum):
    """What the round waits for."""

    SET_UP = "set_up"  # everybody turns over two cards
    TURN = "turn"  # a player takes or draws
    DRAWN = "drawn"  # a player has drawn and decides
    OVER = "over"


SET_UP, TURN, DRAWN, OVER = Phase  # looked up far more often than an enum is meant for


LOWEST, HIGHEST = -2, 12
CARDS = range(LOWEST, HIGHEST + 1)
COLUMNS = 4
ROWS = 3
CELLS = range(COLUMNS * ROWS)


def cell_text(cell: int) -> str:
    """5 -> b2."""
    return "abcd"[cell % COLUMNS] + str(cell // COLUMNS + 1)


@dataclass(frozen=True, slots=True)
class _OnCell:
    phase: ClassVar[Phase]  # in which such a move is made
    turns_over: ClassVar[bool] = False  # whether the card in the cell must be face down
    cell: int

    def __post_init__(self) -> None:
        if self.cell not in CELLS:
            raise ValueError(f"no such cell: {self.cell!r}")


class TurnOver(_OnCell):
    """One of the two cards that everybody turns over before the round begins."""

    __slots__ = ()
    phase = SET_UP
    turns_over = True

    def __str__(self) -> str:
        return f"?{cell_text(self.cell)}"


class Take(_OnCell):
    """The discard pile's top, exchanged for the card in this cell."""

    __slots__ = ()
    phase = TURN

    def __str__(self) -> str:
        return f"t>{cell_text(self.cell)}"


@dataclass(frozen=True, slots=True)
class Draw:
    """A card from the draw pile, looked at by whoever drew it."""

    phase: ClassVar[Phase] = TURN

    def __str__(self) -> str:
        return "d"


class Keep(_OnCell):
    """The drawn card, exchanged for the card in this cell."""

    __slots__ = ()
    phase = DRAWN

    def __str__(self) -> str:
        return f"k>{cell_text(self.cell)}"


class Reject(_OnCell):
    """The drawn card onto the discard pile; the face-down card in this cell is turned over."""

    __slots__ = ()
    phase = DRAWN
    turns_over = True

    def __str__(self) -> str:
        return f"x>{cell_text(self.cell)}"


Move = TurnOver | Take | Draw | Keep | Reject

# Every move there is, made once: legal moves are picked from these tables.
TURN_OVERS = tuple(TurnOver(cell) for cell in CELLS)
TAKES = tuple(Take(cell) for cell in CELLS)
DRAW = Draw()
KEEPS = tuple(Keep(cell) for cell in CELLS)
REJECTS = tuple(Reject(cell) for cell in CELLS)
ALL_MOVES: tuple[Move, ...] = (*TURN_OVERS, *TAKES, DRAW, *KEEPS, *REJECTS)

_BY_TEXT: Mapping[str, Move] = MappingProxyType({str(move): move for move in ALL_MOVES})


def parse_move(text: str) -> Move:
    """The move with exactly this text form. Raises `Refused` with the code `malformed`."""
    move = _BY_TEXT.get(text)
    if move is None:
        raise REFUSALS.refused("malformed", text)
    return move


def card_face(card: int) -> int:
    """A card's face in data: its value."""
    return card


def parse_card(face: object) -> int:
    """The card with this face. Raises `ValueError`."""
    if isinstance(face, int) and not isinstance(face, bool) and face in CARDS:
        return face
    raise ValueError(f"{face!r} is not a Skyjo card")
