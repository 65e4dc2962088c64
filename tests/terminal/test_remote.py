import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from tablee.terminal.connection import Connection
from tablee.terminal.dialogs import ScoreScreen
from tablee.terminal.server_api import Address, NotAnAddress, SentAway, address_of
from tablee.terminal.session import Session
from tablee.terminal.speech import Speech
from tablee.terminal.storage import secret_for
from tests.command import Mover, Script, run
from tests.server.programs import Program, laid, let_play
from tests.table_server import OpenServer, TableServer
from tests.terminal.screens import PATIENCE, SIZE, eager, keys_for, lines, until
from tests.terminal.tables import at_server, at_table, gather, open_table, play


@pytest.mark.slow
def test_a_match_at_a_server_over_its_death_and_return(tmp_path: Path) -> None:
    with TableServer(tmp_path / "tables.sqlite") as server:
        over_death_and_return(server, open_table(server, "skyjo", limit=None))
        assert secret_for(server.url) is not None


def over_death_and_return(server: TableServer, url: str) -> None:
    async def scene() -> None:
        app, session = at_table(url)
        async with app.run_test(size=SIZE) as pilot:
            await gather(pilot, session)
            await play(pilot, session, 4)
            await until(pilot, lambda: bool(session.state.to_move))
            server.kill()
            await until(pilot, lambda: "The server is away" in "\n".join(lines(app)))
            number = session.transport.number
            state = session.state
            await pilot.press(*keys_for(eager(state.legal_moves(0)), state, 0))  # into the void
            server.start()
            await until(pilot, lambda: session.transport.number > number)
            assert "The server is back" in "\n".join(lines(app))
            await play(pilot, session)
            await until(pilot, lambda: isinstance(app.screen, ScoreScreen))  # after a look at the table
            await until(pilot, lambda: "won the match" in "\n".join(lines(app)))
            await pilot.press("enter")  # a rematch
            await until(pilot, lambda: session.state.phase == "gathering")
            await session.leave()

    asyncio.run(scene())


@pytest.mark.slow
async def test_who_comes_back_has_the_same_seat_and_others_watch(
    server: OpenServer, data_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = open_table(server, "skipbo", stock_size=3, target=None)
    app, session = at_table(url)
    async with app.run_test(size=SIZE) as pilot:
        await gather(pilot, session)
        await play(pilot, session, 2)
        await pilot.press("q", "q")
        await until(pilot, lambda: app.return_value is not None)
    app, session = at_table(url, "fr")
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: session.state.own == (0,))
        monkeypatch.setenv("XDG_DATA_HOME", str(data_home / "somebody-else"))
        watcher = at_server(url, watch=True)
        watching = asyncio.create_task(watcher.attend(lambda news: None))
        await play(pilot, session)
        await until(pilot, lambda: watcher.state.phase == "over")
        assert watcher.state.own == ()
        assert not watcher.state.private
        await watcher.leave()
        await watching


@pytest.mark.slow
async def test_somebody_else_agrees_that_a_move_is_taken_back(
    server: OpenServer, data_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = open_table(server, "skipbo", stock_size=30)
    monkeypatch.setenv("XDG_DATA_HOME", str(data_home / "bo"))
    bo = at_server(url)
    attending = asyncio.create_task(bo.attend(lambda news: None))
    while not bo.state.own:
        await asyncio.sleep(0.01)
    assert await bo.ask("ready", ready=True) is None
    monkeypatch.setenv("XDG_DATA_HOME", str(data_home / "ada"))
    app, ada = at_table(url, "de")
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: ada.state.own == (1,))
        await pilot.press("enter")
        await until(pilot, lambda: ada.state.phase == "playing" and bo.state.phase == "playing")
        while True:  # until Bo has built something from the hand, which shows nobody a new card
            await until(pilot, lambda: bool(ada.state.to_move or bo.state.to_move))
            who, seat = (ada, 1) if ada.state.to_move else (bo, 0)
            legal = who.state.legal_moves(seat)
            build = next((move for move in legal if move[0] == "h" and ">" in move), None)
            build = build if who is bo and len(bo.state.view(0)["hand"]) > 1 else None
            assert await who.move(seat, build or next(move for move in legal if ":" in move)) is None
            await until(pilot, lambda: ada.transport.number == bo.transport.number)
            if build:
                break
        assert bo.can_take_back() == 0
        assert await bo.take_back(0) is None
        await until(pilot, lambda: "möchte einen Zug zurücknehmen" in lines(app)[-2])
        assert "j ja" in lines(app)[-1]
        await pilot.press("j")
        await until(pilot, lambda: "nimmt den letzten Zug zurück" in "\n".join(lines(app)))
        assert build in bo.state.legal_moves(0)
        await bo.leave()
        await attending
        await until(pilot, lambda: "Kurz weg" in "\n".join(lines(app)))


@pytest.mark.slow
async def test_people_at_one_device_sit_down_by_their_names(server: OpenServer) -> None:
    url = open_table(server, players=3)
    session = Session(Connection(address_of(url), Speech("en"), "Ada"), Speech("en"), guests=["Bo"])
    attending = asyncio.create_task(session.attend(lambda news: None))
    async with asyncio.timeout(PATIENCE):
        while len(session.state.own) < 2:
            await asyncio.sleep(0.01)
    assert session.state.names == ("Ada", "Bo", "Empty seat")
    await session.leave()
    await attending


@pytest.mark.slow
async def test_a_refusal_of_the_server_is_a_sentence_in_the_language(server: OpenServer) -> None:
    url = open_table(server)
    app, session = at_table(url, "de")
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: session.state.own == (0,))
        await pilot.press("enter")  # there is an empty seat
        await until(pilot, lambda: "frei" in lines(app)[-2])
        await session.leave()


@pytest.mark.slow
def test_line_by_line_at_a_server(server: OpenServer) -> None:
    script = Script(
        ("sits down", "bots\nreact 1"),
        (": Hello!", "say good evening"),
        (": good evening", "react"),
        ("2 Well played!", "start"),
    )

    mover = Mover()

    def answer(said: str) -> str | None:
        return script(said) if script.left else mover(said)

    done = run("play", "--plain", "--join", open_table(server, "skyjo", limit=None), typed=answer)
    assert (done.returncode, script.left) == (0, [])
    assert "won the match" in done.stdout


def test_an_address_is_read_in_many_forms() -> None:
    for url, address in (
        ("http://host/t/K7Q2MX", Address("http://host", "K7Q2MX")),
        ("https://host:8443/t/k7q2mx/", Address("https://host:8443", "k7q2mx")),
        ("http://host/games/tablee/t/K7Q2MX", Address("http://host/games/tablee", "K7Q2MX")),
        ("host/games/tablee/K7Q2MX", Address("http://host/games/tablee", "K7Q2MX")),
        ("ws://host/K7Q2MX", Address("http://host", "K7Q2MX")),
        ("192.168.1.5:8000/t/K7Q2MX", Address("http://192.168.1.5:8000", "K7Q2MX")),
    ):
        assert address_of(url) == address
        assert address.socket.startswith("ws")


def test_what_is_no_address_of_a_table_is_said() -> None:
    for url in ("", "http://host", "http://host/t/", "ftp://host/t/K7Q2MX"):
        with pytest.raises(NotAnAddress):
            address_of(url)


async def test_a_server_that_is_not_there_is_said_at_once() -> None:
    session = at_server("http://127.0.0.1:9/t/K7Q2MX")
    with pytest.raises(SentAway, match=r"127\.0\.0\.1:9"):
        await session.attend(lambda news: None)


@pytest.mark.slow
async def test_a_table_that_does_not_exist_is_said(server: OpenServer) -> None:
    session = at_server(f"{server.url}/t/ZZZZZZ")
    with pytest.raises(SentAway, match="no table"):
        await session.attend(lambda news: None)


@pytest.mark.slow
async def test_who_is_sent_away_by_the_host_is_told_why(server: OpenServer) -> None:
    url = open_table(server, "skyjo", limit=None)
    session = at_server(url, "de")
    told = asyncio.create_task(session.attend(lambda news: None))
    while not session.transport.number:
        await asyncio.sleep(0.01)
    database = server.parts.config.database
    moderate = ("moderate", "remove", session.transport.person, "--database", database)
    assert (await asyncio.to_thread(run, *moderate)).returncode == 0
    with pytest.raises(SentAway, match="weggeschickt"):
        await asyncio.wait_for(told, 30)
    with pytest.raises(SentAway, match="weggeschickt"):
        await at_server(url, "de").attend(lambda news: None)


@pytest.mark.slow
async def test_a_program_is_called_by_its_name(server: OpenServer) -> None:
    table, host = await laid(server.url)
    program = await Program.ready(server.url, await let_play(server.url, host, table, 1))
    watcher = at_server(f"{server.url}/t/{table}", watch=True)
    watching = asyncio.create_task(watcher.attend(lambda news: None))
    async with asyncio.timeout(30):
        while not watcher.state.seats or watcher.state.seats[1].presence != "here":
            await asyncio.sleep(0.01)
    assert (watcher.state.seats[1].name, watcher.state.seats[1].bot) == ("Tester", True)
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    await program.close()
    await host.close()


async def test_a_connection_that_is_cancelled_ends_although_a_message_comes_at_that_moment() -> None:
    """`asyncio.wait_for` of Python 3.11 forgets the cancellation then."""

    class Socket:
        def __init__(self) -> None:
            self.messages = [asyncio.get_running_loop().create_future() for _ in range(2)]
            self.waiting = iter(self.messages)

        async def recv(self) -> str:
            text: str = await next(self.waiting)
            return text

    connection = Connection(Address("http://127.0.0.1", "ZZZZZZ"), Speech("en"))
    connection._heartbeat = 60.0
    socket = Socket()
    listening = asyncio.create_task(connection._listen(cast(Any, socket), lambda message: None))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    socket.messages[0].set_result('{"type": "pong", "at": 0}')
    listening.cancel()
    done, _ = await asyncio.wait([listening], timeout=5)
    socket.messages[1].cancel()
    assert listening in done
