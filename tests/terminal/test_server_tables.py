import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tablee.cli import main
from tablee.terminal.app import TableApp
from tablee.terminal.server_api import Address, NotAnAddress, server_of, table_named
from tablee.terminal.speech import Speech
from tests.command import Script, collect, run
from tests.server.lines import Player
from tests.table_server import OpenServer, open_server
from tests.terminal.screens import SIZE, lines, until
from tests.terminal.tables import open_table


def tablee(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


@pytest.mark.slow
def test_one_opens_a_table_line_by_line(server: OpenServer) -> None:
    script = Script(("Ada sits down.", "bots\nstart"), ("Legal now: ?a1", "quit"))
    wanted = ("play", "skyjo", "--plain", "--server", server.url, "-n", "Ada", "--public")
    assert f"with this link: {server.url}/t/" in run(*wanted, typed=script).stdout
    assert script.left == []


@pytest.mark.slow
async def test_another_joins_by_its_code(server: OpenServer) -> None:
    script = Script(("Bo sits down.", "say Grüße"), ("Bo: Grüße", "quit"))
    ada = await Player.join(*open_table(server, settings={"public": True}).split("/t/"))
    await ada.ask("sit", seat=0)
    code = ada.table["code"]
    assert f"{code}   Skyjo" in tablee("tables", server.url).stdout
    wanted = ("play", "--plain", "--join", code.lower(), "--server", server.url, "-n", "Bo")
    await asyncio.to_thread(run, *wanted, typed=script)
    assert script.left == []
    assert [said["text"] for said in ada.received if said["type"] == "said"] == ["Grüße"]
    await ada.close()


@pytest.mark.slow
async def test_the_first_screen_opens_a_table_on_a_server_that_is_known(server: OpenServer) -> None:
    opened = TableApp(Speech("en"))
    async with opened.run_test(size=SIZE) as pilot:
        await pilot.press("up", *open_table(server), "enter")  # the link of a table: now it is known
        await until(pilot, lambda: "waiting for everybody" in "\n".join(lines(opened)))
        await opened.session.leave()  # type: ignore[union-attr]
    again = TableApp(Speech("en"))
    async with again.run_test(size=SIZE) as pilot:
        await pilot.press("down", "down", "right")
        await until(pilot, lambda: server.url in "\n".join(lines(again)))
        await pilot.press("enter")
        await until(pilot, lambda: f"{server.url}/t/" in "\n".join(lines(again)))
        await until(pilot, lambda: again.session is not None and again.session.state.own == (0,))
        assert again.session is not None
        assert again.session.state.host
        await again.session.leave()


async def test_what_is_no_table_is_said_on_the_first_screen() -> None:
    app = TableApp(Speech("en"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("up", *"K7Q2MX", "enter")
        await until(pilot, lambda: "not the link of a table" in "\n".join(lines(app)))
        await pilot.press("escape")


def test_tables_are_listed_for_programs(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        list_for_programs(server)


def list_for_programs(server: OpenServer) -> None:
    url = open_table(server, "skipbo", settings={"public": True})
    (found,) = json.loads(tablee("tables", url, "--json").stdout)
    assert (found["server"], found["yours"]) == (server.url, [])
    assert "--server URL" in tablee("tables", server.url).stdout  # nobody sits there, so it is not listed


def test_what_cannot_be_is_said_at_once() -> None:
    cases = [
        (["tables"], 2, ["Which server?"]),
        (["tables", "ftp://here"], 2, ["not the address of a server"]),
        (["play", "--join", "K7Q2MX"], 2, ["Which server?"]),
        (["play", "skyjo", "--public"], 2, ["--public only works together with --server"]),
        (["play", "skyjo", "--server", "host:1", "--level", "4"], 2, ["--server opens a table there"]),
        (["play", "--resume", "--server", "host:1"], 2, ["--resume continues a game as it was"]),
    ]
    assert collect(cases) == []


def test_a_server_that_is_not_there_or_is_another_is_named(server: OpenServer) -> None:
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
