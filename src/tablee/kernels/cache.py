"""Compiled code on disk: one file for each compiled signature, named after all that it depends on.

numba's own cache looks at one source file, at the exact processor and at where the sources lie. This one is
content-addressed: a name tells the sources, the signature, the versions and the processor, so a file that is
found is right, wherever it was made. Code is looked for in two places (`store.py`):

- `tablee/compiled`, which comes with the wheel for a platform: made for every processor of the last ten years
  (`scripts/release.py`), never written to;
- the user's cache (or NUMBA_CACHE_DIR), where whatever did not come along is kept, for this processor.

Whoever misses something compiles it under a lock, so two processes never compile the same thing: the second
waits and then loads what the first has written.
"""

import os
import pickle
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from numba.core import config, event
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.registry import cpu_target
from numba.core.serialize import dumps

from tablee.kernels.sources import digest_of
from tablee.kernels.store import SHIPPED, key_of, own_directory, read, shipped_code, write

has_locks = os.name == "posix"  # elsewhere two processes may compile the same thing, which costs only time
if has_locks:
    import fcntl

loaded: set[Path] = set()  # all files of compiled code that this process has used


class CodeCache(_Cache):  # type: ignore[misc]
    """The cache of one compiled function, as numba asks for it."""

    def __init__(self, function: Callable[..., Any], owner: str) -> None:
        self._function, self._owner = function, owner
        self._locks: list[int] = []
        _unlock_after_failures()

    @property
    def cache_path(self) -> str:
        return str(own_directory())

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        shipped = shipped_code()
        if shipped is not None and (found := _load(SHIPPED / self._name(sig, shipped.processor))):
            return found
        path = own_directory() / self._name(sig, processor())
        if found := _load(path):
            return found
        self._lock(path)
        if found := _load(path):  # another process has just compiled it
            self.unlock()
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            if data.library.has_dynamic_globals:  # such as large arrays: every process would compile it anew
                raise RuntimeError(f"{self._function.__qualname__} uses globals that cannot be kept on disk")
            write(own_directory() / self._name(sig, processor()), dumps(data._reduce()))
        finally:
            self.unlock()

    def enable(self) -> None: ...

    def disable(self) -> None: ...

    def flush(self) -> None: ...

    def _name(self, sig: Any, processor: str) -> str:
        module, owner = self._function.__module__, self._owner or self._function.__module__
        name = f"{module}.{self._function.__name__}"
        key = key_of(owner, digest_of(module), name, repr(sig), processor, str(config.BOUNDSCHECK))
        return f"{owner.removeprefix('tablee.')}.{self._function.__name__}-{key}.nbc"

    # One file has a byte to lock for each name. A process that ends, however it ends, gives its locks back.
    # Within a process numba compiles in one thread at a time. A function is locked before those that it
    # calls, so two processes never wait for each other.

    def _lock(self, path: Path) -> None:
        byte = int(sha256(path.name.encode()).hexdigest()[:7], 16)
        if (file := _lock_file()) is not None:
            with suppress(OSError):  # some file systems have no locks
                fcntl.lockf(file, fcntl.LOCK_EX, 1, byte)
                self._locks.append(byte)

    def unlock(self) -> None:
        """Let other processes look for what this one has compiled, or compile it."""
        if self._locks:
            file = _lock_file()
            assert file is not None
            fcntl.lockf(file, fcntl.LOCK_UN, 1, self._locks.pop())


@cache
def processor() -> str:
    """What code is compiled for here: the triple, the name and the features."""
    return " ".join(cpu_target.target_context.codegen().magic_tuple())


def _load(path: Path) -> Any:
    data = read(path)
    if data is None:
        return None
    try:
        result = CompileResult._rebuild(cpu_target.target_context, *pickle.loads(data))
    except Exception:  # a file that was cut short, by a power failure, say: it is compiled and written anew
        return None
    loaded.add(path)
    return result


@cache
def _lock_file() -> int | None:
    """Open as long as this process lives; nothing where no file can be locked."""
    if not has_locks:
        return None
    try:
        own_directory().mkdir(parents=True, exist_ok=True)
        return os.open(own_directory() / "locks", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return None


class _Failures(event.Listener):  # type: ignore[misc]
    """Unlocks what could not be compiled, or was interrupted: then nothing is saved."""

    def on_start(self, event: Any) -> None: ...

    def on_end(self, event: Any) -> None:
        kept = event.data["dispatcher"]._cache
        failed = event._exc_details is not None and event._exc_details[0] is not None
        if failed and isinstance(kept, CodeCache):
            kept.unlock()


@cache
def _unlock_after_failures() -> None:
    event.register("numba:compile", _Failures())
