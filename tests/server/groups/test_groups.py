from typing import Any

import httpx
import pytest

from tests.server.scripts import Script, Served


def make(script: Script, name: str = "Sunday") -> dict[str, Any]:
    answer = script.request("POST", "/api/groups", json={"name": name})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def key_of(group: dict[str, Any]) -> str:
    return f"/api/invitations/{group['link'].rpartition('/')[2]}"


def join(script: Script, group: dict[str, Any]) -> httpx.Response:
    return script.request("POST", key_of(group))


def path_of(group: dict[str, Any]) -> str:
    return f"/api/groups/{group['id']}"


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def names(group: dict[str, Any]) -> list[str]:
    return [member["person"]["name"] for member in group["members"]]


def play_together(one: Script, other: Script) -> str:
    """A match of two; the record's id."""
    table = one.open_table()
    one.do(table, "sit", seat=0)
    other.do(table, "sit", seat=1)
    for script in (one, other):
        script.do(table, "ready")
    one.do(table, "start")
    while True:
        for script in (one, other):
            snapshot = script.get(f"/api/tables/{table}")
            if snapshot["table"]["phase"] == "over":
                return str(snapshot["table"]["match"]["record"])
            if legal := snapshot["yours"][0]["legal_moves"]:
                script.do(table, "move", seat=snapshot["yours"][0]["seat"], move=legal[-1])


def test_who_makes_a_group_is_its_first_member(ada: Script) -> None:
    group = make(ada)
    assert (group["name"], names(group), group["may_remove"]) == ("Sunday", ["Ada"], True)
    assert (group["table"], group["months"]) == ([], [])
    [listed] = ada.get("/api/me/groups")
    assert (listed["id"], listed["members"]) == (group["id"], 1)


def test_a_link_says_where_it_leads_before_anybody_joins(client: Served, ada: Script, bo: Script) -> None:
    group = make(ada)
    told = {"name": "Sunday", "members": 1, "group": None}
    assert client.get(key_of(group)).json() == told  # by somebody unknown
    assert bo.get(key_of(group)) == told
    assert names(ada.get(path_of(group))) == ["Ada"]
    assert names(join(bo, group).json()) == ["Ada", "Bo"]
    assert bo.get(key_of(group))["group"] == group["id"]
    assert bo.get(path_of(group))["may_remove"] is False


def test_who_is_not_in_a_group_is_not_told_that_it_is_there(client: Served, ada: Script, bo: Script) -> None:
    group = make(ada)
    path = path_of(group)
    for method, where in (
        ("GET", path), ("GET", f"{path}/matches"), ("POST", f"{path}/invitation"),
        ("DELETE", f"{path}/members/{ada.id}"), ("GET", "/api/groups/nonsense"),
    ):  # fmt: skip
        assert code_of(bo.request(method, where)) == (404, "no_such_group")
    assert code_of(client.get(path)) == (401, "not_signed_in")
    for nowhere in ("0" * 32, "nonsense", group["id"]):
        assert code_of(bo.request("POST", f"/api/invitations/{nowhere}")) == (404, "no_such_invitation")


def test_a_name_is_one_that_can_be_shown(ada: Script) -> None:
    answers = [ada.request("POST", "/api/groups", json={"name": name}) for name in ("  ", "\u202e", "x" * 60)]
    assert [code_of(answer) for answer in answers] == [
        (400, "bad_name"), (400, "bad_name"), (400, "bad_message"),
    ]  # fmt: skip
    assert ada.get("/api/me/groups") == []


def test_a_new_link_puts_an_end_to_the_old_one(ada: Script, bo: Script) -> None:
    group = make(ada)
    renewed = ada.request("POST", f"{path_of(group)}/invitation").json()["link"]
    assert renewed == ada.get(path_of(group))["link"] != group["link"]
    assert code_of(join(bo, group)) == (404, "no_such_invitation")
    assert join(bo, {"link": renewed}).status_code == 200


def test_one_leaves_and_only_who_joined_first_removes_others(ada: Script, bo: Script) -> None:
    group = make(ada)
    join(bo, group)
    members = f"{path_of(group)}/members"
    assert code_of(bo.request("DELETE", f"{members}/{ada.id}")) == (403, "not_yours_to_remove")
    assert code_of(ada.request("DELETE", f"{members}/nobody")) == (404, "no_such_member")
    assert ada.request("DELETE", f"{members}/{bo.id}").status_code == 204
    assert "Bo" not in ada.request("GET", path_of(group)).text
    assert bo.get("/api/me/groups") == []
    assert ada.request("DELETE", f"{members}/{ada.id}").status_code == 204
    assert code_of(join(bo, group)) == (404, "no_such_invitation")  # nobody was left


@pytest.mark.slow
def test_matches_of_members_are_in_the_table_and_whoever_is_forgotten_is_not(ada: Script, bo: Script) -> None:
    before = play_together(ada, bo)
    group = make(ada)
    assert ada.get(path_of(group))["table"] == []
    join(bo, group)
    after = play_together(ada, bo)
    found = ada.get(path_of(group))
    records = [ada.get(f"/api/records/{record}") for record in (before, after)]
    for seat, script in enumerate((ada, bo)):
        [figures] = [row["figures"] for row in found["table"] if row["person"] == script.id]
        assert (figures["game"], figures["played"]) == ("skyjo", 2)
        assert figures["won"] == sum(seat in record["result"]["winners"] for record in records)
        assert figures["mean"] == sum(record["result"]["totals"][seat] for record in records) / 2
        [month] = [row for row in found["months"] if row["person"] == script.id]
        assert (month["played"], month["won"]) == (2, figures["won"])
    listed = ada.get(f"{path_of(group)}/matches")
    assert [match["id"] for match in listed] == [after, before]
    assert [
        (row["points"], row["won"]) for row in sorted(listed[0]["members"], key=lambda row: row["person"])
    ] == [
        (records[1]["result"]["totals"][seat], seat in records[1]["result"]["winners"])
        for seat in sorted((0, 1), key=lambda seat: (ada, bo)[seat].id)
    ]
    assert bo.request("DELETE", "/api/me").status_code == 204
    gone = ada.request("GET", path_of(group)).text
    assert "Bo" not in gone
    assert bo.id not in gone
    assert (ada.get(path_of(group))["table"], ada.get(f"{path_of(group)}/matches")) == ([], [])


def test_who_was_removed_does_not_come_back_by_the_link_they_know(ada: Script, bo: Script) -> None:
    group = make(ada)
    join(bo, group)
    ben_id = bo.get("/api/me")["id"]
    assert ada.request("DELETE", f"{path_of(group)}/members/{ben_id}").status_code == 204
    assert code_of(join(bo, group)) == (404, "no_such_invitation")
    assert join(bo, ada.get(path_of(group))).status_code == 200  # invited again


def test_who_leaves_does_not_change_the_link(ada: Script, bo: Script) -> None:
    group = make(ada)
    join(bo, group)
    ben_id = bo.get("/api/me")["id"]
    assert bo.request("DELETE", f"{path_of(group)}/members/{ben_id}").status_code == 204
    assert ada.get(path_of(group))["link"] == group["link"]
