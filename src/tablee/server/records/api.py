"""Finished matches, and statistics."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from starlette.responses import Response

from tablee.api.players import colours_worn
from tablee.api.record_types import (
    ListedRecord,
    Replay,
    ServerStatistics,
    WhichGame,
    WhichOfMine,
    WhichPoint,
    WhichRecords,
)
from tablee.api.rows import deal_of, listed_record, listed_sheet
from tablee.api.table_types import DealTable
from tablee.api.types import Page, RecordId
from tablee.match.record import Record
from tablee.review.report import JUDGE, Review
from tablee.server.db.contract import Finished, GroupSheet, Place
from tablee.server.db.store import Store
from tablee.server.web.operation import Asked, Operation, answer
from tablee.server.web.paging import answer_page
from tablee.table.refusals import REFUSALS


async def finished_match(store: Store, record_id: str) -> Finished:
    """Raises `Refused`: also for whatever cannot be a record's id."""
    try:
        msgspec.convert(record_id, RecordId)
    except msgspec.ValidationError:
        finished = None
    else:
        finished = await store.finished(record_id)
    if finished is None:
        raise REFUSALS.refused("no_such_record", record_id[:40])
    if await store.is_sealed(finished.table):
        raise REFUSALS.refused("sealed", "")
    return finished


async def list_records(asked: Asked, which: WhichRecords) -> Response:
    def read(limit: int, after: Place) -> Awaitable[list[Finished]]:
        return asked.parts.store.recent_records(limit, which.game or None, after)

    return await _answer_records(asked, which, read, None)


async def list_my_records(asked: Asked, which: WhichOfMine) -> Response:
    store, me = asked.parts.store, asked.me.id
    which_of_them = {"game": which.game or None, "other": which.other or None}

    async def read(limit: int, after: Place) -> list[Finished | GroupSheet]:
        found: list[Finished | GroupSheet] = []
        after = min(after, Place(which.before, ""))
        if which.cards != "real":
            found += await store.records_of(me, limit, after, **which_of_them)
        if which.cards != "online":
            found += await store.sheets_of(me, limit, after, **which_of_them)
        wanted = [one for one in found if one.at >= which.since]
        return sorted(wanted, key=_place, reverse=True)[:limit]

    return await _answer_records(asked, which, read, me)


async def _answer_records(
    asked: Asked,
    which: Page,
    read: Callable[[int, Place], Awaitable[Sequence[Finished | GroupSheet]]],
    me: str | None,
) -> Response:
    async def read_as_listed(limit: int, after: Place) -> list[tuple[Place, ListedRecord]]:
        return [(_place(one), await _listed(asked, me, one)) for one in await read(limit, after)]

    return await answer_page(asked, which, read_as_listed, lambda row: row[0], lambda row: row[1])


async def show_record(asked: Asked) -> Response:
    finished = await finished_match(asked.parts.store, asked.request.path_params["id"])
    return Response(finished.record, media_type="application/json")


async def show_review(asked: Asked) -> Response:
    finished = await finished_match(asked.parts.store, asked.request.path_params["id"])
    review = await asked.parts.retelling.review(finished, asked.whose)
    if finished.judge != JUDGE and any(finished.people):
        await asked.parts.store.keep_luck(finished.record_id, JUDGE, dict(enumerate(review.luck)))
    return Response(review.body, media_type="application/json")


async def show_replay(asked: Asked, which: WhichGame) -> Response:
    finished = await finished_match(asked.parts.store, asked.request.path_params["id"])
    worn = await colours_worn(asked.parts.people, finished)
    replay = await asked.parts.retelling.replay(finished, worn, which.game, which.eyes, asked.whose)
    if replay is None:
        raise REFUSALS.refused("no_such_game", which.game)
    return Response(replay, media_type="application/json")


async def play_deal(asked: Asked, point: WhichPoint) -> Response:
    finished = await finished_match(asked.parts.store, asked.request.path_params["id"])
    if not asked.parts.visitors.may_open_table(asked.address):
        raise REFUSALS.refused("slow_down", "")
    settings, deal, seat = await asyncio.to_thread(deal_of, finished, point.after)
    table = (await asked.parts.tables.create(settings, asked.me.id, asked.address, deal)).table
    link = asked.link(f"/t/{table.code}")
    return answer(DealTable(table.id, table.code, link, seat), 201)


async def show_statistics(asked: Asked) -> Response:
    return answer(ServerStatistics(*await asked.parts.store.statistics()))


def _place(match: Finished | GroupSheet) -> Place:
    return Place(match.at, match.sheet if isinstance(match, GroupSheet) else match.record_id)


async def _listed(asked: Asked, me: str | None, match: Finished | GroupSheet) -> ListedRecord:
    worn = await colours_worn(asked.parts.people, match)
    if isinstance(match, Finished):
        return listed_record(match, me, worn, asked.link(f"/g/{match.record_id}"))
    people = await asked.parts.people.load(person for person in match.people if person is not None)
    return listed_sheet(match, me or "", people, worn, asked.link(f"/groups/{match.group}"))


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
        show_record, answers={200: Record}, parameters={"id": RecordId},
    ),
    Operation(
        "GET", "/api/records/{id}/replay", "replay",
        "One game or round of a finished match, move by move, as everybody, a seat or open eyes see it.",
        show_replay, answers={200: Replay}, query=WhichGame, parameters={"id": RecordId},
    ),
    Operation(
        "GET", "/api/records/{id}/review", "review",
        "Luck and skill in a finished match; some seconds, or half a minute if it was long (docs/review.md).",
        show_review, answers={200: Review}, parameters={"id": RecordId},
    ),
    Operation(
        "POST", "/api/records/{id}/tables", "playDeal",
        "Open a table with the cards of a finished match. Only I can sit there: everybody can look them up. "
        "`after` so many of its moves, what if I had gone on otherwise? That is counted nowhere.",
        play_deal, answers={201: DealTable}, query=WhichPoint, signed_in=True, parameters={"id": RecordId},
    ),
    Operation(
        "GET", "/api/statistics", "statistics", "How much goes on here.", show_statistics,
        answers={200: ServerStatistics},
    ),
)  # fmt: skip
