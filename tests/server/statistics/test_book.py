from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, stdev

import pytest

from tablee.server.results.figures import measured_luck
from tests.server.scripts import Script, Served, served

pytestmark = pytest.mark.slow

EMPTY = {"games": [], "others": [], "real": {"games": [], "others": []}, "strengths": {}}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as server:
        yield server


def play_with_guest(ann: Script) -> str:
    table = ann.open_table()
    ann.begin(table, guest="Bo")
    return ann.finish(table)


def test_who_has_not_played_has_an_empty_book(server: Served) -> None:
    assert Script(server).get("/api/me/book") == EMPTY


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


@pytest.mark.full
def test_luck_stands_in_the_book_once_somebody_has_asked_for_a_review(server: Served) -> None:
    ann = Script(server, name="Ann")
    record = play_with_guest(ann)
    [match] = ann.get("/api/me/records")
    assert "luck" not in match
    review = server.get(f"/api/records/{record}/review", timeout=240).json()
    told = [player["luck"] for player in review["players"]]
    [match] = ann.get("/api/me/records")
    assert match["luck"] == told[match["mine"][-1]]
    book = ann.get("/api/me/book")
    once = {"matches": 1, "mean": match["luck"], "error": None}
    assert book["games"][0]["luck"] == once
    assert book["others"][0]["figures"]["luck"] == once


def test_the_mean_of_luck_is_as_uncertain_as_its_values_differ() -> None:
    for values in ([0.5, -0.25, 0.125], [0.1, 0.2, -0.3] * 40):
        found = measured_luck(len(values), sum(values), sum(value * value for value in values))
        assert found.mean == pytest.approx(fmean(values))
        student = 4.30 if len(values) == 3 else 1.98
        assert found.error == pytest.approx(student * stdev(values) / len(values) ** 0.5, rel=0.002)


def test_somebody_unknown_has_an_empty_book(server: Served) -> None:
    assert server.get("/api/me/book").json() == EMPTY
