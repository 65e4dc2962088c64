from typing import Any

import httpx

from tests.server.groups.test_groups import code_of, join, make, path_of
from tests.server.scripts import Script
from tests.server.sheets.test_sheets import SHEET

# Bo has won: in Skyjo, the fewest points do.
OVER = {**SHEET, "names": ["ada", "Bo", "Grandma"], "entries": [{"points": [60, 10, 120], "closer": 1}]}


def put(script: Script, group: dict[str, Any], **changes: Any) -> httpx.Response:
    body = {"format": "tablee-sheet/1", "sheet": {**OVER, **changes}}
    return script.request("POST", f"{path_of(group)}/sheets", json=body)


def claim(script: Script, group: dict[str, Any], sheet: str, seat: int) -> httpx.Response:
    return script.request("PUT", f"{path_of(group)}/sheets/{sheet}/seats/{seat}")


def test_nobody_is_named_before_they_have_said_that_it_was_them(ada: Script, bo: Script) -> None:
    group = make(ada)
    join(bo, group)
    answer = put(ada, group)
    assert answer.status_code == 201
    seats = answer.json()["seats"]
    assert [(seat["person"], seat["points"], seat["won"], seat["likely"]) for seat in seats] == [
        (None, 60, False, True), (None, 10, True, False), (None, 120, False, False),
    ]  # fmt: skip
    [seen] = bo.get(f"{path_of(group)}/sheets")
    for name in ("Bo", "Grandma"):  # nobody learns whose names are on it by taking them
        bo.request("PATCH", "/api/me", json={"name": name})
        [seen] = bo.get(f"{path_of(group)}/sheets")
        assert [seat["likely"] for seat in seen["seats"]] == [False, False, False]
    bo.request("PATCH", "/api/me", json={"name": "Bo"})
    for path in (f"{path_of(group)}/sheets", f"{path_of(group)}/matches", path_of(group)):
        assert "Grandma" not in bo.request("GET", path).text


def test_a_sheet_counts_when_two_members_have_claimed_their_columns(ada: Script, bo: Script) -> None:
    group = make(ada)
    join(bo, group)
    sheet = put(ada, group).json()["id"]
    assert claim(ada, group, sheet, 0).json()["seats"][0]["person"] == ada.id
    assert ada.get(path_of(group))["table"] == []
    assert code_of(claim(bo, group, sheet, 0)) == (409, "seat_claimed")
    assert claim(bo, group, sheet, 1).status_code == 200
    table = {row["person"]: row["figures"] for row in ada.get(path_of(group))["table"]}
    assert [(table[one.id]["played"], table[one.id]["won"], table[one.id]["mean"]) for one in (ada, bo)] == [
        (1, 0, 60.0), (1, 1, 10.0),
    ]  # fmt: skip
    [match] = ada.get(f"{path_of(group)}/matches")
    assert (match["id"], match["others"], match["link"]) == (sheet, 1, None)
    bo.request("DELETE", f"{path_of(group)}/sheets/{sheet}/seats/mine")
    assert ada.get(path_of(group))["table"] == []


def test_a_claimed_sheet_stands_in_ones_own_book_apart_from_matches_here(ada: Script, bo: Script) -> None:
    group = make(ada)
    join(bo, group)
    sheet = put(ada, group).json()["id"]
    assert ada.get("/api/me/records", cards="all") == []
    claim(ada, group, sheet, 0)
    claim(bo, group, sheet, 1)
    assert ada.get("/api/me/records") == []
    for cards in ("real", "all"):
        [listed] = ada.get("/api/me/records", cards=cards)
        assert (listed["id"], listed["real"], listed["seats"]) == (sheet, True, ["Ada", "Bo", "—"])
        assert (listed["totals"], listed["winners"], listed["mine"]) == ([60, 10, 120], [1], [0])
    assert ada.get("/api/me/records", cards="real", other=bo.id) == [listed]
    assert ada.get("/api/me/records", cards="real", game="skipbo") == []
    at = listed["at"]
    for since, before, found in ((at, at + 1, 1), (0, at, 0), (at + 1, 2 * at, 0)):
        assert len(ada.get("/api/me/records", cards="real", since=since, before=before)) == found
    book = ada.get("/api/me/book")
    assert book["games"] == []
    [figures], [met] = book["real"]["games"], book["real"]["others"]
    assert (figures["played"], figures["won"], figures["best"]) == (1, 0, 60)
    assert (met["person"]["id"], met["figures"], met["lost"]) == (bo.id, figures, 1)
    bo.request("DELETE", "/api/me")
    [listed] = ada.get("/api/me/records", cards="real")
    assert listed["seats"] == ["Ada", "—", "—"]
    assert ada.get("/api/me/book")["real"]["others"] == []


def test_only_a_sheet_that_is_over_can_be_put_into_a_group(ada: Script, bo: Script) -> None:
    group = make(ada)
    assert code_of(put(ada, group, entries=OVER["entries"], limit=200)) == (400, "sheet_not_over")
    assert code_of(put(ada, group, entries=[], limit=None)) == (400, "sheet_not_over")
    assert put(ada, group, limit=None).status_code == 201  # without a limit, it is over when one says so
    assert code_of(put(bo, group)) == (404, "no_such_group")
    nowhere = f"{path_of(group)}/sheets/{'0' * 20}"
    assert code_of(ada.request("DELETE", nowhere)) == (404, "no_such_sheet")
    assert code_of(ada.request("PUT", f"{path_of(group)}/sheets/nonsense/seats/0")) == (404, "no_such_sheet")


def test_who_leaves_is_on_no_sheet_and_who_is_forgotten_takes_theirs_along(ada: Script, bo: Script) -> None:
    group = make(ada)
    join(bo, group)
    sheets = [put(script, group).json()["id"] for script in (ada, bo)]
    for sheet in sheets:
        claim(ada, group, sheet, 0)
        claim(bo, group, sheet, 1)
    assert len(ada.get(f"{path_of(group)}/matches")) == 2
    assert code_of(bo.request("DELETE", f"{path_of(group)}/sheets/{sheets[0]}")) == (
        403,
        "not_yours_to_remove",
    )
    bo.request("DELETE", f"{path_of(group)}/members/{bo.id}")
    assert bo.id not in ada.request("GET", f"{path_of(group)}/sheets").text
    assert ada.get(f"{path_of(group)}/matches") == []
    assert len(ada.get(f"{path_of(group)}/sheets")) == 2
    assert bo.request("DELETE", "/api/me").status_code == 204
    assert [sheet["id"] for sheet in ada.get(f"{path_of(group)}/sheets")] == [sheets[0]]
    assert ada.request("DELETE", f"{path_of(group)}/sheets/{sheets[0]}").status_code == 204
    assert ada.get(f"{path_of(group)}/sheets") == []
