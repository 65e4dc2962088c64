"""The round that is being written: number by number, with what has to be known before and after them."""

from collections.abc import Sequence

import msgspec

from tablee.paper.sheet import (
    NOBODY,
    Draft,
    Entry,
    Sheet,
    SheetRefused,
    asks_winner,
    check_numbers,
    check_points,
    columns,
)


def open_seats(sheet: Sheet, draft: Draft) -> list[int]:
    """The seats whose number has to be written: whoever has won has none."""
    won = _winner(sheet, draft) or ()
    return [seat for seat in range(len(sheet.names)) if seat not in won]


def _winner(sheet: Sheet, draft: Draft) -> Sequence[int] | None:
    """The seats that have won, none in a game that was stuck. None: nobody has said so yet."""
    if draft.winner is None:
        return None
    return () if draft.winner == NOBODY else columns(sheet)[draft.winner]


def with_winner(sheet: Sheet, draft: Draft, winner: int) -> Draft:
    """The side that has won, or `NOBODY`. Raises `SheetRefused` if the numbers say otherwise."""
    draft = msgspec.structs.replace(draft, winner=winner)
    still = open_seats(sheet, draft)
    points = tuple(each if seat in still else 0 for seat, each in enumerate(draft.points))
    return _checked(sheet, msgspec.structs.replace(draft, points=points))


def with_points(sheet: Sheet, draft: Draft, points: int) -> Draft:
    """The next number that is asked for. Raises `SheetRefused`."""
    seat = next(seat for seat in open_seats(sheet, draft) if seat >= len(draft.points))
    zeros = (0,) * (seat - len(draft.points))
    written = (*draft.points, *zeros, check_points(sheet, points))
    return _checked(sheet, msgspec.structs.replace(draft, points=written))


def is_written(sheet: Sheet, draft: Draft) -> bool:
    """Whether all numbers are there."""
    return all(seat < len(draft.points) for seat in open_seats(sheet, draft)) and (
        draft.winner is not None or not asks_winner(sheet.game)
    )


def entry_of(sheet: Sheet, draft: Draft) -> Entry:
    """Of a draft whose numbers are all there."""
    zeros = (0,) * (len(sheet.names) - len(draft.points))
    return Entry((*draft.points, *zeros), draft.closer)


def _checked(sheet: Sheet, draft: Draft) -> Draft:
    check_numbers(sheet, draft.points, _winner(sheet, draft))
    return draft


def without_last(sheet: Sheet) -> Sheet:
    """Without what was written last: a number of the draft, or else a whole round. Raises `SheetRefused`."""
    draft = sheet.draft
    if draft is not None and (draft.points or draft.winner is not None):
        typed = [seat for seat in open_seats(sheet, draft) if seat < len(draft.points)]
        if typed:
            shorter = msgspec.structs.replace(draft, points=draft.points[: typed[-1]], closer=None)
        else:
            shorter = msgspec.structs.replace(draft, points=(), winner=None)
        keeps = shorter.points or shorter.winner is not None or shorter.number < len(sheet.entries)
        return with_draft(sheet, shorter if keeps else None)
    if draft is not None and draft.number < len(sheet.entries):
        return with_draft(sheet, None)
    if not sheet.entries:
        raise SheetRefused("nothing")
    return msgspec.structs.replace(sheet, entries=sheet.entries[:-1], draft=None)


def with_draft(sheet: Sheet, draft: Draft | None) -> Sheet:
    """Raises `SheetRefused` for a round that there is not."""
    if draft is not None and not 0 <= draft.number <= len(sheet.entries):
        raise SheetRefused("no-round", given=draft.number + 1)
    return msgspec.structs.replace(sheet, draft=draft)
