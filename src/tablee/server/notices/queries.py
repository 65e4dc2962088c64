"""Channels on which people want to be notified of their turn, and the notices that are due."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from tablee.server.db.schema import DUE, WAITING, channels, keys, notices, sittings
from tablee.server.db.statements import insert_new
from tablee.server.limits.numbers import MOST_CHANNELS
from tablee.server.people.queries import check_person
from tablee.table.refusals import REFUSALS


class Channel(NamedTuple):
    """Where a person wants to be notified of their turn."""

    channel: str
    person: str
    confirmed: bool
    body: bytes  # JSON of `notices.channels`


class Notice(NamedTuple):
    """A notice of a turn. `said`: how often it was sent; `tries`: failed attempts since."""

    person: str
    table: str
    since: int  # when the turn began
    said: int
    tries: int


def take_notices(connection: Connection, now: int, until: int, limit: int = 50) -> list[Notice]:
    """Lease those that are due to the caller; at `until` they are anybody's again."""
    due = (
        select(notices.c.person, notices.c.table_id)
        .where(WAITING, notices.c.at <= now)
        .order_by(notices.c.at)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    taken = []
    for person, table in connection.execute(due).all():
        row = connection.execute(
            update(notices)
            .where(notices.c.person == person, notices.c.table_id == table)
            .values(at=until)
            .returning(notices.c.since, notices.c.said, notices.c.tries)
        ).one()
        taken.append(Notice(person, table, *row))
    return taken


def settle_notice(connection: Connection, notice: Notice, at: int | None) -> None:
    """Update a notice, and make it due again `at` that time, or never. Notices of other turns stay."""
    same = (
        (notices.c.person == notice.person)
        & (notices.c.table_id == notice.table)
        & (notices.c.since == notice.since)
    )
    connection.execute(update(notices).where(same).values(at=at, said=notice.said, tries=notice.tries))


def read_due_tables(connection: Connection, now: int, limit: int = 20) -> list[str]:
    """Tables at which something is due although nobody looks, the longest overdue first."""
    due = select(sittings.c.table_id).where(DUE, sittings.c.due <= now)
    some = due.order_by(sittings.c.due, sittings.c.table_id).limit(limit)
    return list(dict.fromkeys(connection.scalars(some)))


def add_channel(connection: Connection, channel: Channel) -> None:
    """Raises `Refused`."""
    check_person(connection, channel.person)
    theirs = select(func.count()).where(channels.c.person == channel.person)
    if (connection.scalar(theirs) or 0) >= MOST_CHANNELS:
        raise REFUSALS.refused("too_many_channels", "", most=MOST_CHANNELS)
    row = dict(zip(channels.c.keys(), channel, strict=True))
    connection.execute(insert(channels), row)


def read_channel(connection: Connection, channel_id: str) -> Channel | None:
    row = connection.execute(select(channels).where(channels.c.channel_id == channel_id)).one_or_none()
    return Channel(*row) if row else None


def read_channels(connection: Connection, person: str) -> list[Channel]:
    theirs = select(channels).where(channels.c.person == person).order_by(channels.c.channel_id)
    return [Channel(*row) for row in connection.execute(theirs)]


def change_channel(connection: Connection, channel: Channel) -> bool:
    """Whether it is there."""
    values = {"confirmed": channel.confirmed, "body": channel.body}
    same = channels.c.channel_id == channel.channel
    return bool(connection.execute(update(channels).where(same).values(values)).rowcount)


def delete_channels(connection: Connection, ids: Sequence[str]) -> int:
    """How many there were."""
    return connection.execute(delete(channels).where(channels.c.channel_id.in_(ids))).rowcount


def key_named(connection: Connection, name: str, fresh: bytes) -> bytes:
    """The stored key of this name. Stores `fresh` where there is none, unless another process was faster."""
    connection.execute(insert_new(connection.dialect, keys).values(name=name, body=fresh))
    kept: bytes = connection.execute(select(keys.c.body).where(keys.c.name == name)).scalar_one()
    return kept
