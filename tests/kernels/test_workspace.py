"""Workspaces: what a class declares is there, for one thread or for many, in Python and in compiled code."""

from typing import Annotated, Any, NamedTuple

import numpy as np
from numba import njit

from tablee.kernels.decorators import Array
from tablee.kernels.workspace import clear, new_workspace, new_workspaces, packed, row_of


class Notes(NamedTuple):
    values: Annotated[Array, np.float32, 2, "width"]
    length: Annotated[Array, np.int64, 1]


class Network(NamedTuple):
    weights: Array


class Room(NamedTuple):
    notes: Notes
    network: Network
    cells: Annotated[Array, np.int64, 3]


class Flat(NamedTuple):
    cells: Annotated[Array, np.int64, 3]
    values: Annotated[Array, np.float64, 2]
    more: Annotated[Array, np.int64, 4]


def rooms(count: int) -> Room:
    return new_workspaces(Room, count, width=5, network=Network(np.ones(4)))


def test_arrays_have_the_declared_shapes_and_what_is_given_is_shared() -> None:
    network = Network(np.ones(4))
    room = new_workspace(Room, width=5, network=network)
    assert room.notes.values.shape == (2, 5)
    assert room.notes.values.dtype == np.float32
    assert room.network is network
    many = new_workspaces(Room, 7, width=5, network=network)
    assert (many.notes.values.shape, many.cells.shape) == ((7, 2, 5), (7, 3))
    assert many.network is network


def test_a_row_is_one_room_in_python_and_compiled() -> None:
    @njit
    def write(rooms: Any, i: int) -> Any:
        room = row_of(rooms, i)
        room.notes.values[1, 2] = room.network.weights[0] + 6
        room.cells[0] = i

    many = rooms(3)
    write(many, 2)
    assert many.notes.values[2, 1, 2] == 7
    assert many.cells.tolist() == [[0, 0, 0], [0, 0, 0], [2, 0, 0]]
    assert row_of(many, 2).cells.tolist() == [2, 0, 0]


def test_clearing_a_room_leaves_the_others_and_what_is_shared() -> None:
    @njit
    def clear_one(rooms: Any, i: int) -> Any:
        clear(row_of(rooms, i))

    many = rooms(2)
    many.cells[:] = 1
    many.notes.length[:] = 1
    clear_one(many, 0)
    assert many.cells.tolist() == [[0, 0, 0], [1, 1, 1]]
    assert many.notes.length.tolist() == [[0], [1]]
    assert many.network.weights.all()
    clear(many)
    assert not many.cells.any()


def test_a_flat_workspace_fits_into_two_arrays() -> None:
    make, numbers_size, values_size = packed(Flat)
    numbers, values = np.arange(numbers_size), np.arange(float(values_size))
    flat = make(numbers, values)
    assert [part.tolist() for part in flat] == [[0, 1, 2], [0.0, 1.0], [3, 4, 5, 6]]
