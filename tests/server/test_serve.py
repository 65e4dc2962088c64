"""`tablee serve` as a process: it says where it is, and closes so that nobody loses anything."""

import asyncio
import base64
import json
import os
import random
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import httpx
import pytest

from tablee import __version__
from tablee.commands.serve import serve
from tablee.server.app import Config
from tablee.server.appends import open_database
from tablee.server.tables import queries as tables
from tablee.table import entries, play
from tablee.table.protocol import Settings
from tests.server.lines import Player, RefusedBy, some_move
from tests.table_server import Laid, TableServer, lay_table

SKYJO = Settings(game="skyjo", players=2)
TOKEN = "only the host knows this"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def get_json(url: str) -> object:
    with urllib.request.urlopen(url, timeout=30) as answer:
        return json.load(answer)


@pytest.mark.slow
def test_it_answers_where_it_says_and_does_not_say_which_program_it_is(database: Path) -> None:
    with TableServer(database) as server:
        assert server.said == f"Tablée is open: {server.url}/ · Ctrl-C closes it.\n"
        assert get_json(f"{server.url}/healthz") == {"alive": True, "version": __version__}
        with urllib.request.urlopen(f"{server.url}/healthz", timeout=30) as answer:
            assert "server" not in answer.headers


def test_the_command_has_the_defaults_of_a_server() -> None:
    defaults = {option.name: option.default for option in serve.params}
    config = Config("tables.db")
    assert (defaults["pace"], defaults["idle"]) == (config.pace, config.idle)


@pytest.mark.slow
def test_the_environment_says_what_options_do(tmp_path: Path) -> None:
    (tmp_path / "token").write_text(f"{TOKEN}\n")
    (tmp_path / "words").write_text("# not at this table\nbad  Word\n", encoding="utf-8")
    options = ("--admin-token-file", str(tmp_path / "token"), "--word-list", str(tmp_path / "words"))
    environment = {"TABLEE_HOST": "localhost", "TABLEE_ROOT_PATH": "/games", "XDG_DATA_HOME": str(tmp_path)}
    with TableServer(None, None, *options, **environment) as server:
        assert server.said == f"Tablée is open: http://localhost:{server.port}/games/ · Ctrl-C closes it.\n"
        with httpx.Client(base_url=server.url, trust_env=False) as client:
            assert client.post("/admin", data={"do": "login", "token": TOKEN}).status_code == 303
            assert client.post("/api/me", json={"name": "a bad word"}).json()["code"] == "unwanted_words"
    assert (tmp_path / "tablee" / "tablee.sqlite").is_file()


@pytest.mark.slow
def test_the_local_network_gets_a_code_to_scan(database: Path) -> None:
    with TableServer(database, None, "--lan") as server:
        assert "http://127.0.0.1:" in server.said
        named = server.said.splitlines()[-1].count("http://")
        assert ("█▀" in server.said) == (named > 1)  # a machine without a network has nothing to scan
        assert get_json(f"{server.url}/healthz")


@pytest.mark.slow
def test_a_second_server_on_the_same_file_says_so_and_refuses(database: Path, tmp_path: Path) -> None:
    again = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--database"]
    link = tmp_path / "link.sqlite"
    with TableServer(database) as server:
        link.symlink_to(database)
        for name in (database, link):
            second = subprocess.run([*again, str(name)], capture_output=True, text=True, timeout=60)
            assert second.returncode == 1
            assert second.stderr.count("\n") == 1
            assert f"another server has {database} open" in second.stderr
        assert get_json(f"{server.url}/healthz")
        server.end(signal.SIGKILL)
    with TableServer(database) as server:  # the lock ended with the process
        assert get_json(f"{server.url}/healthz")


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_says_goodbye_to_everybody(database: Path, number: signal.Signals) -> None:
    async def scene(server: TableServer) -> list[dict[str, object]]:
        players = [await Player.join(server.url) for _ in range(3)]
        os.kill(server.pid, number)
        for player in players:
            await asyncio.wait_for(player.gone.wait(), 30)
            await player.close()
        return [player.received[-1] for player in players]

    with TableServer(database) as server:
        last_words = asyncio.run(asyncio.wait_for(scene(server), 120))
        assert server.wait() == 0
        assert last_words == [{"type": "bye", "reason": "restart", "retry": 1000}] * 3
        assert "Traceback" not in server.log()


@pytest.mark.slow
def test_what_was_acknowledged_before_a_signal_is_in_the_log(database: Path) -> None:
    laid = lay_table(database, SKYJO)

    async def scene(server: TableServer) -> dict[int, str]:
        acknowledged: dict[int, str] = {}
        player = await Player.join(server.url, laid.table, secret=laid.secret)
        rng = random.Random(1)
        await begin_with_guest(player)
        while not player.gone.is_set():
            waiting = player.to_move()
            if waiting is None:
                break
            seat, move = waiting[0], some_move(waiting[1], rng)
            try:
                number = (await player.ask("move", seat=seat, move=move))["number"]
            except (ConnectionError, RefusedBy):
                break
            acknowledged[number] = f"{seat}:{move}"
            await player.until(lambda player, n=number: player.number >= n or player.gone.is_set())
            if len(acknowledged) == 5:
                os.kill(server.pid, signal.SIGTERM)
        await player.close()
        return acknowledged

    with TableServer(database) as server:
        acknowledged = asyncio.run(asyncio.wait_for(scene(server), 120))
        assert server.wait() == 0
    written = moves_in(database, laid)
    assert len(acknowledged) >= 5
    assert {number: written[number] for number in acknowledged} == acknowledged
    assert len(written.keys() - acknowledged.keys()) <= 1  # the one in flight


async def begin_with_guest(player: Player) -> None:
    await player.ask("sit", seat=0)
    await player.ask("sit", seat=1, guest="Aunt Zuzanna")
    await player.ask("start")
    await player.until(lambda player: player.to_move() is not None)


def moves_in(database: Path, laid: Laid) -> dict[int, str]:
    async def read() -> dict[int, str]:
        async with await open_database(str(database)) as db:
            bodies = {
                entry.number: entries.decode(entry.body)
                for entry in await db.read(tables.read_entries, laid.table)
            }
        return {
            number: f"{body.seat}:{body.move}"
            for number, body in bodies.items()
            if isinstance(body, play.Moved)
        }

    return asyncio.run(read())


@pytest.mark.slow
def test_a_second_interrupt_ends_it_at_once(database: Path) -> None:
    with TableServer(database, None, "--log", "json") as server, silent_client(server):
        os.kill(server.pid, signal.SIGINT)
        server.wait_until_logged('"closing"')
        assert server.end(signal.SIGINT) == 130


@pytest.mark.slow
def test_who_does_not_hang_up_does_not_keep_it_open(database: Path) -> None:
    with TableServer(database) as server, silent_client(server):
        assert server.end() == 0
        assert "Traceback" not in server.log()


def silent_client(server: TableServer) -> socket.socket:
    """A line whose other end never answers, not even a goodbye."""
    host, port = server.url.removeprefix("http://").split(":")
    client = socket.create_connection((host, int(port)), timeout=30)
    key = base64.b64encode(bytes(16)).decode()
    client.sendall(
        f"GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert client.recv(12) == b"HTTP/1.1 101"
    return client
