"""A server as a process of its own that tells people at once, and lives some time later."""

import sys
import time
from pathlib import Path

from tablee.server.app import Config
from tablee.server.notices.notifier import Pace
from tablee.server.serve import Door, listen, serve, set_up
from tablee.server.web.uvicorn_protocols import Timeouts
from tests.table_server import TableServer

ROOT = Path(__file__).parents[3]
HURRIED = Pace(every=0.05, delay=0.0, retry=0.1, lease=3.0)
HASTY = Timeouts(linger=0.0)  # a player who moves does not look at the table afterwards


class HurriedServer(TableServer):
    """`later`: by how many seconds its clock is ahead when it is started."""

    def __init__(self, database: str | Path) -> None:
        super().__init__(database)
        self.later = 0.0

    def _command(self) -> list[str | Path]:
        told = (self.port, self.database, self.later)
        way = (
            f"import sys; sys.path.insert(0, {str(ROOT)!r}); import {__name__} as it; it.serve_hurried{told}"
        )
        return [sys.executable, "-c", way]


def serve_hurried(port: int, database: str, later: float) -> None:
    now, now_ns = time.time, time.time_ns
    time.time = lambda: now() + later
    time.time_ns = lambda: now_ns() + int(later * 10**9)
    set_up("json")
    door = Door(port=port)
    config = Config(database, limited=False, pace=0.0, notices=HURRIED, notify_private=True, timeouts=HASTY)
    serve(config, door, listen(door), lambda: print("open", flush=True))
