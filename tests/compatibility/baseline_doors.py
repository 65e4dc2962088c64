"""Opens what is kept in `baseline/`: every entry point that is not public is called in this file alone.

Change this file when such an entry point moves, never the files. They are as the program wrote them.
Some of their content expires; `freshen` moves it to the present.
"""

import asyncio
import gzip
import json
import os
import random
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import psycopg
from sqlalchemy import Connection, create_engine, text

import tablee
from tablee.table import entries
from tablee.table.broadcast import encode, own_parts, public_game, table_info
from tablee.table.state import Table
from tablee.terminal.local import LocalTransport
from tablee.terminal.session import Session
from tablee.terminal.speech import Speech
from tablee.terminal.storage import Keeper, known_strengths, load_game, secret_for
from tests.page.memory_store import MemoryStore
from tests.page.visitor import PageVisitor
from tests.server.lines import some_move
from tests.services import Postgres

BASELINE = Path(__file__).parent / "baseline"
DATABASES = ("sqlite", "postgresql")
# What is another one each time that somebody looks, and the times that `freshen` moves.
_VOLATILE = {
    *("presence", "spectators", "others", "missed", "complete", "news"),
    *("turn_ends", "until", "day", "touched", "since", "holiday", "next_at"),
}


def read_json(name: str) -> Any:
    """A file of `baseline/`, compressed or not."""
    data = (BASELINE / name).read_bytes()
    return json.loads(gzip.decompress(data) if name.endswith(".gz") else data)


def restore_sqlite(folder: Path, kept: Any) -> str:
    """The URL of the database, as if it had been written just now."""
    path = folder / "tablee.sqlite"
    path.write_bytes(gzip.decompress((BASELINE / "tablee.sqlite.gz").read_bytes()))
    _freshen(f"sqlite:///{path}", kept)
    return f"sqlite:///{path}"


def restore_postgresql(postgres: Postgres, kept: Any) -> str:
    """The same from the dump."""
    url = postgres.create_database()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(gzip.decompress((BASELINE / "tablee.sql.gz").read_bytes()))
    _freshen(url.replace("postgresql:", "postgresql+psycopg:"), kept)
    return url


def _freshen(url: str, kept: Any) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        freshen(connection, kept)
    engine.dispose()


def freshen(connection: Connection, kept: Any) -> None:
    """Move what runs out with time to the present. The tables are those of the baseline, for good.

    A server forgets tables and sheets that nobody has touched for long. A turn clock runs out. The deal
    of the day is that of today.
    """
    later = time.time_ns() // 1_000_000 - kept["made"]
    for table in ("tables", "sheets", "tournaments"):
        connection.execute(text(f"UPDATE {table} SET touched = touched + :later"), {"later": later})
    connection.execute(text("UPDATE devices SET seen = seen + :later"), {"later": later})
    for table in set(kept["clocked"]):
        which = {"later": later, "table": table}
        connection.execute(text("UPDATE entries SET at = at + :later WHERE table_id = :table"), which)
        connection.execute(text("UPDATE sittings SET due = due + :later WHERE table_id = :table"), which)
    made = datetime.fromtimestamp(kept["made"] / 1000, UTC).date()
    days = datetime.now(UTC).date() - made
    for table in ("daily_deals", "daily_tries", "daily_levels"):
        found = (
            connection.execute(text(f"SELECT DISTINCT day FROM {table} ORDER BY day DESC")).scalars().all()
        )
        for day in found:
            new = (datetime.fromisoformat(day).date() + days).isoformat()
            connection.execute(
                text(f"UPDATE {table} SET day = :new WHERE day = :day"), {"new": new, "day": day}
            )


def read_answers(url: str, kept: Any) -> dict[str, Any]:
    """What a server answers to people about all that is kept, without what differs each time."""
    answers: dict[str, Any] = {}
    for name, person in kept["people"].items():
        headers = {"authorization": f"Bearer {person['secret']}"}
        with httpx.Client(base_url=url, trust_env=False, timeout=60, headers=headers) as client:
            for path in _paths(name, kept):
                answer = client.get(path)
                found = json.loads(answer.text.replace(url, "")) if answer.content else None
                answers[f"{name} {path}"] = [answer.status_code, steady(found)]
    return answers


def _paths(name: str, kept: Any) -> Iterator[str]:
    yield from ("/api/me", "/api/me/tables", "/api/me/records?limit=50", "/api/me/book", "/api/me/groups")
    if name not in ("Ada", "Bo"):
        return
    group, sheet = kept["group"], kept["sheet"]
    yield from ("/api/me/channels", "/api/me/tournaments", "/api/daily", "/api/records?limit=50")
    yield from (f"/api/groups/{group['id']}{part}" for part in ("", "/matches", "/sheets"))
    yield from (f"/api/invitations/{group['invitation']}", f"/api/sheets/{sheet['id']}", "/api/tables")
    yield from (
        f"/api/tournaments/{one}"
        for name, one in kept["tournaments"].items()
        if name in ("over", "gathering")
    )
    for table in kept["tables"].values():
        yield f"/api/tables/{table['code']}"
    if name == "Ada":
        still = [table for table in kept["tables"].values() if table["id"] not in kept["clocked"]]
        yield from (f"/api/tables/{table['code']}/story" for table in still)
        yield from (f"/api/records/{match['record']}" for match in kept["matches"].values())
        yield from (f"/api/records/{match['record']}/replay" for match in kept["matches"].values())


def settle(answers: Mapping[str, Any], kept: Any) -> dict[str, Any]:
    """The answers, however far a server is with the tournament whose next round begins at once.

    That tournament and its new tables are left out of lists, which are in the order of ids.
    """
    known = {table["id"] for table in kept["tables"].values()}
    known |= {one for name, one in kept["tournaments"].items() if name != "between rounds"}
    settled = dict(answers)
    for path, (status, rows) in answers.items():
        if path.endswith(("/api/me/tables", "/api/me/tournaments")) and status == 200:
            rows = [row for row in rows if row["id"] in known]
            settled[path] = [status, sorted(rows, key=lambda row: str(row["id"]))]
    return settled


def steady(data: Any) -> Any:
    """Without what differs each time."""
    if isinstance(data, dict):
        return {key: steady(value) for key, value in data.items() if key not in _VOLATILE}
    if isinstance(data, list):
        return [steady(value) for value in data]
    return data


def addresses(kept: Any) -> Iterator[str]:
    """Of all that people can have been sent."""
    records = [match["record"] for match in kept["matches"].values()]
    yield from (f"/g/{record}" for record in records)
    yield from (f"/g/{record}.json" for record in records)
    yield from (f"/g/{records[0]}/{language}.png" for language in ("en", "fr"))
    yield from (f"/t/{table['code']}" for table in kept["tables"].values())
    yield from (f"/{page}/{records[0]}" for page in ("r", "deal"))
    yield from (f"/tournament/{tournament}" for tournament in kept["tournaments"].values())
    group, sheet = kept["group"], kept["sheet"]
    yield from (f"/groups/{group['id']}", f"/join/{group['invitation']}", f"/score/{sheet['id']}")
    yield from ("/daily", "/book", "/analyse", "/learn/skyjo", "/rules/skipbo", "/puzzles/skyjo", "/settings")


def look_at_page(url: str, path: str) -> Any:
    """What is at an address: of the page of a match, what programs are told that show a link to it."""
    answer = httpx.get(url + path, trust_env=False, timeout=60, headers={"accept-language": "en"})
    found: dict[str, Any] = {"status": answer.status_code, "kind": answer.headers["content-type"]}
    if path.startswith("/g/") and found["kind"].startswith("text/html"):
        about = r'<meta (?:property|name)="([^"]*)" content="([^"]*)"'
        found["about"] = dict(re.findall(about, answer.text.replace(url, "")))
    elif path.endswith(".json"):
        found["digest"] = sha256(answer.content).hexdigest()
    return found


def look_at_position(text: str) -> Any:
    """What the position in this text shows to its seat."""
    position = tablee.from_position(text)
    return {"game": position.game, "text": str(position), "view": json.loads(encode(position.view.data()))}


class LoggedEntry(NamedTuple):
    """One line of a log: what was done at a table, as the store has it."""

    table: str
    number: int
    at: int
    body: Any


def fold(log: Sequence[LoggedEntry]) -> Iterator[tuple[int, Any]]:
    """How a table stands after each entry: as everybody sees it, and what each seat sees beside that."""
    table = Table(log[0].table)
    for entry in log:
        table.apply(entry.number, entry.at, entries.decode(json.dumps(entry.body).encode()))
        info = table_info(table, {}, lambda seat: None, frozenset())
        seats = [json.loads(encode(own_parts(table, (seat,)))) for seat in range(len(table.seats))]
        game = public_game(table)
        yield (
            entry.number,
            {
                "table": json.loads(encode(info)),
                "game": None if game is None else json.loads(encode(game)),
                "seats": seats,
                "undoable": table.undoable,
            },
        )


def unpack_terminal(home: Path, files: Mapping[str, str]) -> list[Path]:
    """The data folder as the terminal has left it below `home`; the kept games, as they were played."""
    for number, (name, content) in enumerate(files.items()):
        path = home / "tablee" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
        os.utime(path, (number, number))
    return sorted((home / "tablee" / "games").glob("*.json"))


def look_at_kept_game(path: Path) -> Any:
    """How an interrupted game stands, as a screen shows it."""
    state = Session(LocalTransport(load_game(path)), Speech("en")).state
    told = {
        "phase": state.phase,
        "seats": [[seat.name, seat.bot, seat.level, seat.adaptive] for seat in state.seats],
        "own": state.own,
        "public": state.public,
        "private": state.private,
        "totals": state.totals,
        "rounds": state.rounds,
        "games": state.games,
    }
    return json.loads(encode(told))


async def play_kept_game(path: Path, moves: int, chance: random.Random) -> str:
    """Go on with an interrupted game; its phase after so many moves of people, or at its end."""
    table = Session(LocalTransport(load_game(path), Keeper(path)), Speech("en"))
    heard = asyncio.Event()
    attending = asyncio.create_task(table.attend(lambda news: heard.set()))
    await heard.wait()  # the deal, or what happened last: from now on it keeps what is done
    try:
        while moves and table.state.phase != "over":
            heard.clear()
            legal = {seat: table.state.legal_moves(seat) for seat in table.state.to_move}
            if table.state.phase == "between":
                await table.deal_next()
            elif legal:
                seat, mine = next(iter(legal.items()))
                assert (
                    await table.move(
                        seat, some_move([move for move in mine if move[0] not in "+o~!"], chance)
                    )
                    is None
                )
                moves -= 1
            else:
                await asyncio.wait_for(heard.wait(), 60)
    finally:
        await table.leave()
        await attending
    return table.state.phase


def what_a_device_knows(game: str, server: str) -> tuple[set[str], str | None]:
    """The people whose strength is known, and the secret for this server."""
    return set(known_strengths(game)), secret_for(server)


async def open_page(database: Mapping[str, str]) -> PageVisitor:
    """A page on a device that has kept this."""
    shelf = MemoryStore()
    shelf.things.update(database)
    return await PageVisitor.come(shelf)


def differences(kept: Any, found: Any, place: str = "") -> Iterator[str]:
    """What is not found as it was kept. There may be new fields."""
    if isinstance(kept, dict) and isinstance(found, dict):
        for key, value in kept.items():
            if key not in found:
                yield f"{place}.{key} is missing"
            else:
                yield from differences(value, found[key], f"{place}.{key}")
    elif isinstance(kept, list) and isinstance(found, list) and len(kept) == len(found):
        for number, (one, other) in enumerate(zip(kept, found, strict=True)):
            yield from differences(one, other, f"{place}[{number}]")
    elif kept != found:
        yield f"{place}: kept {str(kept)[:200]}, found {str(found)[:200]}"
