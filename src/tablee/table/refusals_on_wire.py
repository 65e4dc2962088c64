"""Refusals as clients get them."""

import msgspec

from tablee.game.contract import Refusal
from tablee.table import protocol
from tablee.table.refusals import REFUSALS


def on_wire(refusal: Refusal, command_id: str | None) -> protocol.Refusal:
    """A refusal as clients get it."""
    return protocol.Refusal(
        id=command_id,
        code=refusal.code,
        kind=str(refusal.kind),
        rule=refusal.rule,
        given=refusal.given[:200],
        sentence=refusal.sentence,
        details=dict(refusal.details),
    )


def unreadable(error: Exception) -> Refusal:
    """For what could not be decoded."""
    code = "bad_message" if isinstance(error, msgspec.ValidationError) else "not_json"
    return REFUSALS.refusal(code, "", problem=str(error)[:200])


def id_in(data: str | bytes) -> str | None:
    """The command's id, if the message has one that can be read: so the client knows what was refused."""
    try:
        return msgspec.json.decode(data, type=_Identified).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


class _Identified(msgspec.Struct):
    id: protocol.CommandId | None = None
