"""What the checked Python side of all kernels has in common.

Compiled code checks nothing, so whatever comes from outside is checked here first.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tablee.game.rng import Domain
from tablee.kernels.decorators import Array, Number, compiled
from tablee.kernels.stream import STREAM, open_stream, seed_words

UNIFORM, EAGER = 0, 1
POLICIES = {"uniform": UNIFORM, "eager": EAGER}
MAX_MOVES = 1_000_000  # of a match, before it is cut
MOST = 2**62  # that fits everywhere, with room to count on


def whole(name: str, value: object, least: int, most: int) -> int:
    """The value, if it is a whole number between two others. Raises `ValueError`."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{name} must be a whole number from {least} to {most}, not {value!r}")
    return value


def padded(by_seat: Sequence[int], seats: int) -> Any:
    """A number for each seat, and 0 for those that nobody has: compiled code wants all tuples alike."""
    return (*by_seat, *(0,) * (seats - len(by_seat)))


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


def policy_stream(seed: bytes, number: int = 0) -> Array:
    """Where the choices of a policy in one match come from, for `playout`; with a number, those of a seat."""
    streams = np.zeros(1, dtype=STREAM)
    _open_at(streams, 0, seed_words(seed), Domain.POLICY.value, whole("number", number, 0, MOST))
    return streams


def seat_streams(seed: bytes, seats: int) -> Array:
    """Where the choices of each seat in a match come from."""
    return np.concatenate([policy_stream(seed, seat) for seat in range(seats)])


def check_streams(streams: Array, count: int = 1) -> None:
    """Raises `ValueError` unless there are so many."""
    if streams.dtype != STREAM or streams.shape != (count,):
        raise ValueError(f"streams must come from {'policy_stream' if count == 1 else 'seat_streams'}")


@compiled
def _open_at(streams: Array, i: Number, key: Array, domain: Number, number: Number) -> None:
    open_stream(streams[i], key, domain, number)
