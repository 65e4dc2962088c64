"""The example game as an installed package: what `pip install` leaves behind, in a folder for PYTHONPATH.

Other processes (a server, a command) then find it by its entry point, as they would find anybody's game.
"""

import os
from pathlib import Path

ROOT = Path(__file__).parents[1]


def installed(folder: Path) -> Path:
    """Install the game into a folder, which is given back."""
    metadata = folder / "tablee_highest-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: tablee-highest\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[tablee.games]\nhighest = tablee_highest\n")
    source = (ROOT / "examples" / "games" / "highest.py").read_text("utf-8")
    (folder / "tablee_highest.py").write_text(source, "utf-8")
    return folder


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process that finds what is in the folder."""
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path}
