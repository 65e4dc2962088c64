import ast
import subprocess
import sys
from pathlib import Path

import pytest

import tablee

COMPILERS = "numpy numba"
# Programs, and what is not imported by them.
LIGHT = {
    "import tablee, sys; assert not [name for name in sys.modules if name.startswith('tablee.')]": COMPILERS,
    "import tablee; assert {'Match', 'make_bot', 'play_match'} <= {*dir(tablee)}": COMPILERS,
    "import tablee; tablee.Match('skyjo', seed=1); import tablee.games.skipbo, tablee.games.skyjo": (
        f"{COMPILERS} textual starlette msgspec rich click"
    ),
    "import tablee.games.skyjo.hints, tablee.games.skyjo.bots.heuristic": COMPILERS,
    "import tablee; [*tablee.LEVELS.values()]": COMPILERS,
    "from tablee.cli import main; main(['--help', '--lang', 'de'], standalone_mode=False)": (
        f"{COMPILERS} rich msgspec matplotlib fluent babel textual"
    ),
    "import tablee.envs": f"{COMPILERS} gymnasium pettingzoo pyspiel torch PIL",
    "import tablee.envs.batch": "gymnasium pettingzoo pyspiel torch PIL",
    "import tablee.envs.gymnasium, tablee.envs.pettingzoo": "torch stable_baselines3 PIL matplotlib",
    "import tablee.server.app": "openskill",
}


@pytest.mark.slow
@pytest.mark.parametrize("program", LIGHT)
def test_a_program_imports_nothing_heavy_that_it_does_not_need(program: str) -> None:
    code = (
        f"{program}\nimport sys; sys.exit(' '.join({{*sys.modules}} & {{*{LIGHT[program].split()}}}) or None)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stderr, done.returncode) == ("", 0)


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
