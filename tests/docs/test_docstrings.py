"""The Python API page shows docstrings: their examples give what they say."""

import ast
import doctest
import importlib
import re

import pytest

from tests.docs.pages import ROOT

SHOWN = re.findall(r"^::: (\S+)$", (ROOT / "docs/python-api.md").read_text("utf-8"), re.MULTILINE)


def source_of(module: str) -> str:
    path = ROOT / "src" / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return file.read_text("utf-8")


@pytest.mark.parametrize("module", SHOWN)
def test_every_module_on_the_page_says_what_it_is_for(module: str) -> None:
    assert ast.get_docstring(ast.parse(source_of(module)))


# Those of the environments are run by tests/envs.
@pytest.mark.parametrize(
    "module",
    [one for one in SHOWN if ">>> " in source_of(one) and not one.startswith("tablee.envs.")],
)
def test_examples_give_what_they_say(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted > 0
    assert result.failed == 0
