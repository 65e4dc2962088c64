from pathlib import Path

import pytest

from tests.command import Script, run
from tests.table_server import OpenServer
from tests.terminal.screens import SIZE, lines, until
from tests.terminal.tables import at_table, gather, open_table

pytestmark = pytest.mark.slow


async def test_on_the_screen_it_takes_two_keys(server: OpenServer, data_home: Path) -> None:
    url = open_table(server, "skyjo")
    app, ann = at_table(url)
    async with app.run_test(size=SIZE) as pilot:
        await gather(pilot, ann)
        await until(pilot, lambda: ann.state.phase == "playing")
        await pilot.press("r", "q")
        await until(pilot, lambda: "r to give the match up" in " ".join(lines(app)))
        assert ann.state.phase == "playing"  # after an r alone
        await pilot.press("r")
        await until(pilot, lambda: ann.state.phase == "over")
        assert (ann.state.resigned, ann.state.winners) == (0, (1,))
        await until(pilot, lambda: f"{ann.state.names[0]} gave up." in " ".join(lines(app)))
        await ann.leave()


def test_line_by_line_one_is_asked_once_more(server: OpenServer) -> None:
    question = "Give the match up? The other side wins, and it counts as a loss for you. (y/n)"
    script = Script(
        ("sits down", "bots\nstart"), ("Legal now", "resign"), (question, "n\nresign"), (question, "y")
    )
    done = run("play", "--plain", "--join", open_table(server, "skyjo"), typed=script)
    assert script.left == []
    assert "gave up." in done.stdout
