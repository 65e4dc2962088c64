"""How long the book takes when many matches have been played: `python bench/book.py [--database …]`.

The database has 100,000 finished matches. It is brought up to date from the version before the book, which
counts them all. Then people with 50, 5,000 and 14,286 matches ask for what their page shows: figures, head to
head, and the newest matches.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench.server_load import percentile
from tablee.server.store.engines import database_url
from tablee.server.store.upgrade import downgrade, upgrade
from tests.server.processes import TableServer
from tests.server.store.crowd import HEAVY, MATCHES, fill, sign_in

BEFORE = "0009"  # the form without a book
PEOPLE = ("p1999", HEAVY, "p5")
PAGE = ("/api/me/book", "/api/me/records?limit=20")


def measure(server: TableServer, token: str, times: int) -> str:
    """One line: how many matches, and how long the page waits for its two answers."""
    with httpx.Client(
        base_url=server.url, headers={"Authorization": f"Bearer {token}"}, trust_env=False
    ) as client:
        waits = []
        for _ in range(times):
            began = time.perf_counter()
            answers = [client.get(path) for path in PAGE]
            waits.append(time.perf_counter() - began)
            assert all(answer.status_code == 200 for answer in answers)
        played = sum(game["played"] for game in answers[0].json()["games"])
        p50, p95 = (1e3 * percentile(sorted(waits), part) for part in (0.5, 0.95))
        return f"{played:6} matches: p50 {p50:.1f} ms, p95 {p95:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", help="an empty one; by itself a file of SQLite")
    parser.add_argument("--times", type=int, default=200)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = arguments.database or f"sqlite:///{folder}/tablee.db"
        fill(url)
        downgrade(database_url(url), BEFORE)
        began = time.perf_counter()
        upgrade(database_url(url))
        print(f"{MATCHES} matches counted in {time.perf_counter() - began:.1f} s")
        tokens = [sign_in(url, person) for person in PEOPLE]
        with TableServer(url) as server:
            for token in tokens:
                print(measure(server, token, arguments.times))


if __name__ == "__main__":
    main()
