import msgspec
import pytest

from tablee.match.record import decode
from tablee.match.replay import replay, verify
from tests.server.scripts import Script, Served

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def record_id(client: Served) -> str:
    ada = Script(client, name="Ada")
    table = ada.open_table(public=True)
    ada.begin(table)
    return ada.finish(table)


def deal(script: Script, record_id: str) -> tuple[str, int]:
    answer = script.request("POST", f"/api/records/{record_id}/tables")
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], answer.json()["seat"]


def test_the_same_cards_are_dealt_and_the_match_is_one_of_its_own(client: Served, record_id: str) -> None:
    cleo = Script(client, name="Cleo")
    table, seat = deal(cleo, record_id)
    cleo.do(table, "sit", seat=seat)
    cleo.do(table, "bot", seat=1 - seat, level=1)
    cleo.do(table, "start")
    again = cleo.finish(table, which=-1)
    before, after = (decode(client.get(f"/g/{each}.json").content) for each in (record_id, again))
    assert again != record_id
    assert (before.seed, before.chance[0], before.options) == (after.seed, after.chance[0], after.options)
    assert before.seats != after.seats  # and the first one is as it was
    verify(after)
    assert [row["id"] for row in client.get("/api/records").json()] == [record_id]  # none of the public ones
    book = cleo.get("/api/me/book")  # Cleo could have known every card
    assert (book["games"], book["others"], book["strengths"]) == ([], [], {})
    assert [match["casual"] for match in cleo.get("/api/me/records")] == [True]


def test_nobody_else_sits_where_the_cards_are_known(client: Served, record_id: str) -> None:
    cleo, dan = Script(client, name="Cleo"), Script(client, name="Dan")
    table, seat = deal(cleo, record_id)
    refused = dan.ask(table, "sit", seat=seat)
    assert (refused.status_code, refused.json()["code"]) == (403, "known_deal")
    assert cleo.ask(table, "sit", seat=seat, guest="Eve").json()["code"] == "known_deal"
    cleo.do(table, "sit", seat=seat)
    assert dan.ask(table, "sit", seat=1 - seat).json()["code"] == "known_deal"
    assert cleo.ask(table, "sit", seat=1 - seat).json()["code"] == "known_deal"


def test_a_rematch_has_fresh_cards_and_anybody_may_join(client: Served, record_id: str) -> None:
    cleo, dan = Script(client, name="Cleo"), Script(client, name="Dan")
    table, seat = deal(cleo, record_id)
    cleo.do(table, "sit", seat=seat)
    cleo.do(table, "bot", seat=1 - seat, level=1)
    cleo.do(table, "start")
    live = client.parts.tables.live[table].table
    assert live.deal == record_id
    commitment = live.commitment
    cleo.finish(table, which=-1)
    cleo.do(table, "rematch")
    live = client.parts.tables.live[table].table
    assert (live.deal, live.commitment == commitment) == (None, False)
    dan.do(table, "sit", seat=1 - seat)


def test_only_a_match_that_is_over_has_a_deal_to_play(client: Served) -> None:
    cleo = Script(client, name="Cleo")
    table = cleo.open_table()
    cleo.begin(table)
    commitment = cleo.get(f"/api/tables/{table}")["table"]["commitment"]
    answer = cleo.request("POST", f"/api/records/{commitment[:20]}/tables")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_record")
    assert client.post(f"/api/records/{commitment[:20]}/tables").status_code == 401


def test_what_if_the_match_had_gone_on_otherwise(client: Served, record_id: str) -> None:
    cleo = Script(client, name="Cleo")
    played = decode(client.get(f"/g/{record_id}.json").content)
    after = len(played.moves) // 2
    answer = cleo.request("POST", f"/api/records/{record_id}/tables?after={after}")
    assert answer.status_code == 201, answer.text
    table, seat = answer.json()["id"], answer.json()["seat"]
    then = replay(played, after)
    assert seat in then.actors()
    cleo.do(table, "sit", seat=seat)
    cleo.do(table, "bot", seat=1 - seat, level=1)
    cleo.do(table, "start")
    begun = cleo.get(f"/api/tables/{table}")
    assert begun["table"]["what_if"] == record_id
    assert begun["game"] == msgspec.json.decode(msgspec.json.encode(then.view(None).data()))
    assert cleo.play_on(table, which=-1)["table"]["match"]["record"] is None
    assert cleo.get("/api/me/records") == []  # counted nowhere


def test_after_the_last_move_nothing_is_left(client: Served, record_id: str) -> None:
    cleo = Script(client, name="Cleo")
    moves = len(decode(client.get(f"/g/{record_id}.json").content).moves)
    answer = cleo.request("POST", f"/api/records/{record_id}/tables?after={moves}")
    assert (answer.status_code, answer.json()["code"]) == (404, "nothing_after")


def test_what_if_is_refused_while_the_match_goes_on(client: Served) -> None:
    cleo = Script(client, name="Cleo")
    table = cleo.open_table()
    cleo.begin(table)
    commitment = cleo.get(f"/api/tables/{table}")["table"]["commitment"]
    answer = cleo.request("POST", f"/api/records/{commitment[:20]}/tables?after=1")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_record")
