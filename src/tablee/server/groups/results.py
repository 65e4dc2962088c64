"""Results of the members of a group in matches with at least two of them, at a table or with real cards.

They are a log in the order of the matches. A group's figures are folded from it (`groups.figures`) and stored
with the group. The log follows from members and finished matches alone, so it is rewritten when a member
comes or goes.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, tuple_, update

from tablee.server.db.schema import group_results, group_sheets, groups, members, played, sheet_seats
from tablee.server.db.statements import BEGINNING, Place, newest_first
from tablee.server.groups.model import GroupResult
from tablee.server.results.personal_results import ONLINE, REAL, MatchTables
from tablee.table.finished_seats import people_of
from tablee.table.stored import Finished

_ROW = [group_results.c["match_id" if field == "match" else field] for field in GroupResult._fields]


def add_results(connection: Connection, matches: Iterable[Finished]) -> None:
    """In the transaction in which they end."""
    seats = {one: dict(people_of(one)) for one in sorted(matches, key=lambda one: (one.at, one.record_id))}
    people = {person for met in seats.values() if len(met) > 1 for person in met}
    if not people:
        return
    theirs = defaultdict(set)
    wanted = select(members.c.group_id, members.c.person).where(members.c.person.in_(sorted(people)))
    for group, person in connection.execute(wanted):
        theirs[group].add(person)
    for group in sorted(theirs):  # in the same order in all processes, lest two wait for each other
        for match, met in seats.items():
            if len(inside := theirs[group] & met.keys()) < 2:
                continue
            number = connection.scalar(_one_more(group))
            if number is None:  # the group is gone by now
                break
            connection.execute(
                insert(group_results),
                [
                    {
                        "group_id": group,
                        "number": number,
                        "person": person,
                        "at": match.at,
                        "game": match.game,
                        "match_id": match.record_id,
                        "players": len(match.people),
                        "side": met[person].side,
                        "won": met[person].won,
                        "total": met[person].total,
                    }
                    for person in sorted(inside)
                ],
            )


def _one_more(group: str) -> Any:
    return (
        update(groups)
        .where(groups.c.group_id == group)
        .values(last=groups.c.last + 1)
        .returning(groups.c.last)
    )


def rewrite_results(connection: Connection, group: str, since: int | None = None) -> None:
    """After a member came or went. Deletes a group without members.

    `since`: only results of matches that ended then or later can differ. The others stay, because all moves
    wait while this is written.
    """
    here = groups.c.group_id == group
    afresh = update(groups).where(here).values(generation=groups.c.generation + 1, folded=0, fold=None)
    connection.execute(afresh)  # first of all: it locks the group
    if not connection.scalar(select(func.count()).where(members.c.group_id == group)):
        connection.execute(delete(groups).where(here))
        return
    old = delete(group_results).where(group_results.c.group_id == group)
    connection.execute(old if since is None else old.where(group_results.c.at >= since))
    last = connection.scalar(
        select(func.max(group_results.c.number)).where(group_results.c.group_id == group)
    )
    rows = _found(connection, group, since, last or 0)
    if rows:
        connection.execute(insert(group_results), rows)
    connection.execute(update(groups).where(here).values(last=rows[-1]["number"] if rows else last or 0))


def _found(connection: Connection, group: str, since: int | None, number: int) -> list[dict[str, Any]]:
    """The results of all matches from `since` on, in order; `number` is that of the one before."""
    inside = select(members.c.person).where(members.c.group_id == group)
    at_tables = _seats(ONLINE).where(played.c.person.in_(inside), played.c.side.is_not(None))
    on_sheets = _seats(REAL).where(sheet_seats.c.person.in_(inside), group_sheets.c.group_id == group)
    if since is not None:
        at_tables = at_tables.where(played.c.at >= since)
        on_sheets = on_sheets.where(sheet_seats.c.at >= since)
    # Sorted here: a database would do it on disk. By seat, so that of several the last one counts.
    place = itemgetter("at", "match_id")
    found = [
        {**row._mapping, "sheet": sheet}
        for query, sheet in ((at_tables, None), (on_sheets, True))
        for row in connection.execute(query)
    ]
    all_rows = sorted(found, key=place)
    rows = []
    for _, seated in groupby(all_rows, key=place):
        met = {row["person"]: row for row in seated}
        if len(met) < 2:
            continue
        number += 1
        rows += [{**row, "group_id": group, "number": number} for _, row in sorted(met.items())]
    return rows


def _seats(kind: MatchTables) -> Select[Any]:
    """Every seat's result, with the number of seats."""
    matches, seats, key = kind
    others = seats.alias("others")
    players = select(func.count()).where(others.c[key] == seats.c[key]).scalar_subquery()
    return select(
        seats.c.at,
        seats.c[key].label("match_id"),
        matches.c.game,
        seats.c.person,
        seats.c.side,
        seats.c.won,
        seats.c.total,
        players.label("players"),
    ).join_from(seats, matches, matches.c[key] == seats.c[key])


def read_results(connection: Connection, group: str, after: int) -> list[GroupResult]:
    """In order, from the match after this number on; only of those who are members now."""
    wanted = select(*_ROW).where(group_results.c.group_id == group, group_results.c.number > after)
    ordered = wanted.order_by(group_results.c.number, group_results.c.person)
    return [GroupResult(*row) for row in connection.execute(ordered)]


def read_newest(
    connection: Connection, group_id: str, limit: int, after: Place = BEGINNING
) -> list[list[GroupResult]]:
    """The newest matches first, each with its members."""
    here = group_results.c.group_id == group_id
    matches = select(group_results.c.at, group_results.c.match_id).where(here).distinct()
    page = newest_first(matches, group_results.c.at, group_results.c.match_id, limit, after)
    places = [Place(*row) for row in connection.execute(page)]
    if not places:
        return []
    span = tuple_(group_results.c.at, group_results.c.match_id).between(
        tuple_(*places[-1]), tuple_(*places[0])
    )
    found: dict[Place, list[GroupResult]] = {place: [] for place in places}
    for row in connection.execute(select(*_ROW).where(here, span)):
        result = GroupResult(*row)
        found[Place(result.at, result.match)].append(result)
    return [sorted(match, key=lambda row: row.person) for match in found.values()]


def delete_results(connection: Connection, gone: Sequence[str]) -> None:
    """Of these people, in all groups."""
    connection.execute(delete(group_results).where(group_results.c.person.in_(sorted(gone))))
