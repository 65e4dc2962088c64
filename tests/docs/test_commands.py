"""Every command that a page shows is run: to its end, or until it is there and can be left again."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

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


# ── What stands in for the addresses that pages show ─────────────────────────────────────────────────


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


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES_TO_RUN)
def test_the_commands_of_a_page_run_in_order(
    page: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    mine = [command for command in TO_RUN if command.page == page]
    texts = "\n".join(command.text for command in mine)
    desk = Desk(
        tmp_path,
        {shown: request.getfixturevalue(real) for shown, real in SHOWN.items() if shown in texts},
    )
    for command in mine:
        said = desk.run(command)
        if command.output is not None:
            assert shows(_anywhere(command.output), _anywhere(said)), f"{command}\n{said}"


def _anywhere(text: str) -> str:
    """The same wherever the server is."""
    return re.sub(r"(http://\S+:\d+/ )+", "http://here/ ", text)


# ── The list of what is not run ──────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("entry", NOT_RUN, ids=str)
def test_what_is_not_run_is_still_on_a_page(entry: NotRun) -> None:
    assert any(
        entry.page in ("*", command.page) and command.text.startswith(entry.begins) for command in COMMANDS
    )


@pytest.mark.parametrize("entry", [one for one in NOT_RUN if one.why.startswith("tests/")], ids=str)
def test_what_is_run_elsewhere_is_run_there(entry: NotRun) -> None:
    assert entry.page in (ROOT / entry.why.split(" ")[0]).read_text("utf-8")


@pytest.mark.parametrize(
    "command", [one for one in COMMANDS if one.text.startswith("python ") and reason(one)], ids=str
)
def test_programs_that_are_not_run_exist_with_their_options(command: Command) -> None:
    program, *words = shlex.split(command.text)[1:]
    if program == "-m":
        program, *words = f"{words[0].replace('.', '/')}.py", *words[1:]
    text = (ROOT / program).read_text("utf-8")
    assert [word for word in words if word.startswith("--") and f'"{word}"' not in text] == []


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
        *(
            "play",
            "learn",
            "rules",
            "tables",
            "score",
            "replay",
            "verify",
            "simulate",
            "arena",
            "bench",
            "serve",
        ),
        *("backup", "restore", "completion", "help"),
    }
    assert {name_of(page) for page in PAGES} >= {*PAGES_TO_RUN}
