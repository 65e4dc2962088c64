"""`tablee sit`: any program that passes `tablee check-bot` plays at a real table."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner
from websockets.asyncio.server import ServerConnection, serve

from tablee.cli import main
from tablee.commands.bridge import Bridge, NoTable
from tablee.commands.check_bot import program_named
from tests.server.lines import Player, run
from tests.server.programs import here, moves_of, play_on, seated
from tests.services import free_port
from tests.table_server import OpenServer, TableServer

BOT = f"{sys.executable} examples/bots/twenty_lines.py"


@asynccontextmanager
async def sitting(url: str, bot: str, **environment: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """The command. Killed in the end if it still runs."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tablee", "sit", url, "--bot", bot, "--lang", "en"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, **environment},
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def said(process: asyncio.subprocess.Process, limit: float = 30.0) -> tuple[int | None, str]:
    """Its exit code and all that it said, once it has ended."""
    out, complaints = await asyncio.wait_for(process.communicate(), limit)
    assert out == b""
    return process.returncode, complaints.decode()


async def invited(server: OpenServer | TableServer, game: str = "skyjo") -> tuple[Player, str]:
    """Somebody at a table, and the link for the program that they have given the other seat."""
    host, token = await seated(server.url, game)
    return host, f"{server.url}/t/{host.table['code']}#bot={token}"


@pytest.mark.slow
async def test_a_program_of_standard_input_plays_a_whole_match(server: OpenServer) -> None:
    """Its token comes from the environment."""
    host, link = await invited(server)
    url, _, token = link.partition("#bot=")
    async with sitting(url, BOT, TABLEE_BOT_TOKEN=token) as process:
        await here(host)
        assert host.table["seats"][1]["program"]["name"] == "Twenty lines"
        await host.ask("start")
        await play_on(host)
        assert moves_of(host)
        assert not any(move["stand_in"] for move in moves_of(host))
        await host.ask("rematch")
        await host.ask("bot", seat=1, level=1)  # the seat is taken back
        code, words = await said(process)
    assert code == 0
    assert words.splitlines() == [
        f"Twenty lines has its seat at {server.url}. Ctrl-C ends it.",
        "The seat was given to somebody else.",
    ]


@pytest.mark.full
def test_it_comes_back_when_the_server_was_killed(tmp_path: Path) -> None:
    async def scene(server: TableServer) -> None:
        host, link = await invited(server)
        async with sitting(link, BOT) as process:
            await here(host)
            await host.ask("start")
            await host.until(lambda host: bool(moves_of(host)))
            await asyncio.to_thread(server.kill)
            await host.close()
            await asyncio.to_thread(server.start)
            host = await Player.join(server.url, host.table["id"], secret=host.secret)
            await here(host)
            await play_on(host)
            assert not moves_of(host)[-1]["stand_in"]
            process.send_signal(signal.SIGINT)
            code, words = await said(process)
        assert code == 130
        assert words.count("has its seat") == 2
        assert "does not answer; trying again." in words

    with TableServer(tmp_path / "tablee.sqlite") as server:
        run(scene(server))


CRASHES = (
    'import sys, json\nsys.stdin.readline()\nprint(\'{"type": "ready", "name": "Crash"}\', flush=True)\n'
)


def script(folder: Path, text: str) -> str:
    path = folder / "bot.py"
    path.write_text(text)
    return f"{sys.executable} {path}"


@pytest.mark.slow
async def test_a_program_that_crashes_in_each_match_is_given_up(server: OpenServer, tmp_path: Path) -> None:
    host, link = await invited(server)
    bot = script(tmp_path, CRASHES + "sys.stdin.readline()\nsys.exit('I give up')\n")
    async with sitting(link, bot) as process:
        await here(host)
        await host.ask("start")
        code, words = await said(process)
    await play_on(host)
    assert code == 1
    assert words.count(f"{bot} is being restarted. It ended with exit code 1. Its last words: I give up") == 3
    assert words.endswith("tablee: the program was sent away too often; a bot plays this match to its end.\n")


@pytest.mark.slow
async def test_what_does_not_even_say_hello_does_not_sit_down(server: OpenServer, tmp_path: Path) -> None:
    host, link = await invited(server)
    bot = script(tmp_path, "print('hello', flush=True)\ninput()\n")
    async with sitting(link, bot) as process:
        code, words = await said(process)
    assert code == 1
    assert f"tablee: {bot} cannot play. It wrote “hello” on its standard output" in words
    assert host.table["seats"][1]["program"]["name"] == ""


@pytest.mark.slow
@pytest.mark.parametrize("number", [pytest.param(signal.SIGINT, marks=pytest.mark.full), signal.SIGTERM])
async def test_who_ends_it_ends_the_program(
    server: OpenServer, tmp_path: Path, number: signal.Signals
) -> None:
    host, link = await invited(server)
    stays = "import os\nopen('pid', 'w').write(str(os.getpid()))\nimport time\ntime.sleep(600)\n"
    bot = script(tmp_path, CRASHES + stays.replace("'pid'", repr(str(tmp_path / "pid"))))
    async with sitting(link, bot) as process:
        await here(host)
        process.send_signal(number)
        code, _ = await said(process)
    assert code == (130 if number == signal.SIGINT else 143)
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)
    await host.until(lambda host: host.table["seats"][1]["presence"] == "stand_in")


@asynccontextmanager
async def pretended(*messages: str | bytes) -> AsyncIterator[str]:
    """Something that says this to whoever comes, and listens; its link."""

    async def talk(line: ServerConnection) -> None:
        for message in messages:
            await line.send(message)
        await line.wait_closed()

    port = free_port()
    async with serve(talk, "127.0.0.1", port):
        yield f"http://127.0.0.1:{port}/t/ABCDEF#bot=x"


HELLO = '{"type": "hello", "protocol": 1, "games": ["skyjo"]}'


NO_PROTOCOL: list[tuple[str | bytes, ...]] = [
    ("good day",),
    (b"\xff\xfe",),
    ("[]",),
    ("{}",),
    ('{"type": 7}',),
    ('{"type": "hm", "x": ' + "[" * 100_000,),
    (HELLO, '{"type": "go"}'),
    (HELLO, '{"type": "go", "ms": "soon"}'),
    (HELLO, '{"type": "go", "ms": 1e300}'),
    (HELLO, '{"type": "bye"}'),
    (HELLO, '{"type": "bye", "reason": 7, "sentence": "", "retry": null}'),
    (HELLO, '{"type": "bye", "reason": "limit", "sentence": "", "retry": 1e30}'),
]


@pytest.mark.slow
async def test_who_does_not_speak_the_protocol_is_no_table_server() -> None:
    async def refused(*messages: str | bytes) -> str:
        async with pretended(*messages) as link:
            bridge = Bridge(link.partition("/t/")[0], "x", program_named(BOT), lambda *_, **__: None)
            with pytest.raises(NoTable) as no_table:
                await asyncio.to_thread(bridge.run)
        return no_table.value.code

    assert [await refused(*messages) for messages in NO_PROTOCOL] == ["server-other"] * len(NO_PROTOCOL)


@pytest.mark.slow
async def test_the_last_words_of_a_server_cannot_upset_a_terminal() -> None:
    bye = '{"type": "bye", "reason": "odd", "sentence": "\\u001b[2JGo\\u202e away.", "retry": null}'
    async with pretended(bye) as link, sitting(link, BOT) as process:
        assert await said(process) == (1, "tablee: ·[2JGo· away.\n")


async def test_every_reason_to_stay_away_is_a_sentence(server: OpenServer) -> None:
    link = (await invited(server))[1]
    nobody = f"http://127.0.0.1:{free_port()}/t/ABCDEF#bot=x"
    for given, bot, code, words in (
        (link[:-1] + ("A" if link[-1] != "A" else "B"), BOT, 1, "the token is wrong or no longer valid"),
        (nobody, BOT, 1, "does not answer."),
        (link.partition("#")[0], BOT, 2, "The token of the seat is missing"),
        ("http://", BOT, 2, "is not the address of a table"),
        (link, "./no-such-program", 2, "There is no program called ./no-such-program."),
    ):
        ended = CliRunner().invoke(main, ["sit", given, "--bot", bot, "--lang", "en"])
        assert ended.exit_code == code, ended.output
        assert words in ended.stderr
