import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tablee.terminal.table_screen import TableScreen
from tests.command import Script, run
from tests.server.lines import Player
from tests.table_server import OpenServer
from tests.terminal.screens import SIZE, lines, until
from tests.terminal.tables import at_table, open_table

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("no_grace")]
LINE_BY_LINE = ("play", "--plain", "--join")


async def sit(url: str, seats: int) -> list[Player]:
    """So many people at the table, who have the first seats and are ready."""
    server, code = url.split("/t/")
    people = [await Player.join(server, code) for _ in range(seats)]
    for seat, player in enumerate(people):
        await player.ask("sit", seat=seat)
        await player.ask("ready")
    return people


@asynccontextmanager
async def three_of_whom_one_is_gone(url: str) -> AsyncIterator[list[Player]]:
    """A match of three is dealt, and the one at seat 2 is gone; the other two."""
    ann, ben, cleo = await sit(url, 3)
    await ann.ask("start")
    await ben.close()
    await ann.until(lambda player: player.table["seats"][1]["presence"] == "stand_in")
    try:
        yield [ann, cleo]
    finally:
        for player in (ann, cleo):
            await player.close()


async def test_who_watches_on_the_screen_asks_and_gets_the_seat(server: OpenServer) -> None:
    url = open_table(server, "skipbo", 3, settings={"grace": 0})
    async with three_of_whom_one_is_gone(url) as others:
        app, dan = at_table(url, watch=True)
        async with app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: "s ask for a seat" in lines(app)[-1])
            await pilot.press("s")
            await until(pilot, lambda: "would like to take over seat 2" in " ".join(lines(app)))
            await others[0].until(lambda player: player.table["seat_request"] is not None)
            assert dan.state.own == ()
            for player in others:
                await player.ask("answer_seat", agree=True)
            await until(pilot, lambda: dan.state.own == (1,))
            await until(pilot, lambda: "has seat 2 now and sees its cards" in " ".join(lines(app)))
            assert "hand" in dan.state.private[1]
            await dan.leave()


@pytest.mark.parametrize(("key", "said"), [("y", "has seat 1 now"), ("n", "Not all agreed: seat 1 is kept")])
async def test_who_plays_on_the_screen_is_asked(
    server: OpenServer, data_home: Path, key: str, said: str
) -> None:
    url = open_table(server, "skipbo", 3, settings={"grace": 0})
    ann, cleo = await sit(url, 2)
    app, ben = at_table(url)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: ben.state.own == (2,))
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
        await cleo.ask("answer_seat", agree=True)
        await pilot.press(key)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        await until(pilot, lambda: said in str(screen.history))  # bots may have moved a dozen times since
        await dan.until(lambda player: player.table["seat_request"] is None)
        assert [own["seat"] for own in dan.yours] == ([0] if key == "y" else [])
        for player in (cleo, dan):
            await player.close()
        await ben.leave()


async def test_line_by_line_one_is_asked(server: OpenServer) -> None:
    """Meanwhile the game goes on: only a yes or a no is an answer."""
    url = open_table(server, "skyjo", 3, settings={"grace": 0}, limit=None)
    script = Script(
        ("sits down", "ready"),
        ("have seat 1? (y/n)", "table"),
        ("have seat 1? (y/n)", "y"),
        ("has seat 1 now and sees its cards", "quit"),
    )
    ann, cleo = await sit(url, 2)
    asked = asyncio.create_task(asyncio.to_thread(run, *LINE_BY_LINE, url, typed=script))
    await ann.until(lambda ann: ann.table["seats"][2]["ready"])
    await ann.ask("start")
    dan = await Player.join(*url.split("/t/"))
    await ann.close()
    await dan.until(lambda dan: dan.table["seats"][0]["presence"] == "stand_in")
    await dan.ask("ask_seat", seat=0)
    await cleo.ask("answer_seat", agree=True)
    await dan.until(lambda dan: [own["seat"] for own in dan.yours] == [0])
    assert (await asked).returncode == 0
    for player in (cleo, dan):
        await player.close()
    assert script.left == []


async def test_line_by_line_one_asks(server: OpenServer) -> None:
    url = open_table(server, "skyjo", 3, settings={"grace": 0}, limit=None)
    script = Script(
        ("", "seat"), ("Type: seat NUMBER", "seat 2"), ("has seat 2 now and sees its cards", "quit")
    )
    async with three_of_whom_one_is_gone(url) as others:
        asking = asyncio.create_task(asyncio.to_thread(run, *LINE_BY_LINE, url, "--watch", typed=script))
        await others[0].until(lambda player: player.table["seat_request"] is not None)
        for player in others:
            await player.ask("answer_seat", agree=True)
        said = (await asking).stdout
        assert "would like to take over seat 2" in said
    assert script.left == []
