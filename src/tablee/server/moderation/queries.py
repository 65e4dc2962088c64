"""Decisions of the host: the bans in force, and the audit log, which servers follow."""

from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, text

from tablee.server.db.schema import acts, bans, entries, people, tables
from tablee.server.db.statements import upsert
from tablee.server.moderation.model import Act, Ban, HostDecision, HostedTable
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Listing

_KINDS = {
    "close": "table",
    "reopen": "table",
    "remove": "person",
    "admit": "person",
    "block": "network",
    "unblock": "network",
}
_LIFTING = frozenset({"reopen", "admit", "unblock"})
_PHASES = ("playing", "between", "gathering", "over")
_LOCK = 0x7461626C6566  # PostgreSQL's, for the log: its numbers are committed in their order


def decide(connection: Connection, decision: HostDecision, at: int) -> None:
    """Raises `Refused`; then nothing was written."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    if is_done(connection, decision.mark):
        return  # its answer was lost
    connection.execute(delete(bans).where(bans.c.until <= at))
    if decision.did in _LIFTING:
        _lift(connection, decision)
    elif decision.did in _KINDS:
        ban = _ban(connection, decision, at)
        connection.execute(upsert(connection.dialect, bans), ban._asdict())
    last = connection.scalar(select(func.max(acts.c.number))) or 0
    connection.execute(insert(acts), Act(last + 1, at, *decision)._asdict())


def is_done(connection: Connection, mark: str) -> bool:
    return connection.scalar(select(acts.c.number).where(acts.c.mark == mark)) is not None


def _ban(connection: Connection, decision: HostDecision, at: int) -> Ban:
    kind, subject, label = _KINDS[decision.did], decision.whom, ""
    if kind == "table":
        found = connection.scalar(select(tables.c.table_id).where(tables.c.code == decision.whom))
        if found is None:
            raise REFUSALS.refused("no_such_table", decision.whom)
        subject, label = found, decision.whom
    elif kind == "person":
        row = connection.execute(
            select(people.c.id, people.c.host).where(people.c.id == decision.whom)
        ).one_or_none()
        if row is None:
            raise REFUSALS.refused("no_such_person", decision.whom)
        subject = row.host or row.id  # a guest has no device: it is their host's
    return Ban(kind, subject, label, at, decision.until)


def _lift(connection: Connection, decision: HostDecision) -> None:
    named = (bans.c.subject == decision.whom) | (bans.c.label == decision.whom)
    lifted = delete(bans).where(bans.c.kind == _KINDS[decision.did], named)
    if not connection.execute(lifted).rowcount:
        raise REFUSALS.refused("not_in_force", decision.whom)


def read_bans(connection: Connection, now: int) -> list[Ban]:
    """All that hold now."""
    holds = or_(bans.c.until.is_(None), bans.c.until > now)
    found = [Ban(*row) for row in connection.execute(select(bans).where(holds))]
    return sorted(found, key=lambda ban: (ban.kind, ban.since, ban.subject))


def read_acts(connection: Connection, after: int = 0, limit: int = 100) -> list[Act]:
    """The newest of those after this number, the newest first."""
    rows = select(acts).where(acts.c.number > after).order_by(acts.c.number.desc()).limit(limit)
    return [Act(*row) for row in connection.execute(rows)]


_LAST = (
    select(entries.c.at)
    .where(entries.c.table_id == tables.c.table_id)
    .order_by(entries.c.number.desc())
    .limit(1)
    .scalar_subquery()
)
_FIRST = (
    select(entries.c.at)
    .where(entries.c.table_id == tables.c.table_id, entries.c.number == 1)
    .scalar_subquery()
)
_HOSTED = select(tables, _FIRST.label("opened"), _LAST.label("moved"))
_IN_PHASE = (
    _HOSTED.where(tables.c.phase == bindparam("phase"))
    .order_by(tables.c.touched.desc())
    .limit(bindparam("limit"))
)
_ONE = _HOSTED.where(tables.c.table_id == bindparam("table"))


def read_hosted_tables(connection: Connection, limit: int, table: str | None = None) -> list[HostedTable]:
    """Of those in each phase, the ones at which something happened last; or just the one with this id."""
    rows = (
        connection.execute(_ONE, {"table": table}).all()
        if table is not None
        else [
            row
            for phase in _PHASES
            for row in connection.execute(_IN_PHASE, {"phase": phase, "limit": limit})
        ]
    )
    found = [
        HostedTable(Listing(*row[:-2]), row.opened or row.touched, row.moved or row.touched) for row in rows
    ]
    return sorted(found, key=lambda hosted: hosted.moved, reverse=True)[:limit]
