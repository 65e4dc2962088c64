"""How long the book takes when many matches have been played: `python bench/book.py [--database …]`.

The database has 100,000 finished matches, which are counted first. Then people with 50, 5,000 and 14,286
matches ask for what their page shows: figures, head to head, and the newest matches. At last, the pages of
groups with more and more results.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import delete, select

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench.server_load import percentile
from tablee.server.db.engines import database_url, writing_engine
from tablee.server.db.schema import played, records, tallies
from tablee.server.results.tallies import count_matches
from tablee.table.stored import Finished
from tests.server.db.crowd import HEAVY, MATCHES, fill, sign_in
from tests.table_server import TableServer

AT_ONCE = 1000  # matches
PEOPLE = ("p1999", HEAVY, "p5")
PAGE = ("/api/me/book", "/api/me/records?limit=20")
GROUPS = (("p1999", "p4"), (HEAVY, "p5"), (HEAVY, *(f"p{number}" for number in range(1, 20))))


def count(url: str) -> None:
    """Count every match, as if it ended now."""
    with writing_engine(database_url(url)).begin() as connection:
        connection.execute(delete(tallies))
        seats: dict[str, list[tuple[str | None, bool]]] = {}
        by_seat = select(played.c.record_id, played.c.person, played.c.won).order_by(played.c.seat)
        for record, person, won in connection.execute(by_seat):
            seats.setdefault(record, []).append((person, won))
        rows = connection.execute(select(records).order_by(records.c.at, records.c.record_id)).all()
        matches = [finished(row, seats[row.record_id]) for row in rows]
        for begin in range(0, len(matches), AT_ONCE):
            count_matches(connection, matches[begin : begin + AT_ONCE])


def finished(row: Any, seats: list[tuple[str | None, bool]]) -> Finished:
    people = tuple(person for person, _ in seats)
    winners = tuple(seat for seat, (_, won) in enumerate(seats) if won)
    return Finished(row.record_id, row.table_id, row.game, row.public, row.at, people, winners, row.body)


def ask(server: TableServer, token: str, method: str, path: str, body: object = None) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}"}
    answer = httpx.request(
        method, server.url + path, headers=headers, json=body, timeout=120, trust_env=False
    )
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


def measure_group(server: TableServer, tokens: list[str], times: int) -> str:
    """One line: how many matches its members have played with each other, and how long its page waits."""
    group = ask(server, tokens[0], "POST", "/api/groups", {"name": "Group"})
    for token in tokens[1:]:
        ask(server, token, "POST", f"/api/invitations/{group['link'].rpartition('/')[2]}")
    path = f"/api/groups/{group['id']}"
    seats = sum(row["figures"]["played"] for row in ask(server, tokens[0], "GET", path)["table"])
    pages = (path, f"{path}/matches?limit=20", f"{path}/sheets?limit=10")
    told = measure(server, tokens[0], times, pages).partition(":")[2]
    return f"{seats:6} results of {len(tokens)} members:{told}"


def measure(server: TableServer, token: str, times: int, page: tuple[str, ...] = PAGE) -> str:
    """One line: how many matches, and how long the page waits for its answers."""
    with httpx.Client(
        base_url=server.url, headers={"Authorization": f"Bearer {token}"}, trust_env=False
    ) as client:
        waits = []
        for _ in range(times):
            began = time.perf_counter()
            answers = [client.get(path) for path in page]
            waits.append(time.perf_counter() - began)
            assert all(answer.status_code == 200 for answer in answers)
        played = sum(game["played"] for game in answers[0].json().get("games", ()))
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
        began = time.perf_counter()
        count(url)
        print(f"{MATCHES} matches counted in {time.perf_counter() - began:.1f} s")
        everybody = dict.fromkeys([*PEOPLE, *(person for group in GROUPS for person in group)])
        tokens = {person: sign_in(url, person) for person in everybody}
        with TableServer(url) as server:
            for person in PEOPLE:
                print(measure(server, tokens[person], arguments.times))
            for group in GROUPS:
                print(measure_group(server, [tokens[person] for person in group], arguments.times))


if __name__ == "__main__":
    main()
