import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.server.lobby.news import news
from tablee.server.web.uvicorn_protocols import Timeouts
from tablee.table.stored import Person
from tablee.table.summary import SeatStanding, TableStanding
from tests.server.lobby.test_my_tables import friends_at_a_table, play_until_turn_of
from tests.server.scripts import Script, Served, served

DAY = 86_400_000
ADA, BOB, CAT = (Person(name.lower(), None, name, "blue", "en", 0) for name in ("Ada", "Bob", "Cat"))
PEOPLE = {person.id: person for person in (ADA, BOB, CAT)}
SEEN = TableStanding(
    10, "CODE22", "skyjo", "playing",
    [SeatStanding(person.id, person.id) for person in (ADA, BOB, CAT)],
    totals=[10, 20, 30], games=1, match="m", turns={0: 4, 1: 4, 2: 3},
)  # fmt: skip


def told(**since: Any) -> list[str]:
    return news(ADA, SEEN, msgspec.structs.replace(SEEN, **{"number": 20, **since}), PEOPLE, DAY)


def test_turns_are_told_of_everybody_else() -> None:
    assert told(turns={0: 5, 1: 6, 2: 4}) == ["Bob: 2 turns", "Cat: 1 turn"]


def test_a_turn_that_a_bot_played_for_the_reader_is_told() -> None:
    assert told(turns={0: 5, 1: 4, 2: 3}, stood_in={0: 1}) == ["a bot played a turn for you"]


def test_a_round_that_ended_is_told_with_its_score() -> None:
    assert told(games=2, totals=[15, 18, 60]) == ["Round 2: you 5, Bob −2, Cat 30"]
    assert told(games=3, totals=[15, 18, 60]) == ["2 rounds are over"]


def test_the_end_of_a_match_comes_first() -> None:
    over = told(phase="over", winners=[1], games=2, totals=[60, 20, 101], turns={0: 4, 1: 9, 2: 3})
    assert over == ["Bob has won", "Round 2: you 50, Bob 0, Cat 71"]
    assert told(phase="over", winners=[0], resigned=1) == ["You have won", "Bob has given up"]


def test_a_game_whose_package_is_gone_is_still_listed() -> None:
    assert told(game="whist", games=2, turns={0: 4, 1: 5, 2: 3}) == ["Bob: 1 turn"]


def test_who_left_and_who_is_away_is_told() -> None:
    bot = SeatStanding(level=3, bot="Rondo")
    left = told(seats=[*SEEN.seats[:2], bot], away={1: 3 * DAY})
    assert left == ["Cat has left", "Bob is away until January 4"]
    assert told(away={1: DAY // 2}) == []  # they are back


def test_of_another_match_all_is_new() -> None:
    assert told(match="n", games=0, totals=[0, 0, 0], turns={1: 1}) == ["The match has begun", "Bob: 1 turn"]


def test_who_has_never_looked_is_told_only_how_it_ended() -> None:
    assert news(ADA, None, SEEN, PEOPLE, DAY) == []
    over = msgspec.structs.replace(SEEN, phase="over", winners=[2])
    assert news(ADA, None, over, PEOPLE, DAY) == ["Cat has won"]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path, timeouts=Timeouts(linger=0.0)) as client:
        yield client


def news_of(script: Script) -> list[list[str]]:
    return [listed["news"] for listed in script.get("/api/me/tables")]


def look(script: Script, table: str) -> None:
    """And go again: that is written down soon after."""
    script.get(f"/api/tables/{table}")
    deadline = time.monotonic() + 10
    while any(news_of(script)):
        assert time.monotonic() < deadline


@pytest.mark.slow
def test_what_was_missed_is_told_until_one_looks(client: Served) -> None:
    ada, bob, table = friends_at_a_table(client)
    play_until_turn_of((ada, bob), table, 1)
    ada.get(f"/api/tables/{table}")
    play_until_turn_of((bob, bob), table, 0)
    assert news_of(ada) == [["Bob: 1 turn"]]
    assert news_of(bob) == [[]]
    look(ada, table)
    assert news_of(ada) == [[]]


@pytest.mark.slow
def test_a_match_that_ended_meanwhile_is_listed_until_one_looks(client: Served) -> None:
    ada, bob, table = friends_at_a_table(client)
    match = client.parts.tables.live[table].table.match
    assert match is not None
    while not match.over:  # neither of them looks: we know the moves
        seat = match.actors()[0]
        (ada, bob)[seat].do(table, "move", move=str(match.legal_moves(seat)[-1]))
    last = match.moves[-1][0]
    knows, learns = (ada, bob)[last], (bob, ada)[last]
    assert knows.get("/api/me/tables") == []
    [listed] = learns.get("/api/me/tables")
    won = "You have won" if [1 - last] == list(match.winners or ()) else f"{('Ada', 'Bob')[last]} has won"
    assert (listed["phase"], listed["news"]) == ("over", [won])
    look(learns, table)
    assert learns.get("/api/me/tables") == []


@pytest.mark.slow
def test_what_was_missed_can_be_watched_from_there(client: Served) -> None:
    """As the seat itself would have been told it, and by nobody else."""
    ada, bob, table = friends_at_a_table(client, game="skipbo", options={"stock_size": 10})
    play_until_turn_of((ada, bob), table, 1)
    look(ada, table)
    seen = ada.get(f"/api/tables/{table}")["number"]
    play_until_turn_of((bob, bob), table, 0)
    steps = ada.get(f"/api/tables/{table}/missed")
    story = [each for each in ada.get(f"/api/tables/{table}/story") if each["number"] >= seen]
    assert [step["happened"] for step in steps] == story
    now = ada.get(f"/api/tables/{table}")
    assert (steps[-1]["game"], steps[-1]["yours"]) == (now["game"], now["yours"])
    assert [own["seat"] for step in steps for own in step["yours"]] == [0] * len(steps)
    eve = Script(client, name="Eve")
    assert eve.get(f"/api/tables/{table}/missed") == []
    look(ada, table)
    assert ada.get(f"/api/tables/{table}/missed") == []
