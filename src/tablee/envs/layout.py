"""What the numbers of an observation are: one table for each game, from which all else follows.

An observation is a row of whole numbers. First come the fields of the table, then those of each place, from
one's own round to the left. Seats in it are *distances*: 0 is oneself, 1 the player on one's left.
"""

from functools import cached_property
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

DTYPE = np.int16
MOST = int(np.iinfo(DTYPE).max)  # what is more is cut to this


class Field(NamedTuple):
    """Some numbers in a row that mean the same of different things."""

    name: str
    size: int
    low: int
    high: int
    meaning: str
    unit: int | None = None  # what counts as much, for a network; None: the most that it can be


class Form(Protocol):
    """How an observation is shown: as it is (`Layout`), or for a network (`one_hot.OneHot`)."""

    size: int
    dtype: Any

    @property
    def low(self) -> NDArray[Any]:
        """The least that each number can be."""

    @property
    def high(self) -> NDArray[Any]:
        """The most."""

    def slice_of(self, name: str, owner: int | None = None) -> slice:
        """Where a field stands; of a place, say whose. Raises `KeyError` if there is none of this name."""

    def encode(self, numbers: NDArray[Any], out: NDArray[Any] | None = None) -> NDArray[Any]:
        """Rows of numbers in this form: in `out` if that is given, else in an array of their own."""


class Layout:
    """The fields of an observation at a table for so many players, and where they stand."""

    dtype: Any = DTYPE

    def __init__(self, table: tuple[Field, ...], place: tuple[Field, ...], players: int) -> None:
        self.table, self.place, self.players = table, place, players
        self.places = sum(field.size for field in table)  # where one's own place begins
        self.place_size = sum(field.size for field in place)
        self.size = self.places + players * self.place_size

    @cached_property
    def fields(self) -> tuple[tuple[int, int | None, Field], ...]:
        """Each field: where it begins, the distance of the place it belongs to if any, and itself."""
        found: list[tuple[int, int | None, Field]] = []
        at = 0
        owners: list[int | None] = [None, *range(self.players)]
        for owner in owners:
            for field in self.table if owner is None else self.place:
                found.append((at, owner, field))
                at += field.size
        return tuple(found)

    def slice_of(self, name: str, owner: int | None = None) -> slice:
        """Where a field stands; of a place, say whose. Raises `KeyError` if there is none of this name."""
        for at, whose, field in self.fields:
            if field.name == name and whose == owner:
                return slice(at, at + field.size)
        raise KeyError(name)

    @cached_property
    def low(self) -> NDArray[np.int16]:
        """The least that each number can be."""
        return np.array([field.low for _, _, field in self.fields for _ in range(field.size)], dtype=DTYPE)

    @cached_property
    def high(self) -> NDArray[np.int16]:
        """The most."""
        return np.array([field.high for _, _, field in self.fields for _ in range(field.size)], dtype=DTYPE)

    def encode(self, numbers: NDArray[Any], out: NDArray[Any] | None = None) -> NDArray[Any]:
        """The same numbers."""
        if out is None:
            return numbers.copy()
        out[:] = numbers
        return out

    def markdown(self) -> str:
        """The table as the documentation shows it, with the numbers of one's own place and the next one's."""
        lines = ["| numbers | field | from | to | meaning |", "|---|---|---|---|---|"]
        for at, owner, field in self.fields:
            if owner is None or owner == 0:
                numbers = str(at) if field.size == 1 else f"{at}–{at + field.size - 1}"
                least, most = (str(bound).replace("-", "−") for bound in (field.low, field.high))
                lines.append(f"| {numbers} | `{field.name}` | {least} | {most} | {field.meaning} |")
        return "\n".join(lines)
