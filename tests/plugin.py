"""The example game as an installed package, for processes that must find it by its entry point."""

import os
import subprocess
import sys
from pathlib import Path

_PACKAGE = Path(__file__).parents[1] / "examples" / "games"


def installed(folder: Path) -> Path:
    """Install the game into a folder, which is given back."""
    quietly = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-cache-dir"]
    alone = ["--no-deps", "--no-index", "--no-build-isolation"]
    pip = [sys.executable, "-m", "pip", "install", *quietly, *alone, "--target", str(folder)]
    subprocess.run([*pip, str(_PACKAGE)], check=True)
    return folder


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process that finds what is in the folder."""
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path}
