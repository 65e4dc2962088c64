"""A score sheet on disk, and as a table for other programs: JSON, CSV, Markdown."""

import csv
import io
from pathlib import Path

import msgspec

from tablee.locales.foreign_text import printable
from tablee.match.files import write_whole
from tablee.paper.sheet import (
    NOBODY,
    Sheet,
    SheetRefused,
    by_column,
    check_form,
    columns,
    headings,
    scores,
    totals,
)

FORMAT = "tablee-sheet/1"
EXPORTED = (".csv", ".md", ".markdown", ".json")
_LARGEST = 4 * 1024 * 1024


class _Document(msgspec.Struct, frozen=True):
    format: str
    sheet: Sheet


class NotASheet(ValueError):
    """What is wrong with a file."""


def encode(sheet: Sheet) -> bytes:
    return msgspec.json.format(msgspec.json.encode(_Document(FORMAT, sheet)), indent=2) + b"\n"


def decode(data: bytes) -> Sheet:
    """Raises `NotASheet` for anything that no version has written."""
    try:
        document = msgspec.json.decode(data, type=_Document)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotASheet(f"not a score sheet: {error}") from None
    if document.format != FORMAT:
        raise NotASheet(f"this is “{document.format}”, and this version of Tablée reads only “{FORMAT}”")
    sheet = document.sheet
    try:
        check_form(sheet)
        draft = sheet.draft
        if draft is not None and (
            not 0 <= draft.number <= len(sheet.entries)
            or len(draft.points) > len(sheet.names)
            or (draft.winner is not None and not NOBODY <= draft.winner < len(columns(sheet)))
        ):
            raise SheetRefused("draft")
    except SheetRefused as refused:
        raise NotASheet(f"not a possible score sheet: {refused}") from None
    return msgspec.structs.replace(sheet, names=tuple(map(printable, sheet.names)))


def load(path: Path) -> Sheet:
    """Raises `OSError` or `NotASheet`."""
    if path.is_file() and path.stat().st_size > _LARGEST:
        raise NotASheet("too large to be a score sheet")
    return decode(path.read_bytes())


def save(sheet: Sheet, path: Path) -> None:
    """On disk when this returns, whole or not at all. Raises `OSError`."""
    write_whole(path, encode(sheet))


def rows(sheet: Sheet, total: str = "total") -> list[list[str]]:
    """The sheet as text: a heading, a line for each round, the totals; a pair is one column."""
    lines = [["", *headings(sheet)]]
    for number, entry in enumerate(sheet.entries, 1):
        lines.append([str(number), *map(str, by_column(sheet, scores(sheet, entry)))])
    return [*lines, [total, *map(str, by_column(sheet, totals(sheet)))]]


def as_csv(sheet: Sheet, total: str = "total") -> str:
    text = io.StringIO()
    # A name that begins like a formula would be one to a spreadsheet.
    csv.writer(text, lineterminator="\n").writerows(
        [_tame(cell) for cell in row] for row in rows(sheet, total)
    )
    return text.getvalue()


def _tame(cell: str) -> str:
    formula = cell[:1] in ("=", "+", "@", "\t") or (cell[:1] == "-" and not cell[1:].isdecimal())
    return f"'{cell}" if formula else cell


def as_markdown(sheet: Sheet, total: str = "total") -> str:
    heading, *rest, last = rows(sheet, total)
    lines = [heading, ["---", *["---:"] * len(columns(sheet))], *rest, [f"**{cell}**" for cell in last]]
    return "".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |\n" for row in lines)


def export(sheet: Sheet, path: Path, total: str = "total") -> None:
    """As the name of the file says: .csv, .md or .json. Raises `ValueError` or `OSError`."""
    match path.suffix.lower():
        case ".csv":
            write_whole(path, as_csv(sheet, total).encode())
        case ".md" | ".markdown":
            write_whole(path, as_markdown(sheet, total).encode())
        case ".json":
            save(sheet, path)
        case _:
            raise ValueError(f"A score sheet is exported as .csv, .md or .json, not as {path.name}.")
