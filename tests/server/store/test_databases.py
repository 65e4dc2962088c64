"""What may be given as a database."""

from pathlib import Path

import pytest

from tablee.server.store.engines import DatabaseRefused, database_url


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
