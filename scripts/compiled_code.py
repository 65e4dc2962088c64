"""Compile everything that is compiled in Tablée, and gather what the package needs of it.

    python scripts/compiled_code.py compile FOLDER FLAG…
    python scripts/compiled_code.py gather FOLDER FLAG…

`platform_wheel.py` calls it in an environment that has nothing but Tablée, once for each step. FLAG…: what a
processor must be able to do to run the code, as Linux names it.
"""

import json
import shutil
import sys
from pathlib import Path

from tablee.game.registry import GAMES
from tablee.kernels.cache import loaded, processor
from tablee.kernels.readiness import PARTS, marker_name
from tablee.kernels.store import MANIFEST, Shipped, own_directory
from tablee.preparation import prepare


def use_everything() -> None:
    for game in GAMES:
        for part in PARTS:
            print(f"{game}: {part}", file=sys.stderr)
            prepare(game, part)


def gather(folder: Path, flags: list[str]) -> None:
    """Copy what is loaded when everything is used. Raises `SystemExit` if something had to be compiled."""
    before = set(own_directory().glob("*.nbc"))
    use_everything()
    if fresh := set(own_directory().glob("*.nbc")) - before:
        raise SystemExit(f"compiled only the second time: {sorted(path.name for path in fresh)}")
    folder.mkdir()
    for path in [*loaded, own_directory() / "sources.json"]:
        shutil.copy(path, folder)
    shipped = Shipped(processor(), flags)
    (folder / MANIFEST).write_text(json.dumps(shipped._asdict()), "utf-8")
    for game in GAMES:
        for part in PARTS:
            (folder / marker_name(game, part, shipped.processor)).touch()


if __name__ == "__main__":
    step, folder, *flags = sys.argv[1:]
    if step == "compile":
        use_everything()
    else:
        gather(Path(folder), flags)
