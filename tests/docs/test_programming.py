"""docs/programming.md: five short programs that use nothing but `import tablee`."""

import ast
import subprocess
import sys

import tablee
from tests.docs.pages import ROOT, blocks

PAGE = ROOT / "docs" / "programming.md"
PROGRAMS = [block for block in blocks(PAGE) if block.language in ("python", "py")]


def test_programs_are_short_and_use_the_front_door_only() -> None:
    for block in PROGRAMS:
        assert len([line for line in block.text.splitlines() if line.strip()]) <= 12
        imports = [
            node for node in ast.walk(ast.parse(block.text)) if isinstance(node, ast.Import | ast.ImportFrom)
        ]
        assert [ast.unparse(node) for node in imports] == ["import tablee"]


def test_there_are_five_programs_and_a_first_look() -> None:
    assert len(PROGRAMS) == 6


def test_every_name_of_the_front_door_is_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    unnamed = {"Bot", "Clock", "Outcome", "Record", "Refusal", "__version__"}  # types, of which others speak
    assert [name for name in tablee.__all__ if f"`{name}`" not in page and name not in unnamed] == []


def test_the_screen_can_be_played_at() -> None:
    """Somebody who always makes the first move that is offered, once after a slip of the hand."""
    (screen,) = [block for block in PROGRAMS if block.language == "py"]
    match = tablee.Match("skyjo", seed=7, options={"limit": None})
    bot, typed = tablee.make_bot("skyjo", "owl"), ["nonsense"]
    while not match.over:
        if 0 in match.actors():
            typed.append(str(match.legal_moves(0)[0]))
            match.push(0, typed[-1])
        else:
            match.push(1, bot.choose(match.view(1), tablee.Clock()))
    done = subprocess.run(
        [sys.executable, "-c", screen.text],
        input="\n".join(typed),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    assert "“nonsense” is not a Skyjo move" in done.stdout
    assert match.outcome is not None
    assert done.stdout.endswith(f"{match.outcome.scores}: won by {match.winners}\n")
