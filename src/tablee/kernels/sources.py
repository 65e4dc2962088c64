"""What compiled code comes from: the text of a module and of everything it imports.

Compiled code contains the code and the constants of whatever its module imports, so it is stale when any of
that changes. Comments, docstrings and the places of lines do not count.
"""

import ast
import json
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.util import find_spec, resolve_name
from pathlib import Path
from typing import NamedTuple

_PACKAGE = Path(__file__).parent.parent
_KEEPERS = {f"tablee.kernels.{name}" for name in ("cache", "readiness", "sources", "store")}


class Source(NamedTuple):
    """What matters of one file."""

    digest: str  # of its syntax tree without docstrings
    imports: list[str]  # modules and names of modules that it imports at the top, as they are written


@cache
def digest_of(module: str) -> str:
    """A digest of all that the compiled code of a module can come from."""
    return sha256(repr(sorted(closure(module).items())).encode()).hexdigest()


def closure(module: str) -> dict[str, str]:
    """All modules that the compiled code of a module can come from, with a digest of each.

    They are Tablée's, and those of the package that the module is in: a game may come from elsewhere.
    """
    packages = {"tablee", module.partition(".")[0]}
    waiting = [module]
    found: dict[str, str] = {}
    while waiting:
        name = waiting.pop()
        if name.partition(".")[0] not in packages or name in found or _is_ours(name):
            continue
        if (path := path_of(name)) is not None:
            source = _sources().read(path)
            found[name] = source.digest
            package = name if path.stem == "__init__" else name.rpartition(".")[0]
            waiting += [resolve_name(imported, package) for imported in source.imports]
    return found


def remember_sources(directory: Path) -> None:
    """Keep what was found out about files, so that later processes need not parse them."""
    _sources().save(directory / _FILE)


def recall_sources(directory: Path) -> None:
    """Use what `remember_sources` kept there. What is not for the files as they are now does no harm."""
    _sources().load(directory / _FILE)


_FILE = "sources.json"


class _Sources:
    def __init__(self) -> None:
        self._known: dict[str, Source] = {}  # by the Python and the digest of a file's bytes
        self._used: dict[str, Source] = {}

    def read(self, path: Path) -> Source:
        content = path.read_bytes()
        key = f"{sys.implementation.cache_tag} {sha256(content).hexdigest()}"  # each Python has its own trees
        source = self._used[key] = self._known.get(key) or parsed(content)
        return source

    def load(self, file: Path) -> None:
        with suppress(OSError, ValueError, TypeError):  # then the files are parsed
            loaded = {key: Source(*found) for key, found in json.loads(file.read_bytes()).items()}
            self._known = loaded | self._known

    def save(self, file: Path) -> None:
        if self._used.keys() <= self._known.keys():
            return
        self._known |= self._used
        new = file.with_name(f"{file.name}.{os.getpid()}")
        with suppress(OSError):  # nothing depends on it but time
            file.parent.mkdir(parents=True, exist_ok=True)
            new.write_text(json.dumps(self._known), "utf-8")
            new.replace(file)


@cache
def _sources() -> _Sources:
    return _Sources()


def parsed(content: bytes) -> Source:
    """What matters of a file with this content."""
    tree = ast.parse(content)
    imports = []
    for node in tree.body:
        if isinstance(node, ast.Import):
            imports += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            imports += _imported_from(node)
    for part in ast.walk(tree):
        if isinstance(part, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            _drop_docstring(part)
    digest = sha256(ast.dump(tree).encode()).hexdigest()
    return Source(digest, imports)


def _imported_from(node: ast.ImportFrom) -> Iterator[str]:
    """The module, and each name, which may be a module too."""
    above = "." * node.level
    if node.module:
        yield above + node.module
        above += f"{node.module}."
    for alias in node.names:
        yield above + alias.name


def _drop_docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    match node.body:
        case [ast.Expr(value=ast.Constant(value=str())), *rest]:
            node.body = rest


def _is_ours(module: str) -> bool:
    """Whether a module only keeps compiled code, and changes nothing of it."""
    return module in _KEEPERS


@cache
def path_of(module: str) -> Path | None:
    """The file of a module of Tablée or of a package with a game, or nothing if there is no such module."""
    if not module.startswith("tablee."):
        return _path_elsewhere(module)
    place = _PACKAGE.joinpath(*module.split(".")[1:])
    for path in (place.with_suffix(".py"), place / "__init__.py"):
        if path.is_file():
            return path
    return None


def _path_elsewhere(module: str) -> Path | None:
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):  # its package is missing, a single file, or was never imported
        return None
    return Path(spec.origin) if spec is not None and spec.has_location and spec.origin else None
