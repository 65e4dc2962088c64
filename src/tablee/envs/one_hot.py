"""Observations for a network: ones and zeros instead of whole numbers.

>>> from tablee.envs.encoding import layout_of
>>> one_hot = OneHot(layout_of("skyjo", 2))
>>> one_hot.size, one_hot.slice_of("top")
(697, slice(7, 22, None))

A number that can be at most `MOST_VALUES` different things becomes as many numbers, of which one is 1 and
the others are 0. Any other is divided by the most that it can be; where the layout has a unit (as
for points), by that, and cut to between -1 and 1. Fields keep their order.
"""

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.envs.layout import Layout

DTYPE = np.float32
MOST_VALUES = 20


class OneHot:
    """The layout of a one-hot observation, and how to make one."""

    dtype: Any = DTYPE

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        low, high = layout.low.astype(np.int64), layout.high.astype(np.int64)
        values = high - low + 1
        self._few = values <= MOST_VALUES
        widths = np.where(self._few, values, 1)
        ends = np.cumsum(widths)
        self._starts = ends - widths
        self.size = int(ends[-1])
        self._ones = np.flatnonzero(self._few)  # numbers that become ones and zeros,
        self._first = (self._starts - low)[self._few]  # and where each has its zero
        self._rest = np.flatnonzero(~self._few)
        self._rest_at = self._starts[~self._few]
        units = [field.unit or field.high for _, _, field in layout.fields for _ in range(field.size)]
        self._units = np.array(units, dtype=DTYPE)[~self._few]

    @property
    def places(self) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        """For each number where its zero stands, and what it is divided by: 0 if it becomes a one."""
        at, units = np.zeros(self.layout.size, np.int64), np.zeros(self.layout.size, DTYPE)
        at[self._ones], at[self._rest] = self._first, self._rest_at
        units[self._rest] = self._units
        return at, units

    def slice_of(self, name: str, owner: int | None = None) -> slice:
        """Where a field stands; of a place, say whose. Raises `KeyError` if there is none of this name."""
        numbers = self.layout.slice_of(name, owner)
        end = self.size if numbers.stop == self.layout.size else int(self._starts[numbers.stop])
        return slice(int(self._starts[numbers.start]), end)

    @cached_property
    def low(self) -> NDArray[np.float32]:
        """The least that each number can be: 0, or -1 where points can be negative."""
        least = np.zeros(self.size, dtype=DTYPE)
        least[self._rest_at[self.layout.low[self._rest] < 0]] = -1
        return least

    @cached_property
    def high(self) -> NDArray[np.float32]:
        """The most: 1."""
        return np.ones(self.size, dtype=DTYPE)

    def encode(self, numbers: NDArray[Any], out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """Rows of numbers as rows of a one-hot observation; `out` is written in place if given."""
        count = len(numbers)
        if out is None:
            out = np.zeros((count, self.size), dtype=DTYPE)
        else:
            out.fill(0)
        np.put_along_axis(out, self._first + numbers[:, self._ones], 1, axis=1)
        out[:, self._rest_at] = np.clip(numbers[:, self._rest] / self._units, -1, 1)
        return out
