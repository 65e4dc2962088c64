"""Somebody asks for the seat of who is gone, in the terminal: on the whole screen and line by line."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tablee.terminal.remote.address import address_of
from tablee.terminal.remote.table import RemoteTable
from tablee.terminal.speech import Speech
from tests.server.lines import Player
from tests.table_server import TableServer
from tests.terminal.screens import SIZE, lines
from tests.terminal.tables import at_table, open_table, until

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("terminal-server")]


async def sit(url: str, seats: int) -> list[Player]:
    """So many people at the table, who have the first seats and are ready."""
    server, code = url.split("/t/")
    people = [await Player.join(server, code) for _ in range(seats)]
    for seat, player in enumerate(people):
        await player.ask("sit", seat=seat)
        await player.ask("ready")
    return people


@asynccontextmanager
async def two_of_whom_one_is_gone(url: str) -> AsyncIterator[Player]:
    """A match of two is dealt, and the one at seat 2 is gone; the other one."""
    ann, ben = await sit(url, 2)
    await ann.ask("start")
    await ben.close()
    await ann.until(lambda player: player.table["seats"][1]["presence"] == "stand_in")
    try:
        yield ann
    finally:
        await ann.close()


def test_who_watches_on_the_screen_asks_and_gets_the_seat(server: TableServer) -> None:
    url = open_table(server, "skipbo", settings={"grace": 0})

    async def scene() -> None:
        async with two_of_whom_one_is_gone(url) as ann:
            app, dan = at_table(url, watch=True)
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: "s ask for a seat" in lines(app)[-1])
                await pilot.press("s")
                await until(pilot, lambda: "would like to take over seat 2" in " ".join(lines(app)))
                await ann.until(lambda player: player.table["seat_request"] is not None)
                assert dan.state.own == ()
                await ann.ask("answer_seat", agree=True)
                await until(pilot, lambda: dan.state.own == (1,))
                await until(pilot, lambda: "has seat 2 now and sees its cards" in " ".join(lines(app)))
                assert "hand" in dan.state.private[1]
                await dan.leave()

    asyncio.run(scene())


@pytest.mark.parametrize(("key", "said"), [("y", "has seat 1 now"), ("n", "Not all agreed: seat 1 is kept")])
def test_who_plays_on_the_screen_is_asked(server: TableServer, data_home: Path, key: str, said: str) -> None:
    url = open_table(server, "skipbo", settings={"grace": 0})

    async def scene() -> None:
        (ann,) = await sit(url, 1)
        app, ben = at_table(url)
        async with app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: ben.state.own == (1,))
            await pilot.press("enter")
            await until(pilot, lambda: ben.state.phase == "playing")
            dan = await Player.join(*url.split("/t/"))
            await ann.close()
            await until(pilot, lambda: ben.state.seats[0].presence == "stand_in")
            await dan.ask("ask_seat", seat=0)
            name = dan.person["name"]
            await until(pilot, lambda: f"May {name} have seat 1? (y/n)" in lines(app)[-2])
            assert lines(app)[-1].startswith("y yes")
            shown = " ".join(" ".join(lines(app)).split())
            assert f"{name} would like to take over seat 1" in shown
            assert "would see its cards" in shown
            await pilot.press(key)
            await until(pilot, lambda: said in " ".join(lines(app)))
            await dan.until(lambda player: player.table["seat_request"] is None)
            assert [own["seat"] for own in dan.yours] == ([0] if key == "y" else [])
            await dan.close()
            await ben.leave()

    asyncio.run(scene())


@contextmanager
def line_by_line(url: str, home: Path, *options: str) -> Iterator[Any]:
    table: Any = pexpect.spawn(
        sys.executable,
        ["-m", "tablee", "play", "--plain", "--join", url, *options],
        encoding="utf-8",
        timeout=60,
        dimensions=(24, 400),
        env={"XDG_DATA_HOME": str(home), "PATH": "", "HOME": str(home), "LANG": "en_US.UTF-8"},
    )
    try:
        yield table
    finally:
        table.close(force=True)


def test_line_by_line_one_asks_and_another_agrees(server: TableServer, tmp_path: Path) -> None:
    """Meanwhile the one who is asked goes on playing: only a yes or a no is an answer."""
    url = open_table(server, "skyjo", settings={"grace": 0}, limit=None)
    with line_by_line(url, tmp_path / "ann") as ann:
        ann.expect_exact("waiting for everybody")
        with line_by_line(url, tmp_path / "ben") as ben:
            ben.expect_exact("waiting for everybody")
            ann.expect_exact("sits down")
            ben.sendline("ready")
            ann.sendline("ready")
            ben.sendline("start")
            legal = r"Legal now: ([^\r]+)\r\n"
            ann.expect(legal)
        with line_by_line(url, tmp_path / "dan", "--watch") as dan:
            ann.expect_exact("Away; a bot is standing in")
            dan.sendline("seat")
            dan.expect_exact("Type: seat NUMBER")
            dan.sendline("seat 2")
            dan.expect(r"(\S+ \d+) would like to take over seat 2 \(.+\) and would see its cards\.")
            name = dan.match.group(1)
            ann.expect_exact(f"{name} would like to take over seat 2")
            ann.expect_exact(f"May {name} have seat 2? (y/n)")
            ann.sendline("table")
            ann.expect_exact(f"May {name} have seat 2? (y/n)")
            ann.sendline("y")
            for each in (ann, dan):
                each.expect_exact(f"All agreed: {name} has seat 2 now and sees its cards.")
            dan.sendline("table")
            dan.expect(re.escape(name))


def test_who_comes_back_line_by_line_sees_the_question(server: TableServer) -> None:
    url = open_table(server, "skipbo", settings={"grace": 0})

    async def scene() -> None:
        async with two_of_whom_one_is_gone(url):
            dan = await Player.join(*url.split("/t/"))
            await dan.ask("ask_seat", seat=1)
            heard: list[str] = []
            eve = RemoteTable(address_of(url), "en", Speech("en").say, watch=True)
            attending = asyncio.create_task(eve.attend(lambda news: heard.append(news.notice)))
            for _ in range(3000):
                await asyncio.sleep(0.01)
                if "seat-wanted" in heard:
                    break
            assert "seat-wanted" in heard
            assert eve.state.seat_request is not None
            assert eve.state.seat_request[:2] == (1, dan.person["name"])
            await eve.leave()
            await attending
            await dan.close()

    asyncio.run(scene())
