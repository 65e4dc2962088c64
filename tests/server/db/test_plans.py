"""Among many matches, every statement finds what it wants by an index, and both databases answer alike.

Each query is called, and the database explains each statement, with its values. The calls reach every line
that builds a statement, so a new statement needs a new call here.
"""

import asyncio
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from sqlalchemy import Connection

from tablee.server import erasure
from tablee.server.appends import open_database
from tablee.server.daily import queries as daily
from tablee.server.daily.queries import DailyLevel, DailyTry
from tablee.server.db.database import Database
from tablee.server.db.engines import database_url, writing_engine
from tablee.server.db.schema import metadata
from tablee.server.db.statements import BEGINNING, Place
from tablee.server.groups import queries as groups
from tablee.server.groups.model import Group
from tablee.server.groups.results import read_newest
from tablee.server.moderation import queries as moderation
from tablee.server.moderation.model import HostDecision
from tablee.server.notices import queries as notices
from tablee.server.notices.queries import Channel
from tablee.server.people import queries as people
from tablee.server.results import queries as results
from tablee.server.results import tallies
from tablee.server.results.personal_results import ONLINE, REAL, read_own_results, read_sheets_of
from tablee.server.retention import forget_absent, forget_tables
from tablee.server.sheets import queries as sheets
from tablee.server.sheets.queries import SharedSheet
from tablee.server.statistics import queries as statistics
from tablee.server.tables import queries as tables
from tablee.server.tables import sittings
from tablee.server.tournaments import queries as tournaments
from tablee.server.tournaments.queries import StoredTournament
from tablee.table.stored import CodeTaken, GroupSheet, NumberTaken, SheetSeat, Sitting
from tests.databases import new_sqlite
from tests.effort import amount
from tests.refusals import refused
from tests.server.db.crowd import CLUB, HEAVY, NEWEST, fill
from tests.server.db.samples import against_bot, append, finished, forget_matches, listing, person
from tests.server.db.statements import Lines, lines_that_query, listening, plain, tracing
from tests.services import Postgres

MATCHES = amount(20_000, quick=20_000, full=100_000, soak=100_000)

TABLE = "10000000001000000007"
SHEET = "10000000001000000010"
PLACES = (BEGINNING, Place(NEWEST - MATCHES // 2, "5"))
NEWER = NEWEST + 1
NOW = NEWER + MATCHES
ON_TABLE = GroupSheet("c" * 20, "new", "p1", NEWER, "skyjo", (SheetSeat(0, "Ann", None, True, 9, 0),))

# Counting is looking at everything. The server sees to it that it is seldom done.
COUNTING = "read_statistics"
# The few rows of these tables are those who are being forgotten, what a host has decided, and a key.
SMALL = frozenset({"departed", "bans", "keys"})


async def ask_everything(db: Any) -> None:
    """All queries of all rooms, in an order in which they find something."""

    async def pages(query: Callable[..., Any], **which: Any) -> None:
        for after in PLACES:
            assert len(await db.read(query, limit=20, after=after, **which)) == 20

    # Logs and tables
    await db.ping()
    await db.append(append("new", 1, mark="mine", listing=listing("new", touched=NEWER)))
    await db.append(append("new", 1, mark="mine"))  # written before
    late = [append("new", 1, mark="another's"), append("new", 2)]
    lost = await asyncio.gather(*map(db.append, late), return_exceptions=True)
    assert [type(error) for error in lost] == [NumberTaken] * 2
    with pytest.raises(CodeTaken):
        await db.append(append("newer", 1, listing=listing("newer", code="C-new")))
    await db.append(append("new", 2, sitting=Sitting("new", ("p1",), NEWER, b"{}")))
    match = finished("f" * 20, ["Ann", "Bob"], people=("p1", None), at=NEWER)
    await db.append(append("new", 3, finished=match))
    unreadable = finished("e" * 20, ["Heavy"], people=(HEAVY,), at=1, record=b"")
    await db.append(append("new", 4, finished=unreadable))
    await db.append(append("adapted", 1, finished=against_bot("9" * 20, (90, 101), "p1")))
    await db.read(tables.read_entries, TABLE, 1)
    await db.read(tables.read_numbers, [TABLE, "new"])
    await db.read(tables.read_listing, TABLE)
    await db.read(tables.read_table_with_code, "c7")
    await pages(tables.read_public_tables)
    await db.read(tables.read_touched_before, "over", 50_000)
    await forget_tables(db, NEWEST - MATCHES * 99 // 100, "gathering")
    await db.write(sittings.write_sitting, Sitting("new", ("p1", "p2"), NEWER, b"{}"))
    await pages(sittings.read_sittings, person=HEAVY)
    db.note(sittings.note_look, "p1", "new", b"{}")
    db.note(sittings.note_look, "p2", "new", None)
    await db.write(sittings.write_sitting, Sitting("nowhere", (), NEWER, b"{}"))
    assert await db.read(sittings.read_seen, "p1", "new") == b"{}"
    await db.write(tables.keep_snapshot, TABLE, 2, b"{}")
    await db.read(tables.read_snapshot, TABLE)

    # Notices
    await db.read(notices.read_due_tables, NOW)
    await db.write(notices.add_channel, Channel("new", "p1", False, b"{}"))
    await db.read(notices.read_channel, "x10")
    await db.read(notices.read_channels, "p10")
    assert await db.write(notices.change_channel, Channel("new", "p1", True, b"{}"))
    await db.write(notices.delete_channels, ["new"])
    turn = Sitting(TABLE, ("p10",), NEWER, b"{}", ("p10",), NEWER, NEWER)
    await db.write(sittings.write_sitting, turn)
    for notice in await db.write(notices.take_notices, NOW, NOW + 60_000, 3):
        await db.write(notices.settle_notice, notice, None)
    await db.write(notices.key_named, "vapid", b"fresh")

    # Finished matches
    await db.read(results.read_record, TABLE)
    await db.read(results.read_finished, TABLE)
    await pages(results.read_recent)
    await pages(results.read_recent, game="skyjo")
    await pages(results.read_of_person, person=HEAVY)
    await pages(results.read_of_person, person=HEAVY, game="skyjo")
    await db.read(results.read_of_person, HEAVY, 20, other="p1")
    await db.read(results.read_of_person, HEAVY, 20, game="skyjo", other="p1")
    await db.read(people.read_strengths, ["p1", HEAVY])
    await db.read(tallies.read_tallies, "p1")
    assert (await db.read(statistics.read_statistics)).matches["skyjo"] > 0.6 * MATCHES

    # Groups
    await db.write(groups.add_group, Group("new", "New", "key", NEWER), HEAVY)
    await db.write(groups.join_group, "key", "p1", NOW)
    await db.read(groups.read_groups, "p1")
    await db.read(groups.read_invited, "k10")
    await db.write(groups.set_invitation, "new", "another key")
    together = finished("d" * 20, ["Heavy", "Ann"], people=(HEAVY, "p1"), at=NEWER)
    await db.append(append("new", 5, finished=together))
    book = await db.read(groups.read_book, "new")
    assert [row.match for row in book.since[-2:]] == ["d" * 20] * 2
    await db.write(groups.keep_fold, "new", 2, 7, b"{}")
    await pages(read_newest, group_id=CLUB)
    await db.write(groups.add_sheet, ON_TABLE)
    await db.read(groups.read_sheet, CLUB, SHEET)
    await pages(groups.read_sheets, group_id=CLUB)
    await db.write(groups.claim_seat, ON_TABLE, 0, "p1")
    with refused("seat_claimed"):
        await db.write(groups.claim_seat, ON_TABLE, 0, HEAVY)
    await db.write(groups.disclaim_seat, ON_TABLE, "p1")
    await db.write(groups.delete_sheet, ON_TABLE)
    await db.write(groups.leave_group, "new", "p1", "a third key")

    # People
    await db.write(people.add_person, person("new", host="p1"), b"device")
    await db.read(people.read_person, "p1")
    await db.read(people.read_people, [f"p{number}" for number in range(50)])
    await db.read(people.read_guests, "p1")
    await db.read(people.read_person_of_device, b"device of heavy")
    await db.write(people.note_seen, b"device of heavy", NOW)
    await db.read(people.read_person_of_phrase, b"phrase")
    await db.write(people.change_person, person("p1"))
    await db.write(people.set_phrase, "p1", b"phrase")
    await db.write(people.add_device, "p1", b"another device", NOW)
    await db.write(people.forget_devices, "p3", except_device=b"d3")
    await db.write(people.forget_devices, "p3")

    # What hosts decide
    close = HostDecision("mark", "cli", "close", "c7", None, "")
    for decision in (
        close,
        close,  # written before
        HostDecision("mark 2", "cli", "reopen", "c7", None, ""),
        HostDecision("mark 3", "cli", "remove", "p1", NEWER, ""),
        HostDecision("mark 4", "cli", "block", "10.0.0.0/8", None, ""),
    ):
        await db.write(moderation.decide, decision, at=NOW)
    await db.read(moderation.read_bans, NOW)
    await db.read(moderation.read_acts, 9_000)
    await db.read(moderation.is_done, "a mark")
    assert len(await db.read(moderation.read_hosted_tables, 20)) == 20
    assert len(await db.read(moderation.read_hosted_tables, 20, TABLE)) == 1

    # Score sheets
    await db.write(sheets.add_sheet, SharedSheet("new sheet", 1, b"{}", NEWER), "p1", b"key")
    await db.read(sheets.read_sheet, SHEET)
    await db.read(sheets.read_version, SHEET)
    await db.write(sheets.change_sheet, SharedSheet("new sheet", 2, b"{}", NEWER), b"key")
    with refused("sheet_changed"):
        await db.write(sheets.change_sheet, SharedSheet("new sheet", 2, b"other", NEWER), b"key")
    await db.write(sheets.delete_sheet, "new sheet", b"key")
    await db.write(sheets.forget_sheets, before=100)
    await forget_absent(db, MATCHES // 333)

    # The deal of a day
    day, week = "2026-11-16", ("skyjo", "2026-11-16", "2026-11-22")
    mine = DailyTry("skyjo", day, "p1", "c1", "f" * 20)
    await db.write(daily.fix_deals, "skyjo", {day: bytes(32)})
    assert await db.write(daily.add_try, mine)
    assert not await db.write(daily.add_try, mine._replace(code="c2", record_id="e" * 20))
    with refused("not_signed_in"):
        await db.write(daily.add_try, mine._replace(person="nobody"))
    await db.read(daily.read_try, "skyjo", day, "p1")
    await db.write(daily.keep_results, await db.read(daily.read_new_results, *week))
    [known] = await db.read(daily.read_tries, *week)
    assert known.result is not None
    await db.write(daily.keep_luck, mine._replace(result=b"{}", luck=0.25, skill=-0.5))
    await db.read(daily.read_days, "p1", "2026-01-01")
    await db.read(daily.read_deals, "skyjo", [day, "2026-11-17"])
    await db.write(daily.keep_level, DailyLevel("skyjo", day, 1, b"{}"))
    await db.read(daily.read_levels, *week)

    # What somebody has played
    for game in (None, "skyjo"):
        for other in (None, "p1"):
            await db.read(read_sheets_of, "p10", 20, game=game, other=other)
    assert len(await db.read(read_sheets_of, "p10", 20)) == 1
    assert len(await db.read(read_own_results, REAL, "p10", 20_000)) == 1
    await pages(read_own_results, kind=ONLINE, person=HEAVY, since=NEWEST - MATCHES * 9 // 10)
    await db.write(tallies.keep_luck, "f" * 20, "judge", {0: 0.25, 1: -0.25})

    # A tournament of two people: made, begun, taken by a process, over and forgotten
    new = StoredTournament("t" * 20, 1, "gathering", NEWER, b"{}")
    await db.write(tournaments.add_tournament, new, "p1")
    await db.write(tournaments.add_tournament, new, "p1")  # written before
    begun = new._replace(version=2, phase="playing")
    await db.write(tournaments.change_tournament, begun, ["p1", "p2"], [TABLE])
    await db.write(tournaments.change_tournament, begun, ["p1", "p2"], [TABLE])  # written before
    assert not await db.write(tournaments.change_tournament, begun._replace(body=b"[]"), ["p1"], [])
    await db.read(tournaments.read_tournament, "t" * 20)
    await db.read(tournaments.read_version, "t" * 20)
    await db.read(tournaments.read_tournaments_of, "p2", 20)
    await db.read(tournaments.read_any_playing)
    await db.write(tournaments.take_tournaments, "process", NEWER, NEWER + 5000)
    await db.read(tournaments.read_results, ["f" * 20])
    await db.read(results.read_is_sealed, TABLE)
    await db.write(tournaments.forget_tournaments, 100, "over")

    # Going
    await db.write(erasure.delete_person, HEAVY)
    with refused("not_signed_in"):
        await db.write(people.set_phrase, HEAVY, b"phrase")
    await forget_matches(db)


class Recorded:
    """A database, and what each query answered or raised."""

    def __init__(self, db: Database) -> None:
        self.answers: list[tuple[str, Any]] = []
        self.asked = ""
        self.ping, self.note = db.ping, db.note
        self.read, self.write, self.append = map(self._recording, (db.read, db.write, db.append))
        self.overwrite_what_was_deleted = db.overwrite_what_was_deleted

    def _recording(self, method: Any) -> Any:
        async def recorded(asked: Any, *args: Any, **named: Any) -> Any:
            self.asked = name = getattr(asked, "__name__", "append")
            try:
                answer = await method(asked, *args, **named)
            except Exception as error:
                self.answers.append((name, type(error)))
                raise
            self.answers.append((name, answer))
            return answer

        return recorded


class Run(NamedTuple):
    """All queries, with one kind of database."""

    url: str
    wrong: dict[str, list[str]]  # by statement
    answers: list[tuple[str, Any]]
    ran: Lines


def ask(kind: str, url: str) -> Run:
    fill(url, MATCHES)
    wrong: dict[str, list[str]] = {}

    async def record() -> list[tuple[str, Any]]:
        async with await open_database(url) as db:
            recorded = Recorded(db)

            def heard(connection: Connection, statement: str, values: Any) -> None:
                if plain(statement) not in wrong:
                    plan = EXPLAIN[kind](connection, statement, values)
                    wrong[plain(statement)] = [] if recorded.asked == COUNTING else list(plan)

            with listening(heard):
                await ask_everything(recorded)
        return recorded.answers

    with pytest.MonkeyPatch.context() as patch, tracing() as ran:
        patch.setattr(erasure, "_AT_ONCE", 1000)  # of 5,000: the plans are those of small steps
        answers = asyncio.run(record())
    return Run(url, wrong, answers, ran)


@pytest.fixture(scope="module")
def runs(postgres: Postgres, migrated: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Run]:
    postgres.start()
    urls = {
        "sqlite": new_sqlite(tmp_path_factory.mktemp("crowd") / "tablee.db"),
        "postgresql": postgres.create_database(like=migrated),
    }
    return {kind: ask(kind, url) for kind, url in urls.items()}


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_statement_finds_what_it_wants_by_an_index(runs: dict[str, Run], kind: str) -> None:
    assert len(runs[kind].wrong) > 150
    assert {statement: wrong for statement, wrong in runs[kind].wrong.items() if wrong} == {}


@pytest.mark.slow
def test_the_queries_reach_every_line_that_builds_a_statement(runs: dict[str, Run]) -> None:
    missed = {
        f"{file}:{line}"
        for file, lines in lines_that_query().items()
        for line in lines
        if not any(line in run.ran[file] for run in runs.values())
    }
    assert missed == set()


@pytest.mark.slow
def test_both_databases_answer_alike(runs: dict[str, Run]) -> None:
    for one, other in zip(runs["sqlite"].answers, runs["postgresql"].answers, strict=True):
        assert one == other


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_scan_and_a_sort_are_noticed(runs: dict[str, Run], kind: str) -> None:
    with writing_engine(database_url(runs[kind].url)).connect() as connection:
        for statement in (
            "SELECT * FROM records WHERE table_id = 'x'",
            "SELECT seat, count(*) FROM played GROUP BY seat",
            "SELECT * FROM played WHERE person = 'p1' ORDER BY won LIMIT 5",
        ):
            assert list(EXPLAIN[kind](connection, statement, ())), statement


def test_what_follows_when_a_row_is_deleted_is_found_by_an_index() -> None:
    """No plan shows it."""
    for table in metadata.tables.values():
        indexed = [next(iter(index.columns)) for index in table.indexes]
        indexed.append(next(iter(table.primary_key.columns)))
        for key in table.foreign_key_constraints:
            assert next(iter(key.columns)) in indexed, f"{table.name}: {key.column_keys}"


def _explain_sqlite(connection: Connection, statement: str, values: Any) -> Iterator[str]:
    """What is wrong with SQLite's plan."""
    raw = connection.connection.dbapi_connection
    assert raw is not None
    for *_, step in raw.cursor().execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall():
        scanned = re.match(r"SCAN (\w+)", step)
        if (scanned and scanned[1] in metadata.tables.keys() - SMALL) or "TEMP B-TREE" in step:
            yield step


def _explain_postgres(connection: Connection, statement: str, values: Any) -> Iterator[str]:
    """What is wrong with PostgreSQL's plan."""
    raw: Any = connection.connection.dbapi_connection
    [[[explained]]] = raw.execute(f"EXPLAIN (FORMAT JSON) {statement}", values).fetchall()
    return _wrong(explained["Plan"])


def _wrong(node: dict[str, Any]) -> Iterator[str]:
    kind, rows = node["Node Type"], node["Plan Rows"]
    if kind == "Seq Scan" and node["Relation Name"] not in SMALL:
        yield f"{kind} on {node['Relation Name']}"
    if kind.endswith("Sort") and rows > 1000:
        yield f"{kind} of {rows} rows"
    for part in node.get("Plans", ()):
        yield from _wrong(part)


EXPLAIN: dict[str, Callable[[Connection, str, Any], Iterator[str]]] = {
    "sqlite": _explain_sqlite,
    "postgresql": _explain_postgres,
}
