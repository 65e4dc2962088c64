"""What `import tablee` offers."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import tablee


def test_importing_costs_nothing() -> None:
    program = """
import sys, tablee
loaded = sorted(name for name in sys.modules if name.startswith("tablee.") or name in ("numpy", "numba"))
assert not loaded, loaded
assert {"Match", "make_bot", "play_match"} <= set(dir(tablee))
tablee.Match("skyjo", seed=1)
import tablee.games.skipbo, tablee.games.skyjo
heavy = {"numba", "numpy", "textual", "starlette", "msgspec", "rich", "click"} & set(sys.modules)
assert not heavy, heavy
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_every_name_is_there_and_type_checkers_are_told_the_same() -> None:
    assert tablee.__file__ is not None
    stub = ast.parse(Path(tablee.__file__).with_suffix(".pyi").read_text("utf-8"))
    told = {
        name.name: node.module
        for node in stub.body
        if isinstance(node, ast.ImportFrom)
        for name in node.names
        if name.asname == name.name
    }
    assert sorted([*told, "__version__"]) == sorted(tablee.__all__)
    for name, module in told.items():
        assert getattr(tablee, name) is getattr(sys.modules[str(module)], name)


def test_a_name_there_is_not_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="nonsense"):
        getattr(tablee, "nonsense")  # noqa: B009
