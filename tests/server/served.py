"""`tablee serve` with all it says, for tests of the command itself; a table that waits in its database."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tablee.server.app import Config, running
from tablee.server.protocol import Settings

_PATIENCE = 60.0  # seconds; on a good day it takes one


class Laid(NamedTuple):
    """A table for one person with one guest, or with a bot."""

    table: str
    code: str
    person: str
    name: str
    secret: str
    seed: str


def lay_table(database: Path | str, settings: Settings) -> Laid:
    """Write a new table into the database, as a server would that is not there any more."""

    async def scene() -> Laid:
        async with running(Config(str(database))) as parts:
            arrival = await parts.people.newcomer("en")
            live = await parts.tables.create(settings, arrival.person.id)
            return Laid(
                live.table.id,
                live.table.code,
                arrival.person.id,
                arrival.person.name,
                arrival.secret,
                live.table.seed.hex(),
            )

    return asyncio.run(scene())


class Served:
    """A server that runs, or has run."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.said = ""  # on standard output
        self.logged = ""  # on standard error
        self._readers = [threading.Thread(target=read) for read in (self._read_said, self._read_logged)]
        for reader in self._readers:
            reader.start()

    def _read_said(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said += line

    def _read_logged(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.logged += line

    def wait_until_open(self) -> None:
        self._wait_for(lambda: "Tablée is open" in self.said)

    def wait_until_logged(self, text: str) -> None:
        self._wait_for(lambda: text in self.logged)

    def _wait_for(self, condition: Callable[[], bool]) -> None:
        deadline = time.monotonic() + _PATIENCE
        while not condition():
            assert self.process.poll() is None, self.logged
            assert time.monotonic() < deadline, self.logged
            time.sleep(0.01)

    @property
    def url(self) -> str:
        """The first address that it named, without the last slash."""
        found = re.search(r"http://\S+:\d+(?=/)", self.said)
        assert found is not None
        return found.group()

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to stop; its exit code."""
        self.process.send_signal(number)
        return self.wait()

    def wait(self) -> int:
        code = self.process.wait(_PATIENCE)
        for reader in self._readers:
            reader.join()
        return code

    def close(self) -> None:
        self.process.kill()
        self.wait()
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()


@contextmanager
def served(*options: str, **environment: str) -> Iterator[Served]:
    """The command on any free port, open to visitors. Killed in the end if it still runs."""
    command = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--pace", "0", "--no-rate-limits"]
    process = subprocess.Popen(
        [*command, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, **environment},
    )
    server = Served(process)
    try:
        server.wait_until_open()
        yield server
    finally:
        server.close()
