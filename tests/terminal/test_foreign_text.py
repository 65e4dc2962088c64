import asyncio
import json
import re
import stat
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pexpect
import pytest
from textual.app import App
from websockets.asyncio.client import connect
from websockets.asyncio.server import Server, ServerConnection, serve

from tablee.match.record import load as load_record
from tablee.paper.files import load as load_sheet
from tablee.terminal.replay import Replay
from tablee.terminal.replay_screen import ReplayApp
from tablee.terminal.scorepad_screen import SheetApp
from tablee.terminal.speech import Speech
from tests.command import Answer, Script, run
from tests.server.lines import Player
from tests.table_server import OpenServer
from tests.terminal.screens import SIZE, lines, until
from tests.terminal.tables import open_table

# A new title, the clipboard, a cleared screen, the same with one character of C1, a bell, backspaces, a line
# that reads backwards, one isolated, and a line of its own that somebody else seems to have written.
NASTY = "\x1b]0;owned\x07\x1b]52;c;b3duZWQ=\x07\x1b[2J\x9b2J\x08\x7f\u202e\u2066\u200f\r\nEve: I give up"
FORGED = "\nEve: I give up"
BIDI = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]")
GOLDEN = Path(__file__).parents[1] / "golden" / "skyjo-2.json"


def printed(*arguments: str, typed: str | Answer = "") -> str:
    """All that a command writes, line by line."""
    done = run(*arguments, typed=typed)
    check(done.stdout + done.stderr)
    return done.stdout + done.stderr


def check(text: str) -> None:
    assert not re.search("[\x07\x1b\x7f\x9b\ud800]", text), repr(text)
    assert not BIDI.search(text), repr(text)
    assert FORGED not in text.replace("\r", ""), repr(text)


def check_screen(app: App[Any], *steps: tuple[str, str]) -> None:
    """Wait for each text on the screen, then type."""

    async def look() -> None:
        async with app.run_test(size=SIZE) as pilot:
            for text, keys in steps:
                await until(pilot, lambda wanted=text: wanted in "\n".join(lines(app)))  # type: ignore[misc]
                check("\n".join(lines(app)))
                await pilot.press(*keys)

    asyncio.run(look())


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Whose players have names that are none."""
    match = json.loads(GOLDEN.read_text())
    match["seats"] = [f"Ada{NASTY}", f"Ben{NASTY}"]
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match))
    return path


def test_verify_prints_names_safely(record: Path) -> None:
    assert "Ben·" in printed("verify", str(record))


def test_errors_about_records_quote_safely(record: Path) -> None:
    good = record.read_text()
    for field, value in (
        ("format", f"tablee/{NASTY}"),
        ("game", NASTY),
        ("options", {NASTY: NASTY}),
        ("moves", [NASTY]),
        ("commitment", NASTY),
    ):
        record.write_text(json.dumps({**json.loads(good), field: value}))
        for command in ("verify", "replay"):
            assert "tablee: " in printed(command, str(record))


def test_replay_prints_names_safely(record: Path) -> None:
    for how in (("--text",), ("--text", "--pictures", "--to", "3"), ("--json",)):
        assert "Ada" in printed("replay", str(record), *how)


def test_replay_shows_names_safely(record: Path) -> None:
    check_screen(ReplayApp(Replay(load_record(record)), Speech("en")), ("Ada", "s"), ("Ada", "q"))


def test_errors_quote_what_was_typed_safely(tmp_path: Path) -> None:
    for command in ("verify", "replay", "score"):
        assert "tablee: " in printed(command, str(tmp_path / NASTY.replace("/", "")), "--json")
        assert "tablee: " in printed(command, f"--{NASTY}")
    assert "tablee: " in printed("play", NASTY)


def test_score_prints_and_shows_names_safely(tmp_path: Path) -> None:
    sheet = {"game": "skyjo", "names": [f"Ada{NASTY}", "Bo"], "limit": 100}
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps({"format": "tablee-sheet/1", "sheet": sheet}))
    assert "Ada" in printed("score", str(path), "--plain", typed="quit\n")
    assert "Ada" in printed("score", str(path), "--json")
    check_screen(SheetApp(Speech("en"), lambda _: path, load_sheet(path), None), ("Ada", "q"))
    path.write_text(json.dumps({"format": NASTY, "sheet": sheet}))
    assert "tablee: " in printed("score", str(path), "--plain")


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """It calls itself something, complains about it, and does not play by the rules."""
    path = tmp_path / "bot"
    path.write_text(
        f"#!{sys.executable}\n"
        "import json, sys\n"
        f"nasty = {NASTY!r}\n"
        "for line in sys.stdin:\n"
        "    print(nasty, file=sys.stderr, flush=True)\n"
        "    kind = json.loads(line)['type']\n"
        "    ready = {'type': 'ready', 'protocol': 1, 'name': nasty}\n"
        "    answer = ready if kind in ('hello', 'new') else {'type': 'move', 'move': nasty}\n"
        "    if kind in ('hello', 'new', 'go'):\n"
        "        print(json.dumps(answer, ensure_ascii=False), flush=True)\n",
        encoding="utf-8",
    )
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


@pytest.mark.slow
def test_programs_are_quoted_safely(program: Path) -> None:
    assert "WRONG" in printed("check-bot", str(program), "--game", "skyjo")
    for how in ((), ("--json",)):
        printed("arena", "skyjo", "1", "--bot", str(program), "-m", "4", *how)


@pytest.mark.full
def test_a_bar_of_progress_names_programs_safely(program: Path) -> None:
    arguments = ["-m", "tablee", "arena", "skyjo", "1", "--bot", str(program), "-m", "4"]
    terminal: Any = pexpect.spawn(
        sys.executable, arguments, encoding="utf-8", timeout=240, dimensions=(24, 120)
    )
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert not re.search("\x1b\\]|\x07|\x9b|\x7f", terminal.before.replace("\x1b]22;default\x07", ""))
    assert not BIDI.search(terminal.before)


@contextmanager
def relay(server: OpenServer) -> Iterator[str]:
    """A server that is not to be trusted: it adds to all names and chat of a good one."""
    started = threading.Event()
    address: list[str] = []
    stop: list[Any] = []

    def worse(data: Any) -> Any:
        if isinstance(data, list):
            return [worse(value) for value in data]
        if isinstance(data, dict):
            return {
                key: f"{value}{NASTY}"
                if key in ("name", "text", "sentence", "given") and value
                else worse(value)
                for key, value in data.items()
            }
        return data

    async def pass_on(here: ServerConnection) -> None:
        async def up() -> None:
            async for text in here:
                await there.send(text)

        async def down() -> None:
            async for text in there:
                await here.send(json.dumps(worse(json.loads(text))))

        async with connect(server.url.replace("http", "ws") + "/api/socket") as there:
            tasks = [asyncio.create_task(up()), asyncio.create_task(down())]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def run() -> None:
        ended = asyncio.get_running_loop().create_future()
        async with serve(pass_on, "127.0.0.1", 0) as listening:
            assert isinstance(listening, Server)
            address.append(f"http://127.0.0.1:{next(iter(listening.sockets)).getsockname()[1]}")
            stop.append((asyncio.get_running_loop(), ended))
            started.set()
            await ended

    thread = threading.Thread(target=asyncio.run, args=(run(),))
    thread.start()
    started.wait(30)
    try:
        yield address[0]
    finally:
        loop, ended = stop[0]
        loop.call_soon_threadsafe(ended.set_result, None)
        thread.join()


@pytest.mark.slow
def test_a_server_is_believed_nothing_line_by_line(server: OpenServer) -> None:
    url = open_table(server, "skyjo", settings={"chat": True})
    script = Script(
        ("sits down", "bots\nsay hello there"),
        ("hello there·", "start"),
        ("Your move> ", "nonsense"),
        ("nonsense·", "quit"),
    )
    with relay(server) as worse:
        printed("play", "--plain", "--join", url.replace(server.url, worse), typed=script)
    assert script.left == []


@pytest.mark.slow
def test_the_server_passes_on_no_orders_either(server: OpenServer) -> None:
    url = open_table(server, "skyjo", settings={"chat": True})

    async def scene() -> str:
        ada = await Player.join(*url.split("/t/"))
        await ada.ask("say", text=f"hello {NASTY}")
        await ada.until(lambda ada: any(each["type"] == "said" for each in ada.received))
        await ada.close()
        return next(str(each["text"]) for each in ada.received if each["type"] == "said")

    text = asyncio.run(scene())
    assert text.startswith("hello ·")
    check(text)
