"""A process that does one job at a time. If it dies, the next job is done by a new one."""

import asyncio
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

_NO_MEMORY = 77  # a worker's exit code
_TO_LOAD = 30.0  # more seconds for the first job of a process, which may have to load code
_context = multiprocessing.get_context("spawn")  # not forked: this process has threads


class CutOff(Exception):
    """The job took too long, and its process was killed."""


class Died(Exception):
    """The process ended during the job. The message says how."""


class Worker:
    """Started when first needed. Each has a thread that waits for its answers."""

    def __init__(self, niceness: int, died_idle: Callable[[str], None]) -> None:
        """`died_idle`: called in any thread, with how the process ended while it had no job."""
        self._niceness = niceness
        self._died_idle = died_idle
        self._process: SpawnProcess | None = None
        self._line: Connection
        self._closed = False
        self.loaded = False  # whether the last job was not the first of its process
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="tablee-worker")

    async def do(self, work: Callable[..., Any], arguments: tuple[Any, ...], deadline: float) -> Any:
        """Returns what `work` returns. Raises what it raises, `CutOff` after `deadline` seconds, and `Died`.

        The start of the process does not count, because on a small machine it takes seconds.
        """
        in_thread = asyncio.get_running_loop().run_in_executor
        self.loaded = not await in_thread(self._thread, self._start_if_needed, work)
        answering = in_thread(self._thread, self._ask, work, arguments)
        answering.add_done_callback(_retrieve)
        await asyncio.wait([answering], timeout=deadline + (0 if self.loaded else _TO_LOAD))
        if not answering.done():
            self.kill()
            with suppress(Exception):
                await answering
            raise CutOff
        good, answer = answering.result()
        if not good:
            raise answer
        return answer

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def close(self) -> None:
        self._closed = True
        self.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)

    # ── In the thread ────────────────────────────────────────────────────────────────────────────────

    def _start_if_needed(self, work: Callable[..., Any]) -> bool:
        """Returns whether it was started."""
        if self._process is not None:
            if self._process.is_alive():
                return False
            self._died_idle(_ending(self._process.exitcode))
        self._line, theirs = _context.Pipe()
        process = _context.Process(target=_serve, args=(theirs, self._niceness, work), daemon=True)
        try:
            process.start()
        except OSError as error:
            raise Died(f"it could not be started: {error}") from None
        finally:
            theirs.close()
        self._process = process
        if self._closed:
            self.kill()
        self._receive()  # it has started
        return True

    def _ask(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
        with suppress(OSError):  # it is dead; `_receive` says how
            self._line.send((work, arguments))
        return self._receive()

    def _receive(self) -> tuple[bool, Any]:
        assert self._process is not None
        try:
            received: tuple[bool, Any] = self._line.recv()
        except (EOFError, OSError):
            self._process.join()
            code, self._process = self._process.exitcode, None
            self._line.close()
            raise Died(_ending(code)) from None
        return received


def _retrieve(answering: "asyncio.Future[Any]") -> None:
    """Keep asyncio from logging an error whose caller was cancelled."""
    if not answering.cancelled():
        answering.exception()


def _ending(code: int | None) -> str:
    if code == _NO_MEMORY:
        return "out of memory"
    if code == -signal.SIGKILL:
        return "killed, perhaps because memory ran out"
    return f"exit code {code}" if code is None or code >= 0 else signal.Signals(-code).name


# ── In the worker ────────────────────────────────────────────────────────────────────────────────────


def _serve(line: Connection, niceness: int, first: Callable[..., Any]) -> None:
    """`first`: the first job, so that its module is imported before its time runs."""
    _begin(niceness)
    with suppress(EOFError, OSError):
        line.send((True, first.__name__))
        while True:
            work, arguments = line.recv()
            line.send(_done(work, arguments))


def _done(work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, work(*arguments)
    except MemoryError:
        os._exit(_NO_MEMORY)  # which frees the memory
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:  # some can be pickled but not unpickled
            return False, RuntimeError(f"{type(error).__name__}: {error}")
        return False, error


def _begin(niceness: int) -> None:
    """Leave Ctrl-C to the server, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):  # not allowed here
        os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
