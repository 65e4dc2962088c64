"""A table as bytes, and back: a long log need not be read from the beginning. Lost, nothing is lost."""

from typing import Any

import msgspec

from tablee.match.match import Match
from tablee.match.snapshot import freeze, thaw
from tablee.table.state import FORM, Done, Table


def _plain(value: Any) -> Any:
    if isinstance(value, Match):
        return freeze(value)
    raise NotImplementedError(type(value))


def _rich(kind: type, value: Any) -> Any:
    if kind is Match:
        return thaw(value)
    if kind is Done:  # earlier versions kept a list
        return Done(value if isinstance(value, dict) else {(by, cid): number for by, cid, number in value})
    raise NotImplementedError(kind)


_encode = msgspec.msgpack.Encoder(enc_hook=_plain).encode
_decode = msgspec.msgpack.Decoder(Table, dec_hook=_rich).decode


def keep(table: Table) -> bytes | None:
    """None while a move can still be taken back: the next entry will do as well."""
    if table.match is not None and table.match.can_take_back:
        return None
    return _encode(table)


def restore(table_id: str, data: bytes) -> Table | None:
    """None if another version of the program has kept it: then the whole log is read."""
    try:
        table = _decode(data)
    except (msgspec.DecodeError, ValueError):
        return None
    table.id = table_id
    return table if table.form == FORM else None
