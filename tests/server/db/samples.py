"""Entries, listings, people and matches to store."""

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from tablee.game.rng import commitment
from tablee.match.record import Record, Result, decode, encode
from tablee.server.appends import Appends
from tablee.server.db.database import Database
from tablee.server.erasure import Erasure
from tablee.server.people.people import People
from tablee.table.stored import Append, Entry, Finished, Listing, Person

SEED = bytes(32)


def write(connection: Connection, *appends: Append) -> None:
    Appends(connection.dialect).together(connection, appends)


async def forget_matches(db: Database) -> None:
    """See `Erasure`, of a process of its own."""
    await Erasure(db, People(db)).forget_matches()


def append(table: str, number: int, mark: str | None = None, **more: Any) -> Append:
    body = f'{{"table":"{table}","number":{number}}}'.encode()
    return Append(Entry(table, number, 1_000 + number, mark or secrets.token_hex(8), body), **more)


def listing(table: str, **changes: Any) -> Listing:
    plain = Listing(
        table=table,
        code=f"C-{table}",
        game="skyjo",
        public=True,
        phase="gathering",
        players=4,
        people=1,
        bots=2,
        options=b'{"players":4}',
        touched=1_000,
    )
    return plain._replace(**changes)


def person(person_id: str, **changes: Any) -> Person:
    plain = Person(person_id, host=None, name=f"Name of {person_id}", colour="red", language="fr", created=5)
    return plain._replace(**changes)


def finished(record_id: str, names: list[str], **changes: Any) -> Finished:
    """A match of as many as there are names; nobody is known, and the last seat has won."""
    record = Record(
        format="tablee/1",
        game="skyjo",
        options={"players": len(names)},
        seats=names,
        seed=SEED.hex(),
        commitment=commitment(SEED),
        chance=[[1, 2, 3]],
        moves=["0:d"],
        result=Result([len(names) - 1], [0] * len(names), [[0] * len(names)]),
    )
    plain = Finished(
        record_id=record_id,
        table="t",
        game="skyjo",
        public=True,
        at=1_000,
        people=(None,) * len(names),
        winners=(len(names) - 1,),
        record=encode(record),
    )
    return plain._replace(**changes)


def against_bot(record_id: str, totals: Sequence[int], who: str = "ann", **options: Any) -> Finished:
    """Somebody at Skyjo against a bot of level 2: the lower total has won."""
    plain = finished(record_id, [who.title(), "Rondo (Robin 2)"], people=(who, None))
    record = decode(plain.record)
    record.options = options
    winners = [seat for seat, total in enumerate(totals) if total == min(totals)]
    record.result = Result(winners, list(totals), [list(totals)])
    return plain._replace(winners=tuple(winners), record=encode(record))


def given_up(record_id: str, who: str = "ann", other: str | None = None) -> Finished:
    """Somebody at Skyjo has resigned, with points that are no result."""
    plain = finished(record_id, [who.title(), (other or "Rondo (Robin 2)").title()], people=(who, other))
    record = decode(plain.record)
    record.options, record.result = {}, Result([1], [-99, 99], [[-99, 99]], resigned=0)
    return plain._replace(winners=(1,), record=encode(record))
