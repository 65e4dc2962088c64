import re
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO

import pytest
from click.testing import CliRunner

from tablee.cli import main
from tablee.game import registry
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


def complaint_about(block: Block) -> str | None:
    """What is wrong with a program, which runs here with names of its own."""
    printed = StringIO()
    with redirect_stdout(printed):
        exec(compile(block.text, f"{block.page}:{block.line}", "exec"), {"__name__": "__main__"})
    shown = output_below(block)
    if not printed.getvalue() or (shown is not None and not shows(shown, printed.getvalue())):
        return f"{block.page}:{block.line} prints\n{printed.getvalue()}"
    return None


@pytest.mark.slow
@pytest.mark.parametrize("page", sorted({block.page for block in PYTHON}))
def test_python_of_a_page_runs_and_prints_what_is_shown(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(registry, "_REGISTERED", {**registry._REGISTERED})
    programs = [block for block in PYTHON if block.page == page and "ray_session" not in block.text]
    assert [complaint for block in programs if (complaint := complaint_about(block))] == []


@pytest.mark.full
def test_the_program_with_a_cluster_runs() -> None:
    """In its own process, as Ray starts processes that import the main module."""
    (block,) = [block for block in PYTHON if "ray_session" in block.text]
    done = subprocess.run(
        [sys.executable, "-c", block.text], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_there_is_python_with_output() -> None:
    assert [block for block in PYTHON if output_below(block)]


def test_programs_that_run_elsewhere_do() -> None:
    assert {block.page for block in ALL if block.language == "py"} == {*ELSEWHERE}
    for page, test in ELSEWHERE.items():
        assert page in (ROOT / test).read_text("utf-8")


def test_excerpts_are_what_a_command_prints() -> None:
    """A picture of a table that a page shows without its command, and without the margin."""
    wrong = []
    for block in EXCERPTS:
        command = re.findall(r"<!-- from: tablee (.*) -->", block.before)[-1]
        done = CliRunner().invoke(main, command.split(" "), env={"LC_ALL": "C.UTF-8", "COLUMNS": "80"})
        printed = "\n".join(re.sub(r"^      (\| ?)?", "", line) for line in done.stdout.splitlines())
        if done.exit_code != 0 or not shows(f"…\n{block.text}…", printed):
            wrong.append(f"{block.page}:{block.line}: {command}\n{done.output}")
    assert wrong == []


def test_there_are_excerpts_of_both_games() -> None:
    assert {block.page for block in EXCERPTS} == {"docs/skip-bo.md", "docs/skyjo.md"}
