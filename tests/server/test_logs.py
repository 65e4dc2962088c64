import asyncio
import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.server.serve import set_up
from tablee.table.protocol import Settings
from tests.server.lines import Player, RefusedBy, some_move
from tests.table_server import TableServer, lay_table


@pytest.fixture(autouse=True)
def logging_as_it_was() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("tablee")
    handlers, levels = root.handlers[:], (root.level, ours.level)
    yield
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


def test_json_has_one_object_a_line_with_tracebacks_inside(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("json")
    try:
        raise KeyError("lost")
    except KeyError:
        logging.getLogger("tablee.table.live_table").exception("went wrong", extra={"table": "abc"})
    line = json.loads(capsys.readouterr().err)
    assert (line["level"], line["logger"], line["message"]) == (
        "ERROR",
        "tablee.table.live_table",
        "went wrong",
    )
    assert line["table"] == "abc"
    assert line["time"].endswith("+00:00")
    assert line["traceback"].startswith("Traceback")


def test_lines_for_people_are_short_and_warn(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("text")
    logging.getLogger("tablee.server").info("open")
    logging.getLogger("tablee.server").warning("the bus is gone")
    first, second = capsys.readouterr().err.splitlines()
    assert first.endswith("  open")
    assert second.endswith("  the bus is gone  [warning]")


def test_without_a_terminal_it_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("auto")
    logging.getLogger("tablee").info("open")
    assert json.loads(capsys.readouterr().err)["message"] == "open"


def test_libraries_are_heard_only_when_something_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("text")
    for name in ("uvicorn.error", "alembic.runtime.migration"):
        logging.getLogger(name).info("Started server process")
        logging.getLogger(name).warning("trouble")
    written = capsys.readouterr().err
    assert written.count("trouble") == 2
    assert "Started" not in written


@pytest.mark.slow
def test_the_log_of_a_game_tells_nobody_anything(tmp_path: Path) -> None:
    database = tmp_path / "a.sqlite"
    laid = lay_table(database, Settings(game="skipbo", players=2, options={"stock_size": 3, "target": None}))
    guest, chat = "Aunt Zuzanna", "the cat sits on the piano"

    async def scene(url: str) -> str:
        """Returns the secret of a spectator."""
        player = await Player.join(url, laid.code, secret=laid.secret)
        spectator = await Player.join(url, laid.code)
        await player.ask("sit", seat=0)
        await player.ask("sit", seat=1, guest=guest)
        await player.ask("start")
        await player.ask("say", text=chat)
        rng = random.Random(1)
        for _ in range(20):
            await player.until(lambda player: player.to_move() is not None or player.table["phase"] == "over")
            if (waiting := player.to_move()) is None:
                break
            seat, moves = waiting
            number = (await player.ask("move", seat=seat, move=some_move(moves, rng)))["number"]
            await player.until(lambda player, n=number: player.number >= n)
            await asyncio.sleep(0.05)  # a line may ask only so often
        for nonsense in ("sit", "move"):
            with pytest.raises(RefusedBy):
                await spectator.ask(nonsense, seat=1, **({"move": "?"} if nonsense == "move" else {}))
        await spectator.socket.send(f'{{"type": "hello", "secret": "{laid.secret}')
        for each in (player, spectator):
            await each.close()
        assert spectator.secret is not None
        return spectator.secret

    with TableServer(database, None, "--log", "json") as server:
        other_secret = asyncio.run(asyncio.wait_for(scene(server.url), 120))
        assert server.end() == 0
        logged, written = server.log(), server.log() + server.said
    messages = [json.loads(line)["message"] for line in logged.splitlines()]
    assert messages == ["open", "closing", "closed"]
    for hidden in (laid.name, guest, "Zuzanna", chat, laid.code, laid.seed, laid.secret, other_secret):
        assert hidden not in written
