from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.scripts import Script, Served, served


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("story")) as client:
        yield client


def play(ada: Script, table: str, moves: int) -> None:
    """So many moves by whoever is asked; Ada plays for her guest too."""
    for _ in range(moves):
        seen = ada.get(f"/api/tables/{table}")
        own = next(each for each in seen["yours"] if each["legal_moves"])
        ada.do(table, "move", seat=own["seat"], move=own["legal_moves"][-1])


@pytest.mark.parametrize("game", ["skyjo", "skipbo"])
def test_it_is_what_was_told_since_the_match_began(client: Served, game: str) -> None:
    ada = Script(client, name="Ada")
    table = ada.open_table(game=game, options={})
    ada.begin(table)
    begun = ada.get(f"/api/tables/{table}")["number"]
    play(ada, table, 12)
    told = ada.get(f"/api/tables/{table}", seen=begun)["missed"]
    assert len(told) == 12  # so few are still known there
    story: list[dict[str, Any]] = ada.get(f"/api/tables/{table}/story")
    assert [each["what"] for each in story] == ["started"] + ["moved"] * 12
    assert story[1:] == told


def test_who_looks_on_is_told_no_hand(client: Served) -> None:
    ada, bo, eve = (Script(client, name=name) for name in ("Ada", "Bo", "Eve"))
    table = ada.open_table(game="skipbo", options={"stock_size": 10})
    ada.do(table, "sit", seat=0)
    bo.do(table, "sit", seat=1)
    bo.do(table, "ready")
    ada.do(table, "start")
    told = {each: each.get(f"/api/tables/{table}/story") for each in (ada, bo, eve)}

    def drawn(story: list[dict[str, Any]]) -> list[Any]:
        """Each time that somebody drew: the cards, where they are told."""
        events = [event for each in story for event in each["events"] if event["event"] == "drew"]
        return [event.get("cards") for event in events]

    first = next(each for each in (ada, bo) if each.get(f"/api/tables/{table}")["yours"][0]["legal_moves"])
    other = bo if first is ada else ada
    (own,) = first.get(f"/api/tables/{table}")["yours"]
    assert sorted(map(str, drawn(told[first])[0])) == sorted(map(str, own["hand"]))
    assert drawn(told[other]) == drawn(told[eve]) == [None]
