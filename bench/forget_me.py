"""What others notice when somebody is forgotten: `python bench/forget_me.py [--database …]`.

The database has 100,000 finished matches, and one person played 5,000 of them. The server runs on one core,
players in rooms of four on the other. What is measured is the time from sending a move until the last of the
four has it: before that person sends `DELETE /api/me`, and from then until the last record is written anew.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import psutil

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench.server_load import Load, percentile, settings_of, steady
from tests.server.db.crowd import fill, seats_left, sign_in
from tests.table_server import TableServer

RECORD = Path(__file__).parents[1] / "tests" / "golden" / "skyjo-3-match.json"


async def forget(server: TableServer, token: str) -> str:
    request = urllib.request.Request(
        f"{server.url}/api/me", headers={"authorization": f"Bearer {token}"}, method="DELETE"
    )
    began = time.perf_counter()
    with await asyncio.to_thread(urllib.request.urlopen, request) as answer:
        assert answer.status == 204
    answered = time.perf_counter() - began
    while await asyncio.to_thread(seats_left, server.database):
        await asyncio.sleep(0.1)
    return f"answered after {answered:.2f} s, out of all records after {time.perf_counter() - began:.1f} s"


def told(when: str, latencies: list[float]) -> None:
    p50, p99 = (1e3 * percentile(latencies, part) for part in (0.5, 0.99))
    longest = 1e3 * latencies[-1]
    print(f"{when}: {len(latencies)} moves, p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {longest:.0f} ms")


async def measure(arguments: argparse.Namespace, server: TableServer, token: str) -> None:
    load = Load(server)
    rooms = await load.rooms(arguments.rooms, settings_of("skyjo", 4))
    await steady(load, rooms, arguments.rate, 3)  # get going
    told("before", (await steady(load, rooms, arguments.rate, arguments.seconds))[0])
    print(f"{seats_left(server.database)} matches to be forgotten in")
    forgetting = asyncio.create_task(forget(server, token))
    during: list[float] = []
    while not forgetting.done():
        during += (await steady(load, rooms, arguments.rate, 1))[0]
    told("during", sorted(during))
    print(await forgetting)
    told("after", (await steady(load, rooms, arguments.rate, arguments.seconds))[0])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--database", help="the URL of an empty one; left out: SQLite in a temporary directory"
    )
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100, help="moves a second")
    parser.add_argument("--seconds", type=float, default=10)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        database = arguments.database or f"sqlite:///{directory}/tablee.sqlite"
        fill(database, arguments.matches, RECORD.read_bytes())
        token = sign_in(database)
        with TableServer(database) as server:
            cores = sorted(os.sched_getaffinity(0))
            for thread in psutil.Process(server.pid).threads():
                os.sched_setaffinity(thread.id, cores[:1])
            os.sched_setaffinity(0, cores[1:2] or cores)
            import uvloop

            uvloop.run(measure(arguments, server, token))


if __name__ == "__main__":
    main()
