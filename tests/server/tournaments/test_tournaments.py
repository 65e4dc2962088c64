import hashlib
import time
from collections.abc import Iterable
from typing import Any

import pytest

from tablee.match.record import decode
from tablee.match.replay import verify
from tablee.server.limits.rate_limits import RateLimits
from tablee.server.moderation.model import HostDecision
from tablee.server.tournaments import queries as tournaments
from tablee.server.tournaments.model import Tournament
from tablee.server.tournaments.model import decode as decode_tournament
from tests.server.scripts import Script, Served

pytestmark = pytest.mark.slow

NOBODY = "0" * 20


CONFIG = {"poll": 0.02}


def make(host: Script, **plan: Any) -> str:
    """A short one; its address in the API."""
    short = {"game": "skyjo", "options": {"limit": 1}, "rounds": 1, "level": 1, "pause": 0, **plan}
    answer = host.request("POST", "/api/tournaments", json=short)
    assert answer.status_code == 201, answer.text
    assert answer.json()["link"].endswith(f"/tournament/{answer.json()['id']}")
    return f"/api/tournaments/{answer.json()['id']}"


def wish(who: Script, tournament: str, what: str) -> Any:
    answer = who.request("POST", tournament, json={"do": what})
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(who: Script, tournament: str, what: str) -> str:
    answer = who.request("POST", tournament, json={"do": what})
    assert answer.status_code >= 400
    return str(answer.json()["code"])


def until(who: Script, tournament: str, condition: Any, limit: float = 30.0) -> Any:
    deadline, seen = time.monotonic() + limit, 0
    while not condition(shown := who.get(tournament, seen=seen, wait=2)):
        assert time.monotonic() < deadline, shown
        seen = shown["version"]
    return shown


def begun(client: Served, names: str, **plan: Any) -> tuple[str, list[Script]]:
    """A tournament whose first round has begun, and its people; the first has made it."""
    people = [Script(client, name=name) for name in names.split()]
    tournament = make(people[0], **plan)
    for who in people:
        wish(who, tournament, "join")
    wish(people[0], tournament, "begin")
    for who in people:
        until(who, tournament, lambda shown: shown["mine"] is not None or shown["phase"] == "over")
    return tournament, people


def my_table(who: Script, tournament: str) -> str:
    return str(who.get(tournament)["mine"]["code"])


def play(people: Iterable[Script], code: str) -> None:
    """Until the match of these people is over, without thinking."""
    over = False
    while not over:
        for who in people:
            seen = who.get(f"/api/tables/{code}")
            over = seen["table"]["phase"] == "over"
            for mine in seen["yours"]:
                if mine["legal_moves"] and mine["seat"] in seen["game"]["waiting_for"]:
                    who.ask(code, "move", seat=mine["seat"], move=mine["legal_moves"][-1])


def stored(client: Served, tournament: str) -> Tournament:
    found = client.run(client.parts.db.read(tournaments.read_tournament, tournament.rpartition("/")[2]))
    assert found is not None
    return decode_tournament(found.body)


def close(client: Served, codes: Iterable[str]) -> None:
    for code in codes:
        client.run(
            client.parts.moderation.decide(HostDecision(f"close {code}", "cli", "close", code, None, ""))
        )


def test_it_is_joined_until_it_begins_and_only_its_maker_begins_it(client: Served) -> None:
    ada, bo, cleo = (Script(client, name=name) for name in ("Ada", "Bo", "Cleo"))
    tournament = make(ada)
    assert refused(ada, tournament, "begin") == "too_few_entrants"
    for who in (ada, bo, bo):  # twice is once
        shown = wish(who, tournament, "join")
    assert [entrant["name"] for entrant in shown["entrants"]] == ["Ada", "Bo"]
    assert [entrant["mine"] for entrant in shown["entrants"]] == [False, True]
    wish(cleo, tournament, "join")
    wish(cleo, tournament, "leave")
    assert refused(bo, tournament, "begin") == "not_your_tournament"
    wish(ada, tournament, "begin")
    assert refused(cleo, tournament, "join") == "tournament_begun"
    shown = wish(ada, tournament, "begin")
    assert [entrant["level"] for entrant in shown["entrants"]] == [None, None, 1, 1]  # two tables at least
    assert client.get(f"/api/tournaments/{NOBODY}").json()["code"] == "no_such_tournament"
    assert [one["phase"] for one in bo.get("/api/me/tournaments")] == ["playing"]
    assert cleo.get("/api/me/tournaments") == []


def test_a_stranger_with_many_identities_does_not_fill_it(
    client: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client.parts, "limits", RateLimits())
    people = [Script(client) for _ in range(10)]
    tournament = make(people[0], system="round_robin")
    for who in [*people[:8], people[0]]:  # who has joined may say so again
        wish(who, tournament, "join")
    assert refused(people[8], tournament, "join") == "tournament_crowded"
    assert len(people[0].get(tournament)["entrants"]) == 8
    wish(people[0], tournament, "end")


def test_what_cannot_be_played_is_refused(client: Served) -> None:
    plans: list[tuple[dict[str, Any], str]] = [
        ({"game": "skipbo", "players": 4, "options": {"partners": True}}, "not_in_tournament"),
        ({"game": "skipbo", "options": {"manners": "human"}}, "not_in_tournament"),
        ({"system": "round_robin", "players": 3}, "two_at_a_table"),
        ({"options": {"nonsense": 1}}, "unknown_option"),
        ({"rounds": 99}, "bad_message"),
    ]
    for plan, code in plans:
        answer = Script(client).request("POST", "/api/tournaments", json={"game": "skyjo", **plan})
        assert (answer.status_code, answer.json()["code"]) == (400, code), plan


def test_a_person_can_have_only_five_tournaments_at_once(client: Served) -> None:
    ada = Script(client)
    first = make(ada)
    for _ in range(4):
        make(ada)
    answer = ada.request("POST", "/api/tournaments", json={"game": "skyjo"})
    assert answer.json()["code"] == "too_many_tournaments"
    wish(ada, first, "end")
    make(ada)


def test_only_those_who_play_at_a_table_see_it_and_nobody_changes_the_seats(client: Served) -> None:
    tournament, people = begun(client, "Ada Bo Cleo Dora", clock=300, grace=300)
    ada, code = people[0], my_table(people[0], tournament)
    elsewhere = [who for who in people if my_table(who, tournament) != code]
    assert len(elsewhere) == 2
    for who in (*elsewhere, Script(client, name="Emil")):
        for path in (f"/api/tables/{code}", f"/api/tables/{code}/story"):
            assert who.request("GET", path).json()["code"] == "tournament_hidden"
        assert who.ask(code, "sit", seat=0).json()["code"] == "tournament_table"
        for command, words in (("say", {"text": "I know your cards"}), ("react", {"reaction": "hurry"})):
            assert who.ask(code, command, **words).json()["code"] == "tournament_hidden"
        answer = who.request("POST", f"/api/tables/{code}/bots", json={"seat": 0})
        assert answer.status_code == 403
    for command, what in (("stand", {"seat": 0}), ("rematch", {}), ("ask_seat", {"seat": 1})):
        assert ada.ask(code, command, **what).json()["code"] == "tournament_table"
    wish(ada, tournament, "end")


def test_the_cards_are_those_that_were_promised_and_hidden_until_the_round_is_over(client: Served) -> None:
    tournament, people = begun(client, "Ada Bo Cleo Dora", clock=300, grace=300)
    ada, code = people[0], my_table(people[0], tournament)
    promised = ada.get(tournament)["rounds"][0]
    assert promised["seed"] is None
    tables = {who: my_table(who, tournament) for who in people}
    play([who for who in people if tables[who] == code], code)
    shown = until(ada, tournament, lambda shown: any(one["over"] for one in shown["rounds"][0]["tables"]))
    assert [table["record"] for table in shown["rounds"][0]["tables"]] == [None, None]
    assert shown["rounds"][0]["seed"] is None
    [over] = [table for table in stored(client, tournament).rounds[0] if table.over]
    for path in (f"/api/records/{over.record}", f"/api/records/{over.record}/replay"):
        assert ada.request("GET", path).json()["code"] == "sealed"
    assert ada.request("POST", f"/api/records/{over.record}/tables").json()["code"] == "sealed"
    assert client.get(f"/g/{over.record}").status_code == 403
    assert client.get(f"/g/{over.record}.json").status_code == 403
    others = [who for who in people if tables[who] != code]
    play(others, tables[others[0]])
    [played] = until(ada, tournament, lambda shown: shown["phase"] == "over")["rounds"]
    assert hashlib.sha256(bytes.fromhex(played["seed"])).hexdigest() == promised["commitment"]
    records = [decode(client.get(f"/api/records/{one['record']}").content) for one in played["tables"]]
    for record in records:
        verify(record)
        assert record.commitment == promised["commitment"]
    assert records[0].chance[0] == records[1].chance[0]


def test_it_ends_though_nobody_comes_and_says_nothing_of_who_was_deleted(
    client: Served, no_grace: None
) -> None:
    tournament, [ada, bo] = begun(client, "Ada Bo", rounds=2, grace=0)
    assert ada.request("DELETE", "/api/me").status_code == 204
    shown = until(bo, tournament, lambda shown: shown["phase"] == "over", limit=60)
    assert [entrant["name"] for entrant in shown["entrants"]][:2] == ["—", "Bo"]
    assert all(table["over"] for played in shown["rounds"] for table in played["tables"])


def test_a_table_that_the_host_of_the_server_closes_holds_up_nobody(client: Served) -> None:
    tournament, people = begun(client, "Ada Bo Cleo", clock=300, grace=300)
    close(client, {my_table(who, tournament) for who in people})
    shown = until(people[0], tournament, lambda shown: shown["phase"] == "over")
    assert [score["place"] for score in shown["standings"]] == [1, 1, 1, 1]
