"""The arrays of a batch on the processor: numpy's."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.kernels.decorators import Array


class HostArrays:
    """What tables on the processor have in common. `card_tables` does the same on a card."""

    def put(self, array: Array) -> Array:
        """An array where the tables are."""
        return array

    def encode(self, form: Any, numbers: Array, out: Array) -> None:
        """Observations in another form."""
        form.encode(numbers, out)

    def clear(self, which: Array, *arrays: Array) -> None:
        """Zeros in the rows of these tables."""
        for array in arrays:
            array[which] = 0

    def actions(self, given: Any) -> NDArray[Any]:
        """Moves as the engine takes them; what are no whole numbers is left as it is."""
        actions = np.asarray(given)
        return actions.astype(np.int64, copy=False) if actions.dtype.kind in "iu" else actions

    def fits(self, out: Array, like: Array) -> bool:
        """Whether observations can be written into an array."""
        return out.shape == like.shape and out.dtype == like.dtype and out.flags.carray
