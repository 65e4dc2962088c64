"""What every game shows on the wire; a game's part `wire` adds the fields and events that are its own.

Rules know no shapes: they need nothing but the standard library. The shapes are for the JSON Schema, for the
TypeScript types, and for the test that holds them against what the games really say. A game without a part
`wire` can be played all the same: there are just no types for it.
"""

import re
from collections.abc import Iterable, Mapping
from functools import reduce
from operator import or_
from types import NoneType
from typing import Annotated, Any, Protocol, get_args

import msgspec
from msgspec import Meta

from tablee.game.registry import part
from tablee.table.protocol import GameName, Scalar, SeatNumber

Count = Annotated[int, Meta(ge=0)]


class Wire(Protocol):
    """A game's part `wire`: the classes of its views, of its seats' own parts, and a union of its events."""

    View: Any
    Own: Any
    Event: Any
    NAMED: Mapping[str, str]  # its other types that deserve a name, with a description (or none)


def wire_of(game: str) -> Wire | None:
    found: Wire | None = part(game, "wire")
    return found


class Shape(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Strict, so that a field that a game adds and nobody wrote down here is noticed."""


class Outcome(Shape):
    """How a game or round ended. `winners` are seats; `scores` has a number for each seat."""

    reason: str
    winners: list[SeatNumber]
    scores: list[int]


class View(Shape):
    """What a spectator sees: `seat` is null, and there are no moves. `game` says what else there is."""

    game: GameName
    options: dict[str, Scalar]
    players: int
    waiting_for: Annotated[list[SeatNumber], Meta(description="the seats that the game waits for")]
    outcome: Outcome | None
    seat: SeatNumber | None
    legal_moves: list[str]


class Own(Shape):
    """What belongs to one seat alone. Laid over the spectator's view, it makes that seat's view."""

    seat: SeatNumber
    legal_moves: Annotated[list[str], Meta(description="every move that this seat may make now")]


def _tag(name: str) -> str:
    """As `event_name` calls it: `StockTurned` -> `stock_turned`."""
    return re.sub("(?<!^)(?=[A-Z])", "_", name).lower()


class Event(Shape, tag_field="event", tag=_tag):
    """Something that happened in a game, as this client's seats see it; `event` says what."""


def event_union(events: Any, fields: Mapping[str, Any], own: Iterable[type[Event]]) -> Any:
    """The shapes of a game's events, from the union of its events.

    Those that do not show all they have are a game's `own`. Any other event has the same fields on the wire;
    what each is, its name says.
    """
    shapes = {shape.__name__: shape for shape in own}
    return reduce(or_, (shapes.get(kind.__name__) or _shape(kind, fields) for kind in get_args(events)))


def _shape(event: Any, fields: Mapping[str, Any]) -> type[msgspec.Struct]:
    types = [
        (name, fields[name] | None if NoneType in get_args(kind) else fields[name])
        for name, kind in event.__annotations__.items()
    ]
    return msgspec.defstruct(
        event.__name__, types, bases=(Event,), namespace={"__doc__": event.__doc__}, kw_only=True
    )
