"""What the README shows works: its Python runs, and its commands are ones that exist."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = [line.split("#")[0].strip() for line in re.findall(r"^    (tablee .*)$", README, re.MULTILINE)]
QUICK = {"100000": "300", "20000": "300"}  # the same commands, for tests that have to be quick


@pytest.mark.parametrize("code", PYTHON)
def test_python_examples_run(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_commands_run_in_the_order_shown(tmp_path: Path) -> None:
    assert len(COMMANDS) >= 5
    for command in COMMANDS:
        words = [QUICK.get(word, word) for word in shlex.split(command)[1:]]
        if words == ["bench"]:
            words += ["--seconds", "0.1"]
        done = subprocess.run(
            [sys.executable, "-m", "tablee", *words],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"


def test_linked_files_exist() -> None:
    root = Path(__file__).parent.parent
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (root / target).exists(), target
