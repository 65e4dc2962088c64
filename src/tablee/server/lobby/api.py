"""What can be played here, and tables: the public ones, opening one, looking at it, doing something at it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from functools import partial

import msgspec
from starlette.responses import Response

from tablee.api.catalogue import GameInfo, Strengths, Suggested, games, suggested
from tablee.api.rows import my_table
from tablee.api.table_types import (
    Done,
    ListedTable,
    Look,
    MyTable,
    NewTable,
    ProgramSeat,
    ProgramToken,
    TableAddress,
    WhichSeat,
    WhichTables,
)
from tablee.api.types import Page
from tablee.game.contract import Refused
from tablee.game.registry import GAMES
from tablee.server.db.statements import Place
from tablee.server.jobs.workers import Retelling
from tablee.server.limits.numbers import ADVICE, NEW_TABLES
from tablee.server.lobby.news import news
from tablee.server.lobby.polling import look
from tablee.server.people.people import People
from tablee.server.tables import queries
from tablee.server.tables.queries import read_entries, read_numbers
from tablee.server.tables.sittings import read_seen, read_sittings
from tablee.server.web.errors import refused_response
from tablee.server.web.operation import Context, InPath, Operation, answer, answer_page, packed
from tablee.table.endpoint import TableCommand, carry_out
from tablee.table.live_table import LiveTable
from tablee.table.programs import hash_of, new_token
from tablee.table.protocol import Command, Happened, HintInfo, Settings, Snapshot, Update
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Listing, Person, Sitting, now
from tablee.table.story import match_history, missed_since
from tablee.table.summary import TableStanding, decode, standing


async def list_my_tables(context: Context, which: Page) -> Response:
    me = context.me
    found: dict[str, TableStanding] = {}
    before: dict[str, TableStanding | None] = {}  # how it stood when I looked; not where I do so just now
    people: dict[str, Person] = {}

    async def read(limit: int, after: Place) -> list[Sitting]:
        sittings = await context.db.read(read_sittings, me.id, limit, after)
        found.update(await _standings(context, sittings))
        live = context.parts.tables.live
        for each in sittings:
            if each.table not in live or me.id not in live[each.table].presence:
                before[each.table] = None if each.seen is None else decode(each.seen)
        seats = [seat for each in (*found.values(), *before.values()) if each for seat in each.seats]
        people.update(await context.part(People).load(seat.person for seat in seats if seat.person))
        return sittings

    def listed(row: Sitting) -> MyTable:
        table = my_table(me.id, found[row.table], people, row)
        if row.table in before:
            table.news = news(me, before[row.table], found[row.table], people, now())
        return table

    return await answer_page(context, which, read, _place_of_seat, listed)


async def _standings(context: Context, sittings: list[Sitting]) -> dict[str, TableStanding]:
    """How it stands at each. At tables that are awake here, we know it better than the store."""
    live = context.parts.tables.live
    known: dict[str, TableStanding] = {}
    for each in sittings:
        awake = live.get(each.table)
        known[each.table] = decode(each.body) if awake is None else standing(awake.table)
    asleep = [each.table for each in sittings if each.table not in live]
    for table, number in (await context.db.read(read_numbers, asleep) if asleep else {}).items():
        if known[table].number != number:
            known[table].since = 0  # another process is at it
    return known


def _place_of_seat(row: Sitting) -> Place:
    return Place(row.touched, row.table)


_NAME = {"name": InPath(TableAddress, "no_such_table", echo=32)}


async def list_tables(context: Context, which: WhichTables) -> Response:
    bans = context.parts.tables.bans
    return await answer_page(
        context,
        which,
        partial(context.db.read, queries.read_public_tables),
        _place,
        _listed,
        shown=lambda listing: not bans.has_closed(listing.table),
    )


async def open_table(context: Context, settings: Settings) -> Response:
    table = (await context.parts.tables.create(settings, context.me.id, context.address)).table
    return answer(NewTable(table.id, table.code, context.link(f"/t/{table.code}")), 201)


async def look_at_table(context: Context, name: str, how: Look) -> Response:
    async def enough() -> bool:
        return context.parts.closing or await context.request.is_disconnected()

    async with _live_table(context, name) as live:
        with _waiting(context, live) if how.wait else nullcontext():
            linger = context.parts.timeouts.linger
            snapshot = await look(live, context.visitor, how.seen, how.wait, enough, linger)
    return Response(snapshot, media_type="application/json")


def _waiting(context: Context, live: LiveTable) -> AbstractContextManager[None]:
    seated = context.me.id in live.table.participants()
    return context.parts.admission.polling(context.address, context.me.id, seated)


async def advise(context: Context, name: str, which: WhichSeat) -> Response:
    async with _live_table(context, name) as live:
        game, view = live.table.settings.game, await live.view_for_hint(context.me.id, which.seat)
    return answer(await context.parts.tables.bots.advise(game, view, context.visitor))


async def tell_story(context: Context, name: str) -> Response:
    async with _live_table(context, name) as live:
        if not live.table.may_look(context.me.id):
            raise REFUSALS.refused("tournament_hidden", "")
        log = await context.db.read(read_entries, live.table.id)
    return packed(
        context, await context.part(Retelling).do(context.tenant, match_history, log, context.me.id)
    )


async def tell_missed(context: Context, name: str) -> Response:
    me, db = context.me.id, context.db
    async with _live_table(context, name) as live:
        kept = await db.read(read_seen, me, live.table.id)
        seen = live.table.number if kept is None else decode(kept).number
        if seen >= live.table.number or live.presence.local.get(me, 0) > 1:  # on another device
            return answer([])
        log = await db.read(read_entries, live.table.id)
    return packed(context, await context.part(Retelling).do(context.tenant, missed_since, log, me, seen))


async def let_program_play(context: Context, name: str, seat: ProgramSeat) -> Response:
    async with _live_table(context, name) as live:
        token = new_token(live.table.id)
        number = await live.put_program(context.me.id, seat.seat, hash_of(token), seat.ms)
        link = context.link(f"/t/{live.table.code}#bot={token}")
    return answer(ProgramToken(token, link, number), 201)


async def command_table(context: Context, name: str, command: Command) -> Response:
    try:
        async with _live_table(context, name) as live:
            return answer(Done(await carry_out(live, context.visitor, command, context.parts.visitors)))
    except Refused as refused:
        return refused_response(refused.refusal, command.id)


@asynccontextmanager
async def _live_table(context: Context, name: str) -> AsyncIterator[LiveTable]:
    """The table with this id or code, woken if it sleeps. Raises `Refused`."""
    tables, visitors = context.parts.tables, context.parts.visitors
    with nullcontext() if name in tables.live else visitors.looking_for_table(context.address):
        async with tables.at(name, context.visitor) as live:
            yield live


def _place(listing: Listing) -> Place:
    return Place(listing.touched, listing.table)


def _listed(listing: Listing) -> ListedTable:
    return ListedTable(
        id=listing.table,
        code=listing.code,
        game=listing.game,
        phase=listing.phase,  # type: ignore[arg-type]
        players=listing.players,
        people=listing.people,
        bots=listing.bots,
        options=msgspec.json.decode(listing.options),
        touched=listing.touched,
    )


async def list_games(context: Context) -> Response:
    """Compressed, because the first page loads it."""
    return packed(context, msgspec.json.encode(games()))


async def suggest_handicap(context: Context, who: Strengths) -> Response:
    return answer(await asyncio.to_thread(suggested, who))


OPERATIONS = (
    Operation(
        "GET", "/api/games", "games", "The games, how many can play them, their options and bots.",
        list_games, answers={200: list[GameInfo]},
    ),
    Operation(
        "GET", "/api/tables", "tables",
        "The public tables at which somebody sits, the last one touched first.", list_tables,
        answers={200: list[ListedTable]}, query=WhichTables,
    ),
    Operation(
        "POST", "/api/tables", "openTable", "Open a table.", open_table,
        answers={201: NewTable}, body=Settings, signed_in=True, limit=NEW_TABLES,
        example={"game": next(iter(GAMES)), "players": 3, "public": True},
    ),
    Operation(
        "GET", "/api/tables/{name}", "table",
        "The table as my seats see it. Who waits for news is at the table meanwhile; "
        "who does not ask for long is gone, and a bot may play for them.", look_at_table,
        answers={200: Snapshot}, query=Look, signed_in=True, parameters=_NAME,
    ),
    Operation(
        "GET", "/api/tables/{name}/story", "story",
        "All that has happened since the match began, oldest first, as I saw it or would have.",
        tell_story, answers={200: list[Happened]}, signed_in=True, parameters=_NAME,
    ),
    Operation(
        "GET", "/api/tables/{name}/missed", "missed",
        "What has happened in the game since I was last at a table with a seat of mine: first how it was, "
        "and at most the last 60 steps. Nothing if I have missed none.",
        tell_missed, answers={200: list[Update]}, signed_in=True, parameters=_NAME,
    ),
    Operation(
        "GET", "/api/tables/{name}/hint", "hint",
        "What a seat of mine could do now, best first.", advise,
        answers={200: list[HintInfo]}, query=WhichSeat, signed_in=True, parameters=_NAME, limit=ADVICE,
        refuses=frozenset({403, 409}),
    ),
    Operation(
        "POST", "/api/tables/{name}/bots", "letProgramPlay",
        "Give a seat to a program of mine, as to a bot. You see its token once; asked again, there is a new "
        "one, and the one before is worth nothing.", let_program_play,
        answers={201: ProgramToken}, body=ProgramSeat, signed_in=True, parameters=_NAME,
        refuses=frozenset({409}), example={"seat": 1, "ms": 2000},
    ),
    Operation(
        "POST", "/api/tables/{name}/commands", "command",
        "Do something at the table. The same id again changes nothing more.", command_table,
        answers={200: Done}, body=TableCommand, signed_in=True, parameters=_NAME, refuses=frozenset({409}),
        example={"type": "sit", "id": "1", "seat": 0},
    ),
    Operation(
        "POST", "/api/handicap", "suggestHandicap",
        "The handicap with which players so strong win about equally often, as it was measured with bots.",
        suggest_handicap, answers={200: Suggested}, body=Strengths, refuses=frozenset({400}),
        example={"game": next(iter(GAMES)), "levels": [1, 3]},
    ),
)  # fmt: skip
MINE = (
    Operation(
        "GET", "/api/me/tables", "myTables",
        "The tables where I have a seat and the match is not over, or I have not seen how it ended, the last "
        "one touched first. Asking wakes none of them.", list_my_tables,
        answers={200: list[MyTable]}, query=Page, signed_in=True,
    ),
)  # fmt: skip
