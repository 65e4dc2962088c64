import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from examples.games import highest
from tablee.game import registry
from tablee.match.record import Record, decode
from tablee.match.replay import verify
from tests.plugin import environment, installed
from tests.server.lines import Player
from tests.server.programs import Program, laid, let_play, moves_of, play_on
from tests.server.scripts import Script, served
from tests.table_server import TableServer

pytestmark = pytest.mark.slow
NAME = highest.NAME


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    folder = tmp_path_factory.mktemp("plugin")
    path = environment(installed(folder / "packages"))["PYTHONPATH"]
    with TableServer(folder / "tables.sqlite", PYTHONPATH=path) as server:
        yield server


@pytest.fixture(autouse=True)
def known_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The record is verified in this process."""
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)


def proven(url: str, player: Player) -> Record:
    """Of the match that this player has finished, verified."""
    answer = httpx.get(f"{url}/api/records/{player.table['match']['record']}", trust_env=False, timeout=60)
    assert answer.status_code == 200, answer.text
    record = decode(answer.content)
    assert record.game == NAME
    verify(record)
    return record


def test_clients_are_told_about_it(server: TableServer) -> None:
    *_, told = httpx.get(f"{server.url}/api/games", trust_env=False, timeout=60).json()
    about = [told[name] for name in ("game", "title", "wins", "ends_with", "secret_hand")]
    assert about == [NAME, "Highest card", "highest", "target", True]
    assert [option["name"] for option in told["options"]] == ["target"]
    assert [level["number"] for level in told["levels"]] == [1, 2]


async def test_two_people_play_a_whole_match(server: TableServer) -> None:
    async def moves(guest: Player) -> None:
        while guest.table["phase"] != "over":
            if (turn := guest.to_move()) is not None:
                await guest.ask("move", seat=turn[0], move=turn[1][0])
            else:
                await guest.until(lambda each: each.to_move() or each.table["phase"] == "over")

    table, host = await laid(server.url, NAME)
    guest = await Player.join(server.url, table)
    await guest.ask("sit", seat=1)
    await guest.ask("ready")
    await host.ask("start")
    assert host.game is not None
    assert (host.game["hand"], host.game["seat"]) == ([], None)  # what everybody sees
    assert [len(own["hand"]) for own in host.yours] == [3]
    await asyncio.gather(play_on(host), moves(guest))
    page = httpx.get(f"{server.url}/g/{host.table['match']['record']}", trust_env=False, timeout=60)
    assert "Highest card" in page.text
    assert "Round 2" in page.text
    result = proven(server.url, host).result
    assert result is not None
    assert max(result.totals) >= 4


async def test_a_bot_plays_it_at_the_best_level_there_is(server: TableServer) -> None:
    table, host = await laid(server.url, NAME)
    await host.ask("bot", seat=1, level=6)
    await host.ask("start")
    await host.until(Player.to_move)
    hints = await host.http("GET", f"/api/tables/{table}/hint", params={"seat": 0})
    assert hints.json()[0]["move"] in host.yours[0]["legal_moves"]
    await play_on(host)
    assert moves_of(host)
    assert proven(server.url, host).seats[1].endswith(" 2)")


async def test_a_program_plays_it(server: TableServer) -> None:
    table, host = await laid(server.url, NAME)
    token = await let_play(server.url, host, table, 1, ms=10_000)
    program = await Program.ready(server.url, token)
    playing = asyncio.create_task(program.play())
    await host.until(lambda each: each.table["seats"][1]["presence"] == "here")
    await host.ask("start")
    await play_on(host)
    assert not any(move["stand_in"] for move in moves_of(host))
    proven(server.url, host)
    await program.close()
    await playing


def test_a_table_is_what_its_log_says_after_a_game_has_failed_in_the_middle_of_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_after_a_card(state: highest.State) -> None:
        if state.trick:
            raise RuntimeError("a fault of the game")

    with served(tmp_path) as client:
        ada = Script(client)
        table = ada.open_table(game=NAME, options={})
        ada.begin(table)
        before = ada.get(f"/api/tables/{table}")
        (move, *_) = before["yours"][0]["legal_moves"]
        with monkeypatch.context() as patch:
            patch.setattr(highest, "outcome", fail_after_a_card)
            answer = ada.ask(table, "move", seat=0, move=move)
        assert (answer.status_code, answer.json()["code"]) == (500, "failed")
        assert ada.get(f"/api/tables/{table}")["yours"] == before["yours"]
        assert ada.do(table, "move", seat=0, move=move) == before["number"] + 1


def test_without_it_its_tables_are_refused_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path) as client:
        ada = Script(client)
        others = ada.open_table()
        new, begun = (ada.open_table(game=NAME, options={}) for _ in range(2))
        ada.begin(begun)
    monkeypatch.setattr(registry, "_REGISTERED", {})
    with served(tmp_path) as client:
        ada.client = client
        for table in (new, begun):
            answer = ada.request("GET", f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (400, "unknown_game")
            assert answer.json()["given"] == NAME
        assert ada.get(f"/api/tables/{others}")["table"]["phase"] == "gathering"
        assert [game["id"] for game in ada.get("/api/me/tables")] == [begun]
        answer = ada.request("POST", "/api/tables", json={"game": NAME, "players": 2})
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown_game")
        settings = {"game": NAME, "players": 2, "options": {}}
        answer = ada.ask(others, "configure", settings=settings)
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown_game")
        device = {"settings": settings, "seats": [{}, {"level": 1}], "seed": "00" * 32, "moves": []}
        answer = ada.request("POST", "/api/tables/begun", json=device)
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown_game")
