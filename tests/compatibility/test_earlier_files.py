"""Files, databases and links of earlier versions still work.

`files/` was written by the version before games became plug-ins: a server's database with its people and
tables, records, score sheets, and games that were interrupted in a terminal. Nothing there is written again.
Only the database was brought to the form of 0.1.0, while there were migrations from its own.
"""

import asyncio
import gzip
import json
import random
import sqlite3
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tablee.match.match import Match
from tablee.match.record import load
from tablee.match.replay import verify
from tablee.paper import files as sheets
from tablee.paper.sheet import totals
from tablee.terminal.storage import load_game
from tests.server.lines import Player, some_move
from tests.table_server import OpenServer, open_server

FILES = Path(__file__).parent / "files"
KEPT: dict[str, Any] = json.loads((FILES / "server.json").read_text())
ADA, BO = KEPT["people"]
GAMES = ("skipbo", "skyjo")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    folder = tmp_path_factory.mktemp("earlier")
    database = folder / "tablee.sqlite"
    database.write_bytes(gzip.decompress((FILES / "tablee.sqlite.gz").read_bytes()))
    with closing(sqlite3.connect(database)) as connection, connection:  # or a server forgets them one day
        connection.execute("UPDATE tables SET touched = ?", (time.time_ns() // 1_000_000,))
        connection.execute("UPDATE devices SET seen = ?", (time.time_ns() // 1_000_000,))
    with open_server(folder, database=f"sqlite:///{database}") as server:
        yield server


def read(server: OpenServer, path: str) -> bytes:
    request = urllib.request.Request(
        f"{server.url}{path}", headers={"authorization": f"Bearer {ADA['secret']}"}
    )
    with urllib.request.urlopen(request) as answer:
        data: bytes = answer.read()
    return data


def test_whoever_came_before_is_known(server: OpenServer) -> None:
    assert json.loads(read(server, "/api/me"))["name"] == "Ada"
    matches = json.loads(read(server, "/api/me/records"))
    assert [(match["id"], match["totals"]) for match in matches] == [
        (match["id"], match["totals"]) for match in KEPT["matches"]
    ]


@pytest.mark.slow
def test_a_link_leads_to_its_page(server: OpenServer) -> None:
    for made in (*KEPT["tables"].values(), *KEPT["matches"]):
        assert b"<html" in read(server, made["link"])


@pytest.mark.parametrize("match", KEPT["matches"], ids=lambda match: match["game"])
def test_a_match_that_was_over_can_be_watched_and_proven(
    server: OpenServer, match: dict[str, Any], tmp_path: Path
) -> None:
    (tmp_path / "record.json").write_bytes(read(server, f"/api/records/{match['id']}"))
    assert list(verify(load(tmp_path / "record.json")).winners) == match["winners"]
    assert json.loads(read(server, f"/api/records/{match['id']}/replay"))


def test_a_match_that_was_over_has_the_same_players_in_lists_and_in_its_replay(server: OpenServer) -> None:
    for match in json.loads(read(server, "/api/me/records")):
        assert [player["name"] for player in match["players"]] == match["seats"]
        replay = json.loads(read(server, f"/api/records/{match['id']}/replay"))
        assert replay["players"] == match["players"]


@pytest.mark.slow
@pytest.mark.parametrize("table", ["running skipbo", "running skyjo", "human skipbo"])
async def test_a_match_that_was_running_is_played_to_its_end(server: OpenServer, table: str) -> None:
    code, number = KEPT["tables"][table]["code"], KEPT["tables"][table]["number"]
    rng = random.Random(table)
    players = [await Player.join(server.url, code, secret=person["secret"]) for person in (ADA, BO)]
    ada = players[0]
    assert ada.number == number
    while ada.table["phase"] != "over":
        if ada.table["phase"] == "between":
            await ada.ask("next")
            continue
        for player in players:
            if waiting := player.to_move():
                seat, moves = waiting
                fair = [move for move in moves if move[0] not in "+o~!"]
                await player.ask("move", seat=seat, move=some_move(fair, rng))
                break
        else:
            await asyncio.sleep(0.01)
    for player in players:
        await player.close()
    assert str(ada.table["phase"]) == "over"


async def test_a_table_that_was_gathering_still_waits(server: OpenServer) -> None:
    ada = await Player.join(server.url, KEPT["tables"]["gathering"]["code"], secret=ADA["secret"])
    names = [seat["person"]["name"] for seat in ada.table["seats"] if seat["person"]]
    await ada.close()
    assert names == ["Ada", "Bo"]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_proven(game: str) -> None:
    assert verify(load(FILES / f"record-{game}.json")).winners


@pytest.mark.parametrize(("game", "points"), [("skipbo", (80, 0, 80, 0)), ("skyjo", (24, 7))])
def test_a_score_sheet_is_read(game: str, points: tuple[int, ...]) -> None:
    assert totals(sheets.load(FILES / f"sheet-{game}.json")) == points


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_interrupted_goes_on(game: str) -> None:
    kept = load_game(FILES / f"kept-{game}.json")
    match = Match(kept.game, len(kept.chairs), kept.options, seed=bytes.fromhex(kept.seed))
    for move in kept.moves:
        match.push(int(move[0]), move[2:])
    assert len(match.moves) == 15
    assert match.actors()
