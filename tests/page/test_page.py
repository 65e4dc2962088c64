import asyncio
import json
from typing import Any
from urllib.parse import quote

import pytest

from tablee.bots.strength import strength_from
from tablee.match.record import decode
from tablee.match.replay import verify
from tests.page.memory_store import MemoryStore
from tests.page.visitor import PageVisitor


async def play(ada: PageVisitor, most: int = 100_000) -> None:
    """Make the moves of all seats that are at this page, until the match is over."""
    for _ in range(most):
        phase = ada.table["phase"]
        if phase == "over":
            return
        if phase == "between":
            await ada.ask("next")
        elif (own := ada.waiting()) is not None:
            moves = own["legal_moves"]
            answer = await ada.ask("move", seat=own["seat"], move=moves[len(moves) // 2])
            assert answer["type"] == "ack", answer
        await asyncio.sleep(0.001 if own_turn_is_over(ada) else 0)


def own_turn_is_over(ada: PageVisitor) -> bool:
    return ada.table["phase"] == "playing" and ada.waiting() is None


async def begin(ada: PageVisitor, game: str, players: int, guests: int = 0, **settings: Any) -> str:
    code = await ada.open_table(game, players, **settings)
    await ada.ask("sit", seat=0)
    for seat in range(1, players):
        if seat <= guests:
            await ada.ask("sit", seat=seat, guest=f"Guest {seat}")
        else:
            await ada.ask("bot", seat=seat, level=2)
    await ada.ask("ready")
    assert (await ada.ask("start"))["type"] == "ack"
    return code


@pytest.mark.parametrize(("game", "players"), [("skyjo", 2), ("skyjo", 8), ("skipbo", 2), ("skipbo", 6)])
async def test_a_match_with_bots_is_played_to_its_end_and_its_record_verifies(
    game: str, players: int
) -> None:
    ada = await PageVisitor.come(MemoryStore())
    await begin(ada, game, players)
    await play(ada)
    record_id = ada.table["match"]["record"]
    record = await ada.request("GET", f"g/{record_id}.json")
    verify(decode(json.dumps(record).encode()))
    (listed,) = await ada.request("GET", "api/me/records?limit=3")
    assert listed["id"] == record_id
    replay = await ada.request("GET", f"api/records/{record_id}/replay?game=0&eyes=0")
    assert replay["frames"][-1]["number"] == len(record["moves"])


async def test_what_was_shown_is_there_after_a_crash() -> None:
    """The page is simply gone: another one reads the store, and has what was told to the last number."""
    shelf = MemoryStore()
    ada = await PageVisitor.come(shelf)
    code = await begin(ada, "skyjo", 2, guests=1)
    await play(ada, most=9)
    seen = max(message.get("number") or 0 for message in ada.told)
    again = await PageVisitor.come(shelf)
    await again.ask("open", table=code)
    snapshot = next(message for message in again.told if message["type"] == "snapshot")
    assert snapshot["number"] == seen
    assert snapshot["yours"] == ada.yours()
    story = await again.request("GET", f"api/tables/{code}/story")
    assert story[-1]["number"] == seen
    (mine,) = await again.request("GET", "api/me/tables?limit=8")
    assert mine["code"] == code


async def test_when_the_device_is_full_a_move_is_refused_and_nothing_is_shown() -> None:
    shelf = MemoryStore()
    ada = await PageVisitor.come(shelf)
    await begin(ada, "skyjo", 2, guests=1)
    own = ada.waiting()
    assert own is not None
    shelf.full = True
    before = len(ada.told)
    answer = await ada.ask("move", seat=own["seat"], move=own["legal_moves"][0])
    assert answer["code"] == "store_away"
    assert [message["type"] for message in ada.told[before:]] == ["refusal"]
    shelf.full = False
    answer = await ada.ask("move", seat=own["seat"], move=own["legal_moves"][0])
    assert answer["type"] == "ack"


async def test_two_pages_at_one_table_do_not_write_over_each_other() -> None:
    shelf = MemoryStore()
    ada = await PageVisitor.come(shelf)
    code = await begin(ada, "skyjo", 2, guests=1)
    other = await PageVisitor.come(shelf)
    await other.ask("open", table=code)
    own = ada.waiting()
    assert own is not None
    await ada.ask("move", seat=own["seat"], move=own["legal_moves"][0])
    refused = await other.ask("move", seat=own["seat"], move=own["legal_moves"][0])
    assert refused["type"] == "refusal"  # it has learnt meanwhile that the card lies open
    numbers = [message["number"] for message in other.told if message["type"] == "update"]
    assert numbers == [ada.told[-1]["number"]]


async def test_undo_and_hints_are_as_at_a_server() -> None:
    ada = await PageVisitor.come(MemoryStore())
    await begin(ada, "skipbo", 2, guests=1)
    own = ada.waiting()
    assert own is not None
    table = ada.table["id"]
    (hint,) = await ada.request("GET", f"api/tables/{table}/hint?seat={own['seat']}")
    assert hint["move"] in own["legal_moves"]
    discard = next(move for move in own["legal_moves"] if ":" in move)
    await ada.ask("move", seat=own["seat"], move=discard)
    undone = await ada.ask("undo", seat=own["seat"])
    assert (undone["type"], undone.get("code")) in {("ack", None), ("refusal", "seen_since")}


async def test_a_better_bot_than_a_page_can_run_is_the_best_that_it_can() -> None:
    ada = await PageVisitor.come(MemoryStore())
    await ada.open_table("skyjo", 2)
    await ada.ask("bot", seat=1, level=6)
    assert ada.table["seats"][1]["level"] == 4
    games = await ada.request("GET", "api/games")
    assert {game["game"]: len(game["levels"]) for game in games} == {"skipbo": 4, "skyjo": 4}


async def test_a_saved_record_is_proven_and_can_be_watched_elsewhere() -> None:
    ada, bo = await PageVisitor.come(MemoryStore()), await PageVisitor.come(MemoryStore())
    await begin(ada, "skyjo", 2)
    await play(ada)
    record = await ada.request("GET", f"g/{ada.table['match']['record']}.json")
    opened = await bo.request("POST", "api/records", record)
    replay = await bo.request("GET", f"api/records/{opened['id']}/replay?game=0&eyes=open")
    assert len(replay["frames"]) > 2
    record["result"]["totals"][0] += 1
    done, text = await bo.page.request("POST", "api/records", json.dumps(record))
    assert (done, json.loads(text)["code"]) == (False, "bad_record")


@pytest.mark.parametrize("game", ["skyjo", "skipbo"])
async def test_puzzles_and_analysis_need_no_server(game: str) -> None:
    ada = await PageVisitor.come(MemoryStore())
    puzzle = (await ada.request("GET", f"api/puzzles/{game}"))[0]
    analysis = await ada.request("GET", f"api/analysis?position={quote(puzzle['position'])}")
    assert analysis["view"] == puzzle["view"]
    assert analysis["moves"][0]["move"] in puzzle["view"]["legal_moves"]


async def test_a_bot_that_adapts_learns_from_what_was_played_here() -> None:
    shelf = MemoryStore()
    ada = await PageVisitor.come(shelf)
    me = (await ada.request("GET", "api/me"))["id"]
    for match in range(2):
        await ada.open_table("skyjo", 2)
        await ada.ask("sit", seat=0)
        assert (await ada.ask("bot", seat=1, level=2, adaptive=True))["type"] == "ack"
        await ada.ask("ready")
        await ada.ask("start")
        assert ada.table["seats"][1]["adaptive"]
        await play(ada)
        kept = await ada.page.device.store.strengths_of([me, "somebody"])
        assert {key: strength_from(text).matches for key, text in kept.items()} == {(me, "skyjo"): match + 1}
    later = await PageVisitor.come(shelf)  # the page was closed meanwhile
    assert await later.page.device.store.strengths_of([me]) == kept


async def test_a_handicap_is_suggested_without_a_server() -> None:
    ada = await PageVisitor.come(MemoryStore())
    found = await ada.request("POST", "api/handicap", {"game": "skipbo", "levels": [1, 4]})
    assert found["options"].keys() == {"handicap", "head_start"}
    assert found["handicap"] == found["options"]["handicap"] != ""


async def test_asked_several_times_at_once_a_device_is_still_one_person() -> None:
    page = PageVisitor(MemoryStore()).page
    people = await asyncio.gather(*(page.request("POST", "api/me", "{}") for _ in range(5)))
    assert len(set(people)) == 1


async def test_nonsense_is_refused_with_a_sentence() -> None:
    ada = await PageVisitor.come(MemoryStore())
    await ada.line.receive("{")
    assert ada.told[-1]["code"] == "not_json"
    done, text = await ada.page.request("GET", "api/records/0/replay")
    assert not done
    assert json.loads(text)["code"] == "no_such_record"
    done, text = await ada.page.request("POST", "api/tables", '{"game": 1}')
    assert (done, json.loads(text)["code"]) == (False, "bad_message")
