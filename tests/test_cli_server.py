import socket
import sys
from pathlib import Path

import pytest

from tablee.table.protocol import Settings
from tests.command import assert_one_sentence, collect, run
from tests.table_server import lay_table, open_server

SKYJO = Settings(game="skyjo", players=2)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def test_a_port_in_use_is_named(database: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        done = run("serve", "--port", port, "--database", str(database))
    assert_one_sentence(done, 1, f"port {port} is in use", "--port 0")
    assert not database.exists()


MISUSES = [
    (["--host", "192.0.2.77"], ["192.0.2.77", "not an address of this machine"]),
    (["--host", "no.such.host.invalid"], ["no.such.host.invalid"]),
    (["--port", "70000"], ["70000"]),
    (["--database", "mysql://somewhere"], ["SQLite or PostgreSQL", "mysql"]),
    (["--database", "://"], ["address of a database"]),
    (["--database", "/no/such/folder/tables.sqlite"], ["/no/such/folder"]),
    (["--bus", "redis://127.0.0.1"], ["nats://"]),
    (["--lan", "--host", "127.0.0.1"], ["--lan", "--host"]),
    (["--mail-server", "smtp://mail.example.org"], ["--mail-server", "--allowed-host"]),
    (["--mail-server", "mail.example.org"], ["mail.example.org is not a mail server"]),
    (["--origin", "example.org"], ["example.org", "https://"]),
    (["--origin", "https://example.org/page"], ["/page"]),
    (["--proxy", "*"], ["*", "10.0.0.2"]),
]


def test_what_cannot_be_served_is_said_in_one_sentence(database: Path) -> None:
    always = ["serve", "--port", "0", "--database", str(database)]
    assert collect([([*always, *arguments], 2, words) for arguments, words in MISUSES]) == []


def test_a_file_that_is_no_database_is_left_alone(database: Path) -> None:
    database.write_text("a letter to my aunt, long enough to be a page of something else")
    before = database.read_bytes()
    assert_one_sentence(run("serve", "--port", "0", "--database", str(database)), 1, "not a database")
    assert database.read_bytes() == before


def test_a_database_that_does_not_answer_is_said() -> None:
    done = run("serve", "--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/nothing")
    assert_one_sentence(done, 1, "does not answer")


def test_a_missing_package_is_named(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = {"psycopg", "nats"}
    for name in {*missing, *(name for name in sys.modules if name.split(".")[0] in missing)}:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, "tablee.server.cluster.nats", raising=False)  # it is imported anew
    for wanted in (
        ["--database", "postgresql://127.0.0.1/tablee"],
        ["--database", str(database), "--bus", "nats://127.0.0.1:4222"],
    ):
        assert_one_sentence(run("serve", "--port", "0", *wanted), 2, "tablee[scale]")


@pytest.mark.slow
def test_a_copy_is_taken_while_a_server_runs_and_put_back_when_none_does(
    tmp_path: Path, database: Path
) -> None:
    first, copy = lay_table(database, SKYJO), tmp_path / "copy.sqlite"
    with open_server(tmp_path, database=str(database)):
        done = run("backup", str(copy), "--database", str(database))
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith(f"{copy}: a whole copy")
        refused = run("restore", str(copy), "--database", str(database), "--yes")
        assert_one_sentence(refused, 1, "stop the server")
    second = lay_table(database, SKYJO)
    done = run("restore", str(copy), "--database", str(database), "--yes")
    assert done.returncode == 0, done.stderr
    assert "What was there before is now" in done.stdout
    whole = database.read_bytes()
    assert first.code.encode() in whole
    assert second.code.encode() not in whole


def test_a_copy_does_not_replace_another_unasked(tmp_path: Path, database: Path) -> None:
    lay_table(database, SKYJO)
    copy = tmp_path / "copy.sqlite"
    copy.write_text("mine")
    assert_one_sentence(run("backup", str(copy), "--database", str(database)), 1, "exists already")
    assert copy.read_text() == "mine"
    assert run("backup", str(copy), "--database", str(database), "--overwrite").returncode == 0


@pytest.mark.slow
def test_putting_back_asks_first(tmp_path: Path, database: Path) -> None:
    lay_table(database, SKYJO)
    copy = tmp_path / "copy.sqlite"
    assert run("backup", str(copy), "--database", str(database)).returncode == 0
    before = database.read_bytes()
    done = run("restore", str(copy), "--database", str(database))  # nobody answers
    assert done.returncode == 1
    assert "in the place of" in done.stderr
    assert database.read_bytes() == before


def test_other_databases_have_their_own_tools() -> None:
    there = ["--database", "postgresql://127.0.0.1/tablee"]
    cases = [(["backup", "copy"], "pg_dump"), (["restore", "copy"], "pg_restore")]
    assert collect([([*command, *there], 2, [tool]) for command, tool in cases]) == []


def test_nothing_to_copy_is_said(tmp_path: Path) -> None:
    done = run("backup", str(tmp_path / "copy"), "--database", str(tmp_path / "none.sqlite"))
    assert_one_sentence(done, 1, "none.sqlite")
