"""numba's decorators as all kernels use them."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit, types
from numba.extending import intrinsic
from numpy.typing import NDArray

from tablee.kernels.cache import CodeCache

# In compiled code:
Array = NDArray[Any]
Number = Any  # an integer
Record = Any  # one element of a structured array

_F = TypeVar("_F", bound=Callable[..., Any])


def compiled(function: _F, owner: str = "") -> _F:
    """Compiled when first called; runs without the interpreter's lock; kept on disk (`cache.py`).

    A function that is given the functions of another module, instead of importing them, says which: `owner`.
    """
    return _kept(function, owner)


def uncounted(function: _F) -> _F:
    """Like `compiled`, for functions that make and keep no array: nobody counts references."""
    return _kept(function, "", _nrt=False)


def inlined(function: _F) -> _F:
    """For small compiled functions: their code goes into the caller's, which saves compiling them twice."""
    return _kept(function, "", inline="always")


def _kept(function: _F, owner: str, **settings: Any) -> _F:
    dispatcher = njit(nogil=True, **settings)(function)
    dispatcher._cache = CodeCache(function, owner)
    return cast(_F, dispatcher)


def _generate_bit_count(_typing: Any, _word: Any) -> Any:
    return types.int64(types.int64), lambda _context, builder, _signature, args: builder.ctpop(args[0])


bit_count: Any = intrinsic(_generate_bit_count)  # how many bits of a word are set: one instruction


@inlined
def lowest_bit(word: Number) -> Number:
    """The number of the lowest bit that is set; the compiler knows this for one instruction."""
    return bit_count(~word & (word - 1))
