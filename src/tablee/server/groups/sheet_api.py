"""Score sheets of real cards in a group. Whose column is whose, only people themselves say: until then,
nobody is named."""

import secrets
import time

import msgspec
from starlette.responses import Response

from tablee.api.types import Page, SheetId
from tablee.game.registry import game_named
from tablee.paper.sheet import Sheet, sides, totals, winners
from tablee.server.db.contract import (
    GroupBook,
    GroupSheet,
    NoSuchSheet,
    Place,
    SeatClaimed,
    SheetSeat,
    TooManySheets,
)
from tablee.server.groups.api import GROUP, check_counting, may_remove, my_book
from tablee.server.groups.sheet_queries import MOST_SHEETS
from tablee.server.groups.types import GroupSheetInfo, SheetSeatInfo, SheetSeatNumber
from tablee.server.sheets.api import EXAMPLE, checked_sheet
from tablee.server.sheets.types import SheetToShare
from tablee.server.web.operation import Asked, Operation, answer
from tablee.server.web.paging import answer_page
from tablee.table.refusals import REFUSALS

_SHEET = {**GROUP, "sheet": SheetId}
_SEAT = {**_SHEET, "seat": SheetSeatNumber}


async def put(asked: Asked, given: SheetToShare) -> Response:
    book = await my_book(asked)
    sheet = checked_sheet(asked, given.sheet)
    if not asked.parts.visitors.may_open_table(asked.address):
        raise REFUSALS.refused("slow_down", "")
    new = GroupSheet(
        secrets.token_hex(10),
        book.group.group,
        asked.me.id,
        time.time_ns() // 1_000_000,
        sheet.game,
        _seats(sheet),
    )
    try:
        await asked.parts.store.add_group_sheet(new)
    except TooManySheets:
        raise REFUSALS.refused("group_sheets_full", "", most=MOST_SHEETS) from None
    return answer(_info(asked, book, new), 201)


async def list_sheets(asked: Asked, which: Page) -> Response:
    book = await my_book(asked)

    async def read(limit: int, after: Place) -> list[GroupSheet]:
        return await asked.parts.store.group_sheets(book.group.group, limit, after)

    return await answer_page(
        asked, which, read, lambda one: Place(one.at, one.sheet), lambda one: _info(asked, book, one)
    )


async def claim(asked: Asked) -> Response:
    book, sheet = await _asked_for(asked)
    await check_counting(asked, book, sheet.at)
    seat = asked.request.path_params["seat"]
    try:
        await asked.parts.store.claim_sheet_seat(
            sheet, int(seat) if seat in set("0123456789") else -1, asked.me.id
        )
    except NoSuchSheet:
        raise REFUSALS.refused("no_such_sheet", "") from None
    except SeatClaimed:
        raise REFUSALS.refused("seat_claimed", "") from None
    return await _now(asked, book, sheet)


async def disclaim(asked: Asked) -> Response:
    book, sheet = await _asked_for(asked)
    await check_counting(asked, book, sheet.at)
    await asked.parts.store.disclaim_sheet_seat(sheet, asked.me.id)
    return await _now(asked, book, sheet)


async def take_out(asked: Asked) -> Response:
    book, sheet = await _asked_for(asked)
    if sheet.person != asked.me.id and not may_remove(asked, book):
        raise REFUSALS.refused("not_yours_to_remove", "")
    await check_counting(asked, book, sheet.at)
    await asked.parts.store.delete_group_sheet(sheet)
    return Response(status_code=204)


async def _asked_for(asked: Asked) -> tuple[GroupBook, GroupSheet]:
    """The sheet in the path. Raises `Refused`."""
    book = await my_book(asked)
    try:
        sheet_id = msgspec.convert(asked.request.path_params["sheet"], SheetId)
    except msgspec.ValidationError:
        raise REFUSALS.refused("no_such_sheet", "") from None
    sheet = await asked.parts.store.group_sheet(book.group.group, sheet_id)
    if sheet is None:
        raise REFUSALS.refused("no_such_sheet", "")
    return book, sheet


async def _now(asked: Asked, book: GroupBook, sheet: GroupSheet) -> Response:
    found = await asked.parts.store.group_sheet(book.group.group, sheet.sheet)
    if found is None:
        raise REFUSALS.refused("no_such_sheet", "")
    return answer(_info(asked, book, found))


def _seats(sheet: Sheet) -> tuple[SheetSeat, ...]:
    """How it ended for everybody. Without a limit, it is over when one says so; else raises `Refused`."""
    points = totals(sheet)
    won = winners(sheet)
    if won is None and sheet.limit is None and sheet.entries:
        best = min(points) if game_named(sheet.game).FACTS.wins == "lowest" else max(points)
        won = tuple(seat for seat, total in enumerate(points) if total == best)
    if won is None:
        raise REFUSALS.refused("sheet_not_over", "")
    side = {seat: number for number, pair in enumerate(sides(sheet.names, sheet.partners)) for seat in pair}
    return tuple(
        SheetSeat(seat, name, None, seat in won, points[seat], side[seat])
        for seat, name in enumerate(sheet.names)
    )


def _info(asked: Asked, book: GroupBook, sheet: GroupSheet) -> GroupSheetInfo:
    """Names on the sheet stay unsaid: it is not for others to bring somebody into a group.

    The member who added it knows them. Anybody else could find them out by taking one name after the other.
    """
    inside = {member.person for member in book.members}
    mine = asked.me.name.casefold() if sheet.person == asked.me.id else None
    return GroupSheetInfo(
        id=sheet.sheet,
        game=sheet.game,
        at=sheet.at,
        mine=sheet.person == asked.me.id,
        seats=[
            SheetSeatInfo(
                person=seat.person if seat.person in inside else None,
                points=seat.total,
                won=seat.won,
                likely=seat.person is None and seat.name.casefold() == mine,
            )
            for seat in sheet.seats
        ],
    )


OPERATIONS = (
    Operation(
        "POST", "/api/groups/{group}/sheets", "putSheet",
        "Put a finished score sheet of real cards into a group.", put,
        answers={201: GroupSheetInfo}, body=SheetToShare, signed_in=True, parameters=GROUP,
        example={"format": "tablee-sheet/1", "sheet": EXAMPLE},
    ),
    Operation(
        "GET", "/api/groups/{group}/sheets", "groupSheets", "The score sheets in a group, the newest first.",
        list_sheets, answers={200: list[GroupSheetInfo]}, query=Page, signed_in=True, parameters=GROUP,
    ),
    Operation(
        "DELETE", "/api/groups/{group}/sheets/{sheet}", "takeOutSheet",
        "Take a score sheet out of a group: who put it there may, and who joined first.", take_out,
        answers={204: None}, signed_in=True, parameters=_SHEET,
    ),
    Operation(
        "PUT", "/api/groups/{group}/sheets/{sheet}/seats/{seat}", "claimSeat",
        "That was me. With two members, the sheet counts as a match.", claim,
        answers={200: GroupSheetInfo}, signed_in=True, parameters=_SEAT, refuses=frozenset({409}),
    ),
    Operation(
        "DELETE", "/api/groups/{group}/sheets/{sheet}/seats/mine", "disclaimSeat", "That was not me.",
        disclaim, answers={200: GroupSheetInfo}, signed_in=True, parameters=_SHEET,
    ),
)  # fmt: skip
