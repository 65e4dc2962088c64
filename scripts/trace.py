"""Which files a move, a hint and a review pass on a running server: `python -m scripts.trace`.

Two people and a spectator play Skyjo at one table. A file under src/tablee counts if Python code of it
runs, in the server or in a worker of it, between the request and the moment when everybody has what follows
from it. Files that run on an idle server do not count. Each request is made before, so that nothing is
imported or compiled on the way. `--tree` traces another checkout, `-v` names the files.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from scripts.generated_page import ROOT
from tests.server.lines import Player, begin_match, run
from tests.table_server import TableServer

_IDLE = 6.0  # seconds
_WARM = 4  # matches at once before anything is traced, so that every worker has had one

# Every process of the server runs this first. All of them append to one file.
_TRACER = """
import os, sys, threading, time
folder, seen = os.environ["TRACED"], {}
log = os.open(os.environ["TRACE"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
def note(frame, event, _):
    name = frame.f_code.co_filename
    if event == "call" and name.startswith(folder):
        now = time.monotonic_ns()
        if now - seen.get(name, 0) > 100_000:
            seen[name] = now
            os.write(log, f"{now} {name[len(folder):]}\\n".encode())
threading.setprofile(note)
sys.setprofile(note)
"""


class Match:
    """Two people play, and a third one watches."""

    def __init__(self, client: httpx.AsyncClient, people: list[Player], table: str) -> None:
        self.client, self.people, self.table = client, people, table

    @classmethod
    async def begin(cls, client: httpx.AsyncClient) -> "Match":
        people = [await Player.join(str(client.base_url).rstrip("/")) for _ in range(3)]
        table = await begin_match(*people[:2], game="skyjo", options={"limit": 1})
        await people[2].ask("open", table=table)
        return cls(client, people, table)

    async def move(self) -> None:
        """Until everybody has seen it."""
        mover, (seat, moves) = next((each, found) for each in self.people if (found := each.to_move()))
        number = (await mover.ask("move", seat=seat, move=random.choice(moves)))["number"]
        for player in self.people:
            await player.until(lambda player: player.number >= number)

    async def play(self, moves: int = 1000) -> None:
        while moves and self.people[2].table["phase"] != "over":
            moves -= 1
            if self.people[2].table["phase"] == "playing":
                await self.move()
            else:
                await self.people[0].ask("next")
                await asyncio.sleep(0.1)

    async def hint(self) -> httpx.Response:
        mover, (seat, _) = next((each, found) for each in self.people if (found := each.to_move()))
        return await self._get(mover, f"/api/tables/{self.table}/hint?seat={seat}")

    async def review(self) -> httpx.Response:
        record = self.people[0].table["match"]["record"]
        return await self._get(self.people[0], f"/api/records/{record}/review")

    async def _get(self, player: Player, path: str) -> httpx.Response:
        return await self.client.get(path, headers={"Authorization": f"Bearer {player.secret}"})


async def warm_up(client: httpx.AsyncClient) -> None:
    match = await Match.begin(client)
    await match.play(5)
    while (await match.hint()).json()[0]["chance"] is None:  # its code is being compiled
        await asyncio.sleep(2)
    await match.play()
    while (await match.review()).status_code != 200:  # all workers are busy
        await asyncio.sleep(2)


async def trace(client: httpx.AsyncClient) -> dict[str, tuple[int, int]]:
    """When each request began and when everybody had its result; `idle` is a time without any."""
    found = {}

    async def note(name: str, act: Callable[[], Awaitable[object]]) -> None:
        await client.get("/healthz")  # connects
        await asyncio.sleep(1)  # what follows later belongs to no request
        begun = time.monotonic_ns()
        await act()
        found[name] = (begun, time.monotonic_ns())

    await asyncio.gather(*(warm_up(client) for _ in range(_WARM)))
    match = await Match.begin(client)
    await match.play(8)
    await note("idle", lambda: asyncio.sleep(_IDLE))
    await note("move", match.move)
    await note("hint", match.hint)
    await match.play()
    await note("review", match.review)
    return found


async def connect_and_trace(url: str) -> dict[str, tuple[int, int]]:
    async with httpx.AsyncClient(base_url=url, timeout=120, trust_env=False) as client:
        return await trace(client)


def main() -> None:
    parser = argparse.ArgumentParser(description="The files that a move, a hint and a review pass.")
    parser.add_argument("--tree", type=Path, default=ROOT, help="the checkout to trace")
    parser.add_argument("-v", action="store_true", help="name the files")
    chosen = parser.parse_args()
    source = chosen.tree.resolve() / "src"
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "sitecustomize.py").write_text(_TRACER)
        log = Path(folder, "log")
        about = {"TRACE": f"{log}", "TRACED": f"{source}/tablee/", "PYTHONPATH": f"{folder}:{source}"}
        with TableServer(Path(folder, "tables.db"), **about) as server:
            times = run(connect_and_trace(server.url))
        calls = [(int(at), name) for at, name in map(str.split, log.read_text().splitlines())]
    passed = {
        what: {name for at, name in calls if begun <= at <= ended} for what, (begun, ended) in times.items()
    }
    for what in ("move", "hint", "review"):
        files = sorted(passed[what] - passed["idle"])
        print(f"{what}: {len(files)} files")
        if chosen.v:
            print(*(f"  {file}" for file in files), sep="\n")


if __name__ == "__main__":
    main()
