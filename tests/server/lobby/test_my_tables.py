from pathlib import Path
from typing import Any

import pytest

from tests.server.scripts import Script, Served, served

pytestmark = pytest.mark.slow


def waiting_for(script: Script, table: str) -> list[int]:
    return list(script.get(f"/api/tables/{table}")["game"]["waiting_for"])


def play_until_turn_of(two: tuple[Script, Script], table: str, seat: int) -> None:
    """Both move as the rules allow until the game waits for this seat and no other."""
    while (waiting := waiting_for(two[0], table)) != [seat]:
        script = two[waiting[0]]
        script.do(table, "move", move=script.get(f"/api/tables/{table}")["yours"][0]["legal_moves"][0])


def friends_at_a_table(client: Served, **settings: Any) -> tuple[Script, Script, str]:
    ada, bob = Script(client, name="Ada"), Script(client, name="Bob")
    table = ada.open_table(**settings)
    ada.do(table, "sit", seat=0)
    bob.do(table, "sit", seat=1)
    bob.do(table, "ready")
    ada.do(table, "start")
    return ada, bob, table


def test_a_running_game_says_whose_turn_it_is_and_how_it_stands(client: Served) -> None:
    ada, bob, table = friends_at_a_table(client)
    play_until_turn_of((ada, bob), table, 1)
    for script, mine in ((ada, 0), (bob, 1)):
        [listed] = script.get("/api/me/tables")
        assert (listed["id"], listed["game"], listed["phase"]) == (table, "skyjo", "playing")
        assert listed["waiting"] == [1]
        assert listed["since"] > 0
        assert listed["totals"] == [0, 0]
        assert [seat["name"] for seat in listed["seats"]] == ["Ada", "Bob"]
        assert [seat["mine"] for seat in listed["seats"]] == [seat == mine for seat in range(2)]


def test_a_table_that_gathers_is_listed_from_the_moment_one_sits(ada: Script) -> None:
    table = ada.open_table(players=3)
    assert ada.get("/api/me/tables") == []
    ada.do(table, "sit", seat=1)
    ada.do(table, "bot", seat=0, level=2)
    [listed] = ada.get("/api/me/tables")
    assert (listed["phase"], listed["waiting"], listed["totals"]) == ("gathering", [], [])
    assert [seat["level"] for seat in listed["seats"]] == [2, None, None]
    ada.do(table, "stand", seat=1)
    assert ada.get("/api/me/tables") == []


def test_what_is_over_is_among_the_finished_ones_instead(ada: Script) -> None:
    table = ada.open_table()
    ada.begin(table)
    record = ada.finish(table)
    assert ada.get("/api/me/tables") == []
    [finished] = ada.get("/api/me/records")
    assert (finished["id"], finished["mine"]) == (record, [0])
    ada.do(table, "rematch")
    assert [listed["phase"] for listed in ada.get("/api/me/tables")] == ["gathering"]


def test_nobody_sees_the_games_of_others(client: Served, ada: Script) -> None:
    friends_at_a_table(client)
    assert ada.get("/api/me/tables") == []
    assert client.get("/api/me/tables").status_code == 401


def test_a_list_wakes_no_table_and_knows_what_was_played_last(tmp_path: Path) -> None:
    """The server was restarted: all that is known is in the store."""
    with served(tmp_path) as client:
        ada, bob, table = friends_at_a_table(client)
        play_until_turn_of((ada, bob), table, 0)
    with served(tmp_path) as client:
        ada.client = client
        [listed] = ada.get("/api/me/tables")
        assert (listed["id"], listed["waiting"]) == (table, [0])
        assert listed["since"] > 0
        assert client.parts.tables.live == {}


def test_a_turn_that_is_not_known_is_not_guessed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that knew it was killed before it could say so."""
    with served(tmp_path) as client:
        ada, bob, table = friends_at_a_table(client)
        tables = client.parts.tables
        monkeypatch.setattr(tables.live[table], "gone", set)
        play_until_turn_of((ada, bob), table, 1)
        tables.live.clear()
        [listed] = ada.get("/api/me/tables")
        assert (listed["phase"], listed["waiting"]) == ("playing", None)


def test_many_tables_come_page_by_page(ada: Script) -> None:
    opened = [ada.open_table() for _ in range(3)]
    for table in opened:
        ada.do(table, "sit", seat=0)
    answer = ada.request("GET", "/api/me/tables", params={"limit": 2})
    assert [listed["id"] for listed in answer.json()] == opened[:0:-1]
    query = answer.headers["Link"].partition(">")[0].removeprefix("<")
    rest = ada.request("GET", f"/api/me/tables{query}")
    assert [listed["id"] for listed in rest.json()] == opened[:1]
    assert "Link" not in rest.headers
