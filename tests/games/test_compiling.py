"""Compiled code is kept where any change of its sources makes it forgotten."""

import shutil
import subprocess
import sys
from pathlib import Path

import tablee

CODE = """
import sys
sys.path.insert(0, sys.argv[1])
from tablee.games.compiling import cache_directory
print(cache_directory("games"), cache_directory("bots"))
"""


def directories(package: Path, cache: Path, **environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", CODE, str(package)],
        env={"NUMBA_CACHE_DIR": str(cache), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_a_changed_source_has_a_cache_of_its_own(tmp_path: Path) -> None:
    package = Path(tablee.__file__).parent
    copy = tmp_path / "src"
    for part in ("games", "bots"):
        shutil.copytree(package / part, copy / "tablee" / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(package / "__init__.py", copy / "tablee")
    before = directories(copy, tmp_path)
    assert directories(copy, tmp_path) == before
    with (copy / "tablee" / "bots" / "contract.py").open("a") as file:
        file.write("# changed\n")
    games, bots = directories(copy, tmp_path)
    assert games == before[0]  # the games do not depend on the bots
    assert bots != before[1]
    with (copy / "tablee" / "games" / "stream.py").open("a") as file:
        file.write("# changed\n")
    assert directories(copy, tmp_path)[0] != games


def test_bounds_checks_have_a_cache_of_their_own(tmp_path: Path) -> None:
    source = Path(tablee.__file__).parent.parent
    assert directories(source, tmp_path) != directories(source, tmp_path, NUMBA_BOUNDSCHECK="1")
