"""Pack the Python that runs in the page: the interpreter, what is used of its library, and our own modules.

    python web/python_pack.py OUT

Standard library only, and no network: the interpreter comes with the npm package `pyodide`, msgspec from
`vendor/`. Our modules are those that `ROOTS` import, themselves or through others, while they are loaded.
What they import inside a function is not followed: that keeps out whatever needs a compiler or a database.
"""

import ast
import gzip
import hashlib
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
SOURCE = WEB.parent / "src"
PYODIDE = WEB / "node_modules/pyodide"
MSGSPEC = WEB / "vendor/msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
MSGSPEC_HASH = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"

# Where loading begins: the tables of a page, and of every game the rules and the bots that need no compiler.
ROOTS = (
    "tablee/page/page.py",
    "tablee/games/*/__init__.py",
    "tablee/games/*/handicap.py",
    "tablee/games/*/hints.py",
    "tablee/games/*/position_text.py",
    "tablee/games/*/bots/levels.py",
    "tablee/games/*/bots/greedy.py",
    "tablee/games/*/bots/heuristic.py",
    "tablee/review/game_hints.py",
    "tablee/match/replay.py",
)
# What those modules read.
DATA = ("tablee/bots/cast.json", "tablee/games/*/handicaps.json", "tablee/games/*/puzzles.jsonl")
# What is used of the standard library. Tests play whole matches with it, on a page too.
USED = frozenset(
    """
    __future__ _collections_abc _colorize _opcode_metadata _py_warnings _pyodide _sitebuiltins
    _sysconfigdata__emscripten_wasm32-emscripten _weakrefset abc annotationlib ast asyncio base64
    bisect bz2 codecs codeop collections
    compression concurrent contextlib contextvars copy copyreg csv dataclasses datetime decimal dis
    email enum fnmatch functools genericpath glob hashlib heapq hmac importlib inspect io ipaddress
    json keyword linecache locale logging lzma ntpath numbers opcode operator os pathlib posixpath
    pyodide quopri random re reprlib secrets selectors shutil signal site socket ssl stat string
    struct subprocess sysconfig tarfile tempfile textwrap threading token tokenize traceback types typing
    urllib uuid warnings weakref zipfile zipimport zoneinfo
    """.split()  # noqa: SIM905
)
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8")


def modules() -> Iterator[Path]:
    """The files of our modules that the page loads."""
    waiting = [path for root in ROOTS for path in sorted(SOURCE.glob(root))]
    known: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path in known:
            continue
        known.add(path)
        waiting += _packages_above(path)
        waiting += _imported(path)
    return iter(sorted(known))


def _packages_above(path: Path) -> list[Path]:
    folders = [folder for folder in path.parents if SOURCE in folder.parents]
    return [init for folder in folders if (init := folder / "__init__.py").exists()]


def _imported(path: Path) -> Iterator[Path]:
    for node in _loaded(ast.parse(path.read_bytes()).body):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            place = SOURCE / name.replace(".", "/")
            for file in (place.with_suffix(".py"), place / "__init__.py"):
                if name.startswith("tablee") and file.exists():
                    yield file


def _loaded(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements that run when a module is loaded; not what only type checkers read."""
    for statement in body:
        yield statement
        if isinstance(statement, ast.Try):
            yield from _loaded(statement.body)


def pack(out: Path) -> None:
    """Write all files into this folder."""
    out.mkdir(parents=True, exist_ok=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        (out / name).write_bytes((PYODIDE / name).read_bytes())
    # Not called .gz: some web spaces would unpack it on the way, others would not.
    wasm = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    (out / "interpreter.bin").write_bytes(gzip.compress(wasm, 9, mtime=0))
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library, _new_zip(out / "library.zip") as used:
        for name in library.namelist():
            if _is_used(name):
                _put(used, name, library.read(name))
    with _new_zip(out / "tablee.zip") as ours:
        for path in (*modules(), *(path for name in DATA for path in sorted(SOURCE.glob(name)))):
            _put(ours, path.relative_to(SOURCE).as_posix(), path.read_bytes())
        wheel = MSGSPEC.read_bytes()
        if hashlib.sha256(wheel).hexdigest() != MSGSPEC_HASH:
            sys.exit(f"{MSGSPEC.name} is not the file that was pinned.")
        with zipfile.ZipFile(MSGSPEC) as msgspec:
            for name in msgspec.namelist():
                _put(ours, name, msgspec.read(name))


def _is_used(name: str) -> bool:
    top, _, below = name.partition("/")
    if top == "encodings":
        return below.removesuffix(".py") in ENCODINGS
    return top.removesuffix(".py") in USED and not name.endswith("/")


def _new_zip(path: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9)


def _put(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Without a time: the same files make the same archive."""
    archive.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 9)


if __name__ == "__main__":
    pack(Path(sys.argv[1]))
