"""Practise the worst day: back up while people play, kill the server, lose its database, restore, play on.

    python -m scripts.restore_drill                  with both kinds of database
    python -m scripts.restore_drill postgresql       or with one

The servers are real, and so are the commands that a host would use. PostgreSQL runs in a folder of its own;
everything is gone afterwards.
"""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec

from tablee.game.registry import GAMES
from tablee.server.appends import open_database
from tablee.server.tables import queries as tables
from tests.server.faults.playing import Person, check_promises, set_tables
from tests.services import Postgres
from tests.table_server import TableServer

TABLES = 4
MOVES = 60  # that are acknowledged before the backup, and again after the restore


class Database(Protocol):
    """How one kind of database is backed up and restored."""

    url: str

    def backup(self) -> None:
        """While the server writes."""

    def lose(self) -> None:
        """All of it is gone."""

    def restore(self) -> str:
        """Into an empty place, whose address it says."""


class Sqlite:
    """One file, and `tablee backup` and `restore`."""

    def __init__(self, folder: Path) -> None:
        self.url = str(folder / "tablee.sqlite")
        self._folder, self._copy = folder, folder / "backup.sqlite"

    def backup(self) -> None:
        _run(sys.executable, "-m", "tablee", "backup", str(self._copy), "--database", self.url)

    def lose(self) -> None:
        for path in self._folder.glob("tablee.sqlite*"):
            path.unlink()

    def restore(self) -> str:
        empty = self._folder / "restored"
        empty.mkdir()
        target = str(empty / "tablee.sqlite")
        _run(sys.executable, "-m", "tablee", "restore", str(self._copy), "--database", target, "--yes")
        return target


class Postgresql:
    """`pg_dump` and `pg_restore`."""

    def __init__(self, folder: Path, service: Postgres) -> None:
        self._service, self._copy = service, folder / "backup.dump"
        self.url = service.create_database()

    def backup(self) -> None:
        _run(self._program("pg_dump"), "--format=custom", f"--file={self._copy}", self.url)

    def lose(self) -> None:
        self._service.drop_database(self.url)

    def restore(self) -> str:
        target = self._service.create_database()
        _run(
            self._program("pg_restore"),
            "--exit-on-error",
            "--no-owner",
            f"--dbname={target}",
            str(self._copy),
        )
        return target

    def _program(self, name: str) -> str:
        """Of the same version as the server: it may be known by links to its other programs alone."""
        return str((self._service.programs / "postgres").resolve().parent / name)


class Drill(NamedTuple):
    """What came of it."""

    before: int  # moves that were acknowledged before the backup began
    lost: int  # moves that were acknowledged after it, and are gone with the database
    restored: int  # entries that the restored database had
    after: int  # moves of the same matches after the restore


async def practise(database: Database) -> Drill:
    """Raises `AssertionError` if a move is missing that was acknowledged before the backup began."""
    with TableServer(database.url) as server:
        _say(f"people sit down at {TABLES} tables and play")
        people = await set_tables([server.url], TABLES, 1, _settings)
        stop = asyncio.Event()
        playing = [asyncio.create_task(person.play(stop)) for person in people]
        await _played(people, MOVES)
        promised = [dict(person.witness.acknowledged) for person in people]
        before = _count(people)
        _say(f"{before} moves are acknowledged; backup while they play on")
        await asyncio.to_thread(database.backup)
        await _played(people, _count(people) + 5)
        _say("the server is killed, and its database is lost")
        await asyncio.to_thread(server.kill)
        lost = _count(people) - before
        stop.set()
        await asyncio.gather(*playing)
        await asyncio.to_thread(database.lose)

    url = await asyncio.to_thread(database.restore)
    for person, moves in zip(people, promised, strict=True):
        person.witness.acknowledged, person.seen = moves, 0
    assert await check_promises(url, people) == before
    restored = await _entries(url, people)
    _say(f"restored: all {before} moves that were acknowledged before the backup are there")

    with TableServer(url) as server:
        again = [person_at(person, server.url) for person in people]
        stop = asyncio.Event()
        playing = [asyncio.create_task(person.play(stop)) for person in again]
        await _played(again, MOVES)
        stop.set()
        await asyncio.gather(*playing)
        after = await check_promises(url, again)
    _say(f"the same people have played on with their secrets: {after} more moves")
    return Drill(before, lost, restored, after)


def person_at(person: Person, address: str) -> Person:
    """The same one at another server, to whom nothing was promised yet."""
    return Person(f"{person.name}-again", [address], person.table, person.secret, person.rng)


def _settings(number: int) -> dict[str, object]:
    return {"game": list(GAMES)[number % len(GAMES)], "players": 2, "grace": 3600}


def _count(people: Sequence[Person]) -> int:
    return sum(len(person.witness.acknowledged) for person in people)


async def _played(people: Sequence[Person], moves: int) -> None:
    while _count(people) < moves:
        await asyncio.sleep(0.01)


async def _entries(url: str, people: Sequence[Person]) -> int:
    db = await open_database(url)
    try:
        logs = [await db.read(tables.read_entries, table) for table in {person.table for person in people}]
        assert all(msgspec.json.decode(entry.body) for log in logs for entry in log)
        return sum(map(len, logs))
    finally:
        await db.close()


def _run(*command: str) -> None:
    print("  $", " ".join(Path(word).name if "/" in word else word for word in command), flush=True)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _say(text: str) -> None:
    print(f"  {text}", flush=True)


def main(kinds: Sequence[str]) -> None:
    """Practise with each of them."""
    for kind in kinds:
        print(f"{kind}:", flush=True)
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tablee-drill-")))
            database: Database = Sqlite(folder)
            if kind == "postgresql":
                database = Postgresql(folder, stack.enter_context(Postgres()))
            result = asyncio.run(practise(database))
        print(
            f"{kind}: all is well; {result.lost} moves were made after the backup and went with the database"
        )


if __name__ == "__main__":
    main(sys.argv[1:] or ("sqlite", "postgresql"))
