"""`tablee moderate`: what the host of an open server can do about visitors, while servers run."""

import asyncio
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from tablee.commands.failures import Misuse, language, say
from tablee.commands.help_texts import Spoken
from tablee.commands.options import (
    Decimal,
    OneOf,
    database_option,
    default_database,
    echo_json,
    plain_database_errors,
)
from tablee.terminal.output import echo

if TYPE_CHECKING:
    from tablee.server.db.database import Database
    from tablee.server.moderation.model import Act, Ban, HostedTable
    from tablee.table.stored import Person

_LISTS = ("tables", "bans", "log")
_DEEDS = ("close", "reopen", "remove", "admit", "block", "unblock")
_LIMITED = ("remove", "block")  # for so many days
_TABLES, _ACTS = 30, 100  # that are listed
_PATIENCE = 10.0  # seconds


@click.command(cls=Spoken)
@click.argument("action", type=OneOf([*_LISTS, *_DEEDS]), metavar="ACTION")
@click.argument("whom", required=False, metavar="[WHOM]")
@click.option("--days", type=Decimal(0.001, 36_500), metavar="NUMBER")
@click.option("--why", default="", metavar="TEXT")
@click.option("--json", "as_json", is_flag=True)
@database_option("FILE|URL")
def moderate(
    action: str, whom: str | None, days: float | None, why: str, as_json: bool, database: str | None
) -> None:
    """Close tables, remove people, block networks; list all that, and who did what."""
    if action in _DEEDS and whom is None:
        raise Misuse("missing", what="WHOM")
    if whom is not None and action in ("bans", "log"):
        raise Misuse("extra", given=whom)
    if days is not None and action not in _LIMITED:
        raise Misuse("no-days", action=action)
    with plain_database_errors():
        asyncio.run(_moderate(action, whom, days, why, as_json, database or str(default_database())))


async def _moderate(
    action: str, whom: str | None, days: float | None, why: str, as_json: bool, database: str
) -> None:
    from tablee.server.appends import open_database
    from tablee.server.moderation import queries
    from tablee.table.stored import now

    async with await open_database(database, _PATIENCE, as_it_is=True) as db:
        if action == "tables":
            await _list_tables(db, whom, as_json)
        elif action == "bans":
            _show([_ban(ban) for ban in await db.read(queries.read_bans, now())], as_json)
        elif action == "log":
            _show([_act(act) for act in await db.read(queries.read_acts, limit=_ACTS)], as_json)
        else:
            from tablee.server.moderation.decisions import checked

            await db.write(queries.decide, checked(action, whom or "", "cli", why, days), now())
            echo(say("moderated"))


async def _list_tables(db: "Database", code: str | None, as_json: bool) -> None:
    """All that were touched last, or the one with this code; with who sits there."""
    from tablee.server.moderation.decisions import people_at, table_as_logged
    from tablee.server.moderation.queries import read_hosted_tables
    from tablee.server.tables.queries import read_table_with_code
    from tablee.table.gathering import plain_code
    from tablee.table.refusals import REFUSALS

    wanted = None
    if code is not None:
        wanted = await db.read(read_table_with_code, plain_code(code) or "")
        if wanted is None:
            raise REFUSALS.refused("no_such_table", code)
    rows = []
    for hosted in await db.read(read_hosted_tables, _TABLES, wanted):
        table = await table_as_logged(db, hosted.listing.table)
        rows.append(_table(hosted, [] if table is None else await people_at(db, table)))
    _show(rows, as_json)


Row = dict[str, object]


def _table(hosted: "HostedTable", people: "list[Person]") -> Row:
    listing = hosted.listing
    return {
        "code": listing.code,
        "game": listing.game,
        "phase": listing.phase,
        "seats": f"{listing.people}/{listing.players}",
        "opened": _when(hosted.opened),
        "moved": _when(hosted.moved),
        "people": [{"id": person.id, "name": person.name} for person in people],
    }


def _ban(ban: "Ban") -> Row:
    return {
        "kind": ban.kind,
        "whom": ban.label or ban.subject,
        "since": _when(ban.since),
        "until": _when(ban.until),
    }


def _act(act: "Act") -> Row:
    return {
        "number": act.number,
        "at": _when(act.at),
        "who": act.who,
        "did": act.did,
        "whom": act.whom,
        "until": _when(act.until),
        "why": act.why,
    }


def _show(rows: list[Row], as_json: bool) -> None:
    if as_json:
        echo_json(rows)
    elif not rows:
        echo(say("moderate-none"))
    for row in [] if as_json else rows:
        for line in _lines(row):
            echo(line)


def _lines(row: Row) -> Iterator[str]:
    """A line in columns; below a table, those who sit there."""
    from tablee.locales.words import words

    shown = dict(row)
    people = shown.pop("people", [])
    if "phase" in shown:
        shown["phase"] = words(language()).say(f"table-phase-{shown['phase']}")
    if "until" in shown:
        shown["until"] = f"→ {shown['until']}" if shown["until"] else ""
    yield "  ".join(str(value) for value in shown.values() if value != "")
    assert isinstance(people, list)
    for person in people:
        yield f"    {person['id']}  {person['name']}"


def _when(at: int | None) -> str:
    return "" if at is None else time.strftime("%Y-%m-%dT%H:%MZ", time.gmtime(at / 1000))
