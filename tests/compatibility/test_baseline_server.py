"""Databases of the version before 0.1.0's baseline, one of each kind: a server opens them and goes on.

Nothing in `baseline/` is ever written again.
The fixture reads everything first; then the tests play on.
"""

import asyncio
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from tests.compatibility import baseline_doors as doors
from tests.server.lines import Player, RefusedBy, some_move
from tests.server.programs import Program
from tests.services import Postgres
from tests.table_server import TableServer

MOVES = 8  # that are made at each table
OFFENCES = "+o~!"  # what people do by mistake, and calls


class Opened(NamedTuple):
    """A server with such a database; `found` is what it answered before anybody did anything."""

    url: str
    database: str
    kept: Any
    found: Any

    def secret(self, name: str) -> str:
        return str(self.kept["people"][name]["secret"])

    def as_someone(self, name: str) -> httpx.Client:
        headers = {"authorization": f"Bearer {self.secret(name)}"}
        return httpx.Client(base_url=self.url, trust_env=False, timeout=60, headers=headers)

    async def join(self, name: str, table: str) -> Player:
        """A line to the table of this name in the list of what is kept."""
        return await Player.join(self.url, self.kept["tables"][table]["code"], secret=self.secret(name))


@pytest.fixture(scope="module", params=doors.DATABASES)
def opened(request: pytest.FixtureRequest) -> Iterator[Opened]:
    kept = doors.read_json(f"{request.param}.json.gz")
    if request.param == "postgresql":
        with Postgres() as postgres:
            yield from _served(doors.restore_postgresql(postgres, kept), kept)
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield from _served(doors.restore_sqlite(Path(folder), kept), kept)


def _served(database: str, kept: Any) -> Iterator[Opened]:
    with TableServer(database) as server:
        yield Opened(server.url, database, kept, doors.read_answers(server.url, kept))


def test_everything_is_answered_as_it_was(opened: Opened) -> None:
    kept, found = (doors.settle(each, opened.kept) for each in (opened.kept["answers"], opened.found))
    assert list(doors.differences(kept, found)) == []


@pytest.mark.parametrize("opened", ["sqlite"], indirect=True, scope="module")
def test_links_lead_where_they_led(opened: Opened) -> None:
    kept = doors.read_json("links.json.gz")
    found = {path: doors.look_at_page(opened.url, path) for path in kept}
    assert list(doors.differences(kept, found)) == []


def test_tables_in_the_middle_of_a_match_are_played_on(opened: Opened) -> None:
    others = ("undo to come", "program to come", "seat request")  # which have tests of their own
    running = [
        name
        for name, table in opened.kept["tables"].items()
        if "playing" in (_phase(opened, table), _phase(opened, table, "Bo")) and name not in others
    ]
    stuck = [name for name in running if not asyncio.run(_plays_on(opened, name))]
    assert len(running) >= 6
    assert stuck == []


def _phase(opened: Opened, table: Any, name: str = "Ada") -> str | None:
    """Of a table that this person may see."""
    status, answer = opened.kept["answers"][f"{name} /api/tables/{table['code']}"]
    return answer["table"]["phase"] if status == 200 else None


async def _plays_on(opened: Opened, table: str) -> bool:
    """Whether those who have a seat can make some moves, or play it to its end."""
    names = [name for name in ("Ada", "Bo") if _phase(opened, opened.kept["tables"][table], name)]
    if "tournament" not in table:  # where nobody else may look
        names.append("Cleo")
    players = [await opened.join(name, table) for name in names]
    chance, made = random.Random(table), 0
    try:
        async with asyncio.timeout(60):
            while made < MOVES and players[0].table["phase"] == "playing":
                moving = [(player, turn) for player in players if (turn := player.to_move())]
                for player, (seat, legal) in moving[:1]:
                    fair = [move for move in legal if move[0] not in OFFENCES]
                    await player.ask("move", seat=seat, move=some_move(fair, chance))
                    made += 1
                if not moving:
                    await asyncio.sleep(0.01)
    except TimeoutError:
        return False
    finally:
        for player in players:
            await player.close()
    return True


async def test_between_two_rounds_the_next_one_is_dealt(opened: Opened) -> None:
    ada = await opened.join("Ada", "between rounds")
    assert ada.table["phase"] == "between"
    await ada.ask("next")
    phase = str(ada.table["phase"])
    await ada.close()
    assert phase == "playing"


async def test_a_move_that_was_to_be_taken_back_is(opened: Opened) -> None:
    bo = await opened.join("Bo", "undo to come")
    before, number = bo.table["undo"], bo.number
    await bo.ask("answer", agree=True)
    await bo.until(lambda bo: bo.number > number)
    after = bo.table["undo"]
    undone = [each["happened"]["undone"] for each in bo.received if each["type"] == "update"]
    await bo.close()
    assert (before["waiting"], after, sum(undone)) == ([opened.kept["people"]["Bo"]["id"]], None, 1)


async def test_a_question_for_a_seat_is_still_open_and_takes_two_to_agree(opened: Opened) -> None:
    """It was asked when one was enough. Bo's seat was given away for good then."""
    fay, ada = await opened.join("Fay", "seat request"), await opened.join("Ada", "seat request")
    request = ada.table["seat_request"]
    with pytest.raises(RefusedBy) as refused:
        await ada.ask("answer_seat", id="not asked before", agree=True)
    bo = await opened.join("Bo", "seat request")
    assert bo.yours == []
    for player in (fay, ada, bo):
        await player.close()
    assert (request["person"]["name"], refused.value.code) == ("Fay", "nobody_to_agree")


async def test_a_program_plays_on_with_its_token(opened: Opened) -> None:
    ada = await opened.join("Ada", "program to come")
    line = await Program.ready(opened.url, opened.kept["tables"]["program to come"]["token"])
    playing = asyncio.create_task(line.play())
    chance = random.Random(1)
    while ada.table["phase"] == "playing":
        if turn := ada.to_move():
            await ada.ask("move", seat=turn[0], move=some_move(turn[1], chance))
        else:
            await asyncio.sleep(0.01)
    await ada.close()
    await line.close()
    await playing
    assert str(ada.table["phase"]) == "over"


def test_the_next_round_of_a_tournament_begins(opened: Opened) -> None:
    async def wait() -> Any:
        while True:
            with opened.as_someone("Ada") as ada:
                found = ada.get(f"/api/tournaments/{opened.kept['tournaments']['between rounds']}").json()
            if found["mine"] or found["phase"] == "over":
                return len(found["rounds"][1]["tables"])
            await asyncio.sleep(0.1)

    assert asyncio.run(asyncio.wait_for(wait(), 60)) == 2


def test_a_try_at_the_deal_of_the_day_is_still_the_only_one(opened: Opened) -> None:
    with opened.as_someone("Ada") as ada:
        links = [ada.post(f"/api/daily/{game}").json()["code"] for game in ("skyjo", "skipbo")]
    assert links == [opened.kept["tables"][f"daily {game}"]["code"] for game in ("skyjo", "skipbo")]


def test_people_are_known_by_phrase_and_secret(opened: Opened) -> None:
    cleo = opened.kept["people"]["Cleo"]
    with httpx.Client(base_url=opened.url, trust_env=False, timeout=60) as client:
        recovered = client.post("/api/me/recover", json={"phrase": cleo["phrase"]}).json()
        resumed = client.post("/api/me/resume", json={"secret": recovered["secret"]}).json()
    assert (recovered["person"]["id"], resumed["person"]["id"]) == (cleo["id"], cleo["id"])


def test_browsers_that_wait_for_a_word_still_know_the_key(opened: Opened) -> None:
    with opened.as_someone("Ada") as ada:
        assert ada.get("/api/me/channels").json()["push_key"] == opened.kept["push_key"]


def test_a_shared_sheet_is_changed_with_its_key(opened: Opened) -> None:
    sheet = opened.kept["sheet"]
    with opened.as_someone("Bo") as bo:
        found = bo.get(f"/api/sheets/{sheet['id']}").json()
        change = {"key": sheet["key"], "version": found["version"], "sheet": found["sheet"]}
        assert bo.put(f"/api/sheets/{sheet['id']}", json=change).json()["version"] == found["version"] + 1


def test_who_was_not_there_joins_the_group_by_its_link(opened: Opened) -> None:
    with opened.as_someone("Fay") as fay:
        group = fay.post(f"/api/invitations/{opened.kept['group']['invitation']}").json()
    assert group["id"] == opened.kept["group"]["id"]
    assert {row["person"]["name"] for row in group["members"]} >= {"Ada", "Bo", "Fay"}
