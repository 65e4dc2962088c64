"""Whole numbers as sets of bits, compiled."""

from typing import Any

from numba import types
from numba.extending import intrinsic

from tablee.kernels.decorators import Number, inlined


def _generate_bit_count(_typing: Any, _word: Any) -> Any:
    return types.int64(types.int64), lambda _context, builder, _signature, args: builder.ctpop(args[0])


bit_count: Any = intrinsic(_generate_bit_count)  # how many bits of a word are set: one instruction


@inlined
def lowest_bit(word: Number) -> Number:
    """The number of the lowest bit that is set; the compiler knows this for one instruction."""
    return bit_count(~word & (word - 1))
