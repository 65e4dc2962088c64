"""The deal of the day: what is dealt, who has played it, and how the bots fared."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, bindparam, exists, select, update
from sqlalchemy.exc import IntegrityError

from tablee.match.record import read_ended
from tablee.server.db.schema import daily_deals, daily_levels, daily_tries, played, records
from tablee.server.db.statements import insert_new
from tablee.table.refusals import REFUSALS


class DailyTry(NamedTuple):
    """A person's one try at a deal of the day."""

    game: str
    day: str
    person: str
    code: str  # of the table
    record_id: str
    result: bytes | None = None  # JSON of `match.record.Result`; None: not finished
    luck: float | None = None  # as chances to win the match; None: not worked out
    skill: float | None = None


class DailyLevel(NamedTuple):
    """How a bot fared with the same cards in the same seat."""

    game: str
    day: str
    level: int
    result: bytes
    luck: float | None = None
    skill: float | None = None


SEAT = 0  # of the person who plays it

_ONE = update(daily_tries).where(
    daily_tries.c.game == bindparam("of"),
    daily_tries.c.day == bindparam("at"),
    daily_tries.c.person == bindparam("who"),
)
_RESULT = _ONE.values(result=bindparam("ended"))
_LUCK = _ONE.where(daily_tries.c.skill.is_(None)).values(luck=bindparam("had"), skill=bindparam("showed"))


def read_deals(connection: Connection, game: str, days: Sequence[str]) -> dict[str, bytes]:
    """The seeds of these days, those that are fixed."""
    wanted = select(daily_deals.c.day, daily_deals.c.seed).where(
        daily_deals.c.game == game, daily_deals.c.day >= days[0], daily_deals.c.day <= days[-1]
    )
    return dict(connection.execute(wanted).all())


def fix_deals(connection: Connection, game: str, seeds: Mapping[str, bytes]) -> None:
    """By day. Deals that another process has fixed before stay."""
    rows = [{"game": game, "day": day, "seed": seed} for day, seed in seeds.items()]
    connection.execute(insert_new(connection.dialect, daily_deals), rows)


def add_try(connection: Connection, new: DailyTry) -> bool:
    """Whether it is the first. Raises `Refused`."""
    try:
        with connection.begin_nested():
            first = insert_new(connection.dialect, daily_tries).returning(daily_tries.c.person)
            return connection.scalar(first, new._asdict()) is not None
    except IntegrityError:
        raise REFUSALS.refused("not_signed_in", "") from None


def read_try(connection: Connection, game: str, day: str, person: str) -> DailyTry | None:
    one = _tries(game, day, day).where(daily_tries.c.person == person)
    row = connection.execute(one).one_or_none()
    return DailyTry(*row) if row else None


def read_tries(connection: Connection, game: str, first: str, last: str) -> list[DailyTry]:
    """Of these days and all between."""
    return [DailyTry(*row) for row in connection.execute(_tries(game, first, last))]


def read_days(connection: Connection, person: str, since: str) -> list[str]:
    """On which this person has finished a deal, the last one first."""
    over = exists().where(
        played.c.record_id == daily_tries.c.record_id, played.c.seat == SEAT, played.c.person == person
    )
    theirs = select(daily_tries.c.day).where(daily_tries.c.person == person, daily_tries.c.day >= since, over)
    return list(connection.scalars(theirs.order_by(daily_tries.c.day.desc())))


def read_new_results(connection: Connection, game: str, first: str, last: str) -> list[DailyTry]:
    """Tries that have ended since the last look, with their results. Matches that were given up are left out.

    The match itself does not know the day: its record is found by the id that it was going to have.
    """
    ended = (
        select(*daily_tries.c[:5], records.c.body)
        .join_from(daily_tries, records, records.c.record_id == daily_tries.c.record_id)
        .join(played, (played.c.record_id == records.c.record_id) & (played.c.seat == SEAT))
        .where(
            daily_tries.c.game == game,
            daily_tries.c.day >= first,
            daily_tries.c.day <= last,
            daily_tries.c.result.is_(None),
            played.c.person == daily_tries.c.person,
        )
    )
    found = []
    for row in connection.execute(ended):
        result = msgspec.json.encode(read_ended(row.body).result)
        found.append(DailyTry(row.game, row.day, row.person, row.code, row.record_id, result))
    return found


def keep_results(connection: Connection, tries: Sequence[DailyTry]) -> None:
    connection.execute(_RESULT, [{**_which(one), "ended": one.result} for one in tries])


def keep_luck(connection: Connection, one: DailyTry) -> None:
    """The first result stays."""
    connection.execute(_LUCK, {**_which(one), "had": one.luck, "showed": one.skill})


def _which(one: DailyTry) -> dict[str, str]:
    return {"of": one.game, "at": one.day, "who": one.person}


def read_levels(connection: Connection, game: str, first: str, last: str) -> list[DailyLevel]:
    wanted = select(daily_levels).where(
        daily_levels.c.game == game, daily_levels.c.day >= first, daily_levels.c.day <= last
    )
    return [DailyLevel(*row) for row in connection.execute(wanted)]


def keep_level(connection: Connection, level: DailyLevel) -> None:
    connection.execute(insert_new(connection.dialect, daily_levels), level._asdict())


def _tries(game: str, first: str, last: str) -> Select[Any]:
    return select(daily_tries).where(
        daily_tries.c.game == game, daily_tries.c.day >= first, daily_tries.c.day <= last
    )
