"""What README and docs show works: their Python runs, and their commands are ones that exist."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = ["README.md", *(f"docs/{page.name}" for page in sorted((ROOT / "docs").glob("*.md")))]
TEXTS = {page: (ROOT / page).read_text(encoding="utf-8") for page in PAGES}
PYTHON = [
    (page, code) for page in PAGES for code in re.findall(r"```python\n(.*?)```", TEXTS[page], re.DOTALL)
]
COMMANDS = [
    line.split("#")[0].strip() for line in re.findall(r"^    (tablee .*)$", TEXTS["README.md"], re.MULTILINE)
]
QUICK = {"100000": "300", "20000": "300"}  # the same commands, for tests that have to be quick


@pytest.mark.parametrize(("page", "code"), PYTHON)
def test_python_examples_run(page: str, code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{page}: {done.stderr}"
    assert done.stdout


def test_commands_run_in_the_order_shown(tmp_path: Path) -> None:
    assert len(COMMANDS) >= 5
    for command in COMMANDS:
        words = [QUICK.get(word, word) for word in shlex.split(command)[1:]]
        if words[0] == "serve":  # does not end by itself; tests/server/test_serve.py has it
            continue
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


@pytest.mark.parametrize("page", PAGES)
def test_linked_files_exist(page: str) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", TEXTS[page]):
        assert ((ROOT / page).parent / target).exists(), target
