"""What reviews have found of luck in finished matches: once for a match and whoever judges it."""

from collections.abc import Mapping

from sqlalchemy import Connection, bindparam, select, update

from tablee.server.db.schema import played, records, tallies
from tablee.server.results.tallies import EVERYBODY

_SEATS = (
    select(played.c.seat, played.c.person, played.c.luck, played.c.judge, played.c.side, records.c.game)
    .join(records, records.c.record_id == played.c.record_id)
    .where(played.c.record_id == bindparam("id"), played.c.person.is_not(None))
    .order_by(played.c.seat)
    .with_for_update(of=played)
)
_KEEP = (
    update(played)
    .where(played.c.record_id == bindparam("id"), played.c.seat == bindparam("there"))
    .values(luck=bindparam("had"), judge=bindparam("by"))
)
_COUNT = (
    update(tallies)
    .where(
        tallies.c.person == bindparam("who"),
        tallies.c.game == bindparam("of"),
        tallies.c.other == bindparam("met"),
    )
    .values(
        measured=tallies.c.measured + bindparam("more"),
        luck=tallies.c.luck + bindparam("luckier"),
        squares=tallies.c.squares + bindparam("larger"),
    )
)


def keep_luck(connection: Connection, record_id: str, judge: str, luck: Mapping[int, float]) -> None:
    """By seat; only people's is kept. What another judge has found before is replaced."""
    seats = connection.execute(_SEATS, {"id": record_id}).all()
    new = [row for row in seats if row.judge != judge and row.seat in luck]
    if not new:
        return
    kept = [{"id": record_id, "there": row.seat, "had": luck[row.seat], "by": judge} for row in new]
    connection.execute(_KEEP, kept)
    mine = {row.person: row for row in seats}  # of several seats the last one counts, as in the tallies
    counted = [
        {
            "who": row.person,
            "of": row.game,
            "met": other,
            "more": int(row.luck is None),
            "luckier": luck[row.seat] - (row.luck or 0),
            "larger": luck[row.seat] ** 2 - (row.luck or 0) ** 2,
        }
        for row in new
        if mine[row.person] is row and row.side is not None
        for other in (EVERYBODY, *(each for each in mine if each != row.person))
    ]
    if counted:  # in the same order in all processes, lest two wait for each other
        connection.execute(_COUNT, sorted(counted, key=lambda row: (row["who"], row["met"])))
