"""Python as the page has it, in Node."""

import json
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from tests.services import ProgramMissing

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


@cache
def packed() -> Path:
    """All that a page loads, packed anew from the sources as they are."""
    if not (WEB / "node_modules/pyodide").exists():
        raise ProgramMissing("The libraries of the client are not installed. ./check installs them.")
    out = Path(mkdtemp(prefix="tablee-packed-"))
    subprocess.run([sys.executable, WEB / "python_pack.py", out], check=True)
    subprocess.run([_node(), WEB / "python_compile.mjs", out], check=True)
    return out


def _node() -> str:
    node = shutil.which("node")
    if node is None:
        raise ProgramMissing("There is no Node. ./check installs it.")
    return node


def run(script: str) -> Any:
    """The value of the script's last line, which is JSON."""
    program = [_node(), str(Path(__file__).with_name("node_python.mjs")), str(WEB / "node_modules/pyodide")]
    done = subprocess.run(
        [*program, str(packed())], input=script, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout.splitlines()[-1])
