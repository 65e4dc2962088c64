"""The docstrings that docs/python-api.md shows: their examples give what they say."""

import ast
import doctest
import importlib

import pytest

from scripts.python_api_page import MODULES, as_markdown
from tests.docs.pages import ROOT


def test_an_example_ends_where_its_paragraph_ends() -> None:
    given = "A match.\n\n>>> 1 + 1\n2\n\nAnd more.\n"
    assert as_markdown(given) == "A match.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nAnd more."


def test_attributes_become_a_list() -> None:
    given = "A match.\n\nAttributes:\n    game: The\n        game.\n    seats: All.\n"
    assert as_markdown(given) == "A match.\n\n-   `game`: The game.\n-   `seats`: All."


def source_of(module: str) -> str:
    path = ROOT / "src" / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return file.read_text("utf-8")


def test_every_module_on_the_page_says_what_it_is_for() -> None:
    for module in MODULES:
        assert ast.get_docstring(ast.parse(source_of(module)))


@pytest.mark.parametrize(
    "module", [*(one for one in MODULES if ">>> " in source_of(one)), "tablee.envs.one_hot"]
)
def test_examples_give_what_they_say(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted > 0
    assert result.failed == 0
