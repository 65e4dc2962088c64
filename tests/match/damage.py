"""Matches for the tests of records, and ways to damage what was written of them."""

import copy
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from tablee.match.match import Match
from tablee.match.record import Record, decode, encode, record_of
from tests.properties.playouts import SKIPBO, SKYJO, Setup, played, seed_of

EXAMPLES = {
    "skipbo": (Setup(SKIPBO, 2, {"stock_size": 4, "target": 60}), "builder"),
    "skipbo single game": (Setup(SKIPBO, 3, {"stock_size": 3, "target": None, "dealer": 2}), "builder"),
    "skipbo pairs": (Setup(SKIPBO, 4, {"stock_size": 3, "partners": True, "target": 80}), "builder"),
    "skipbo manners": (
        Setup(SKIPBO, 4, {"stock_size": 3, "partners": True, "manners": "human", "target": 60}),
        "builder",
    ),
    "skipbo reshuffles": (Setup(SKIPBO, 5, {"stock_size": 27, "target": None}), "builder"),
    "skyjo": (Setup(SKYJO, 2, {}), "matcher"),
    "skyjo closer": (Setup(SKYJO, 8, {"next_start": "closer", "dealer": 3, "limit": 50}), "turner"),
    "skyjo single round": (Setup(SKYJO, 3, {"limit": None, "clear_on_reveal": False}), "any"),
}


@cache
def example(name: str, moves: int | None = None) -> tuple[Match, bytes]:
    """One of the matches, over or after so many moves, and its seed. Not to be changed."""
    setup, style = EXAMPLES[name]
    number = 1 + list(EXAMPLES).index(name)
    return played(setup, number, style, 100_000 if moves is None else moves), seed_of(number)


def example_record(name: str, moves: int | None = None) -> Record:
    """Its record: a fresh one, which may be changed."""
    match, seed = example(name, moves)
    return decode(encode(record_of(match, [f"player {seat}" for seat in range(match.players)], seed)))


def bare(state: Any) -> Any:
    """A state without its shuffler, which has the seed in a live match and the orders in a replay."""
    state = state._replace(shuffler=None)
    memory = getattr(state, "manners", None)
    if memory is not None and memory.interrupted is not None:
        state = state._replace(manners=memory._replace(interrupted=bare(memory.interrupted)))
    return state


def document(record: Record) -> Any:
    """The record as plain JSON data."""
    return msgspec.json.decode(encode(record))


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The paths of all values inside a JSON document."""
    inside: Any = ()
    if isinstance(value, dict):
        inside = value.items()
    elif isinstance(value, list):
        inside = enumerate(value)
    for key, child in inside:
        yield (*path, key)
        yield from places(child, (*path, key))


def replaced_at(value: Any, path: tuple[str | int, ...], new: object) -> Any:
    """A copy with another value at a path."""
    value = copy.deepcopy(value)
    at = value
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = new
    return value
