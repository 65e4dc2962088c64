"""Where compiled code lies: what came with the installation, what was compiled here. Needs no compiler."""

import json
import os
import sys
import time
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from tablee.kernels.sources import digest_of, recall_sources, remember_sources

SHIPPED = Path(__file__).parent.parent / "compiled"
MANIFEST = "manifest.json"
_KEPT_FOR = 30 * 24 * 3600  # seconds after it was last used


class Shipped(NamedTuple):
    """The code that came with this installation."""

    processor: str  # it was compiled for, as numba describes it
    flags: list[str]  # that a processor must have to run it, as Linux names them


@cache
def shipped_code() -> Shipped | None:
    """What came along, if this processor can run it."""
    try:
        shipped = Shipped(**json.loads((SHIPPED / MANIFEST).read_bytes()))
    except FileNotFoundError:
        return None
    recall_sources(SHIPPED)
    return shipped if processor_flags() >= set(shipped.flags) else None


@cache
def processor_flags() -> frozenset[str]:
    """What this processor can do. Empty where the system does not say so in Linux's way."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return frozenset()
    return frozenset(next((line.split(":")[1].split() for line in lines if line.startswith("flags")), ()))


@cache
def own_directory() -> Path:
    """Where the user's compiled code is kept."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        directory = Path(chosen) / "code"
    else:
        directory = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tablee" / "code"
    recall_sources(directory)
    return directory


def key_of(module: str, *more: str) -> str:
    """A digest of a module's sources, the versions, and whatever else is to be told apart."""
    about = (digest_of(module), _numba_version(), str(sys.implementation.cache_tag), *more)
    return sha256("\n".join(about).encode()).hexdigest()[:24]


@cache
def _numba_version() -> str:
    return metadata.version("numba")


def read(path: Path) -> bytes | None:
    """What a file has, if there is one."""
    try:
        return path.read_bytes()
    except OSError:
        return None


def write(path: Path, data: bytes) -> None:
    """Where nothing can be written, such as in a read-only container, every process compiles for itself."""
    new = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        if not path.parent.exists():
            path.parent.mkdir(parents=True)
        new.write_bytes(data)
        new.replace(path)
    except OSError:
        return
    remember_sources(path.parent)


def forget_old() -> None:
    """Remove what has not been used for a month."""
    for path in own_directory().glob("*-*"):
        with suppress(OSError):  # another process has been quicker
            if path.stat().st_atime < time.time() - _KEPT_FOR:
                path.unlink()
