"""Lines that are gone leave nothing behind. Garbage is looked for seldom, so there must be none."""

import asyncio
import json
import time
from pathlib import Path

import pytest

from tests.server.faults.playing import set_tables
from tests.server.lines import Player
from tests.table_server import TableServer

# The real server, with a thread that counts what is alive whenever it is asked to.
COUNTING = """
import gc, json, sys, threading, time
from pathlib import Path

def count(asked, told):
    while True:
        time.sleep(0.05)
        if asked.exists():
            names = [type(each).__name__ for each in gc.get_objects()]
            asked.unlink()
            told.write_text(json.dumps({name: names.count(name) for name in %s}))

threading.Thread(target=count, args=[Path(each) for each in sys.argv[1:3]], daemon=True).start()
from tablee.cli import main
main(sys.argv[3:], prog_name="tablee")
"""
COUNTED = ("Line", "Wire", "LiveTable", "ServerProtocol", "Task")

GONE = COUNTED[:-1]


class CountingServer(TableServer):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "tables.sqlite", None, "--idle", "1")
        self.asked, self.told = folder / "asked", folder / "told"

    def _command(self) -> list[str | Path]:
        python, _, _, *serve = super()._command()
        return [python, "-c", COUNTING % (COUNTED,), self.asked, self.told, *serve]

    def alive(self) -> dict[str, int]:
        self.told.unlink(missing_ok=True)
        self.asked.touch()
        while not self.told.exists() or not self.told.read_text():
            time.sleep(0.05)
        counts: dict[str, int] = json.loads(self.told.read_text())
        return counts


@pytest.mark.slow
def test_lines_and_tables_that_are_gone_are_gone(tmp_path: Path) -> None:
    async def come_and_go(server: CountingServer) -> dict[str, int]:
        settings = {"game": "skyjo", "players": 2, "options": {}, "grace": 3600}
        people = await set_tables([server.url], 5, 1, lambda number: settings)
        for _ in range(4):
            lines = [
                await Player.join(server.url, person.table, secret=person.secret, keep=False)
                for person in people
            ]
            for line in lines:
                await line.close()
            await asyncio.sleep(2.5)  # the tables fall asleep
        for _ in range(40):
            alive = server.alive()
            if not any(alive[name] for name in GONE):
                break
            await asyncio.sleep(0.25)
        return alive

    with CountingServer(tmp_path) as server:
        few = server.alive()["Task"]
        alive = asyncio.run(come_and_go(server))
        assert "Exception" not in server.log()
    assert [alive[name] for name in GONE] == [0] * len(GONE)
    assert alive["Task"] <= few + 5
