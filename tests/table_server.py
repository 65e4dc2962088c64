"""A table server for tests: in this process, or as the command `tablee serve`.

Use `open_server` wherever the process is not the point: it opens in milliseconds, takes any `Config`, and
exposes its parts. Use `TableServer` for what only a process has: signals, kills, options, output.
Both speak HTTP and WebSocket as `tablee serve` does, without rate limits, and with bots that do not pause.
"""

import asyncio
import os
import signal
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tablee.server.app import Config, Parts, running
from tablee.server.serve import Door, Server, listen
from tablee.table.protocol import Settings
from tests.databases import new_sqlite
from tests.services import Service

_PATIENCE = 60.0  # seconds to start or to stop


class OpenServer(NamedTuple):
    """A server that runs in a thread of this process."""

    server: Server
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def parts(self) -> Parts:
        return self.server.parts


@contextmanager
def open_server(folder: Path, door: Door | None = None, **config: Any) -> Iterator[OpenServer]:
    """A server on a free port, with a new database in `folder` unless `config` names one."""
    if "database" not in config and not (folder / "tables.db").exists():
        new_sqlite(folder / "tables.db")
    config = {"database": str(folder / "tables.db"), "limited": False, "pace": 0.0, **config}
    door = door or Door(port=0)
    opened = threading.Event()
    server = Server(Config(**config), door, opened.set)
    listening = listen(door)
    thread = threading.Thread(target=server.serve_until_stopped, args=[listening], name="tablee-server")
    thread.start()
    try:
        deadline = time.monotonic() + _PATIENCE
        while not opened.wait(0.1):
            assert thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline, "the server takes too long to start"
        yield OpenServer(server, listening[0].getsockname()[1])
    finally:
        server.should_exit = True
        thread.join(_PATIENCE)
        for each in listening:
            each.close()
        assert not thread.is_alive(), "the server does not stop"


class TableServer(Service):
    """`tablee serve` on one port. Killed and started again, it has the same database."""

    name = "tablee"
    stop_signal = signal.SIGTERM
    output = "said"

    def __init__(
        self, database: str | Path | None, bus: str | None = None, *options: str, **environment: str
    ) -> None:
        """Without a database it uses the default one, in the folder that the environment names."""
        super().__init__()
        self.database = "" if database is None else str(database)
        self.bus = bus
        self.options = options
        self.environment = {**os.environ, **environment}

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def said(self) -> str:
        """What it has written to standard output."""
        return (self.directory / "said").read_text(encoding="utf-8")

    def wait_until_logged(self, text: str) -> None:
        deadline = time.monotonic() + _PATIENCE
        while text not in self.log():
            assert self.running, self.log()
            assert time.monotonic() < deadline, self.log()
            time.sleep(0.01)

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send this signal and wait; the exit code."""
        assert self._process is not None
        self._process.send_signal(number)
        return self.wait()

    def wait(self) -> int:
        """The exit code, once it has ended."""
        assert self._process is not None
        code = self._process.wait(_PATIENCE)
        self._forget()
        return code

    def _command(self) -> list[str | Path]:
        database = ["--database", self.database] if self.database else []
        bus = [] if self.bus is None else ["--bus", self.bus]
        return [
            *(sys.executable, "-m", "tablee", "serve", "--port", str(self.port)),
            *(*database, *bus, "--pace", "0", "--no-rate-limits", *self.options),
        ]

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200 and self.said)
        except OSError:
            return False


class Laid(NamedTuple):
    """A table for one person with one guest, or with a bot."""

    table: str
    code: str
    person: str
    name: str
    secret: str
    seed: str


def lay_table(database: Path | str, settings: Settings) -> Laid:
    """Write a new table into the database, as a server would that has since closed."""

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
