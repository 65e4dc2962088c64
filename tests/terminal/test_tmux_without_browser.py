"""What others do in a browser, in a real terminal: a lesson, and a table of a server.

The shell has the size of another window, and the programs are stopped as a system stops them.
"""

from pathlib import Path

import pytest

from tests.table_server import OpenServer
from tests.terminal.tmux import Terminal

pytestmark = pytest.mark.full
ELSEWHERE = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "COLUMNS": "33", "LINES": "7"}


def terminate(terminal: Terminal) -> None:
    for program in terminal.programs():
        program.terminate()


def test_a_lesson_marks_what_it_asks_for(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminals.append(Terminal(tmp_path, "learn", "skyjo", environment=ELSEWHERE))
    terminal = terminals[0]
    terminal.wait_for("Step 1 of 14")
    terminal.type("Enter")
    terminal.wait_for("★")
    terminal.type("b", "2")
    terminal.wait_for("In this lesson, take the marked one")
    terminal.type("a", "1")
    terminal.wait_for("Step 3 of 14")
    terminal.type("Enter")
    terminal.wait_for("Step 4 of 14")
    terminate(terminal)
    terminal.wait_for("ended with 143")


def test_a_table_is_opened_on_the_screen_and_joined_by_its_code(
    server: OpenServer, tmp_path: Path, terminals: list[Terminal]
) -> None:
    for name, *words in (("ada", "skyjo"), ("bo", "--join")):
        home = tmp_path / name
        home.mkdir()
        if words == ["--join"]:
            words.append(terminals[0].wait_for(rf"{server.url}/t/(\w+)")[1])
        terminals.append(
            Terminal(
                home,
                *("play", *words, "--server", server.url, "--name", name.capitalize()),
                environment={**ELSEWHERE, "XDG_DATA_HOME": str(home)},
            )
        )
        terminals[-1].wait_for("waiting for everybody")
    ada, bo = terminals
    ada.wait_for("Bo sits down")
    bo.type("/")
    bo.wait_for("What would you like to say")
    bo.type("Moin", "Enter")
    ada.wait_for("Bo: Moin")
    for terminal in terminals:
        terminal.type("r")
    ada.wait_for("Ready")
    ada.type("Enter")
    for terminal in terminals:
        terminal.wait_for("Turn over two of your cards")
    terminate(bo)
    bo.wait_for("ended with 143")
    ada.type("q", "q")
    ada.wait_for("ended with 0")
