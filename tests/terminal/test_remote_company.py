import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tablee.terminal.app import TableApp
from tablee.terminal.connection import Connection
from tablee.terminal.session import Session
from tablee.terminal.table_state import News
from tests.table_server import OpenServer
from tests.terminal.screens import SIZE, lines, until
from tests.terminal.tables import at_server, at_table, gather, open_table

pytestmark = pytest.mark.slow


@asynccontextmanager
async def beside(
    url: str, data_home: Path, monkeypatch: pytest.MonkeyPatch, heard: list[News]
) -> AsyncIterator[tuple[Pilot[Any], TableApp, Session, Session]]:
    """A screen at seat 1, and at seat 0 somebody else, of whom what is heard is written down."""
    monkeypatch.setenv("XDG_DATA_HOME", str(data_home / "bo"))
    other = at_server(url)
    attending = asyncio.create_task(other.attend(heard.append))
    while not other.state.own:
        await asyncio.sleep(0.01)
    assert await other.ask("ready", ready=True) is None
    monkeypatch.setenv("XDG_DATA_HOME", str(data_home / "ada"))
    app, own = at_table(url)
    try:
        async with app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: own.state.own == (1,))
            yield pilot, app, own, other
            await own.leave()
    finally:
        await other.leave()
        await attending


async def test_the_turn_clock_runs_and_says_when_it_is_short(server: OpenServer) -> None:
    url = open_table(server, settings={"clock": 12})
    app, session = at_table(url)
    async with app.run_test(size=SIZE) as pilot:
        await gather(pilot, session)
        await until(pilot, lambda: re.search(r"[^!] 0:1[012]$", lines(app)[0]) is not None)
        await until(pilot, lambda: re.search(r"! 0:0\d$", lines(app)[0]) is not None)
        await session.leave()


async def test_a_wrong_clock_of_this_machine_does_not_matter(server: OpenServer) -> None:
    url = open_table(server, settings={"clock": 60})
    app, session = at_table(url)
    async with app.run_test(size=SIZE) as pilot:
        await gather(pilot, session)
        right, table = session.state.turn_ends, session._table
        assert right is not None
        assert table is not None
        hour = 3_600_000  # as if the server were ahead of us by one
        assert isinstance(session.transport, Connection)
        session.transport.set_clock(int(time.time() * 1000) + hour)
        table["turn_ends"] += hour
        session._stand()
        assert session.state.turn_ends == pytest.approx(right, abs=2)
        await session.leave()


async def test_what_is_said_and_how_one_reacts_is_heard(
    server: OpenServer, data_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[News] = []
    url = open_table(server)
    async with beside(url, data_home, monkeypatch, heard) as (pilot, app, _, other):
        await pilot.press("slash", *"hello", "enter")
        await until(pilot, lambda: any(news.values.get("text") == "hello" for news in heard))
        await pilot.press("e")
        await until(pilot, lambda: "2  Well played!" in "\n".join(lines(app)))
        await pilot.press("2")
        await until(pilot, lambda: any(news.values.get("text") == "Well played!" for news in heard))
        assert await other.ask("react", reaction="thanks") is None
        await until(pilot, lambda: f"{other.state.names[0]}: Thanks!" in "\n".join(lines(app)))
        await pilot.press("e", "escape", "q")  # thought better of it
        await until(pilot, lambda: "Press q once more" in lines(app)[-2])


async def test_a_silent_partner_who_writes_has_talked(
    server: OpenServer, data_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = open_table(server, "skipbo", players=4, manners="human", partners=True, dealer=3)
    async with beside(url, data_home, monkeypatch, []) as (pilot, app, ada, bo):
        await pilot.press("3")  # opposite Bo
        await until(pilot, lambda: ada.state.own == (2,))
        await pilot.press("b")
        await until(pilot, lambda: all(seat.taken for seat in ada.state.seats))
        await pilot.press("enter")
        await until(pilot, lambda: bo.state.to_move == (0,) and ada.state.who_may("~") == [2])
        await pilot.press("slash", *"now", "enter")
        await until(pilot, lambda: "You talk" in "\n".join(lines(app)))
