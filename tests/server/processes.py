"""A table server as a process of its own, to use and to kill."""

import signal
import sys
import urllib.error
import urllib.request
from pathlib import Path

from tests.services import Service


class TableServer(Service):
    """`tablee serve` on a port of its own. Killed and started again, it has the same database."""

    name = "tablee"
    stop_signal = signal.SIGTERM

    def __init__(self, database: str | Path, bus: str | None = None, *options: str) -> None:
        super().__init__()
        self.database = str(database)
        self.bus = bus
        self.options = options

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _command(self) -> list[str | Path]:
        bus = [] if self.bus is None else ["--bus", self.bus]
        return [
            *(sys.executable, "-m", "tablee", "serve", "--port", str(self.port)),
            *("--database", self.database, *bus),
            *("--pace", "0", "--no-rate-limits", *self.options),
        ]

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False
