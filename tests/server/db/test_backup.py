import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tablee.server.appends import open_database
from tablee.server.db.backup import BackupRefused, backup, restore
from tablee.table.stored import Entry
from tests.databases import new_sqlite
from tests.server.db.samples import append


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """One with three entries in one log."""
    path = tmp_path / "tablee.db"
    new_sqlite(path)
    asyncio.run(_write(path, 1, 3))
    return path


async def _write(path: Path, first: int, last: int) -> None:
    async with await open_database(str(path)) as db:
        await asyncio.gather(*(db.append(append("a", number)) for number in range(first, last + 1)))


def _read(path: Path) -> list[Entry]:
    with closing(sqlite3.connect(path)) as connection:
        return [Entry(*row) for row in connection.execute("SELECT * FROM entries ORDER BY number")]


async def test_a_backup_taken_while_a_server_writes_holds_what_was_written_before(
    database: Path, tmp_path: Path
) -> None:
    async with await open_database(str(database)) as db:
        number = 3
        copying = asyncio.create_task(asyncio.to_thread(backup, database, tmp_path / "copy.db"))
        while not copying.done():
            await db.append(append("a", number + 1))
            number += 1
        await copying
        await db.append(append("a", number + 1))
    copied = [entry.number for entry in _read(tmp_path / "copy.db")]
    assert copied == list(range(1, len(copied) + 1))
    assert 3 <= len(copied) <= number


def test_a_backup_is_one_file(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    backup(database, folder / "copy.db")
    assert os.listdir(folder) == ["copy.db"]
    assert _read(folder / "copy.db") == _read(database)


def test_a_backup_overwrites_only_when_asked_to(database: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(BackupRefused, match="exists already"):
        backup(database, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"
    backup(database, tmp_path / "copy.db", overwrite=True)
    assert len(_read(tmp_path / "copy.db")) == 3
    with pytest.raises(BackupRefused, match="own"):
        backup(database, database, overwrite=True)


def test_what_is_not_ours_is_neither_saved_nor_restored(database: Path, tmp_path: Path) -> None:
    text, foreign = tmp_path / "text", tmp_path / "foreign.db"
    text.write_text("not a database " * 100)
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE entries (id INTEGER)")
    before = database.read_bytes()
    for path, problem in (
        (text, "cannot be read"),
        (foreign, "no database of Tablée"),
        (tmp_path / "x", "no"),
    ):
        with pytest.raises(BackupRefused, match=problem):
            backup(path, tmp_path / "copy.db")
        with pytest.raises(BackupRefused, match=problem):
            restore(path, database)
    assert database.read_bytes() == before
    assert sorted(os.listdir(tmp_path)) == ["foreign.db", "tablee.db", "text"]


def test_a_damaged_backup_is_not_restored(database: Path, tmp_path: Path) -> None:
    asyncio.run(_write(database, 4, 300))
    backup(database, tmp_path / "copy.db")
    damaged = bytearray((tmp_path / "copy.db").read_bytes())
    middle = len(damaged) // 2 // 4096 * 4096
    damaged[middle : middle + 4096] = b"\xff" * 4096
    (tmp_path / "copy.db").write_bytes(damaged)
    before = database.read_bytes()
    with pytest.raises(BackupRefused, match=r"damaged|cannot be copied"):
        restore(tmp_path / "copy.db", database)
    assert database.read_bytes() == before


def test_restoring_keeps_what_was_there_aside(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "copy.db")
    asyncio.run(_write(database, 4, 5))
    database.chmod(0o640)
    aside = restore(tmp_path / "copy.db", database)
    assert aside == tmp_path / "tablee.db.before-restore"
    assert [entry.number for entry in _read(database)] == [1, 2, 3]
    assert [entry.number for entry in _read(aside)] == [1, 2, 3, 4, 5]
    assert database.stat().st_mode & 0o777 == 0o640
    again = restore(tmp_path / "copy.db", database)
    assert again == tmp_path / "tablee.db.before-restore-2"
    assert [entry.number for entry in _read(aside)] == [1, 2, 3, 4, 5]


def test_restoring_needs_nothing_to_be_there(database: Path, tmp_path: Path) -> None:
    assert restore(database, tmp_path / "new.db") is None
    assert _read(tmp_path / "new.db") == _read(database)


def test_a_damaged_database_can_be_replaced(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "copy.db")
    database.write_bytes(b"nonsense" * 1000)
    aside = restore(tmp_path / "copy.db", database)
    assert aside is not None
    assert aside.read_bytes() == b"nonsense" * 1000
    assert len(_read(database)) == 3


async def test_nothing_is_restored_under_a_running_server(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "copy.db")
    async with await open_database(str(database)) as db:
        await db.append(append("a", 4))
        with pytest.raises(BackupRefused, match="stop the server"):
            await asyncio.to_thread(restore, tmp_path / "copy.db", database)
        await db.append(append("a", 5))
    assert not list(tmp_path.glob("*before-restore*"))
    assert len(_read(database)) == 5
