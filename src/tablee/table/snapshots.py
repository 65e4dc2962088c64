"""A table as bytes, and back: a long log need not be read from the beginning. Lost, nothing is lost."""

import msgspec

from tablee.match.snapshot import Unthawable, freeze, thaw
from tablee.table.protocol import Phase, Settings
from tablee.table.state import Hints, Holidays, Lent, Seat, SeatRequest, Table, UndoRequest

_FORM = 3  # raised when a field means something else, or has to be known of every table


class Kept(msgspec.Struct):
    """What a table knows after entry `number`."""

    form: int
    number: int
    code: str
    host: str
    phase: Phase
    settings: Settings
    seats: list[Seat]
    seed: bytes
    match: bytes | None
    undo: UndoRequest | None
    turned_at: int
    held: dict[str, set[int]]
    done: list[tuple[str, str, int]]
    deal: str | None = None
    beginning: tuple[str, ...] = ()
    seat_request: SeatRequest | None = None
    declined: set[str] = msgspec.field(default_factory=set)
    holidays: dict[str, Holidays] = msgspec.field(default_factory=dict)
    hinted: dict[int, Hints] = msgspec.field(default_factory=dict)
    turns: dict[int, int] = msgspec.field(default_factory=dict)
    stood_in: dict[int, int] = msgspec.field(default_factory=dict)
    starters: set[str] = msgspec.field(default_factory=set)
    lent: dict[int, Lent] = msgspec.field(default_factory=dict)


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Kept).decode


def keep(table: Table) -> bytes | None:
    """None while a move can still be taken back: the next entry will do as well."""
    if table.match is not None and table.match.can_take_back:
        return None
    return _encode(
        Kept(
            form=_FORM,
            number=table.number,
            code=table.code,
            host=table.host,
            phase=table.phase,
            settings=table.settings,
            seats=table.seats,
            seed=table.seed,
            match=None if table.match is None else freeze(table.match),
            undo=table.undo,
            turned_at=table.turned_at,
            held=table.held,
            done=[(by, cid, number) for (by, cid), number in table.done.items()],
            deal=table.deal,
            beginning=table.beginning,
            seat_request=table.seat_request,
            declined=table.declined,
            holidays=table.holidays,
            hinted=table.hinted,
            turns=table.turns,
            stood_in=table.stood_in,
            starters=table.starters,
            lent=table.lent,
        )
    )


def restore(table_id: str, data: bytes) -> Table | None:
    """None if another version of the program has kept it: then the whole log is read."""
    try:
        kept = _decode(data)
        if kept.form != _FORM:
            return None
        match = None if kept.match is None else thaw(kept.match)
    except (msgspec.DecodeError, Unthawable):
        return None
    return Table(
        id=table_id,
        number=kept.number,
        code=kept.code,
        host=kept.host,
        phase=kept.phase,
        settings=kept.settings,
        seats=kept.seats,
        seed=kept.seed,
        deal=kept.deal,
        beginning=kept.beginning,
        match=match,
        undo=kept.undo,
        turned_at=kept.turned_at,
        held=kept.held,
        done={(by, cid): number for by, cid, number in kept.done},
        seat_request=kept.seat_request,
        declined=kept.declined,
        holidays=kept.holidays,
        hinted=kept.hinted,
        turns=kept.turns,
        stood_in=kept.stood_in,
        starters=kept.starters,
        lent=kept.lent,
    )
