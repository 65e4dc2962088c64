"""Finished matches."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from starlette.responses import Response

from tablee.api.records import (
    ListedRecord,
    Replay,
    WhichGame,
    WhichOfMine,
    WhichPoint,
    WhichRecords,
    colours_worn,
)
from tablee.api.rows import deal_of, list_record, list_sheet
from tablee.api.table_types import DealTable
from tablee.api.types import Page, RecordId
from tablee.match.record import Record
from tablee.review.report import JUDGE, Review
from tablee.server.db.database import Database
from tablee.server.db.statements import Place
from tablee.server.limits.numbers import NEW_TABLES
from tablee.server.people.people import People
from tablee.server.records.jobs import RecordJobs
from tablee.server.results import personal_results, queries
from tablee.server.results.tallies import keep_luck
from tablee.server.web.operation import Context, InPath, Operation, answer, answer_page
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Finished, GroupSheet

RECORD = InPath(RecordId, "no_such_record", echo=40)


async def finished_match(db: Database, record_id: str) -> Finished:
    """Raises `Refused`."""
    finished = await db.read(queries.read_finished, record_id)
    if finished is None:
        raise REFUSALS.refused("no_such_record", record_id)
    if await db.read(queries.read_is_sealed, finished.table):
        raise REFUSALS.refused("sealed", "")
    return finished


async def list_records(context: Context, which: WhichRecords) -> Response:
    def read(limit: int, after: Place) -> Awaitable[list[Finished]]:
        return context.db.read(queries.read_recent, limit, which.game or None, after)

    return await _answer_records(context, which, read, None)


async def list_my_records(context: Context, which: WhichOfMine) -> Response:
    db, me = context.db, context.me.id
    which_of_them = {"game": which.game or None, "other": which.other or None}

    async def read(limit: int, after: Place) -> list[Finished | GroupSheet]:
        found: list[Finished | GroupSheet] = []
        after = min(after, Place(which.before, ""))
        if which.cards != "real":
            found += await db.read(queries.read_of_person, me, limit, after, **which_of_them)
        if which.cards != "online":
            found += await db.read(personal_results.read_sheets_of, me, limit, after, **which_of_them)
        wanted = [one for one in found if one.at >= which.since]
        return sorted(wanted, key=_place, reverse=True)[:limit]

    return await _answer_records(context, which, read, me)


async def _answer_records(
    context: Context,
    which: Page,
    read: Callable[[int, Place], Awaitable[Sequence[Finished | GroupSheet]]],
    me: str | None,
) -> Response:
    async def read_as_listed(limit: int, after: Place) -> list[tuple[Place, ListedRecord]]:
        return [(_place(one), await _listed(context, me, one)) for one in await read(limit, after)]

    return await answer_page(context, which, read_as_listed, lambda row: row[0], lambda row: row[1])


async def show_record(context: Context, record_id: str) -> Response:
    finished = await finished_match(context.db, record_id)
    return Response(finished.record, media_type="application/json")


async def show_review(context: Context, record_id: str) -> Response:
    finished = await finished_match(context.db, record_id)
    review = await context.part(RecordJobs).review(finished, context.tenant)
    if finished.judge != JUDGE and any(finished.people):
        await context.db.write(keep_luck, finished.record_id, JUDGE, dict(enumerate(review.luck)))
    return Response(review.body, media_type="application/json")


async def show_replay(context: Context, record_id: str, which: WhichGame) -> Response:
    finished = await finished_match(context.db, record_id)
    worn = await colours_worn(context.part(People), finished)
    replay = await context.part(RecordJobs).replay(finished, worn, which.game, which.eyes, context.tenant)
    if replay is None:
        raise REFUSALS.refused("no_such_game", which.game)
    return Response(replay, media_type="application/json")


async def play_deal(context: Context, record_id: str, point: WhichPoint) -> Response:
    finished = await finished_match(context.db, record_id)
    settings, deal, seat = await asyncio.to_thread(deal_of, finished, point.after)
    table = (await context.parts.tables.create(settings, context.me.id, context.address, deal)).table
    link = context.link(f"/t/{table.code}")
    return answer(DealTable(table.id, table.code, link, seat), 201)


def _place(match: Finished | GroupSheet) -> Place:
    return Place(match.at, match.sheet if isinstance(match, GroupSheet) else match.record_id)


async def _listed(context: Context, me: str | None, match: Finished | GroupSheet) -> ListedRecord:
    worn = await colours_worn(context.part(People), match)
    if isinstance(match, Finished):
        return list_record(match, me, worn, context.link(f"/g/{match.record_id}"))
    people = await context.part(People).load(person for person in match.people if person is not None)
    return list_sheet(match, me or "", people, worn, context.link(f"/groups/{match.group}"))


OPERATIONS = (
    Operation(
        "GET", "/api/me/records", "myRecords", "The matches that I have finished, the newest first.",
        list_my_records, answers={200: list[ListedRecord]}, query=WhichOfMine, signed_in=True,
    ),
    Operation(
        "GET", "/api/records", "records", "Matches that were finished at public tables, the newest first.",
        list_records, answers={200: list[ListedRecord]}, query=WhichRecords,
    ),
    Operation(
        "GET", "/api/records/{id}", "record", "A finished match with its seed: `tablee verify` proves it.",
        show_record, answers={200: Record}, parameters={"id": RECORD},
    ),
    Operation(
        "GET", "/api/records/{id}/replay", "replay",
        "One game or round of a finished match, move by move, as everybody, a seat or open eyes see it.",
        show_replay, answers={200: Replay}, query=WhichGame, parameters={"id": RECORD},
    ),
    Operation(
        "GET", "/api/records/{id}/review", "review",
        "Luck and skill in a finished match; some seconds, or half a minute if it was long (docs/review.md).",
        show_review, answers={200: Review}, parameters={"id": RECORD},
    ),
    Operation(
        "POST", "/api/records/{id}/tables", "playDeal",
        "Open a table with the cards of a finished match. Only I can sit there: everybody can look them up. "
        "`after` so many of its moves, what if I had gone on otherwise? That is counted nowhere.",
        play_deal, answers={201: DealTable}, query=WhichPoint, signed_in=True, limit=NEW_TABLES,
        parameters={"id": RECORD},
    ),
)  # fmt: skip
