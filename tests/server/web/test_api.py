import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.api.catalogue import games
from tablee.match.record import decode
from tablee.match.replay import verify
from tablee.server.limits.numbers import Rate
from tablee.server.web import client_files
from tablee.server.web.uvicorn_protocols import Timeouts
from tablee.table.stored import StoreAway
from tests.server.scripts import Script, Served, served


@pytest.fixture
def ada(client: Served) -> Script:
    return Script(client, name="Ada", colour="teal", language="fr")


def test_a_new_person_is_as_they_said(ada: Script) -> None:
    me = ada.get("/api/me")
    assert (me["name"], me["colour"], me["language"]) == ("Ada", "teal", "fr")


def test_the_cookie_is_enough_to_be_somebody(client: Served) -> None:
    answer = client.post("/api/me", json={})
    cookie = answer.headers["set-cookie"].partition(";")[0]
    assert client.get("/api/me", headers={"Cookie": cookie}).json() == answer.json()["person"]


def test_who_is_somebody_does_not_become_somebody_else(ada: Script) -> None:
    again = ada.request("POST", "/api/me", json={"name": "Eve"})
    assert again.status_code == 200
    assert again.json() == {"person": ada.get("/api/me"), "secret": None}


def test_who_is_forgotten_is_nobody(ada: Script) -> None:
    gone = ada.request("DELETE", "/api/me")
    assert (gone.status_code, gone.content) == (204, b"")
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert ada.request("GET", "/api/me").status_code == 401


def test_a_secret_brings_the_cookie_back(client: Served, ada: Script) -> None:
    resumed = client.post("/api/me/resume", json={"secret": ada.secret})
    cookie = resumed.headers["set-cookie"].partition(";")[0]
    assert client.get("/api/me", headers={"Cookie": cookie}).json()["id"] == ada.id


def test_who_forgets_other_devices_by_cookie_keeps_it(client: Served, ada: Script) -> None:
    arrived = client.post("/api/me/resume", json={"secret": ada.secret})
    cookie = {"Cookie": arrived.headers["set-cookie"].partition(";")[0]}
    fresh = client.post("/api/me/forget-other-devices", headers=cookie).json()["secret"]
    for secret, status in ((arrived.json()["secret"], 401), (ada.secret, 401), (fresh, 200)):
        assert client.get("/api/me", headers={"Authorization": f"Bearer {secret}"}).status_code == status
    assert client.get("/api/me", headers=cookie).json()["id"] == ada.id


def test_a_table_is_found_by_its_id_and_by_its_code(ada: Script) -> None:
    new = ada.request("POST", "/api/tables", json={"game": "skipbo", "players": 2}).json()
    assert new["link"].endswith(f"/t/{new['code']}")
    typed = f"{new['code'][:3]}-{new['code'][3:].lower()}"
    for name in (new["id"], new["code"], typed):
        assert ada.get(f"/api/tables/{name}")["table"]["id"] == new["id"]


def test_only_public_tables_at_which_somebody_sits_are_listed(client: Served, ada: Script) -> None:
    public, private = open_table_and_sit(ada, public=True), open_table_and_sit(ada)
    empty = ada.open_table(public=True)
    listed = {table["id"]: table for table in client.get("/api/tables").json()}
    assert listed[public]["options"] == {"limit": 1}
    assert private not in listed
    assert empty not in listed


def open_table_and_sit(script: Script, **settings: Any) -> str:
    table = script.open_table(**settings)
    script.do(table, "sit", seat=0)
    return table


def test_everybody_sees_only_their_own_seats(client: Served, ada: Script) -> None:
    table, eve = ada.open_table(game="skipbo", options={}), Script(client)
    ada.begin(table)
    assert [own["seat"] for own in ada.get(f"/api/tables/{table}")["yours"]] == [0, 1]
    assert eve.get(f"/api/tables/{table}")["yours"] == []


def test_missed_happenings_come_with_the_snapshot(ada: Script) -> None:
    table = ada.open_table()
    ada.do(table, "sit", seat=0)
    number = ada.do(table, "sit", seat=1, guest="Bo")
    snapshot = ada.get(f"/api/tables/{table}", seen=number - 1)
    assert ([entry["what"] for entry in snapshot["missed"]], snapshot["complete"]) == (["sat"], True)


def test_the_same_id_again_gives_the_same_answer(ada: Script) -> None:
    table = ada.open_table()
    first = ada.ask(table, "sit", seat=0, id="once")
    assert ada.ask(table, "sit", seat=0, id="once").json() == first.json()
    assert ada.get(f"/api/tables/{table}")["number"] == first.json()["number"]


def test_every_command_reaches_the_table(client: Served, ada: Script) -> None:
    settings = {"game": "skyjo", "players": 3, "options": {"limit": 1}}
    table, bo = ada.open_table(), Script(client, name="Bo")
    ada.do(table, "sit", seat=0)
    ada.do(table, "configure", settings=settings)
    bo.do(table, "sit", seat=1)
    bo.do(table, "stand", seat=1)
    bo.do(table, "sit", seat=1)
    bo.do(table, "ready")
    ada.do(table, "bot", seat=2, level=1)
    ada.do(table, "start")
    assert bo.ask(table, "say", text="Hello").json() == {"number": None}
    assert bo.ask(table, "react", reaction="hello").json() == {"number": None}
    assert ada.ask(table, "undo", seat=0).json()["code"] == "nothing_to_undo"
    assert ada.ask(table, "answer", agree=True).json()["code"] == "nobody_asked"
    assert ada.ask(table, "next").json()["code"] == "not_between"
    assert ada.ask(table, "rematch").json()["code"] == "not_over"


def test_a_look_returns_at_once_when_there_is_news(ada: Script) -> None:
    table = ada.open_table()
    assert ada.get(f"/api/tables/{table}", seen=0, wait=30)["number"] == 1


def test_a_look_waits_for_news(ada: Script) -> None:
    table = ada.open_table()
    later = threading.Timer(0.3, ada.do, (table, "sit"), {"seat": 0})
    later.start()
    snapshot = ada.get(f"/api/tables/{table}", seen=1, wait=30)
    later.join()
    assert (snapshot["number"], [entry["what"] for entry in snapshot["missed"]]) == (2, ["sat"])


@pytest.mark.slow
def test_a_look_without_news_ends_with_the_wait(ada: Script) -> None:
    table = ada.open_table()
    assert ada.get(f"/api/tables/{table}", seen=1, wait=1)["number"] == 1


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Who has looked at a table leaves it at once."""
    with served(tmp_path_factory.mktemp("hasty"), timeouts=Timeouts(linger=0.1)) as client:
        yield client


@pytest.mark.slow
def test_who_waits_longer_than_they_would_linger_gets_the_news(hasty: Served) -> None:
    ada = Script(hasty)
    table = ada.open_table()
    later = threading.Timer(0.5, ada.do, (table, "sit"), {"seat": 0})
    later.start()
    assert ada.get(f"/api/tables/{table}", seen=1, wait=30)["number"] == 2
    later.join()


@pytest.mark.slow
def test_who_hangs_up_is_soon_gone(hasty: Served) -> None:
    ada = Script(hasty)
    table = ada.open_table()
    with pytest.raises(httpx.ReadTimeout):
        ada.request("GET", f"/api/tables/{table}", params={"seen": 1, "wait": 30}, timeout=0.3)
    presence = hasty.parts.tables.live[table].presence
    deadline = time.monotonic() + 20
    while ada.id in presence:
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.slow
def test_nobody_is_kept_waiting_by_a_server_that_closes(client: Served, ada: Script) -> None:
    table = ada.open_table()
    later = threading.Timer(0.3, setattr, (client.parts, "closing", True))
    later.start()
    try:
        ada.get(f"/api/tables/{table}", seen=1, wait=30)  # the client waits no longer than that
    finally:
        client.parts.closing = False
        later.join()


@pytest.mark.slow
def test_talk_is_no_news(ada: Script) -> None:
    table = ada.open_table()
    later = threading.Timer(0.2, ada.ask, (table, "say"), {"text": "psst"})
    later.start()
    began = time.monotonic()
    ada.get(f"/api/tables/{table}", seen=1, wait=1)
    assert time.monotonic() - began > 0.9  # it never comes back sooner
    later.join()


def test_who_looks_is_at_the_table(client: Served, ada: Script) -> None:
    table, bo = ada.open_table(), Script(client)
    bo.do(table, "sit", seat=0)
    assert ada.get(f"/api/tables/{table}")["table"]["seats"][0]["presence"] == "away"
    bo.get(f"/api/tables/{table}")
    assert ada.get(f"/api/tables/{table}")["table"]["seats"][0]["presence"] == "here"


def test_an_answer_has_no_encoding_that_the_client_does_not_take(
    client: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """RFC 9110, 12.4.2: a weight of 0 is a no."""
    built = {"index.html": b"<p>", "assets/a.js": b"1", "assets/a.js.br": b"2", "assets/a.js.gz": b"3"}
    monkeypatch.setattr(client_files, "_built", lambda: built)
    client_files._start_page.cache_clear()
    given: dict[tuple[str, str], str | None] = {}
    for path in ("/api/games", "/api/puzzles/skyjo", "/", "/assets/a.js"):
        for wish in ("gzip", "GZip;Q=0.5, br;q=0", "gzip;q=0", "br;q=0.00, gzip; q=0.000", "identity"):
            with client.stream("GET", path, headers={"Accept-Encoding": wish}) as answer:
                assert answer.headers["vary"] == "Accept-Encoding"
                given[path, wish] = answer.headers.get("content-encoding")
    client_files._start_page.cache_clear()
    assert {wish: way for (_, wish), way in given.items()} == {
        "gzip": "gzip",
        "GZip;Q=0.5, br;q=0": "gzip",
        "gzip;q=0": None,
        "br;q=0.00, gzip; q=0.000": None,
        "identity": None,
    }
    assert all(given[path, wish] == given["/", wish] for path, wish in given)


def test_the_list_of_games_is_small_for_who_can_unpack_it(client: Served) -> None:
    packed = client.get("/api/games", headers={"Accept-Encoding": "gzip"})
    plain = client.get("/api/games", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 4


def test_the_games_say_what_their_options_can_be(client: Served) -> None:
    skipbo, skyjo = client.get("/api/games").json()
    assert (skipbo["fewest"], skipbo["most"], skyjo["fewest"], skyjo["most"]) == (2, 6, 2, 8)
    assert [level["number"] for level in skyjo["levels"]] == [1, 2, 3, 4, 5, 6]
    options = {option["name"]: option["choices"] for option in skipbo["options"]}
    of_six = {name: choices[-1] for name, choices in options.items()}
    assert of_six["stock_size"] == {"players": 6, "default": 20, "values": None, "least": 1, "most": 22}
    assert of_six["manners"]["values"] == ["strict", "human"]
    assert [choice["values"] for choice in options["partners"][:3]] == [[False], [False], [False, True]]
    assert of_six["target"]["most"] is None
    about = {option["name"]: (option["kind"], option["rule"]) for option in skyjo["options"]}
    assert about["limit"] == ("number", "SJ-14")
    assert about["next_start"] == ("choice", "SJ-05")
    needs = {option["name"]: option["needs"] for option in skipbo["options"]}
    assert (needs["target"], needs["caught_turn"]) == ({}, {"manners": "human"})
    assert [option["offered"] for option in skyjo["options"] if option["name"] == "limit"] == [
        [150, 200, None, 50]
    ]


def test_the_games_say_what_a_client_has_to_know_of_them(client: Served) -> None:
    names = ("title", "unit", "wins", "ends_with", "secret_hand", "pairs")
    skipbo, skyjo = ([game[name] for name in names] for game in client.get("/api/games").json())
    assert skipbo == ["Skip-Bo", "game", "highest", "target", True, [4, 6]]
    assert skyjo == ["Skyjo", "round", "lowest", "limit", False, []]


def test_what_the_games_say_can_be_opened(ada: Script) -> None:
    for game in games():
        for option in game.options:
            for choice in option.choices:
                values = choice.values or [choice.least, choice.most if choice.most is not None else 10**6]
                value: Any = values[-1]
                if option.kind == "handicap":  # a number for each seat; how large depends on other options
                    value = "/".join(["0"] * (choice.players - 1) + ["1"])
                ada.open_table(game=game.game, players=choice.players, options={option.name: value})


@pytest.fixture(scope="module")
def finished(client: Served) -> tuple[Script, str]:
    """Somebody who has finished a public match, and its record."""
    ada = Script(client, name="Ada")
    table = ada.open_table(public=True)
    ada.begin(table)
    return ada, ada.finish(table)


def test_a_finished_match_can_be_proven(client: Served, finished: tuple[Script, str]) -> None:
    verify(decode(client.get(f"/api/records/{finished[1]}").content))


def test_a_finished_match_is_listed_for_everybody_and_for_those_who_played(
    client: Served, finished: tuple[Script, str]
) -> None:
    ada, record = finished
    (mine,) = ada.get("/api/me/records")
    assert (mine["id"], mine["seats"]) == (record, ["Ada", "Bo"])
    for_all = {name: value for name, value in mine.items() if name != "mine"}
    listed = client.get("/api/records", params={"game": "skyjo", "limit": 50}).json()
    assert for_all in [{name: value for name, value in each.items() if name != "mine"} for each in listed]
    assert not any(each.get("mine") for each in listed)  # whose seats these were is nobody else's business
    assert client.get("/api/records?game=skipbo").json() == []


def test_a_private_match_is_listed_only_for_those_who_played(client: Served, ada: Script) -> None:
    table = ada.open_table()
    ada.begin(table)
    record = ada.finish(table)
    assert [match["id"] for match in ada.get("/api/me/records")] == [record]
    assert record not in [match["id"] for match in client.get("/api/records?limit=50").json()]


@pytest.mark.slow
def test_a_list_of_matches_says_where_it_goes_on(client: Served, ada: Script) -> None:
    for _ in range(3):
        table = ada.open_table(public=True)
        ada.begin(table)
        ada.finish(table)
    for path in ("/api/me/records", "/api/records", "/api/records?game=skyjo"):
        whole = ada.request("GET", f"{path}{'&' if '?' in path else '?'}limit=50")
        assert "link" not in whole.headers
        found = list(pages(ada, path, limit=2))
        assert [len(page) for page in found[:-1]] == [2] * (len(found) - 1)
        assert [match for page in found for match in page] == whole.json()


def test_the_list_of_tables_goes_on_where_it_was_though_new_ones_are_opened(
    client: Served, ada: Script
) -> None:
    tables = [open_table_and_sit(ada, public=True) for _ in range(4)]
    reading = pages(ada, "/api/tables", limit=2)
    assert [table["id"] for table in next(reading)] == tables[:1:-1]
    open_table_and_sit(ada, public=True)
    assert [table["id"] for table in next(reading)] == tables[1::-1]


def pages(script: Script, path: str, limit: int) -> Iterator[list[dict[str, Any]]]:
    """Page by page, as the header `Link` leads."""
    url = script.client.base_url.join(path).copy_merge_params({"limit": limit})
    while True:
        answer = script.request("GET", str(url))
        yield answer.json()
        if "next" not in answer.links:
            return
        url = url.join(answer.links["next"]["url"])


def test_statistics_count_matches(client: Served, finished: tuple[Script, str]) -> None:
    statistics = client.get("/api/statistics").json()
    assert statistics["matches"]["skyjo"] >= 1
    assert statistics["people"] >= 2


def test_no_path_leads_to_the_seed_of_a_running_match(client: Served, ada: Script) -> None:
    table = ada.open_table(public=True)
    ada.begin(table)
    live = client.parts.tables.live[table].table
    name = live.commitment[:20]
    paths = [
        f"/g/{name}", f"/g/{name}.json", f"/api/records/{name}", f"/g/{table}", f"/api/records/{table}",
        f"/api/tables/{table}", f"/api/tables/{live.code}", "/api/tables", "/api/records", "/api/me/records",
        "/api/statistics", "/metrics",
    ]  # fmt: skip
    answers = [ada.request("GET", path) for path in paths]
    assert [answer.status_code for answer in answers] == [404] * 5 + [200] * 7
    for answer in answers:
        assert live.seed.hex() not in answer.text


JSON = {"Content-Type": "application/json"}
REFUSAL = {"type", "id", "code", "kind", "rule", "given", "sentence", "details"}  # what each of them says


def test_what_is_wrong_is_refused(client: Served, ada: Script) -> None:
    complaints = []
    for method, path, sent, status, code in (
        ("POST", "/api/me", b"{", 400, "not_json"),
        ("POST", "/api/me", b"\xff\xfe", 400, "not_json"),
        ("POST", "/api/me", b"[" * 60_000, 400, "bad_message"),
        ("POST", "/api/me", b'{"surname": "L."}', 400, "bad_message"),
        ("POST", "/api/me", b'{"colour": "beige"}', 400, "bad_message"),
        ("POST", "/api/me", '{"name": "\u200b"}'.encode(), 400, "bad_name"),
        ("PATCH", "/api/me", b"", 400, "not_json"),
        ("POST", "/api/me/recover", b'{"phrase": "no such words"}', 403, "wrong_phrase"),
        ("POST", "/api/me/resume", b'{"secret": "guess"}', 401, "not_signed_in"),
        ("POST", "/api/tables", b'{"game": "poker", "players": 2}', 400, "unknown_game"),
        ("POST", "/api/tables", b'{"game": "skipbo", "players": 8}', 400, "player_count"),
        (
            "POST",
            "/api/tables",
            b'{"game": "skyjo", "players": 2, "options": {"x": 1}}',
            400,
            "unknown_option",
        ),
        ("GET", "/api/tables/AAAAAA", b"", 404, "no_such_table"),
        ("GET", "/api/tables/short", b"", 404, "no_such_table"),
        ("GET", "/api/tables/AAAAAA?seen=-1", b"", 400, "bad_message"),
        ("GET", "/api/tables/AAAAAA?wait=31", b"", 400, "bad_message"),
        ("GET", "/api/tables/AAAAAA?seen=1&seen=2", b"", 400, "bad_message"),
        ("POST", "/api/tables/AAAAAA/commands", b'{"type": "start", "id": "1"}', 404, "no_such_table"),
        ("POST", "/api/tables/AAAAAA/commands", b'{"type": "hello", "protocol": 1}', 400, "bad_message"),
        ("GET", "/api/records/ffffffffffffffffffff", b"", 404, "no_such_record"),
        ("GET", "/api/records?limit=51", b"", 400, "bad_message"),
        ("GET", "/api/records?after=yesterday", b"", 400, "bad_message"),
        ("GET", "/api/tables?after=1-2", b"", 400, "bad_message"),
        ("GET", "/api/tables?limit=0", b"", 400, "bad_message"),
        ("GET", "/api/records?game=poker", b"", 400, "bad_message"),
        ("GET", "/api/nothing", b"", 404, "no_such_page"),
        ("PUT", "/api/me", b"", 405, "wrong_method"),
    ):
        headers = JSON if path == "/api/me" and method == "POST" else {**JSON, **ada.headers}
        answer = client.request(method, path, content=sent, headers=headers)
        if (answer.status_code, answer.json()["code"], set(answer.json())) != (status, code, REFUSAL):
            complaints.append((method, path, sent[:80], answer.status_code, answer.text))
    assert complaints == []


def test_a_refused_command_says_why_and_which(client: Served, ada: Script) -> None:
    table, eve = ada.open_table(), Script(client)
    ada.begin(table)
    complaints = []
    for command, what, status, code in (
        ("sit", {"seat": 1}, 409, "seat_taken"),
        ("sit", {"seat": 7}, 409, "no_such_seat"),
        ("stand", {"seat": 0}, 403, "not_your_seat"),
        ("move", {"seat": 0, "move": "+"}, 403, "not_your_seat"),
        ("start", {}, 409, "not_gathering"),
        ("next", {}, 403, "not_seated"),
    ):
        answer = eve.ask(table, command, **what, id="mine")
        if (answer.status_code, answer.json()["code"], answer.json()["id"]) != (status, code, "mine"):
            complaints.append((command, what, answer.text))
    assert complaints == []


def test_the_rules_refuse_moves(ada: Script) -> None:
    table = ada.open_table()
    ada.begin(table)
    for move, status, kind in (("nonsense", 400, "malformed"), ("d", 409, "illegal")):
        answer = ada.ask(table, "move", seat=0, move=move)
        assert (answer.status_code, answer.json()["kind"]) == (status, kind)


def test_who_is_nobody_is_refused(client: Served) -> None:
    complaints = []
    for method, path in (
        ("GET", "/api/me"), ("PATCH", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/me/phrase"),
        ("POST", "/api/me/forget-other-devices"), ("GET", "/api/me/records"), ("POST", "/api/tables"),
        ("GET", "/api/tables/AAAAAA"), ("POST", "/api/tables/AAAAAA/commands"),
    ):  # fmt: skip
        for token in (None, "Bearer", "Bearer nobody", "Basic YTpi", "Bearer " + "A" * 43):
            answer = client.request(method, path, headers={} if token is None else {"Authorization": token})
            found = answer.status_code, answer.json()["code"], answer.headers.get("www-authenticate")
            if found != (401, "not_signed_in", "Bearer"):
                complaints.append((method, path, token, found))
    assert complaints == []


def test_a_body_that_does_not_say_it_is_json_is_refused(client: Served) -> None:
    answer = client.post("/api/me", content=b"{}", headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (415, "not_json")


def test_another_site_cannot_act(client: Served, ada: Script) -> None:
    for origin in ("https://evil.example", "null", "http://[", f"http://127.0.0.1:{client.port + 1}"):
        answer = client.post("/api/me/phrase", headers={**ada.headers, "Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


def test_our_own_pages_can_act(client: Served, ada: Script) -> None:
    headers = {**ada.headers, "Origin": f"http://127.0.0.1:{client.port}"}
    assert client.post("/api/me/phrase", headers=headers).status_code == 200


def test_a_store_that_is_away_is_said_to_be(client: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away() -> None:
        raise StoreAway

    monkeypatch.setattr(type(client.parts.statistics), "read", lambda _: away())
    answer = client.get("/api/statistics")
    assert (answer.status_code, answer.json()["code"]) == (503, "store_away")
    assert int(answer.headers["retry-after"]) > 0


def test_a_server_that_closes_says_so(client: Served) -> None:
    client.parts.closing = True
    try:
        answer = client.get("/api/games")
    finally:
        client.parts.closing = False
    assert (answer.status_code, answer.json()["code"]) == (503, "closing")


@pytest.fixture
def timeless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server with limits that nothing is forgiven with time."""
    monkeypatch.setattr("tablee.server.limits.rate_limits.monotonic", lambda: 0.0)
    with served(tmp_path, limited=True, timeouts=Timeouts(busy=0.0)) as client:
        yield client


def test_an_address_may_ask_only_so_often(timeless: Served) -> None:
    for path, body in (
        ("/api/me", {}),
        ("/api/me/recover", {"phrase": "guess"}),
        ("/api/me/resume", {"secret": "guess"}),
    ):
        answers = (timeless.post(path, json=body) for _ in range(50))
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.json()["code"] == "slow_down"
        assert int(refused.headers["retry-after"]) > 0


@pytest.mark.slow
def test_no_address_may_ask_for_anything_without_end(
    timeless: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.web.security.REQUESTS", Rate(20, 0))
    paths = ["/", "/api/docs", "/api/games", "/api/openapi.json", "/no/such/page"]
    codes = [timeless.get(path).status_code for path in 6 * paths]
    assert 429 not in codes[:20]
    assert codes[20:] == [429] * 10
    assert timeless.parts.counters.overload.counts["requests"] == 10


@pytest.mark.slow
def test_tables_are_neither_opened_nor_guessed_without_end(timeless: Served) -> None:
    ada = Script(timeless)
    opened = [ada.request("POST", "/api/tables", json={"game": "skyjo", "players": 2}) for _ in range(31)]
    assert opened[-1].json()["code"] == "slow_down"
    guessed = [ada.request("GET", "/api/tables/AAAAAA") for _ in range(61)]
    assert guessed[-1].json()["code"] == "slow_down"
