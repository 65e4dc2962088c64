"""Score sheets of real cards, as clients send them."""

from collections.abc import Callable
from typing import Literal

import msgspec

from tablee.game.registry import GAMES
from tablee.locales.foreign_text import printable
from tablee.paper.files import NotASheet, decode, encode
from tablee.paper.sheet import LONGEST_NAME, Sheet, SheetRefused, check_sheet
from tablee.table.protocol import LARGEST_OPTION
from tablee.table.refusals import REFUSALS

LARGEST_SHEET = 16 * 1024  # bytes: some two hundred rounds of eight
EXAMPLE = {"game": next(iter(GAMES)), "names": ["Ada", "Bo"], "limit": 100, "entries": [{"points": [0, 7]}]}


class SheetToShare(msgspec.Struct, forbid_unknown_fields=True):
    """A score sheet as `tablee score` keeps it in files."""

    format: Literal["tablee-sheet/1"]
    sheet: Sheet


def checked_sheet(sheet: Sheet, check_words: Callable[[str], None]) -> Sheet:
    """As it may be stored. Raises `Refused` for one that may not."""
    check_words(" ".join(sheet.names))
    for name in sheet.names:
        if len(name) > LONGEST_NAME or printable(name) != name:
            raise REFUSALS.refused("bad_name", name[:LONGEST_NAME])
    if sheet.limit is not None and sheet.limit > LARGEST_OPTION:
        raise REFUSALS.refused("large_number", f"{sheet.limit:.6g}", most=LARGEST_OPTION)
    if len(msgspec.json.encode(sheet)) > LARGEST_SHEET:
        raise REFUSALS.refused("too_large", "", most=LARGEST_SHEET)
    try:
        read = decode(encode(sheet))
        check_sheet(read)
        return read
    except (NotASheet, SheetRefused) as error:
        raise REFUSALS.refused("bad_sheet", "", problem=str(error)[:200]) from None
