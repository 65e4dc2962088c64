import asyncio
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tablee.match.record import decode
from tablee.match.replay import verify
from tests.server.lines import Player, RefusedBy, run
from tests.server.programs import Program, begun, here, laid, let_play, moves_of, play_on, seated
from tests.table_server import OpenServer, TableServer, open_server

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
async def test_a_program_plays_a_whole_match(server: OpenServer, game: str) -> None:
    host, token = await seated(server.url, game)
    program = await Program.playing(server.url, token)
    await here(host)
    assert host.table["seats"][1]["program"]["name"] == "Tester"
    await host.ask("start")
    await play_on(host)
    moves = [m["happened"] for m in host.received if m["type"] == "update" and m["happened"]["move"]]
    theirs = [move for move in moves if move["seat"] == 1]
    assert theirs
    assert not any(move["stand_in"] for move in theirs)
    asked = [message for message in program.received if message["type"] == "go"]
    assert len(asked) == len(theirs)
    await host.close()
    await program.close()
    assert await program.answering is None
    record = httpx.get(
        f"{server.url}/api/records/{host.table['match']['record']}", trust_env=False, timeout=60
    )
    assert decode(record.content).seats == [host.person["name"], "Tester (program)"]
    verify(decode(record.content))


async def test_a_program_is_told_what_docs_write_a_bot_says(server: OpenServer) -> None:
    host, token = await seated(server.url, ms=20_000)
    program = await Program.connect(server.url, token)
    assert await program.next() == {"type": "hello", "protocol": 1, "games": ["skipbo", "skyjo"]}
    await program.say({"type": "ready", "name": "Watcher", "watch": True})
    await host.ask("start")
    new = await program.next()
    assert {key: new[key] for key in ("type", "game", "players", "seat")} == {
        "type": "new", "game": "skyjo", "players": 2, "seat": 1,
    }  # fmt: skip
    assert new["options"]["limit"] == 1
    assert 0 <= new["seed"] < 2**53
    await program.say({"type": "ready"})
    go = await program.next()
    assert (go["type"], go["ms"], go["totals"]) == ("go", 20_000, [0, 0])
    assert go["view"]["seat"] == 1
    await host.ask("move", move="?a1")
    seen = await program.next()
    assert seen["type"] == "view"  # what others do, while it thinks
    assert seen["view"]["grids"][0][0] != "?"
    await program.say({"type": "move", "move": go["view"]["legal_moves"][0]})
    assert [(await program.next())["type"] for _ in range(2)] == ["view", "go"]


async def test_who_does_not_watch_is_told_of_its_own_moves_only(server: OpenServer) -> None:
    host, token = await seated(server.url)
    program = await Program.playing(server.url, token)
    await host.ask("start")
    await play_on(host)
    await program.close()
    await program.answering
    assert {message["type"] for message in program.received} == {"hello", "new", "go"}


async def test_nobody_waits_for_a_program_that_never_comes(server: OpenServer) -> None:
    host, _ = await seated(server.url)
    assert host.table["seats"][1]["presence"] == "stand_in"
    assert host.table["seats"][1]["program"]["name"] == ""
    await host.ask("start")
    await play_on(host)
    theirs = moves_of(host)
    assert theirs
    assert all(move["stand_in"] for move in theirs)


async def test_a_program_that_comes_in_the_middle_plays_on(server: OpenServer) -> None:
    host, token = await seated(server.url)
    await host.ask("start")
    await host.until(lambda host: len(moves_of(host)) == 2)  # the bot has turned over its two cards
    program = await Program.ready(server.url, token)
    assert (await program.next())["type"] == "new"
    await program.say({"type": "ready"})
    program.begin()
    await here(host)
    await play_on(host)
    assert [move["stand_in"] for move in moves_of(host)[:3]] == [True, True, False]


async def test_whoever_leaves_in_its_turn_is_replaced_and_may_come_back(server: OpenServer) -> None:
    host, token, program = await begun(server.url)
    await program.close()
    await host.until(lambda host: host.table["seats"][1]["program"]["fault"] == "crashed")
    await host.until(lambda host: len(moves_of(host)) == 2)
    assert all(move["stand_in"] for move in moves_of(host))
    await Program.playing(server.url, token)
    await here(host)
    await play_on(host)
    assert not moves_of(host)[-1]["stand_in"]


async def test_the_same_program_plays_the_rematch(server: OpenServer) -> None:
    host, token = await seated(server.url)
    program = await Program.playing(server.url, token)
    await host.ask("start")
    await play_on(host)
    await host.ask("rematch")
    await host.ask("start")
    await play_on(host, seed=2)
    news = [message for message in program.received if message["type"] == "new"]
    assert len(news) == 2
    assert news[0]["seed"] != news[1]["seed"]


async def test_a_seat_that_is_taken_back_ends_the_line(server: OpenServer) -> None:
    table, host = await laid(server.url)
    for give in (
        lambda: host.ask("bot", seat=1, level=None),
        lambda: host.ask("bot", seat=1, level=2),
        lambda: host.ask("sit", seat=1, guest="Bo"),
        lambda: let_play(server.url, host, table, 1),
    ):
        token = await let_play(server.url, host, table, 1)
        program = await Program.ready(server.url, token)
        await here(host)
        await give()
        bye = await program.bye()
        assert (bye["reason"], bye["retry"]) == ("taken", None)
        again = await Program.connect(server.url, token)  # and stays worth nothing
        assert (await again.bye())["reason"] == "token"
        with suppress(RefusedBy):
            await host.ask("stand", seat=1)


async def test_of_two_lines_the_newer_speaks(server: OpenServer) -> None:
    host, token, older = await begun(server.url)
    newer = await Program.ready(server.url, token)
    await newer.asked()
    assert (await older.bye())["reason"] == "replaced"
    await newer.say({"type": "move", "move": newer.received[-1]["view"]["legal_moves"][0]})
    await host.until(lambda host: any(not move["stand_in"] for move in moves_of(host)))
    await host.until(lambda host: host.table["seats"][1]["program"]["fault"] == "crashed")  # it was asked
    assert host.table["seats"][1]["presence"] == "here"


async def test_being_replaced_is_no_fault_of_a_program_that_owes_nothing(server: OpenServer) -> None:
    host, token, older = await begun(server.url)
    for move in ("?a1", "?b1"):  # now the host has to turn over two
        await older.say({"type": "move", "move": move})
        await host.until(lambda host, move=move: move in [done["move"] for done in moves_of(host)])
    newer = await Program.ready(server.url, token)
    assert (await older.bye())["reason"] == "replaced"
    assert (await newer.next())["type"] == "new"
    await newer.say({"type": "ready"})
    newer.begin()
    await play_on(host)
    assert host.table["seats"][1]["program"]["fault"] is None


async def test_a_move_taken_back_while_it_thinks_makes_its_answer_void(server: OpenServer) -> None:
    host, token = await seated(server.url, ms=20_000)
    program = await Program.ready(server.url, token)
    await here(host)
    await host.ask("start")
    await program.say({"type": "ready"})  # to `new`
    for move in ("?a1", "?b1"):
        await program.say({"type": "move", "move": move})
        await host.ask("move", move=move)
        await host.until(lambda host, move=move: move in [done["move"] for done in moves_of(host)])
    if host.to_move() is None:  # it starts
        await program.say({"type": "move", "move": "t>a1"})
        await host.until(lambda host: host.to_move() is not None)
    await host.ask("move", move="t>a1")  # which everybody has seen before: it can be taken back
    asked = len(moves_of(host)) + 1  # questions so far
    for _ in range(asked + 1):
        await program.next()
    before = len(moves_of(host))
    await host.ask("undo", seat=0)
    await program.say({"type": "move", "move": "t>b1"})  # it cannot know yet
    await host.ask("move", move="t>b1")
    message = await program.next()
    assert message["type"] == "go"  # anew, for the table as it is now
    await host.until(lambda host: host.to_move() is None and len(moves_of(host)) == before)
    assert host.game is not None
    assert message["view"]["grids"] == host.game["grids"]
    assert host.table["seats"][1]["program"]["fault"] is None


async def test_a_turn_clock_limits_a_program_too(server: OpenServer) -> None:
    _, _, program = await begun(server.url, clock=5, ms=60_000)
    assert program.received[-1]["ms"] <= 5000


async def test_who_has_a_hand_cannot_see_another_through_a_program(server: OpenServer) -> None:
    table, host = await laid(server.url, players=3)
    guest = await Player.join(server.url, table)  # who does not move, so that the match goes on
    await guest.ask("sit", seat=2)
    await guest.ask("ready")
    await host.ask("bot", seat=1, level=1)
    await host.ask("start")
    bots = f"/api/tables/{table}/bots"
    other = await host.http("POST", bots, json={"seat": 1})
    assert (other.status_code, other.json()["code"]) == (403, "knows_other_hand")
    await host.ask("stand", seat=0)
    assert (await host.http("POST", bots, json={"seat": 0})).status_code == 201  # it plays on for me


@pytest.mark.parametrize(
    ("who", "seat", "status", "code"),
    [
        ("stranger", 1, 403, "not_seated"),
        ("guest", 0, 409, "seat_taken"),
        ("host", 7, 409, "no_such_seat"),
        ("host", 9, 400, "bad_message"),
    ],
)
async def test_who_may_not_give_a_seat_is_told_why(
    server: OpenServer, who: str, seat: int, status: int, code: str
) -> None:
    table, host = await laid(server.url)
    other = await Player.join(server.url, table)
    if who == "guest":
        await other.ask("sit", seat=1)
    asks = host if who == "host" else other
    answer = await asks.http("POST", f"/api/tables/{table}/bots", json={"seat": seat})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_programs_and_human_manners_do_not_meet(server: OpenServer) -> None:
    human = {"stock_size": 3, "target": None, "manners": "human"}
    table, host = await laid(server.url, "skipbo", options=human)
    answer = await host.http("POST", f"/api/tables/{table}/bots", json={"seat": 1})
    assert (answer.status_code, answer.json()["code"]) == (409, "program_manners")
    settings = {**host.table["settings"], "options": {**human, "manners": "strict"}}
    await host.ask("configure", settings=settings)
    await let_play(server.url, host, table, 1)
    with pytest.raises(RefusedBy, match="program_manners"):
        await host.ask("configure", settings={**settings, "options": human})


NAMES = {
    "  Ada’s bot ": "Ada’s bot",
    "x" * 100: "x" * 24,
    "a\u202eb\u200bc\nd": "abcd",
    "": "?",
    "\u3164 \u200b": "?",
}


async def test_a_name_is_shown_as_far_as_it_can_be(server: OpenServer) -> None:
    host, token = await seated(server.url)
    shown = {}
    for name in NAMES:
        program = await Program.ready(server.url, token, name=name)
        await here(host)
        shown[name] = host.table["seats"][1]["program"]["name"]
        await program.close()
        await host.until(lambda host: host.table["seats"][1]["presence"] == "stand_in")
    assert shown == NAMES


def test_the_server_says_goodbye_to_programs_when_it_stops(tmp_path: Path) -> None:
    async def scene(server: OpenServer) -> None:
        _, _, program = await begun(server.url)
        server.server.should_exit = True
        bye = await program.bye()
        assert (bye["reason"], bye["retry"]) == ("restart", 1000)

    with open_server(tmp_path) as server:
        run(scene(server))


@pytest.mark.full
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_token_is_good_after_the_server_was_killed(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    async def scene(server: TableServer) -> None:
        host, token, program = await begun(server.url)
        await program.say({"type": "move", "move": "?a1"})
        await host.until(lambda host: len(moves_of(host)) == 1)
        await asyncio.to_thread(server.kill)
        await asyncio.gather(program.close(), host.close())
        await asyncio.to_thread(server.start)
        await Program.playing(server.url, token)
        host = await Player.join(server.url, host.table["id"], secret=host.secret, seen=host.number)
        await here(host)
        assert host.table["seats"][1]["program"]["fault"] is None
        await play_on(host)
        assert not any(move["stand_in"] for move in moves_of(host))

    url = tmp_path / "t.sqlite" if database == "sqlite" else request.getfixturevalue("postgres_url")
    with TableServer(url) as server:
        run(scene(server))


@pytest.mark.full
def test_a_program_may_come_to_another_process_than_the_people(postgres_url: str, nats_url: str) -> None:
    async def scene(one: TableServer, other: TableServer) -> None:
        host, token = await seated(one.url)
        program = await Program.playing(other.url, token)
        await here(host)
        await host.ask("start")
        await host.until(lambda host: len(moves_of(host)) == 2)
        assert not any(move["stand_in"] for move in moves_of(host))
        newer = await Program.ready(one.url, token)  # a line at this process replaces one at that
        assert (await asyncio.wait_for(program.answering, 20) or {})["reason"] == "replaced"
        newer.begin()
        await play_on(host)
        assert not moves_of(host)[-1]["stand_in"]
        await newer.close()
        await host.until(lambda host: host.table["seats"][1]["presence"] == "stand_in")

    with TableServer(postgres_url, nats_url) as one, TableServer(postgres_url, nats_url) as other:
        run(scene(one, other))


async def test_the_example_of_the_documentation_plays_a_match(server: OpenServer) -> None:
    host, token = await seated(server.url)
    example = await asyncio.create_subprocess_exec(
        *(sys.executable, "examples/bots/at_a_table.py", server.url),
        env={"TABLEE_BOT_TOKEN": token},
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        await here(host)
        await host.ask("start")
        await play_on(host)
        assert not any(move["stand_in"] for move in moves_of(host))
        await host.ask("rematch")
        await host.ask("bot", seat=1, level=None)  # the seat is taken back
    except BaseException:
        example.kill()
        raise
    finally:
        _, said = await example.communicate()
    assert (example.returncode, said.decode()) == (0, "The seat was given to somebody else.\n")


@pytest.mark.parametrize("watch", [False, True])
async def test_a_new_round_is_announced_to_a_program(server: OpenServer, watch: bool) -> None:
    host, token = await seated(server.url, options={"limit": 200})
    program = await Program.ready(server.url, token, watch=watch)
    program.begin()
    await here(host)
    await host.ask("start")
    await play_on(host)
    await program.close()
    await program.answering
    told = program.received
    deals = [at for at, message in enumerate(told) if message["type"] == "deal"]
    assert [told[at]["number"] for at in deals] == list(range(2, len(deals) + 2)) != []
    for at in deals:
        after = next(message for message in told[at + 1 :] if message["type"] in ("go", "view"))
        before = next(message for message in reversed(told[:at]) if message["type"] in ("go", "view"))
        assert after["totals"] == told[at]["totals"] != [0, 0]
        assert after["view"]["outcome"] is None
        assert (before["view"]["outcome"] is not None) == watch
