"""The Python on the pages runs, and prints what the page shows."""

import re
import subprocess
import sys

import pytest

from tests.docs.pages import PAGES, ROOT, Block, blocks, output_below, shows

ALL = [block for page in PAGES for block in blocks(page)]
PYTHON = [block for block in ALL if block.language == "python"]
EXCERPTS = [block for block in ALL if block.language == "text" and "<!-- from: " in block.before[-200:]]

# Programs that are marked `py` are not run as they stand, but are run: where, and that it names the page.
ELSEWHERE = {
    "docs/write-a-bot.md": "tests/bots/external/test_page.py",
    "docs/protocol.md": "tests/server/test_protocol_docs.py",
    "docs/add-a-game.md": "tests/docs/test_add_a_game.py",
    "docs/programming.md": "tests/docs/test_programming.py",
    "docs/environments.md": "tests/envs/test_sb3.py",
}


def named(block: Block) -> str:
    return f"{block.page}:{block.line}"


@pytest.mark.slow
@pytest.mark.parametrize("block", PYTHON, ids=named)
def test_python_runs_and_prints_what_is_shown(block: Block) -> None:
    done = subprocess.run(
        [sys.executable, "-c", block.text], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    shown = output_below(block)
    assert shown is None or shows(shown, done.stdout), done.stdout


def test_there_is_python_with_output() -> None:
    assert [block for block in PYTHON if output_below(block)]


def test_programs_that_run_elsewhere_do() -> None:
    assert {block.page for block in ALL if block.language == "py"} == {*ELSEWHERE}
    for page, test in ELSEWHERE.items():
        assert page in (ROOT / test).read_text("utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("block", EXCERPTS, ids=named)
def test_excerpts_are_what_a_command_prints(block: Block) -> None:
    """A picture of a table that a page shows without its command, and without the margin."""
    command = re.findall(r"<!-- from: tablee (.*) -->", block.before)[-1]
    done = subprocess.run(
        [sys.executable, "-m", "tablee", *command.split(" ")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        env={"LC_ALL": "C.UTF-8", "COLUMNS": "80"},
    )
    told = "\n".join(re.sub(r"^      (\| ?)?", "", line) for line in done.stdout.splitlines())
    assert shows(f"…\n{block.text}…", told)


def test_there_are_excerpts_of_both_games() -> None:
    assert {block.page for block in EXCERPTS} == {"docs/skip-bo.md", "docs/skyjo.md"}
