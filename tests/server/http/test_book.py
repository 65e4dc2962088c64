"""The book of somebody's matches, over the API."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.scripts import Script, Served, served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as server:
        yield server


def play_with_guest(ann: Script) -> str:
    table = ann.open_table()
    ann.begin(table, guest="Bo")
    return ann.finish(table)


def test_who_has_not_played_has_an_empty_book(server: Served) -> None:
    assert Script(server).get("/api/me/book") == {"games": [], "others": [], "strengths": {}}


@pytest.mark.slow
def test_a_finished_match_is_in_the_book_of_whoever_played_it(server: Served) -> None:
    ann = Script(server, name="Ann")
    record = ann.get(f"/api/records/{play_with_guest(ann)}")
    won, total = 0 in record["result"]["winners"], record["result"]["totals"][0]
    book = ann.get("/api/me/book")
    figures = {
        "game": "skyjo", "played": 1, "won": int(won), "mean": float(total), "best": total,
        "streak": int(won), "longest": int(won),
    }  # fmt: skip
    assert book["games"] == [figures]
    [met] = book["others"]
    assert (met["person"]["name"], met["figures"], met["lost"]) == ("Bo", figures, int(not won))
    with_bo = ann.get("/api/me/records", other=met["person"]["id"])
    assert [match["seats"] for match in with_bo] == [["Ann", "Bo"]]
    assert ann.get("/api/me/records", game="skipbo") == []


def test_somebody_unknown_has_no_book(server: Served) -> None:
    assert server.get("/api/me/book").status_code == 401
