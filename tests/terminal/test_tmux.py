import re
from pathlib import Path

import pytest

from tests.terminal.screens import compare
from tests.terminal.tmux import Terminal, tagged

SEED = "00" * 32


@pytest.fixture
def environment() -> dict[str, str]:
    return {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}


def face_down(screen: str) -> list[str]:
    """The own cells of Skyjo that are not turned over, as they are drawn."""
    lines = screen.splitlines()
    return [
        f"{'abcd'[column]}{row + 1}"
        for row in range(3)
        for column in range(4)
        if lines[4 + 3 * row][3 + 6 * column : 6 + 6 * column] == "░░░"
    ]


@pytest.mark.full
def test_from_the_first_screen_to_the_result(
    tmp_path: Path, environment: dict[str, str], terminals: list[Terminal]
) -> None:
    """Chosen, played to the end, saved: with nothing but keys."""
    terminals.append(Terminal(tmp_path, "play", "--pace", "0", environment=environment))
    terminal = terminals[0]
    terminal.wait_for("Who plays what")
    terminal.type("Down", "Down", "Down", "Down", "Left", "Left")  # a match to 50 points … or a single round
    terminal.wait_for("A single round")
    terminal.type("Enter")
    terminal.wait_for("Turn over two of your cards")
    terminal.type("a", "1", "b", "1")
    terminal.wait_for("draw a card, or take|is playing")
    for _ in range(60):
        found = terminal.wait_for(r"draw a card, or take|or discard it and turn|won the match")[0]
        if found == "won the match":
            break
        if found == "draw a card, or take":
            terminal.type("d")
            terminal.wait_for("or discard it and turn")
            continue
        cell = face_down(terminal.screen())[0]
        terminal.type("x", *cell)
        terminal.wait_until(
            lambda screen, turned=cell: (  # type: ignore[misc]
                turned not in face_down(screen) and "or discard it and turn" not in screen
            )
        )
    terminal.wait_for("won the match")
    file = tmp_path / "played.json"
    terminal.type("w")
    terminal.wait_for("to which file")
    terminal.type("C-u")
    terminal.wait_until(lambda screen: "match.json" not in screen)  # that name was proposed
    terminal.type(str(file), "Enter")
    terminal.wait_for("is written to")
    assert file.exists()
    terminal.type("q")
    terminal.wait_for("ended with 0")


MANY_COLOURS = re.compile(r"[34]8[;:][25]")  # by number, or by red, green and blue


TABLES = [("skyjo", "8", "Turandot turns over b1"), ("skipbo", "6", "It is your turn")]


@pytest.mark.full
@pytest.mark.parametrize(("game", "players", "until"), TABLES)
@pytest.mark.parametrize(
    ("colours", "variables"),
    [("16", {"TERM": "xterm-16color"}), ("8", {"TERM": "screen"}), ("none", {"NO_COLOR": "1"})],
)
def test_a_full_table_with_few_colours_or_none(
    game: str,
    players: str,
    until: str,
    colours: str,
    variables: dict[str, str],
    tmp_path: Path,
    environment: dict[str, str],
    terminals: list[Terminal],
) -> None:
    """As it is in a terminal, with its colours: none is asked for by number or by red, green and blue."""
    arguments = ("play", game, "-p", players, "--pace", "0", "--seed", SEED, "-o", "dealer=0")
    terminal = Terminal(tmp_path, *arguments, environment={**environment, **variables})
    terminals.append(terminal)
    terminal.wait_for(until)
    terminal.type("Tab")
    terminal.wait_for("╔═")
    name = f"{game}-{players}-colours-{colours}"
    screen = terminal.wait_for_snapshot(name)
    codes = {code for found in re.findall(r"\x1b\[([0-9;]*)m", screen) for code in found.split(";")}
    assert not MANY_COLOURS.search(screen)
    coloured = {str(code) for code in (*range(30, 38), *range(40, 48), *range(90, 98))}
    assert bool(codes & coloured) == (colours != "none")
    terminal.type("?")
    terminal.wait_for("╭")
    assert not MANY_COLOURS.search(terminal.screen(colours=True))
    compare(tagged(screen), name)


@pytest.mark.slow
def test_killed_on_the_screen_and_resumed(
    tmp_path: Path, environment: dict[str, str], terminals: list[Terminal]
) -> None:
    first = Terminal(tmp_path, "play", "skyjo", "--pace", "0", "--seed", SEED, environment=environment)
    terminals.append(first)
    first.wait_for("Turn over two")
    first.type("a", "1", "b", "2")
    first.wait_for("draw a card, or take")
    first.type("d")
    first.wait_for("or discard it and turn")
    first.close()
    (tmp_path / "again").mkdir()
    second = Terminal(tmp_path / "again", "play", "--resume", environment=environment)
    terminals.append(second)
    second.wait_for("or discard it and turn")
    second.type("x", "c", "3")
    second.wait_for("You turn over c3")
