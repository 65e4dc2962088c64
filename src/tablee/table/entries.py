"""The log of a table: what its entries can say, as they are stored, and carrying one out."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Union

import msgspec

from tablee.game.contract import AnyGame, Event
from tablee.table import gathering, play, seat_requests, seats
from tablee.table.action import Body
from tablee.table.protocol import Settings
from tablee.table.state import Table
from tablee.table.stored import Entry

PAIRS = (gathering, seats, seat_requests, play)  # the modules of commands and their entries


def kinds_of(base: type) -> list[type]:
    """All commands, or all entries, that the modules of pairs declare."""
    found = [kind for module in PAIRS for kind in vars(module).values()]
    return [kind for kind in found if isinstance(kind, type) and kind.__base__ is base]


AnyBody: Any = Union[tuple(kinds_of(Body))]  # noqa: UP007

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyBody).decode
_ANY_SETTINGS = {"game": "any", "players": 1}


def decode(data: bytes) -> Body:
    """Settings that would be refused today are read as they were accepted.

    Raises `msgspec.DecodeError` or `TypeError` for what is no entry.
    """
    body: Body
    try:
        body = _decode(data)
    except msgspec.ValidationError:
        fields = msgspec.json.decode(data, type=dict[str, Any])
        settings = fields.get("settings")
        if not isinstance(settings, dict):
            raise
        body = msgspec.convert({**fields, "settings": _ANY_SETTINGS}, AnyBody)
        body = msgspec.structs.replace(body, settings=Settings(**settings))
    return body


class AppliedEntry(NamedTuple):
    """One entry, and what it did in which game: in full, so only `broadcast.happened` may leave."""

    number: int
    at: int
    body: Body
    events: Sequence[Event] = ()
    game: AnyGame | None = None
    undone: bool = False  # a move was taken back


def apply_entry(table: Table, number: int, at: int, body: Body) -> AppliedEntry:
    """The next entry, carried out. Raises `Refused`; nothing has changed then."""
    moves = 0 if table.match is None else len(table.match.moves)
    events = table.apply(number, at, body)
    undone = table.match is not None and len(table.match.moves) < moves
    return AppliedEntry(number, at, body, events, table.game, undone)


def apply_stored(table: Table, entry: Entry) -> AppliedEntry:
    """The next entry, as it was stored."""
    return apply_entry(table, entry.number, entry.at, decode(entry.body))
