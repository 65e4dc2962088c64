"""What the API is sent and what it answers about score sheets."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tablee.api.types import Milliseconds, SheetId
from tablee.paper.sheet import Sheet

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
