"""numba's decorators as all kernels use them, and a cache that notices every change.

numba copies the code of a compiled function, and the constants it uses, into each compiled caller, but
its cache looks only at the file in which the caller stands: it would go on using the old code of
whatever that file imports. So the compiled code of Tablée is kept in a directory named after the
contents of all sources that it can come from, in the user's cache (or in NUMBA_CACHE_DIR), where it
can be written even if the package cannot.
"""

import os
import shutil
import time
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba import njit
from numpy.typing import NDArray

# In compiled code:
Array = NDArray[Any]
Number = Any  # an integer
Record = Any  # one element of a structured array

_PACKAGE = Path(__file__).parent.parent
_LAYERS = ("games", "bots", "envs")  # that have compiled code, each using those before it
_KEPT_FOR = 30 * 24 * 3600  # seconds

_config: Any = numba.config  # its settings are made when it is imported, so no type checker knows them
_F = TypeVar("_F", bound=Callable[..., Any])


def compiled(function: _F) -> _F:
    """Compiled when first called; runs without the interpreter's lock; cached on disk."""
    return _cached(function)


def uncounted(function: _F) -> _F:
    """Like `compiled`, for functions that make and keep no array: nobody counts references."""
    return _cached(function, _nrt=False)


def inlined(function: _F) -> _F:
    """For small compiled functions: their code goes into the caller's, which saves compiling them twice."""
    return _cached(function, inline="always")


def _cached(function: _F, **settings: Any) -> _F:
    # numba chooses the directory when it decorates; others in this process keep their own.
    others = _config.CACHE_DIR
    _config.CACHE_DIR = str(cache_directory(function.__module__.split(".")[1]))
    try:
        return cast(_F, njit(nogil=True, cache=True, **settings)(function))
    finally:
        _config.CACHE_DIR = others


@cache
def cache_directory(layer: str) -> Path:
    """Where the compiled code of a layer is kept, as its sources and those below it are now."""
    root = Path(os.environ.get("NUMBA_CACHE_DIR") or _user_cache() / "tablee")
    digest = sha256(f"bounds checks: {_config.BOUNDSCHECK}".encode())
    for part in _LAYERS[: _LAYERS.index(layer) + 1]:
        for path in sorted((_PACKAGE / part).rglob("*.py")):
            digest.update(path.read_bytes())
    directory = root / f"kernels-{layer}-{digest.hexdigest()[:16]}"
    if not directory.exists():
        _forget_old(root)
    return directory


def is_compiled(package: str, function: str) -> bool:
    """Whether the code of a function was compiled on this machine, such as `bots.skyjo` and `search.rank`."""
    layer, _, folder = package.partition(".")
    return any(cache_directory(layer).glob(f"{folder}_*/{function}-*.nbi"))


def _user_cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _forget_old(root: Path) -> None:
    """What has not been used for a month is in nobody's way any more."""
    for path in root.glob("kernels-*"):
        if path.stat().st_mtime < time.time() - _KEPT_FOR:
            shutil.rmtree(path, ignore_errors=True)
