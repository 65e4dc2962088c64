"""Writes `baseline/`: what the version before 0.1.0's baseline stores, wherever it stores things.

    .venv/bin/python -m tests.compatibility.make_baseline servers logs records terminal page

It was run once, with that version. Nothing there is ever written again. A version that cannot read these
files loses what people have. The scenes are in `making/`.
"""

import asyncio
import gzip
import json
import sqlite3
import subprocess
import sys
import tempfile
from itertools import groupby
from pathlib import Path
from typing import Any

from tablee.match.record import encode
from tests.compatibility.baseline_doors import (
    BASELINE,
    LoggedEntry,
    fold,
    read_answers,
    restore_postgresql,
    restore_sqlite,
)
from tests.compatibility.making.devices import evening_at_a_terminal, offences
from tests.compatibility.making.page import evening_in_a_page
from tests.compatibility.making.servers import evening
from tests.server.processes import TableServer
from tests.services import Postgres


def write_json(name: str, data: Any) -> None:
    whole = json.dumps(data, ensure_ascii=False, indent=1 if name.endswith(".json") else None).encode()
    write(name, whole)


def write(name: str, data: bytes) -> None:
    packed = gzip.compress(data, 9, mtime=0) if name.endswith(".gz") else data
    (BASELINE / name).write_bytes(packed)
    print(f"{name}: {len(packed)} bytes", flush=True)


def servers() -> None:
    """A database of each kind, after the same evening."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "evening.sqlite"
        kept = _played(f"sqlite:///{path}")
        with sqlite3.connect(path) as connection:
            connection.execute("VACUUM")
        write("tablee.sqlite.gz", path.read_bytes())
        write_json("sqlite.json.gz", kept | {"answers": _answers(restore_sqlite(Path(folder), kept), kept)})
    with Postgres() as postgres:
        url = postgres.create_database()
        kept = _played(url)
        options = ["--no-owner", "--no-privileges", "--inserts", "--rows-per-insert=100"]
        dump = subprocess.run([_pg_dump(), *options, url], check=True, capture_output=True, text=True).stdout
        lines = [
            line for line in dump.splitlines() if not line.startswith(("\\", "--", "SET transaction_timeout"))
        ]
        write("tablee.sql.gz", "\n".join(line for line in lines if line).encode())
        kept["answers"] = _answers(restore_postgresql(postgres, kept), kept)
        write_json("postgresql.json.gz", kept)


def _pg_dump() -> str:
    """That of the server, which the tests find on their own."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_dump"))
    return str(found[-1]) if found else "pg_dump"


def _played(url: str) -> Any:
    with TableServer(url) as server:
        try:
            return asyncio.run(evening(server.url, url))
        except BaseException:
            print(server.log()[-4000:])
            raise


def _answers(url: str, kept: Any) -> Any:
    with TableServer(url) as server:
        return read_answers(server.url, kept)


def logs() -> None:
    """All entries of that database, and how each table stood now and then, and in the end."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "evening.sqlite"
        path.write_bytes(gzip.decompress((BASELINE / "tablee.sqlite.gz").read_bytes()))
        with sqlite3.connect(path) as connection:
            rows = connection.execute(
                "SELECT table_id, number, at, body FROM entries ORDER BY table_id, number"
            )
            found = [LoggedEntry(table, number, at, json.loads(body)) for table, number, at, body in rows]
    write("logs.jsonl.gz", "".join(f"{json.dumps(entry)}\n" for entry in found).encode())
    stands: dict[str, dict[int, Any]] = {}
    for table, log in groupby(found, key=lambda entry: entry.table):
        folded = list(fold(list(log)))
        stands[table] = {number: state for number, state in folded if number % 10 == 0}
        stands[table].update(folded[-1:])
    write_json("stands.json.gz", stands)


def records() -> None:
    """Those of the database, and matches with all sorts of offences."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "evening.sqlite"
        path.write_bytes(gzip.decompress((BASELINE / "tablee.sqlite.gz").read_bytes()))
        with sqlite3.connect(path) as connection:
            stored = connection.execute("SELECT record_id, body FROM records ORDER BY at").fetchall()
    found = {record_id: body.decode() for record_id, body in stored}
    write_json("records.json.gz", found | {name: encode(record).decode() for name, record in offences()})


def terminal() -> None:
    write_json("terminal.json.gz", asyncio.run(evening_at_a_terminal()))


def page() -> None:
    write_json("page.json.gz", evening_in_a_page())


PARTS = {"servers": servers, "logs": logs, "records": records, "terminal": terminal, "page": page}

if __name__ == "__main__":
    BASELINE.mkdir(exist_ok=True)
    for part in sys.argv[1:] or PARTS:
        PARTS[part]()
