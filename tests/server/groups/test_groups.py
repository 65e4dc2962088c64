"""Groups over the API: made, joined by a link, looked at by members alone, left."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.scripts import Script, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("groups")) as server:
        yield server


@pytest.fixture
def ann(server: Served) -> Script:
    return Script(server, name="Ann")


@pytest.fixture
def ben(server: Served) -> Script:
    return Script(server, name="Ben")


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


def test_who_makes_a_group_is_its_first_member(ann: Script) -> None:
    group = make(ann)
    assert (group["name"], names(group), group["may_remove"]) == ("Sunday", ["Ann"], True)
    assert (group["table"], group["months"]) == ([], [])
    [listed] = ann.get("/api/me/groups")
    assert (listed["id"], listed["members"]) == (group["id"], 1)


def test_a_link_says_where_it_leads_before_anybody_joins(server: Served, ann: Script, ben: Script) -> None:
    group = make(ann)
    told = {"name": "Sunday", "members": 1, "group": None}
    assert server.get(key_of(group)).json() == told  # by somebody unknown
    assert ben.get(key_of(group)) == told
    assert names(ann.get(path_of(group))) == ["Ann"]
    assert names(join(ben, group).json()) == ["Ann", "Ben"]
    assert ben.get(key_of(group))["group"] == group["id"]
    assert ben.get(path_of(group))["may_remove"] is False


def test_who_is_not_in_a_group_is_not_told_that_it_is_there(server: Served, ann: Script, ben: Script) -> None:
    group = make(ann)
    path = path_of(group)
    for method, where in (
        ("GET", path), ("GET", f"{path}/matches"), ("POST", f"{path}/invitation"),
        ("DELETE", f"{path}/members/{ann.id}"), ("GET", "/api/groups/nonsense"),
    ):  # fmt: skip
        assert code_of(ben.request(method, where)) == (404, "no_such_group")
    assert code_of(server.get(path)) == (401, "not_signed_in")
    for nowhere in ("0" * 32, "nonsense", group["id"]):
        assert code_of(ben.request("POST", f"/api/invitations/{nowhere}")) == (404, "no_such_invitation")


def test_a_name_is_one_that_can_be_shown(ann: Script) -> None:
    answers = [ann.request("POST", "/api/groups", json={"name": name}) for name in ("  ", "\u202e", "x" * 60)]
    assert [code_of(answer) for answer in answers] == [
        (400, "bad_name"), (400, "bad_name"), (400, "bad_message"),
    ]  # fmt: skip
    assert ann.get("/api/me/groups") == []


def test_a_new_link_puts_an_end_to_the_old_one(ann: Script, ben: Script) -> None:
    group = make(ann)
    renewed = ann.request("POST", f"{path_of(group)}/invitation").json()["link"]
    assert renewed == ann.get(path_of(group))["link"] != group["link"]
    assert code_of(join(ben, group)) == (404, "no_such_invitation")
    assert join(ben, {"link": renewed}).status_code == 200


def test_one_leaves_and_only_who_joined_first_removes_others(ann: Script, ben: Script) -> None:
    group = make(ann)
    join(ben, group)
    members = f"{path_of(group)}/members"
    assert code_of(ben.request("DELETE", f"{members}/{ann.id}")) == (403, "not_yours_to_remove")
    assert code_of(ann.request("DELETE", f"{members}/nobody")) == (404, "no_such_member")
    assert ann.request("DELETE", f"{members}/{ben.id}").status_code == 204
    assert "Ben" not in ann.request("GET", path_of(group)).text
    assert ben.get("/api/me/groups") == []
    assert ann.request("DELETE", f"{members}/{ann.id}").status_code == 204
    assert code_of(join(ben, group)) == (404, "no_such_invitation")  # nobody was left


@pytest.mark.slow
def test_matches_of_members_are_in_the_table_and_whoever_is_forgotten_is_not(
    ann: Script, ben: Script
) -> None:
    before = play_together(ann, ben)
    group = make(ann)
    assert ann.get(path_of(group))["table"] == []
    join(ben, group)
    after = play_together(ann, ben)
    found = ann.get(path_of(group))
    records = [ann.get(f"/api/records/{record}") for record in (before, after)]
    for seat, script in enumerate((ann, ben)):
        [figures] = [row["figures"] for row in found["table"] if row["person"] == script.id]
        assert (figures["game"], figures["played"]) == ("skyjo", 2)
        assert figures["won"] == sum(seat in record["result"]["winners"] for record in records)
        assert figures["mean"] == sum(record["result"]["totals"][seat] for record in records) / 2
        [month] = [row for row in found["months"] if row["person"] == script.id]
        assert (month["played"], month["won"]) == (2, figures["won"])
    listed = ann.get(f"{path_of(group)}/matches")
    assert [match["id"] for match in listed] == [after, before]
    assert [
        (row["points"], row["won"]) for row in sorted(listed[0]["members"], key=lambda row: row["person"])
    ] == [
        (records[1]["result"]["totals"][seat], seat in records[1]["result"]["winners"])
        for seat in sorted((0, 1), key=lambda seat: (ann, ben)[seat].id)
    ]
    assert ben.request("DELETE", "/api/me").status_code == 204
    gone = ann.request("GET", path_of(group)).text
    assert "Ben" not in gone
    assert ben.id not in gone
    assert (ann.get(path_of(group))["table"], ann.get(f"{path_of(group)}/matches")) == ([], [])


def test_who_was_removed_does_not_come_back_by_the_link_they_know(ann: Script, ben: Script) -> None:
    group = make(ann)
    join(ben, group)
    ben_id = ben.get("/api/me")["id"]
    assert ann.request("DELETE", f"{path_of(group)}/members/{ben_id}").status_code == 204
    assert code_of(join(ben, group)) == (404, "no_such_invitation")
    assert join(ben, ann.get(path_of(group))).status_code == 200  # invited again


def test_who_leaves_does_not_change_the_link(ann: Script, ben: Script) -> None:
    group = make(ann)
    join(ben, group)
    ben_id = ben.get("/api/me")["id"]
    assert ben.request("DELETE", f"{path_of(group)}/members/{ben_id}").status_code == 204
    assert ann.get(path_of(group))["link"] == group["link"]
