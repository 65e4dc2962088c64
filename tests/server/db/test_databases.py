import asyncio
import stat
from pathlib import Path

import pytest

from tablee.server.appends import open_database
from tablee.server.db.engines import DatabaseRefused, database_url


def test_a_file_is_sqlite(tmp_path: Path) -> None:
    for given in (str(tmp_path / "a.db"), f"sqlite:///{tmp_path}/a.db"):
        url = database_url(given)
        assert (url.drivername, url.database) == ("sqlite", str(tmp_path / "a.db"))


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_postgresql_is_spoken_to_through_psycopg(scheme: str) -> None:
    url = database_url(f"{scheme}://ann:secret@example.org:5433/tablee")
    assert url.render_as_string(hide_password=False) == (
        "postgresql+psycopg://ann:secret@example.org:5433/tablee"
    )


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("mysql://localhost/tablee", "not in “mysql”"),
        (":memory:", "needs a file"),
        ("sqlite://", "needs a file"),
        ("/no/such/folder/a.db", "no folder “/no/such/folder”"),
        ("post gres://x", "not the address"),
    ],
)
def test_other_things_are_refused_with_a_reason(given: str, problem: str) -> None:
    with pytest.raises(DatabaseRefused, match=problem):
        database_url(given)


def rights_while_open(file: Path) -> dict[str, int]:
    """Of the database and what SQLite puts beside it."""

    async def scene() -> dict[str, int]:
        async with await open_database(str(file)) as db:
            await db.ping()
            return {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}

    return asyncio.run(scene())


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    rights = rights_while_open(tmp_path / "tablee.sqlite")
    assert rights == {"tablee.sqlite": 0o600, "tablee.sqlite-wal": 0o600, "tablee.sqlite-shm": 0o600}


def test_an_older_file_is_closed_to_others_and_stays_open_to_its_group(tmp_path: Path) -> None:
    file = tmp_path / "tablee.sqlite"
    file.touch(0o644)
    file.chmod(0o664)
    assert set(rights_while_open(file).values()) == {0o660}
