"""A person's figures by game and by opponent, counted when a match ends, so that reading them counts nothing.

Each person has one row per game, and one more for each person they played it with.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, Dialect, and_, bindparam, case, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert

from tablee.server.db.schema import people, played, records, tallies
from tablee.table.finished_seats import people_of
from tablee.table.stored import Finished


class ResultTally(NamedTuple):
    """A person's figures for one game, with one other person or (empty) in all their matches."""

    person: str
    game: str
    other: str
    played: int
    won: int
    points: int  # the totals together
    lowest: int
    highest: int
    streak: int  # matches won in a row, up to now
    longest: int  # of all such streaks
    scored: int  # matches that were played to the end: points, lowest and highest are theirs
    measured: int = 0  # matches in which a review has measured luck
    luck: float = 0.0  # of all these together
    squares: float = 0.0


class Meeting(NamedTuple):
    """A person's figures for one game with one other person, and how often that person won."""

    tally: ResultTally
    lost: int


EVERYBODY = ""  # as whom one has played with: all matches together


def count_matches(connection: Connection, matches: Iterable[Finished]) -> None:
    """In the transaction in which they end. People who were deleted meanwhile are not counted."""
    found = [row for finished in matches for row in rows_of_match(finished)]
    if not found:
        return
    wanted = {row["person"] for row in found} | {row["other"] for row in found} - {EVERYBODY}
    there = {EVERYBODY, *connection.scalars(select(people.c.id).where(people.c.id.in_(sorted(wanted))))}
    known = [row for row in found if row["person"] in there and row["other"] in there]
    if known:  # in the same order in all processes, lest two wait for each other
        known.sort(key=lambda row: (row["person"], row["game"], row["other"]))
        connection.execute(_one_more(connection.dialect), known)


def rows_of_match(finished: Finished) -> Iterator[dict[str, object]]:
    """What one match adds to each row. An unreadable record adds nothing."""
    seats = dict(people_of(finished))
    for person, seat in seats.items():
        won, total, scored = int(seat.won), seat.total or 0, int(seat.total is not None)
        for other in (EVERYBODY, *(each for each in seats if each != person)):
            yield {
                "person": person,
                "game": finished.game,
                "other": other,
                "played": 1,
                "won": won,
                "points": total,
                "lowest": total,
                "highest": total,
                "streak": won,
                "longest": won,
                "scored": scored,
            }


def read_tallies(
    connection: Connection, person: str, others: int = 100
) -> tuple[list[ResultTally], list[Meeting]]:
    """Of this person in each game, and with the people they have played most, at most `others` of them."""
    mine, theirs = tallies, tallies.alias("theirs")
    alone = select(mine).where(mine.c.person == person, mine.c.other == EVERYBODY)
    with_others = select(mine).where(mine.c.person == person, mine.c.other != EVERYBODY)
    most = with_others.order_by(mine.c.played.desc()).limit(others).subquery()
    same = and_(theirs.c.person == most.c.other, theirs.c.game == most.c.game, theirs.c.other == person)
    rows = connection.execute(select(most, theirs.c.won).outerjoin(theirs, same))
    met = [Meeting(ResultTally(*row[:-1]), row[-1] or 0) for row in rows]
    met.sort(key=lambda meeting: (-meeting.tally.played, meeting.tally.other))
    return [ResultTally(*row) for row in connection.execute(alone)], met


def delete_tallies(connection: Connection, gone: Iterable[str]) -> None:
    """Their own rows, and those that others have with them."""
    ids = sorted(gone)
    connection.execute(delete(tallies).where(or_(tallies.c.person.in_(ids), tallies.c.other.in_(ids))))


def _one_more(dialect: Dialect) -> Insert:
    """Add a match to a row, or begin it."""
    statement = (postgresql.insert if dialect.name == "postgresql" else sqlite.insert)(tallies)
    new, old = statement.excluded, tallies.c
    streak = case((new.won > 0, old.streak + 1), else_=0)
    first, none = old.scored == 0, new.scored == 0  # of those with points
    return statement.on_conflict_do_update(
        index_elements=list(tallies.primary_key.columns),
        set_={
            "played": old.played + 1,
            "won": old.won + new.won,
            "points": old.points + new.points,
            "lowest": case(
                (none, old.lowest), (or_(first, new.lowest < old.lowest), new.lowest), else_=old.lowest
            ),
            "highest": case(
                (none, old.highest), (or_(first, new.highest > old.highest), new.highest), else_=old.highest
            ),
            "streak": streak,
            "longest": case((streak > old.longest, streak), else_=old.longest),
            "scored": old.scored + new.scored,
        },
    )


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
    """By seat, people only. Replaces what another judge has found before."""
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
