"""Tables: the public ones, opening one, looking at it, doing something at it."""

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext

import msgspec
from starlette.responses import Response

from tablee.api.table_types import (
    Done,
    ListedTable,
    Look,
    NewTable,
    ProgramSeat,
    ProgramToken,
    TableAddress,
    WhichSeat,
    WhichTables,
)
from tablee.game.contract import Refused
from tablee.game.registry import GAMES
from tablee.server.db.contract import Listing, Place
from tablee.server.jobs.failures import NotDone
from tablee.server.limits.table_quota import Waker
from tablee.server.lobby.polling import Who, look
from tablee.server.web.errors import refused_response
from tablee.server.web.operation import Asked, Operation, answer, packed
from tablee.server.web.paging import answer_page
from tablee.table.chat import Speaker, talk
from tablee.table.live_table import LiveTable
from tablee.table.program_tokens import hash_of, new_token
from tablee.table.protocol import Happened, HintInfo, React, Say, Settings, Snapshot, TableCommand, Update
from tablee.table.refusals import REFUSALS
from tablee.table.summary import decode

_NAME = {"name": TableAddress}
_LONGEST_NAME = 32


async def list_tables(asked: Asked, which: WhichTables) -> Response:
    bans = asked.parts.tables.bans
    return await answer_page(
        asked,
        which,
        asked.parts.store.public_tables,
        _place,
        _listed,
        shown=lambda listing: not bans.has_closed(listing.table),
    )


async def open_table(asked: Asked, settings: Settings) -> Response:
    if not asked.parts.visitors.may_open_table(asked.address):
        raise REFUSALS.refused("slow_down", "")
    table = (await asked.parts.tables.create(settings, asked.me.id, asked.address)).table
    return answer(NewTable(table.id, table.code, asked.link(f"/t/{table.code}")), 201)


async def look_at_table(asked: Asked, how: Look) -> Response:
    async def enough() -> bool:
        return asked.parts.closing or await asked.request.is_disconnected()

    async with _live_table(asked) as live:
        who = Who(asked.me.id, asked.address)
        with _waiting(asked, live) if how.wait else nullcontext():
            linger = asked.parts.config.timeouts.linger
            snapshot = await look(live, who, how.seen, how.wait, enough, linger)
    return Response(snapshot, media_type="application/json")


def _waiting(asked: Asked, live: LiveTable) -> AbstractContextManager[None]:
    seated = asked.me.id in live.table.participants()
    return asked.parts.admission.polling(asked.address, asked.me.id, seated)


async def advise(asked: Asked, which: WhichSeat) -> Response:
    if not asked.parts.visitors.may_ask_for_advice(asked.address):
        raise REFUSALS.refused("slow_down", "")
    async with _live_table(asked) as live:
        game, view = live.table.settings.game, await live.view_for_hint(asked.me.id, which.seat)
    try:
        return answer(await asked.parts.tables.bots.advise(game, view, asked.whose))
    except NotDone:
        raise REFUSALS.refused("too_busy", "") from None


async def tell_story(asked: Asked) -> Response:
    async with _live_table(asked) as live:
        if not live.table.may_look(asked.me.id):
            raise REFUSALS.refused("tournament_hidden", "")
        log = await asked.parts.store.entries(live.table.id)
    return packed(asked, await asked.parts.retelling.so_far(log, asked.me.id, asked.whose))


async def tell_missed(asked: Asked) -> Response:
    me, store = asked.me.id, asked.parts.store
    async with _live_table(asked) as live:
        kept = await store.seen(me, live.table.id)
        seen = live.table.number if kept is None else decode(kept).number
        if seen >= live.table.number or live.presence.local.get(me, 0) > 1:  # they look on another device
            return answer([])
        log = await store.entries(live.table.id)
    return packed(asked, await asked.parts.retelling.missed(log, me, seen, asked.whose))


async def let_program_play(asked: Asked, seat: ProgramSeat) -> Response:
    async with _live_table(asked) as live:
        token = new_token(live.table.id)
        number = await live.put_program(asked.me.id, seat.seat, hash_of(token), seat.ms)
        link = asked.link(f"/t/{live.table.code}#bot={token}")
    return answer(ProgramToken(token, link, number), 201)


async def command_table(asked: Asked, command: TableCommand) -> Response:
    try:
        async with _live_table(asked) as live:
            if isinstance(command, Say | React):
                speaker = Speaker(asked.me.id, asked.address)
                await talk(live, speaker, command, asked.parts.visitors.check_talk)
                return answer(Done(None))
            return answer(Done(await live.ask(asked.me.id, command)))
    except Refused as refused:
        return refused_response(refused.refusal, command.id)


@asynccontextmanager
async def _live_table(asked: Asked) -> AsyncIterator[LiveTable]:
    """The table in the path, woken if it sleeps. Raises `Refused`."""
    name: str = asked.request.path_params["name"]
    tables, visitors = asked.parts.tables, asked.parts.visitors
    with nullcontext() if name in tables.live else visitors.looking_for_table(asked.address):
        try:
            msgspec.convert(name, TableAddress)
        except msgspec.ValidationError:
            raise REFUSALS.refused("no_such_table", name[:_LONGEST_NAME]) from None
        async with tables.at(name, Waker(asked.me.id, asked.address)) as live:
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


OPERATIONS = (
    Operation(
        "GET", "/api/tables", "tables",
        "The public tables at which somebody sits, the last one touched first.", list_tables,
        answers={200: list[ListedTable]}, query=WhichTables,
    ),
    Operation(
        "POST", "/api/tables", "openTable", "Open a table.", open_table,
        answers={201: NewTable}, body=Settings, signed_in=True,
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
        "All that has happened since the match began, oldest first, as I was or would have been told of it.",
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
        answers={200: list[HintInfo]}, query=WhichSeat, signed_in=True, parameters=_NAME,
        refuses=frozenset({403, 409}),
    ),
    Operation(
        "POST", "/api/tables/{name}/bots", "letProgramPlay",
        "Give a seat to a program of mine, as to a bot. Its token is told once; asked again, there is a new "
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
)  # fmt: skip
