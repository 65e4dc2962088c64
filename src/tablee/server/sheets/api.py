"""Score sheets for real cards, shared live: one device writes, the others at the table look."""

import hashlib
import secrets
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from tablee.api.sheets import EXAMPLE, SheetToShare, checked_sheet
from tablee.api.types import LookAgain, Milliseconds, SheetId
from tablee.game.contract import Refused
from tablee.paper.sheet import Sheet
from tablee.server.limits.numbers import NEW_TABLES
from tablee.server.people.people import People
from tablee.server.sheets import queries
from tablee.server.sheets.queries import SharedSheet
from tablee.server.web.operation import Context, InPath, Operation, answer, newer_version
from tablee.table.refusals import REFUSALS
from tablee.table.stored import now

SheetKey = Annotated[str, Meta(min_length=1, max_length=64, description="for changing a shared sheet")]
SheetVersion = Annotated[int, Meta(ge=1, le=2**31 - 1, description="counts the changes of a sheet")]


class SheetChange(msgspec.Struct, forbid_unknown_fields=True):
    """The sheet as it is now, made from `version` of it."""

    key: SheetKey
    version: SheetVersion
    sheet: Sheet


class WhoseSheet(msgspec.Struct, forbid_unknown_fields=True):
    """What the answer to `POST /api/sheets` said is to be kept."""

    key: SheetKey


class NewSheet(msgspec.Struct):
    """A score sheet that is shared from now on. `link` is for those who look; `key` is for changing it."""

    id: SheetId
    key: SheetKey
    link: str
    version: SheetVersion


class SheetInfo(msgspec.Struct):
    """A shared score sheet as it is now."""

    version: SheetVersion
    sheet: Sheet
    touched: Milliseconds


class SheetWritten(msgspec.Struct):
    """On disk, as this version."""

    version: SheetVersion


_SHEET = {"sheet": InPath(SheetId, "no_such_sheet")}
_decode = msgspec.json.Decoder(Sheet).decode


async def share(context: Context, given: SheetToShare) -> Response:
    body = msgspec.json.encode(_checked(context, given.sheet))
    sheet_id, key = secrets.token_hex(10), secrets.token_urlsafe(32)
    sheet = SharedSheet(sheet_id, 1, body, now())
    await context.db.write(queries.add_sheet, sheet, context.me.id, _hash(key))
    return answer(NewSheet(sheet_id, key, context.link(f"/score/{sheet_id}"), 1), 201)


async def look(context: Context, sheet_id: str, how: LookAgain) -> Response:
    version = await newer_version(context, how, lambda: context.db.read(queries.read_version, sheet_id))
    found = None if version is None else await context.db.read(queries.read_sheet, sheet_id)
    if found is None:
        raise _unknown()
    return answer(_info(found))


async def change(context: Context, sheet_id: str, given: SheetChange) -> Response:
    body = msgspec.json.encode(_checked(context, given.sheet))
    sheet = SharedSheet(sheet_id, given.version + 1, body, now())
    await context.db.write(queries.change_sheet, sheet, _hash(given.key))
    return answer(SheetWritten(sheet.version))


async def stop_sharing(context: Context, sheet_id: str, whose: WhoseSheet) -> Response:
    await context.db.write(queries.delete_sheet, sheet_id, _hash(whose.key))
    return Response(status_code=204)


def _checked(context: Context, sheet: Sheet) -> Sheet:
    return checked_sheet(sheet, context.part(People).check_words)


def _info(found: SharedSheet) -> SheetInfo:
    return SheetInfo(found.version, _decode(found.body), found.touched)


def _hash(key: str) -> bytes:
    """Keys are random, as tokens are."""
    return hashlib.sha256(key.encode()).digest()


def _unknown() -> Refused:
    return REFUSALS.refused("no_such_sheet", "")


OPERATIONS = (
    Operation(
        "POST", "/api/sheets", "shareSheet",
        "Share a score sheet. It is forgotten 30 days after its last change, and with me.", share,
        answers={201: NewSheet}, body=SheetToShare, signed_in=True, limit=NEW_TABLES,
        example={"format": "tablee-sheet/1", "sheet": EXAMPLE},
    ),
    Operation(
        "GET", "/api/sheets/{sheet}", "sheet", "A shared score sheet, at once or when it has changed.", look,
        answers={200: SheetInfo}, query=LookAgain, parameters=_SHEET,
    ),
    Operation(
        "PUT", "/api/sheets/{sheet}", "changeSheet",
        "Change a shared score sheet, unless it was changed since.", change,
        answers={200: SheetWritten}, body=SheetChange, parameters=_SHEET, refuses=frozenset({409}),
        example={"key": "what was to be kept", "version": 1, "sheet": EXAMPLE},
    ),
    Operation(
        "DELETE", "/api/sheets/{sheet}", "stopSharingSheet", "Share a score sheet no longer.", stop_sharing,
        answers={204: None}, body=WhoseSheet, parameters=_SHEET, example={"key": "what was to be kept"},
    ),
)  # fmt: skip
