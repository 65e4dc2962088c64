"""Score sheets of real cards in a group. Whose column is whose, only people themselves say: until then,
nobody is named."""

import secrets
from collections.abc import Awaitable
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from tablee.api.sheets import EXAMPLE, SheetToShare, checked_sheet
from tablee.api.types import Milliseconds, Page, SheetId
from tablee.game.registry import game_named
from tablee.paper.sheet import Sheet, sides, totals, winners
from tablee.server.db.statements import Place
from tablee.server.groups import queries
from tablee.server.groups.api import GROUP, MemberId, check_counting, may_remove, my_book
from tablee.server.groups.model import GroupBook
from tablee.server.limits.numbers import NEW_TABLES
from tablee.server.people.people import People
from tablee.server.web.operation import Context, InPath, Operation, answer, answer_page
from tablee.table.protocol import GameName
from tablee.table.refusals import REFUSALS
from tablee.table.stored import GroupSheet, SheetSeat, now

SheetSeatNumber = Annotated[int, Meta(ge=0, le=9, description="which player on the sheet, from 0")]


class SheetSeatInfo(msgspec.Struct):
    """Somebody on a score sheet. `person`: the member who said "that was me"; `likely`: it is my name that
    stands there, on a sheet that I have added. No other name is shown."""

    person: MemberId | None
    points: int
    won: bool
    likely: bool


class GroupSheetInfo(msgspec.Struct):
    """A score sheet of real cards in a group. `mine`: I have put it there."""

    id: SheetId
    game: GameName
    at: Milliseconds
    mine: bool
    seats: list[SheetSeatInfo]


_SHEET = {**GROUP, "sheet": InPath(SheetId, "no_such_sheet")}
_SEAT = {**_SHEET, "seat": InPath(SheetSeatNumber, "no_such_sheet")}


async def put(context: Context, group: str, given: SheetToShare) -> Response:
    book = await my_book(context, group)
    sheet = checked_sheet(given.sheet, context.part(People).check_words)
    new = GroupSheet(secrets.token_hex(10), book.group.group, context.me.id, now(), sheet.game, _seats(sheet))
    await context.db.write(queries.add_sheet, new)
    return answer(_info(context, book, new), 201)


async def list_sheets(context: Context, group: str, which: Page) -> Response:
    book = await my_book(context, group)

    def read(limit: int, after: Place) -> Awaitable[list[GroupSheet]]:
        return context.db.read(queries.read_sheets, book.group.group, limit, after)

    return await answer_page(
        context, which, read, lambda one: Place(one.at, one.sheet), lambda one: _info(context, book, one)
    )


async def claim(context: Context, group: str, sheet_id: str, seat: int) -> Response:
    book, sheet = await _sheet(context, group, sheet_id)
    await check_counting(context, book, sheet.at)
    await context.db.write(queries.claim_seat, sheet, seat, context.me.id)
    return await _now(context, book, sheet)


async def disclaim(context: Context, group: str, sheet_id: str) -> Response:
    book, sheet = await _sheet(context, group, sheet_id)
    await check_counting(context, book, sheet.at)
    await context.db.write(queries.disclaim_seat, sheet, context.me.id)
    return await _now(context, book, sheet)


async def take_out(context: Context, group: str, sheet_id: str) -> Response:
    book, sheet = await _sheet(context, group, sheet_id)
    if sheet.person != context.me.id and not may_remove(context, book):
        raise REFUSALS.refused("not_yours_to_remove", "")
    await check_counting(context, book, sheet.at)
    await context.db.write(queries.delete_sheet, sheet)
    return Response(status_code=204)


async def _sheet(context: Context, group: str, sheet_id: str) -> tuple[GroupBook, GroupSheet]:
    """Raises `Refused`."""
    book = await my_book(context, group)
    sheet = await context.db.read(queries.read_sheet, book.group.group, sheet_id)
    if sheet is None:
        raise REFUSALS.refused("no_such_sheet", "")
    return book, sheet


async def _now(context: Context, book: GroupBook, sheet: GroupSheet) -> Response:
    found = await context.db.read(queries.read_sheet, book.group.group, sheet.sheet)
    if found is None:
        raise REFUSALS.refused("no_such_sheet", "")
    return answer(_info(context, book, found))


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


def _info(context: Context, book: GroupBook, sheet: GroupSheet) -> GroupSheetInfo:
    """Names on the sheet stay unsaid: it is not for others to bring somebody into a group.

    The member who added it knows them. Anybody else could find them out by taking one name after the other.
    """
    inside = {member.person for member in book.members}
    mine = context.me.name.casefold() if sheet.person == context.me.id else None
    return GroupSheetInfo(
        id=sheet.sheet,
        game=sheet.game,
        at=sheet.at,
        mine=sheet.person == context.me.id,
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
        answers={201: GroupSheetInfo}, body=SheetToShare, signed_in=True, limit=NEW_TABLES, parameters=GROUP,
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
