"""The example game as an installed package, for processes that must find it by its entry point."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

_PACKAGE = Path(__file__).parents[1] / "examples" / "games"


def installed(folder: Path) -> Path:
    """Put the game into a folder, which is given back: as pip does, in a thousandth of its time."""
    project = tomllib.loads((_PACKAGE / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    shutil.copy(_PACKAGE / "highest.py", folder)
    about = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(about, "utf-8")
    lines = [
        line
        for group, entries in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in entries.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    return folder


def installed_by_pip(folder: Path) -> Path:
    quietly = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-cache-dir"]
    alone = ["--no-deps", "--no-index", "--no-build-isolation"]
    pip = [sys.executable, "-m", "pip", "install", *quietly, *alone, "--target", str(folder)]
    subprocess.run([*pip, str(_PACKAGE)], check=True)
    return folder


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process that finds what is in the folder."""
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path}
