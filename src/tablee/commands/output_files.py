"""Files that a command writes after minutes of work: whether they can be written is asked before."""

from importlib.util import find_spec
from pathlib import Path

from tablee.commands.failures import Failure, Misuse
from tablee.commands.language import say


def check_folder(path: Path) -> None:
    """Is there a place to put the file? Raises `Failure`."""
    if path.is_dir():
        raise Failure(f"{path}: {say('system-is-folder')}")
    if not path.parent.is_dir():
        raise Failure(f"{path.parent}: {say('system-no-folder')}")


def check_drawing(path: Path, suffix: str) -> None:
    """Is there also a library that draws, and is the name right? Raises `Misuse` or `Failure`."""
    if find_spec("matplotlib") is None:
        raise Misuse("no-plots", command="pip install 'tablee[plot]'")
    if path.suffix != suffix:
        raise Misuse({".svg": "not-svg", ".html": "not-html"}[suffix], file=str(path.with_suffix(suffix)))
    check_folder(path)
