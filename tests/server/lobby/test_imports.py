import asyncio
import random
from typing import Any

import pytest

from tablee.match.record import decode
from tablee.match.replay import verify
from tablee.table import gathering
from tablee.table.state import begin_match as begun_of
from tests.page.memory_store import MemoryStore
from tests.page.test_page import begin, play
from tests.page.visitor import PageVisitor
from tests.server.scripts import Script, Served

pytestmark = pytest.mark.slow


LONGER: dict[str, dict[str, Any]] = {"skyjo": {"limit": 1}, "skipbo": {"stock_size": 8, "target": None}}


def begin_match(game: str) -> dict[str, Any]:
    """Three at a device: its owner, a guest and a bot; some moves are made."""

    async def run() -> dict[str, Any]:
        ada = await PageVisitor.come(MemoryStore())
        code = await begin(ada, game, 3, guests=1, options=LONGER[game])
        await play(ada, most=6)
        found: dict[str, Any] = await ada.request("GET", f"api/tables/{code}/begun")
        return found

    return asyncio.run(run())


def play_on(people: list[Script], table: str) -> dict[str, Any]:
    while True:
        for person in people:
            seen: dict[str, Any] = person.get(f"/api/tables/{table}")
            if seen["table"]["phase"] == "over":
                return seen
            for own in seen["yours"]:
                if own["legal_moves"] and own["seat"] in seen["game"]["waiting_for"]:
                    moves = own["legal_moves"]
                    plays = [move for move in moves if move[0] in "shd" and ">" in move]
                    person.do(table, "move", seat=own["seat"], move=(plays or moves[-1:])[0])
                    break


@pytest.mark.parametrize("game", ["skyjo", "skipbo"])
def test_it_goes_on_as_it_lay_with_a_friend_in_place_of_a_bot_and_its_record_verifies(
    client: Served, game: str
) -> None:
    ada, bo = Script(client, name="Ada"), Script(client, name="Bo")
    match = begin_match(game)
    answer = ada.request("POST", "/api/tables/begun", json=match)
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    live = client.parts.tables.live[table].table
    assert live.match is not None
    assert [f"{seat}:{move}" for seat, move in live.match.moves][: len(match["moves"])] == match["moves"]
    bo.do(table, "sit", seat=2)
    info = bo.get(f"/api/tables/{table}")["table"]
    assert [seat["person"]["name"] for seat in info["seats"]] == ["Ada", "Guest 1", "Bo"]
    assert info["from_device"]
    over = play_on([ada, bo], table)
    record = decode(client.get(f"/g/{over['table']['match']['record']}.json").content)
    verify(record)
    assert record.moves[: len(match["moves"])] == match["moves"]


def test_what_cannot_have_been_played_is_refused_and_opens_no_table(client: Served) -> None:
    ada = Script(client, name="Ada")
    match = begin_match("skyjo")
    before = len(client.parts.tables.live)
    for wrong in (
        {"moves": [*match["moves"], "0:k>z9"]},
        {"moves": ["9:d"]},
        {"seats": match["seats"][:2]},
        {"seats": [{}, {}, {"level": 1}]},
    ):
        answer = ada.request("POST", "/api/tables/begun", json=match | wrong)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_match"), wrong
    assert len(client.parts.tables.live) == before


def test_who_cannot_sit_so_is_refused_before_a_table_is_there(client: Served) -> None:
    ada = Script(client, name="Ada")
    match = begin_match("skyjo")
    before = len(client.parts.tables.live)
    for seats, code in (
        ([{}, {"guest": "Oma"}, {"level": 1, "name": "Nobody"}], "no_such_bot"),
        ([{}, {"level": 1, "name": "Piccolo"}, {"level": 1, "name": "Piccolo"}], "no_such_bot"),
        ([{}, {"guest": "\u200b"}, {"level": 1}], "bad_name"),
    ):
        answer = ada.request("POST", "/api/tables/begun", json=match | {"seats": seats})
        assert (answer.status_code // 100, answer.json()["code"]) == (4, code), seats
    assert len(client.parts.tables.live) == before
    assert ada.get("/api/me/tables") == []


def one_move_before_the_win() -> dict[str, Any]:
    """Of a match with a seed of one's own choice, which ends with the next move."""
    seed = "5e" * 32
    match = begun_of("skyjo", 3, {"limit": 1}, bytes.fromhex(seed), ())
    chance = random.Random(1)
    while not match.over:
        seat = match.actors()[0]
        match.push(seat, chance.choice(match.legal_moves(seat)))
    moves = [f"{seat}:{move}" for seat, move in match.moves][:-1]
    return {
        "settings": {"game": "skyjo", "players": 3, "options": {"limit": 1}},
        "seats": [{}, {"level": 3}, {"level": 3}],
        "seed": seed,
        "moves": moves,
    }


def test_a_match_of_ones_own_choice_counts_nowhere(client: Served) -> None:
    """Not when it ends, nor when the results of a group are written anew, nor after a review."""
    ada, bo, cleo = [Script(client, name=name) for name in ("Ada", "Bo", "Cleo")]
    group = ada.request("POST", "/api/groups", json={"name": "Sunday"}).json()
    invitation = f"/api/invitations/{group['link'].rpartition('/')[2]}"
    assert bo.request("POST", invitation).status_code // 100 == 2
    answer = ada.request("POST", "/api/tables/begun", json=one_move_before_the_win())
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    assert bo.ask(table, "sit", seat=1).status_code == 200
    record = play_on([ada, bo], table)["table"]["match"]["record"]
    assert ada.request("GET", f"/api/records/{record}/review").status_code == 200
    assert cleo.request("POST", invitation).status_code // 100 == 2

    for person in (ada, bo):
        book = person.get("/api/me/book")
        assert (book["games"], book["others"], book["strengths"]) == ([], [], {})
        assert [match["casual"] for match in person.get("/api/me/records")] == [True]
    assert ada.get(f"/api/groups/{group['id']}/matches") == []
    ada.do(table, "rematch")  # of which nobody knows the cards
    assert not ada.get(f"/api/tables/{table}")["table"]["from_device"]


def test_its_moves_are_made_once_by_a_worker_and_not_where_everybody_waits(
    client: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, match = Script(client, name="Ada"), begin_match("skyjo")
    made_here: list[int] = []
    monkeypatch.setattr(gathering, "begin_match", lambda *_: made_here.append(1))
    answer = ada.request("POST", "/api/tables/begun", json=match)
    assert answer.status_code == 201, answer.text
    live = client.parts.tables.live[answer.json()["id"]].table
    assert live.match is not None
    assert len(live.match.moves) >= len(match["moves"])
    assert made_here == []


def test_other_options_than_the_moves_were_made_with_are_refused(client: Served) -> None:
    """Between opening and starting a what-if its host may change them."""
    ada = Script(client, name="Ada")
    table_id = ada.open_table(game="skyjo", players=2, options={"limit": 1})
    ada.begin(table_id)
    record = ada.finish(table_id)
    what_if = ada.request("POST", f"/api/records/{record}/tables", params={"after": 5}).json()["id"]
    ada.do(what_if, "sit", seat=0)
    ada.do(what_if, "configure", settings={"game": "skyjo", "players": 3, "options": {}})
    for seat in (1, 2):
        ada.do(what_if, "bot", seat=seat, level=1)
    answer = ada.ask(what_if, "start")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_match")
    assert ada.get(f"/api/tables/{what_if}")["table"]["phase"] == "gathering"
