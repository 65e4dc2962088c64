"""Whatever is about one game lives in that game's folder: no other code names a game, or knows its rules.

Comments, docstrings, examples in help texts and translations may.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.game.registry import GAMES

ROOT = Path(__file__).parents[1]
PYTHON, WEB = ROOT / "src" / "tablee", ROOT / "web" / "src"
ALLOWED = {
    PYTHON / "game" / "registry.py",  # where the games are found
    PYTHON / "commands" / "examples.py",  # examples of commands, for the help
    WEB / "games" / "index.ts",  # where the browser finds them
}
NAME = re.compile("|".join(name.replace("skipbo", "skip.?bo") for name in GAMES), re.IGNORECASE)
# Words of the rules of one game. What other code needs to know of them, the game's `FACTS` say.
RULES = re.compile(r"\b(partners|manners|doubled|closer)\b", re.IGNORECASE)
# Where such a word is a name that people type or read, or that is stored or sent.
NAMES = {
    "commands/score.py": {"partners"},
    "commands/real_table.py": {"partners"},
    "paper": {"partners", "doubled", "closer"},  # a score sheet as it is stored
    "terminal/scorepad": {"partners", "doubled", "closer"},
    "server/groups/sheet_api.py": {"partners"},
    "match": {"doubled"},  # a match, its snapshots, and what is sent of it
    "table/broadcast.py": {"doubled"},
    "table/protocol.py": {"doubled"},
    "table/refusals.py": {"manners"},  # a sentence
    "terminal": {"doubled"},
}
_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'])//[^\n]*", re.DOTALL)


def files() -> Iterator[Path]:
    for folder, kinds in ((PYTHON, {".py", ".pyi"}), (WEB, {".ts", ".svelte", ".css", ".html"})):
        for path in folder.rglob("*"):
            if path.suffix not in kinds or path.name.endswith(".test.ts") or path in ALLOWED:
                continue
            if not set(path.relative_to(folder).parts[1:-1]) & {"static"} and not in_a_games_folder(
                path, folder
            ):
                yield path


def in_a_games_folder(path: Path, folder: Path) -> bool:
    parts = path.relative_to(folder).parts
    return parts[0] == "games" and len(parts) > 2


def lines_that_name_a_game(path: Path) -> Iterator[str]:
    if NAME.search(path.stem):
        yield "the name of the file"
    text = path.read_text(encoding="utf-8")
    if not NAME.search(text):
        return
    for number, line in code_of_python(text) if path.suffix in (".py", ".pyi") else code_of_web(text):
        if NAME.search(line):
            yield f"line {number}: {line.strip()}"


def code_of_python(text: str) -> Iterator[tuple[int, str]]:
    """Names and strings, without docstrings."""
    told: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node) is not None:
            told.update(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.NAME, tokenize.STRING) and token.start[0] not in told:
            yield token.start[0], token.string


def code_of_web(text: str) -> Iterator[tuple[int, str]]:
    bare = _COMMENT.sub(lambda comment: "\n" * comment.group().count("\n"), text)
    return enumerate(bare.split("\n"), 1)


def test_code_outside_a_games_folder_names_no_game() -> None:
    found = [f"{path.relative_to(ROOT)}: {line}" for path in files() for line in lines_that_name_a_game(path)]
    assert found == []


def words_of_rules(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    if RULES.search(text):
        for number, token in code_of_python(text):
            yield from (f"line {number}: {word.lower()}" for word in RULES.findall(token))


def is_a_name(path: Path, line: str) -> bool:
    place, word = path.relative_to(PYTHON).as_posix(), line.rpartition(" ")[2]
    return any(place.startswith(start) and word in words for start, words in NAMES.items())


def test_code_outside_a_games_folder_knows_no_rule_of_a_game() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in files()
        if path.suffix == ".py"
        for line in words_of_rules(path)
        if not is_a_name(path, line)
    ]
    assert found == []


def test_a_rule_in_code_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text('"""Of partners."""\nif options.get("manners") == "human" and partners: ...  # closer\n')
    assert list(words_of_rules(path)) == ["line 2: manners", "line 2: partners"]


def test_all_code_is_looked_at() -> None:
    looked_at = {path.relative_to(ROOT).as_posix() for path in files()}
    assert {"src/tablee/match/match.py", "src/tablee/cli.py", "web/src/App.svelte"} <= looked_at


@pytest.mark.parametrize(
    "code",
    ['if game == "skyjo": ...', "def skipbo_table(): ...", "from tablee.games import skyjo", "SkipBoView"],
)
def test_a_name_in_code_is_noticed(code: str, tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(f'"""About Skyjo."""\n# and Skip-Bo\n{code}\n')
    assert len(list(lines_that_name_a_game(path))) == 1


def test_a_name_in_a_component_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "Table.svelte"
    path.write_text("<!-- Skyjo -->\n{#if game === 'skyjo'}\n/* Skip-Bo */ // Skip-Bo\n")
    assert list(lines_that_name_a_game(path)) == ["line 2: {#if game === 'skyjo'}"]
