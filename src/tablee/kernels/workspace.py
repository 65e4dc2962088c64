"""Arrays that compiled code writes in, declared once.

    class Notes(NamedTuple):
        values: Annotated[Array, np.float64, 2, 3]
        length: Annotated[Array, np.int64, 1]

    class Room(NamedTuple):
        notes: Notes
        weights: tuple[float, ...]

    rooms = new_workspaces(Room, 5, weights=(1.0, 2.0))
    room = row_of(rooms, 0)

A field that is an array says what its numbers are, and its shape; a name in it is a number that must be
given. A field that is a class of such fields has its arrays. Any other field must be given; rows share it.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Annotated, Any, TypeVar, get_origin, get_type_hints

import numpy as np
from numba.extending import overload, register_jitable

from tablee.kernels.decorators import Array, Number

_T = TypeVar("_T")
_Zeros = Callable[[tuple[int, ...], Any], Any]


def new_workspace(kind: type[_T], **given: Any) -> _T:
    """Room for one thread."""
    return _made(kind, (), np.zeros, given)  # type: ignore[no-any-return]


def new_workspaces(kind: type[_T], count: int, zeros: _Zeros = np.zeros, **given: Any) -> _T:
    """Room for several, in arrays whose first index is its number. `zeros` makes them."""
    return _made(kind, (count,), zeros, given)  # type: ignore[no-any-return]


def _made(kind: Any, count: tuple[int, ...], zeros: _Zeros, given: dict[str, Any]) -> Any:
    fields = {}
    for name, hint in _hints(kind).items():
        if name in given:
            fields[name] = given[name]
        elif _is_array(hint):
            dtype, *shape = hint.__metadata__
            sizes = (given[size] if isinstance(size, str) else size for size in shape)
            fields[name] = zeros((*count, *sizes), dtype)
        else:
            fields[name] = _made(hint, count, zeros, given)
    return kind(**fields)


def row_of(workspaces: Any, i: Number) -> Any:
    """One of several; in compiled code, too."""
    kind: Any = type(workspaces)
    return _row_function(kind)(workspaces, i)


@overload(row_of, strict=False)
def _row_compiled(workspaces: Any, i: Number) -> Any:
    return _row_function(workspaces.instance_class)


def clear(workspace: Any) -> None:
    """Write zeros everywhere; in compiled code, too."""
    kind: Any = type(workspace)
    _clear_function(kind)(workspace)


@overload(clear, strict=False)
def _clear_compiled(workspace: Any) -> Any:
    return _clear_function(workspace.instance_class)


@cache
def packed(kind: Any) -> tuple[Callable[[Array, Array], Any], int, int]:
    """What makes a workspace in two arrays, and how many whole numbers and how many others these must hold.

    For a workspace of arrays of these two kinds that have one index.
    """
    sizes, parts = {np.int64: 0, np.float64: 0}, []
    for hint in _hints(kind).values():
        dtype, size = hint.__metadata__
        array = "numbers" if dtype is np.int64 else "values"
        parts.append(f"{array}[{sizes[dtype]}:{sizes[dtype] + size}]")
        sizes[dtype] += size
    made = _function("numbers, values", [f"return Made({', '.join(parts)})"], {"Made": kind})
    return register_jitable(made), sizes[np.int64], sizes[np.float64]


@cache
def _row_function(kind: Any) -> Any:
    names: dict[str, Any] = {}
    return _function("workspaces, i", [f"return {_row_text(kind, 'workspaces', names)}"], names)


def _row_text(kind: type, at: str, names: dict[str, Any]) -> str:
    made = f"{kind.__name__}{len(names)}"  # two classes may have the same name
    names[made] = kind
    parts = []
    for name, hint in _hints(kind).items():
        here = f"{at}.{name}"
        if _is_array(hint):
            parts.append(f"{here}[i]")
        else:
            parts.append(_row_text(hint, here, names) if _is_workspace(hint) else here)
    return f"{made}({', '.join(parts)})"


@cache
def _clear_function(kind: Any) -> Any:
    return _function(
        "workspace", [*(f"{array}[:] = 0" for array in _arrays(kind, "workspace")), "return"], {}
    )


def _arrays(kind: type, at: str) -> Iterator[str]:
    for name, hint in _hints(kind).items():
        if _is_array(hint):
            yield f"{at}.{name}"
        elif _is_workspace(hint):
            yield from _arrays(hint, f"{at}.{name}")


def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _is_array(hint: Any) -> bool:
    return get_origin(hint) is Annotated


def _is_workspace(hint: Any) -> bool:
    return hasattr(hint, "_fields") and any(
        _is_array(each) or _is_workspace(each) for each in _hints(hint).values()
    )


def _function(arguments: str, lines: list[str], names: dict[str, Any]) -> Any:
    names |= {"__name__": __name__}
    exec(f"def function({arguments}):\n" + "".join(f"    {line}\n" for line in lines), names)
    return names["function"]
