import re
import shlex
import tomllib
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import click
import httpx
import pytest

from tablee.cli import main
from tests.docs.desk import Desk, as_tablee
from tests.docs.pages import PAGES, ROOT, Command, commands, name_of, shows
from tests.services import Nats, Postgres
from tests.table_server import TableServer

COMMANDS = [command for page in PAGES for command in commands(page)]


class NotRun(NamedTuple):
    """Commands of a page (of any page: `*`) that begin so, and why they are not run here."""

    page: str
    begins: str
    why: str


NOT_RUN = [
    NotRun("*", "./check", "it is what runs this test"),
    NotRun("*", "git clone", "it asks for a network; a checkout is what this runs in"),
    NotRun("*", "docker ", "the checks have no Docker"),
    NotRun(
        "*", "pip install", "it asks for a network, and ./check has just done it; the extras are looked at"
    ),
    NotRun("docs/install.md", "python3 -m venv", "as pip install"),
    NotRun("docs/install.md", "~/tablee/bin/pip install", "as pip install"),
    NotRun("CONTRIBUTING.md", "uv ", "it would change constraints.txt"),
    NotRun("CONTRIBUTING.md", "git ", "a checkout need not have its history"),
    NotRun("bench/README.md", "python bench/", "they measure for minutes"),
    NotRun("docs/hints.md", "python bench/", "it measures for minutes"),
    NotRun("docs/review.md", "python bench/", "it measures for minutes"),
    NotRun("docs/solitaire.md", "python -m bench.", "it measures for minutes"),
    NotRun("training/README.md", "python training/", "they need PyTorch, and minutes on a graphics card"),
    NotRun("docs/write-a-bot.md", "tablee ", "tests/bots/external/test_page.py runs them"),
    NotRun("docs/write-a-bot.md", "curl ", "tests/server/test_program_docs.py reads what it sends"),
    NotRun(
        "docs/hosting.md",
        "python -m scripts.restore_drill",
        "tests/scripts/test_restore_drill.py does what it does",
    ),
    NotRun("docs/hosting.md", "tablee moderate", "tests/server/moderation/test_moderation.py runs them"),
    NotRun("docs/hosting.md", "pg_dump", "tests/scripts/test_restore_drill.py does what it does"),
    NotRun("docs/hosting.md", "createdb", "tests/scripts/test_restore_drill.py does what it does"),
    NotRun("docs/hosting.md", "pg_restore", "tests/scripts/test_restore_drill.py does what it does"),
    NotRun("docs/http-api.md", "curl ", "tests/docs/test_http_api.py runs them"),
    NotRun("docs/protocol.md", "curl ", "tests/docs/test_http_api.py runs it"),
]


def reason(command: Command) -> str | None:
    for entry in NOT_RUN:
        if entry.page in ("*", command.page) and command.text.startswith(entry.begins):
            return entry.why
    return None


_ALONE = re.compile(r"tablee (play|serve|arena|bench|lab|completion|simulate(?!.*--records))\b(?!.*--resume)")


def is_said_before(command: Command) -> bool:
    """Whether an earlier page shows the same, and nothing else on this page needs it."""
    if command.output is not None or not _ALONE.match(as_tablee(command.text)):
        return False
    earlier = [other for other in COMMANDS[: COMMANDS.index(command)] if reason(other) is None]
    return as_tablee(command.text) in [as_tablee(other.text) for other in earlier]


TO_RUN = [command for command in COMMANDS if reason(command) is None and not is_said_before(command)]
PAGES_TO_RUN = sorted({command.page for command in TO_RUN})


def words_of(text: str) -> list[str]:
    """The words after `tablee` in a line for a shell. Empty: it starts another program."""
    shell = shlex.shlex(as_tablee(text), posix=True, punctuation_chars=True)
    shell.whitespace_split = True
    for is_operator, words in groupby(shell, lambda word: set(word) <= set("|<>&;")):
        program, *arguments = words
        if not is_operator and program == "tablee":
            return arguments
    return []


def complaint_about(command: Command) -> str | None:
    words = words_of(command.text)
    try:
        with main.make_context("tablee", [*words]) as context:
            name, found, rest = main.resolve_command(context, words)
            assert found is not None
            with found.make_context(name, rest, parent=context):
                return None
    except click.exceptions.Exit:  # --version has said it
        return None
    except click.ClickException as problem:
        return f"{command}: {problem.format_message()}"


def test_every_command_of_tablee_exists_with_its_arguments_and_options() -> None:
    spoken = [command for command in COMMANDS if words_of(command.text)]
    assert len(spoken) > 80
    assert [complaint for command in spoken if (complaint := complaint_about(command))] == []


def test_an_option_that_a_command_does_not_have_is_noticed() -> None:
    complaint = complaint_about(
        Command("a.md", 1, "printf 1 | tablee verify --quickly match.json > told.txt")
    )
    assert complaint is not None
    assert "--quickly" in complaint


@pytest.fixture(scope="module")
def table_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A table of a real server, as a browser shows its address."""
    with TableServer(tmp_path_factory.mktemp("joined") / "tables.sqlite") as server:
        with httpx.Client(base_url=server.url, trust_env=False) as client:
            secret = client.post("/api/me").json()["secret"]
            settings = {"game": "skyjo", "players": 4}
            table = client.post("/api/tables", json=settings, headers={"Authorization": f"Bearer {secret}"})
        yield str(table.json()["link"])


@pytest.fixture(scope="module")
def server_address(table_address: str) -> str:
    return table_address.partition("/t/")[0]


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    with Postgres() as server:
        yield server.create_database()


@pytest.fixture(scope="module")
def nats_url() -> Iterator[str]:
    with Nats() as server:
        yield server.url


SHOWN = {
    "http://192.168.1.5:8000/t/K7Q2MX": "table_address",
    "http://192.168.1.5:8000": "server_address",
    "postgresql://tablee@db/tablee": "postgres_url",
    "nats://bus:4222": "nats_url",
}


@pytest.mark.full
@pytest.mark.parametrize("page", PAGES_TO_RUN)
def test_the_commands_of_a_page_run_in_order(
    page: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    mine = [command for command in TO_RUN if command.page == page]
    texts = "\n".join(command.text for command in mine)
    desk = Desk(
        tmp_path, {shown: request.getfixturevalue(real) for shown, real in SHOWN.items() if shown in texts}
    )
    for command in mine:
        said = desk.run(command)
        if command.output is not None:
            assert shows(_anywhere(command.output), _anywhere(said)), f"{command}\n{said}"


def _anywhere(text: str) -> str:
    """The same wherever the server is."""
    return re.sub(r"(http://\S+:\d+/ )+", "http://here/ ", text)


def test_what_is_not_run_is_still_on_a_page() -> None:
    gone = [
        entry
        for entry in NOT_RUN
        if not any(entry.page in ("*", one.page) and one.text.startswith(entry.begins) for one in COMMANDS)
    ]
    assert gone == []


def test_what_is_run_elsewhere_is_run_there() -> None:
    elsewhere = [entry for entry in NOT_RUN if entry.why.startswith("tests/")]
    assert [
        entry for entry in elsewhere if entry.page not in (ROOT / entry.why.split(" ")[0]).read_text("utf-8")
    ] == []


def test_programs_that_are_not_run_exist_with_their_options() -> None:
    unknown = []
    for command in COMMANDS:
        if command.text.startswith("python ") and reason(command):
            program, *words = shlex.split(command.text)[1:]
            if program == "-m":
                program, *words = f"{words[0].replace('.', '/')}.py", *words[1:]
            text = (ROOT / program).read_text("utf-8")
            unknown += [
                f"{command}: {word}" for word in words if word.startswith("--") and f'"{word}"' not in text
            ]
    assert unknown == []


def test_extras_that_are_installed_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    named = [
        extra
        for page in PAGES
        for found in re.findall(r"(?:tablee|\.)\[([\w,]+)\]", page.read_text("utf-8"))
        for extra in found.split(",")
    ]
    assert named
    assert set(named) <= set(extras)


def test_every_program_is_named_by_some_page() -> None:
    """So that a page whose commands are not recognised any more is noticed."""
    assert {command.text.split(" ")[1] for command in TO_RUN if command.text.startswith("tablee ")} >= {
        *("play", "learn", "rules", "tables", "score", "replay", "verify", "simulate", "arena", "bench"),
        *("serve", "backup", "restore", "completion", "help"),
    }
    assert {name_of(page) for page in PAGES} >= {*PAGES_TO_RUN}
