"""What the checked Python side of all kernels has in common.

Compiled code checks nothing, so whatever comes from outside is checked here first.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tablee.jit.decorators import Array

UNIFORM, EAGER = 0, 1
POLICIES = {"uniform": UNIFORM, "eager": EAGER}
MAX_MOVES = 1_000_000  # of a match, before it is cut
MOST = 2**62  # that fits everywhere, with room to count on


def whole(name: str, value: object, least: int, most: int) -> int:
    """The value, if it is a whole number between two others. Raises `ValueError`."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{name} must be a whole number from {least} to {most}, not {value!r}")
    return value


def policy_number(name: str) -> int:
    """The number by which compiled code knows a policy. Raises `ValueError`."""
    if name not in POLICIES:
        raise ValueError(f"there is no policy {name!r}; there are {', '.join(POLICIES)}")
    return POLICIES[name]


def seats(bits: int) -> tuple[int, ...]:
    """The seats whose bits are set, in a whole number of Python or of an array."""
    return tuple(seat for seat in range(8) if bits >> seat & 1)


def check_index(states: Array, i: int, dtype: Any) -> None:
    """Raises `ValueError` unless there is such a state."""
    if states.dtype != dtype or states.ndim != 1 or not states.flags.carray:
        raise ValueError("states must come from new_states")
    whole("index", i, 0, len(states) - 1)


def check_dealt(states: Array, i: int, dtype: Any) -> None:
    """Raises `ValueError` unless there is a match at `states[i]`."""
    check_index(states, i, dtype)
    if states["players"][i] == 0:
        raise ValueError(f"nothing is dealt at index {i}")


def in_pieces(play: Callable[[int, int], None], count: int, threads: int) -> None:
    """Calls `play(begin, end)` for pieces of 0 to `count` on several threads.

    There are several pieces for each thread, because some matches are much longer than others; and small
    ones, because only between them an interrupt can stop the play.
    """
    size = max(1, min(1000, count // (8 * whole("threads", threads, 1, 1024))))
    with ThreadPoolExecutor(threads) as pool:
        pieces = [pool.submit(play, at, min(at + size, count)) for at in range(0, count, size)]
        try:
            for piece in pieces:
                piece.result()
        except BaseException:  # an interrupt: do not play the pieces that nobody waits for
            pool.shutdown(wait=False, cancel_futures=True)
            raise
