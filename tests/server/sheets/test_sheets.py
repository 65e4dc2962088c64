import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.api import sheets
from tests.server.scripts import Script, Served, served

SHEET: dict[str, Any] = {
    "game": "skyjo",
    "names": ["Ada", "Bo"],
    "limit": 100,
    "partners": False,
    "first_dealer": 1,
    "entries": [{"points": [12, 7], "closer": 1}],
    "draft": None,
}
NOWHERE = "/api/sheets/0123456789abcdef0123"


CONFIG = {"poll": 0.05}


def share(script: Script, **changes: Any) -> httpx.Response:
    return script.request(
        "POST", "/api/sheets", json={"format": "tablee-sheet/1", "sheet": {**SHEET, **changes}}
    )


def path_of(shared: httpx.Response) -> str:
    return f"/api/sheets/{shared.json()['id']}"


def change(client: Served, shared: httpx.Response, version: int, **changes: Any) -> httpx.Response:
    body = {"key": shared.json()["key"], "version": version, "sheet": {**SHEET, **changes}}
    return client.put(path_of(shared), json=body)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_shared_sheet_is_seen_by_whoever_has_the_link(client: Served, ada: Script) -> None:
    shared = share(ada)
    assert shared.status_code == 201
    assert shared.json()["link"] == f"{client.base_url}/score/{shared.json()['id']}"
    found = client.get(path_of(shared))
    assert (found.status_code, found.headers["cache-control"]) == (200, "no-store")
    assert (found.json()["version"], found.json()["sheet"]) == (1, SHEET)


def test_what_a_looker_is_told_does_not_open_the_sheet(client: Served, ada: Script) -> None:
    shared = share(ada)
    assert shared.json()["key"] not in client.get(path_of(shared)).text
    wrong = {"key": shared.json()["id"], "version": 1, "sheet": SHEET}
    assert code_of(client.put(path_of(shared), json=wrong)) == (403, "wrong_key")
    assert code_of(client.request("DELETE", path_of(shared), json={"key": "x"})) == (403, "wrong_key")
    assert client.get(path_of(shared)).json()["version"] == 1


def test_a_change_is_made_from_the_version_before_or_refused(client: Served, ada: Script) -> None:
    shared = share(ada)
    assert change(client, shared, 1, entries=[]).json() == {"version": 2}
    assert code_of(change(client, shared, 1, limit=50)) == (409, "sheet_changed")
    assert client.get(path_of(shared)).json()["sheet"] == {**SHEET, "entries": []}


def test_the_same_change_sent_twice_is_one(client: Served, ada: Script) -> None:
    shared = share(ada)
    assert [change(client, shared, 1, entries=[]).json() for _ in range(2)] == [{"version": 2}] * 2


@pytest.mark.slow
def test_a_looker_is_told_as_soon_as_it_changes(client: Served, ada: Script) -> None:
    shared = share(ada)
    timer = threading.Timer(0.3, change, (client, shared, 1), {"entries": []})
    timer.start()
    told = client.get(path_of(shared), params={"seen": 1, "wait": 20}).json()
    timer.join()
    assert told["version"] == 2


@pytest.mark.slow
def test_a_looker_waits_no_longer_than_asked_for(client: Served, ada: Script) -> None:
    shared = share(ada)
    assert client.get(path_of(shared), params={"seen": 1, "wait": 1}).json()["version"] == 1


@pytest.mark.slow
def test_a_looker_who_waits_is_told_when_it_is_no_longer_shared(client: Served, ada: Script) -> None:
    shared = share(ada)
    how = {"url": path_of(shared), "json": {"key": shared.json()["key"]}}
    timer = threading.Timer(0.3, client.request, ("DELETE",), how)
    timer.start()
    told = client.get(path_of(shared), params={"seen": 1, "wait": 20})
    timer.join()
    assert code_of(told) == (404, "no_such_sheet")


def test_a_sheet_that_is_no_longer_shared_is_gone(client: Served, ada: Script) -> None:
    shared = share(ada)
    gone = client.request("DELETE", path_of(shared), json={"key": shared.json()["key"]})
    assert (gone.status_code, gone.content) == (204, b"")
    assert code_of(client.get(path_of(shared))) == (404, "no_such_sheet")
    assert code_of(change(client, shared, 1)) == (404, "no_such_sheet")


def test_who_is_forgotten_shares_nothing(client: Served, ada: Script) -> None:
    shared = share(ada)
    ada.request("DELETE", "/api/me")
    assert code_of(client.get(path_of(shared))) == (404, "no_such_sheet")


def test_nobody_unknown_shares_a_sheet(client: Served) -> None:
    answer = client.post("/api/sheets", json={"format": "tablee-sheet/1", "sheet": SHEET})
    assert code_of(answer) == (401, "not_signed_in")


def test_what_cannot_be_a_sheet_is_refused(ada: Script) -> None:
    wrong: list[dict[str, Any]] = [
        {"names": ["Ada"]},
        {"names": ["Ada", "ada"]},
        {"partners": True},
        {"limit": 0},
        {"entries": [{"points": [200, 0], "closer": 0}]},
        {"entries": [{"points": [1, 2]}]},
        {"entries": [{"points": [142, 142], "closer": 0}]},
        {"entries": [{"points": [100, 7], "closer": 1}, {"points": [1, 2], "closer": 0}]},
        {"game": "skipbo", "names": ["Ada", "Bo", "Cy"], "entries": [{"points": [0, 0, 10]}]},
        {
            "game": "skipbo",
            "names": ["Ada", "Bo", "Cy"],
            "entries": [{"points": [0, 162, 162]}],
            "limit": None,
        },
        {"game": "skipbo", "names": [*"abcdefg"], "entries": []},
    ]
    assert [code_of(share(ada, **changes)) for changes in wrong] == [(400, "bad_sheet")] * len(wrong)


def test_what_an_earlier_version_took_is_seen_and_can_be_mended(
    client: Served, ada: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck = {
        "game": "skipbo",
        "names": ["Ada", "Bo", "Cy"],
        "entries": [{"points": [0, 0, 10], "closer": None}],
    }
    monkeypatch.setattr(sheets, "check_sheet", lambda sheet: None)
    shared = share(ada, **stuck)
    monkeypatch.undo()
    assert client.get(path_of(shared)).json()["sheet"] == {**SHEET, **stuck}
    assert code_of(change(client, shared, 1, **stuck)) == (400, "bad_sheet")
    mended = {**stuck, "entries": [{"points": [0, 1, 10], "closer": None}]}
    assert change(client, shared, 1, **mended).json() == {"version": 2}


def test_names_are_as_short_as_elsewhere_and_can_be_shown(client: Served, ada: Script) -> None:
    shared = share(ada)
    for name in ("\x1b[31mBo", "B" * 25, "B" * 500, "Bo\u202e", "Bo\n"):
        names = ["Ada", name]
        assert code_of(share(ada, names=names)) == (400, "bad_name"), ascii(name)
        assert code_of(change(client, shared, 1, names=names)) == (400, "bad_name"), ascii(name)
    assert share(ada, names=["Ada", "👨\u200d👩\u200d👧"]).status_code == 201


def test_nobody_plays_to_a_limit_that_is_not_a_number_of_points(ada: Script) -> None:
    assert code_of(share(ada, limit=10**30)) == (400, "large_number")
    for game, option in (("skyjo", "limit"), ("skipbo", "target")):
        settings = {"game": game, "players": 2, "options": {option: 10**30}}
        for path in ("/api/tables", "/api/tournaments"):
            plan = settings if path == "/api/tables" else {"game": game, "options": settings["options"]}
            assert code_of(ada.request("POST", path, json=plan)) == (400, "large_number"), (game, path)


def test_a_sheet_that_is_too_large_is_refused(ada: Script) -> None:
    entries = SHEET["entries"] * 1000
    assert code_of(share(ada, entries=entries)) == (413, "too_large")


def test_what_is_no_id_is_no_sheet(client: Served) -> None:
    for path in (NOWHERE, "/api/sheets/x"):
        assert code_of(client.get(path)) == (404, "no_such_sheet")


@pytest.mark.slow
def test_a_sheet_is_seen_at_another_process_too(tmp_path: Path) -> None:
    with served(tmp_path, poll=0.05) as one, served(tmp_path, poll=0.05) as other:
        shared = share(Script(one))
        assert other.get(path_of(shared)).json()["sheet"] == SHEET
        change(other, shared, 1, entries=[])
        assert one.get(path_of(shared), params={"seen": 1, "wait": 5}).json()["version"] == 2
