"""Tables of a real server without a browser: opened, listed, invited to, joined by code, talked at."""

import asyncio
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pexpect
import pytest
from click.testing import CliRunner, Result

from tablee.cli import main
from tablee.terminal.app import TableApp
from tablee.terminal.remote.address import Address, NotAnAddress, server_of, table_named
from tablee.terminal.remote.table import RemoteTable
from tablee.terminal.speech import Speech
from tests.table_server import TableServer
from tests.terminal.screens import SIZE, lines
from tests.terminal.tables import open_table, until

pytestmark = pytest.mark.xdist_group("terminal-server")


def tablee(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


@contextmanager
def sitting(home: Path, *arguments: str) -> Iterator[Any]:
    """Somebody with a shell that has the size of another window, and with letters of another age."""
    table: Any = pexpect.spawn(
        sys.executable,
        ["-m", "tablee", "play", "--plain", *arguments],
        encoding="latin-1",
        timeout=60,
        dimensions=(24, 200),
        env={
            **os.environ,
            "XDG_DATA_HOME": str(home),
            "COLUMNS": "20",
            "LINES": "5",
            "PYTHONUTF8": "0",
            "PYTHONIOENCODING": "latin-1",
        },
    )
    try:
        yield table
    finally:
        table.close(force=True)


@pytest.mark.slow
def test_one_opens_a_table_and_another_joins_by_its_code(server: TableServer, tmp_path: Path) -> None:
    with sitting(tmp_path / "ada", "skyjo", "--server", server.url, "-n", "Ada", "--public") as ada:
        ada.expect(rf"with this link: {server.url}/t/(\w+)")
        code = ada.match.group(1)
        ada.expect_exact("Ada sits down.")
        assert f"{code}   Skyjo" in tablee("tables", server.url).stdout
        with sitting(tmp_path / "bo", "--join", code.lower(), "--server", server.url, "-n", "Bo") as bo:
            ada.expect_exact("Bo sits down.")
            bo.sendline("say Grüße")
            ada.expect_exact("Bo: Grüße")
            bo.sendline("ready")
            ada.sendline("ready")
            ada.sendline("start")
            bo.expect_exact("Legal now: ?a1")
            bo.sendline("quit")
            bo.expect(pexpect.EOF)


@pytest.mark.slow
def test_the_first_screen_opens_a_table_on_a_server_that_is_known(server: TableServer) -> None:
    async def scene() -> None:
        opened = TableApp(Speech("en"))
        async with opened.run_test(size=SIZE) as pilot:
            await pilot.press("up", *open_table(server), "enter")  # the link of a table: now it is known
            await until(pilot, lambda: "waiting for everybody" in "\n".join(lines(opened)))
            await pilot.press("q", "q")
        again = TableApp(Speech("en"))
        async with again.run_test(size=SIZE) as pilot:
            await pilot.press("down", "down", "right")
            assert server.url in "\n".join(lines(again))
            await pilot.press("enter")
            await until(pilot, lambda: f"{server.url}/t/" in "\n".join(lines(again)))
            await until(
                pilot, lambda: isinstance(again.session, RemoteTable) and again.session.state.own == (0,)
            )
            assert again.session is not None
            assert again.session.state.host
            await pilot.press("q", "q")

    asyncio.run(scene())


def test_what_is_no_table_is_said_on_the_first_screen() -> None:
    async def scene() -> None:
        app = TableApp(Speech("en"))
        async with app.run_test(size=SIZE) as pilot:
            await pilot.press("up", *"K7Q2MX", "enter")
            assert "not the link of a table" in "\n".join(lines(app))
            await pilot.press("escape")

    asyncio.run(scene())


def test_tables_are_listed_for_programs(server: TableServer) -> None:
    url = open_table(server, "skipbo", settings={"public": True})
    (found,) = json.loads(tablee("tables", url, "--json").stdout)
    assert (found["server"], found["yours"]) == (server.url, [])
    assert "--server URL" in tablee("tables", server.url).stdout  # nobody sits there, so it is not listed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["tables"], "Which server?"),
        (["tables", "ftp://here"], "not the address of a server"),
        (["play", "--join", "K7Q2MX"], "Which server?"),
        (["play", "skyjo", "--public"], "--public only works together with --server"),
        (["play", "skyjo", "--server", "host:1", "--level", "4"], "--server opens a table there"),
        (["play", "--resume", "--server", "host:1"], "--resume continues a game as it was"),
    ],
)
def test_what_cannot_be_is_said_at_once(arguments: list[str], said: str) -> None:
    refused = tablee(*arguments)
    assert (refused.exit_code, said in refused.stderr) == (2, True), refused.stderr


def test_a_server_that_is_not_there_or_is_another_is_named(server: TableServer) -> None:
    refused = tablee("tables", "http://127.0.0.1:9")
    assert (refused.exit_code, "127.0.0.1:9 does not answer" in refused.stderr) == (1, True)
    refused = tablee("play", "skyjo", "-p", "9", "--plain", "--server", server.url)
    assert (refused.exit_code, "Traceback" in refused.stderr) == (1, False)


def test_addresses_as_people_type_them() -> None:
    assert server_of("host:8000/") == "http://host:8000"
    assert server_of("https://host/games/tablee/t/K7Q2MX") == "https://host/games/tablee"
    assert table_named(" k7q-2mx ", "http://host") == Address("http://host", "k7q-2mx")
    assert table_named("host/t/K7Q2MX", "http://other") == Address("http://host", "K7Q2MX")
    with pytest.raises(NotAnAddress):
        table_named("K7Q2MX", None)
