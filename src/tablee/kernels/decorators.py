"""numba's decorators as all kernels use them."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit
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
