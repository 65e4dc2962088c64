"""Compiled code on a graphics card: the same functions as on the processor, in a thread for each table.

Needs CUDA's driver and what the extra `gpu` installs. With NUMBA_ENABLE_CUDASIM=1 in the environment numba
plays a card on the processor, slowly: for tests.

Numbers come out as on the processor, bit by bit: a card would multiply and add in one step, which rounds once
where the processor rounds twice, so that is switched off.
"""

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, TypeVar

import numpy as np
from numba.core import config

from tablee.kernels.decorators import Array

if not hasattr(np, "row_stack"):  # numpy 2.5 has none any more, and numba-cuda 0.30 looks for it
    setattr(np, "row_stack", np.vstack)  # noqa: B010 — for mypy, which knows only one numpy
from numba import cuda as _cuda

cuda: Any = _cuda  # numba has no types for it

__all__ = [
    "SIMULATED",
    "CardKernel",
    "NoCard",
    "bare",
    "check_card",
    "cuda",
    "from_card",
    "new_on_card",
    "new_side_by_side",
    "row_kernel",
    "to_card",
]

SIMULATED = bool(config.ENABLE_CUDASIM)
_THREADS = 256  # of a block

_T = TypeVar("_T")


class NoCard(ValueError):
    """There is nothing to play on."""

    def __init__(self) -> None:
        super().__init__(
            "No graphics card can be used: that takes one of NVIDIA's, its driver, and tablee[gpu]."
        )


def check_card() -> None:
    """Raises `NoCard` if there is none, or what drives it is not installed."""
    try:
        found = cuda.is_available()
    except Exception as unusable:  # a driver that is too old, libraries that do not fit: numba has many words
        raise NoCard from unusable
    if not found:
        raise NoCard


class CardKernel:
    """A function that a card runs many times at once. It begins with `cuda.grid(1)`, which is the number."""

    def __init__(self, function: Callable[..., None], threads: int = _THREADS) -> None:
        if not SIMULATED:
            _be_exact_on_demand()
        settings = {} if SIMULATED else {"lto": False}  # the linker would fuse what the compiler did not
        self._function = cuda.jit(function, **settings)
        self._threads = 8 if SIMULATED else threads  # the simulator has real ones

    def __call__(self, count: int, *arguments: Any) -> None:
        """Run it for the numbers below `count`, or some more, which it must see itself. Nobody waits."""
        token = _exact.set(True)
        try:
            self._function[max(1, -(-count // self._threads)), self._threads](*arguments)
        finally:
            _exact.reset(token)


def to_card(value: Any) -> Any:
    """A copy of an array on the card, or of a tuple of arrays; anything else as it is."""
    if isinstance(value, np.ndarray):
        return cuda.to_device(value)
    if isinstance(value, tuple):
        return _rebuilt(value, to_card)
    return value


def new_on_card(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """An array on the card, with whatever was there before."""
    return cuda.device_array(shape, dtype)


def new_side_by_side(shape: tuple[int, ...], dtype: Any) -> Any:
    """The same, for threads that each have a row: what they fetch together lies together.

    Not in the simulator, whose functions need not be compiled again then.
    """
    return cuda.device_array(shape, dtype, order="C" if SIMULATED else "F")


def from_card(array: Any) -> Array:
    """A copy of an array, once all that was begun on the card is done."""
    copy: Array = array.copy_to_host()
    return copy


def _simulated_bare(value: Any) -> Any:
    if isinstance(value, tuple):
        return _rebuilt(value, _simulated_bare)
    for wrapped in ("_item", "_ary"):
        value = getattr(value, "__dict__", {}).get(wrapped, value)
    return value


def _rebuilt(values: Any, change: Callable[[Any], Any]) -> Any:
    changed = (change(each) for each in values)
    return type(values)(*changed) if hasattr(values, "_fields") else tuple(changed)


def _itself(value: _T) -> _T:
    return value


# What a kernel gives on to compiled functions goes through this, because the simulator wraps arrays in what
# these do not know.
bare: Any = _simulated_bare if SIMULATED else cuda.jit(device=True)(_itself)

_exact: ContextVar[bool] = ContextVar("exact", default=False)


def _be_exact_on_demand() -> None:
    """numba has no setting for it, so it goes to the compiler of the card past numba."""
    from numba.cuda.cudadrv import nvvm

    compile_ir: Any = nvvm.compile_ir
    if getattr(compile_ir, "knows_exact", False):
        return

    def compile_exactly(llvmir: Any, **options: Any) -> Any:
        if _exact.get():
            options["fma"] = False
        return compile_ir(llvmir, **options)

    compile_exactly.knows_exact = True  # type: ignore[attr-defined]
    nvvm.compile_ir = compile_exactly


def row_kernel(function: Callable[..., Any], arguments: str) -> CardKernel:
    """Gives a compiled function one row of its first array in each thread, as if there were no other.

    `arguments` says of each whether it gets that row of it, r, or the whole, w.
    """
    names = [f"a{k}" for k in range(len(arguments))]
    given = (
        f"bare({name})[i : i + 1]" if kind == "r" else f"bare({name})"
        for name, kind in zip(names, arguments, strict=True)
    )
    text = f"""
def kernel({", ".join(names)}):
    i = cuda.grid(1)
    if i < a0.shape[0]:
        function({", ".join(given)})
"""
    made: dict[str, Any] = {"function": function, "cuda": cuda, "bare": bare, "__name__": __name__}
    exec(text, made)
    return CardKernel(made["kernel"])
