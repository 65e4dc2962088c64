"""Copies of SQLite's file: taken while a server runs, put back while none does."""

import os
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

_TABLES = {"alembic_version", "entries", "tables"}  # what tells our databases from others


class BackupRefused(Exception):
    """Nothing was changed; says why in a sentence."""


def backup(source: Path, target: Path, overwrite: bool = False) -> None:
    """Copy the database as it is at this moment; a server may go on writing. The copy is one file.

    Raises `BackupRefused` and `OSError`.
    """
    _refuse_foreign(source)
    if target.exists() and not overwrite:
        raise BackupRefused(f"“{target}” exists already.")
    if target.exists() and target.samefile(source):
        raise BackupRefused("A backup needs a file of its own.")
    with _new_file(target) as copy:
        _copy(source, copy)
        os.replace(copy, target)
        _sync(target.parent)


def restore(source: Path, target: Path) -> Path | None:
    """Put a backup in the place of a database that no server has open.

    What was there is kept beside it under the name that is returned, if there was something. Raises
    `BackupRefused` and `OSError`.
    """
    _refuse_foreign(source)
    if target.exists() and target.samefile(source):
        raise BackupRefused("The backup and the database are the same file.")
    with _new_file(target) as copy:
        _copy(source, copy)
        aside = None
        if target.exists():
            _own_alike(copy, target)
            aside = _put_aside(target)
        os.replace(copy, target)
        _sync(target.parent)
    return aside


def _refuse_foreign(path: Path) -> None:
    if not path.is_file():
        raise BackupRefused(f"There is no file “{path}”.")
    try:
        with closing(_connect(path)) as connection:
            found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    except sqlite3.DatabaseError as error:
        raise BackupRefused(f"“{path}” cannot be read as a database: {error}.") from None
    if not found >= _TABLES:
        raise BackupRefused(f"“{path}” is no database of Tablée.")


def _copy(source: Path, copy: Path) -> None:
    """A whole and sound copy in one file without a log beside it, on disk."""
    try:
        with closing(_connect(source)) as original, closing(_connect(copy)) as connection:
            original.backup(connection)
            connection.execute("PRAGMA journal_mode = DELETE").fetchone()
            problems = [line for (line,) in connection.execute("PRAGMA integrity_check(1)")]
    except sqlite3.DatabaseError as error:
        raise BackupRefused(f"“{source}” cannot be copied: {error}.") from None
    if problems != ["ok"]:
        raise BackupRefused(f"“{source}” is damaged: {problems[0]}.")
    _sync(copy)


def _put_aside(target: Path) -> Path:
    """Move this database away, whole. Raises `BackupRefused` while somebody has it open."""
    try:
        with closing(_connect(target)) as connection:
            # Leaving the write-ahead log brings what is in it into the file, and is refused while
            # anybody else is connected.
            connection.execute("PRAGMA journal_mode = DELETE").fetchone()
            connection.execute("BEGIN EXCLUSIVE")
            connection.rollback()
    except sqlite3.OperationalError:
        raise BackupRefused(f"“{target}” is in use: stop the server first.") from None
    except sqlite3.DatabaseError:
        pass  # damaged: a reason to restore; it is kept as it is
    aside = _free_name(target)
    for ending in ("-wal", "-shm"):  # of a damaged one: SQLite would take them for the new file's
        if (log := target.with_name(target.name + ending)).exists():
            os.replace(log, aside.with_name(aside.name + ending))
    os.replace(target, aside)
    return aside


def _own_alike(copy: Path, target: Path) -> None:
    """The server must be able to write the new file as it could the old one."""
    was = target.stat()
    os.chmod(copy, stat.S_IMODE(was.st_mode))
    if (was.st_uid, was.st_gid) != (os.geteuid(), os.getegid()):
        os.chown(copy, was.st_uid, was.st_gid)


def _free_name(target: Path) -> Path:
    """An earlier one that was put aside is not overwritten."""
    aside = target.with_name(f"{target.name}.before-restore")
    number = 1
    while aside.exists():
        number += 1
        aside = target.with_name(f"{target.name}.before-restore-{number}")
    return aside


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=1, isolation_level=None)


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """An empty file in the same folder, which is removed unless it was renamed."""
    handle, name = tempfile.mkstemp(dir=target.absolute().parent, prefix=f".{target.name}.")
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            Path(name + ending).unlink(missing_ok=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
