"""Groups and their members."""

from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, select, update

from tablee.server.db.schema import group_sheets, groups, members, sheet_seats
from tablee.server.db.statements import BEGINNING, Place, insert_new, newest_first
from tablee.server.groups.model import Group, GroupBook, Member
from tablee.server.groups.results import read_results, rewrite_results
from tablee.server.limits.numbers import MOST_GROUP_SHEETS, MOST_GROUPS, MOST_MEMBERS
from tablee.server.people.queries import check_person
from tablee.server.results.personal_results import read_group_sheets
from tablee.table.refusals import REFUSALS
from tablee.table.stored import GroupSheet

_GROUP = [groups.c.group_id, groups.c.name, groups.c.invitation, groups.c.created]


def add_group(connection: Connection, group: Group, person: str) -> None:
    """With its first member. Raises `Refused`."""
    _check_room(connection, person)
    row = {
        "group_id": group.group,
        "name": group.name,
        "invitation": group.invitation,
        "created": group.created,
    }
    new = {**row, "generation": 1, "last": 0, "folded": 0, "fold": None}
    if connection.execute(insert_new(connection.dialect, groups), new).rowcount:
        first = {"group_id": group.group, "person": person, "joined": group.created}
        connection.execute(insert(members), first)


def join_group(connection: Connection, invitation: str, person: str, now: int) -> str:
    """Which group that is; nothing changes for its members. Raises `Refused`."""
    here = select(groups.c.group_id).where(groups.c.invitation == invitation)
    found: str | None = connection.scalar(here.with_for_update())
    if found is None:
        raise REFUSALS.refused("no_such_invitation", "")
    there = {member.person for member in _members(connection, found)}
    if person in there:
        return found
    if len(there) >= MOST_MEMBERS:
        raise REFUSALS.refused("group_full", "", most=MOST_MEMBERS)
    _check_room(connection, person)
    connection.execute(insert(members), {"group_id": found, "person": person, "joined": now})
    rewrite_results(connection, found)
    return found


def leave_group(connection: Connection, group_id: str, person: str, invitation: str | None = None) -> bool:
    """Whether they were in it. `invitation` replaces the one before."""
    theirs = (members.c.group_id == group_id) & (members.c.person == person)
    if not connection.execute(delete(members).where(theirs)).rowcount:
        return False
    here = select(group_sheets.c.sheet_id).where(group_sheets.c.group_id == group_id)
    _leave_sheets(connection, (sheet_seats.c.person == person) & sheet_seats.c.sheet_id.in_(here))
    if invitation is not None:
        set_invitation(connection, group_id, invitation)
    rewrite_results(connection, group_id)
    return True


def set_invitation(connection: Connection, group_id: str, invitation: str) -> None:
    """Replaces the one before, which leads nowhere from now on."""
    connection.execute(update(groups).where(groups.c.group_id == group_id).values(invitation=invitation))


def keep_fold(connection: Connection, group_id: str, generation: int, folded: int, fold: bytes) -> None:
    """Unless the results were rewritten meanwhile, or more of them are folded already."""
    same = (groups.c.group_id == group_id) & (groups.c.generation == generation) & (groups.c.folded < folded)
    connection.execute(update(groups).where(same).values(folded=folded, fold=fold))


def read_groups(connection: Connection, person: str) -> list[tuple[Group, int]]:
    """This person's groups, with the number of members."""
    mine = (
        select(*_GROUP)
        .join(members, members.c.group_id == groups.c.group_id)
        .where(members.c.person == person)
    )
    return sorted((group, len(_members(connection, group.group))) for group in _groups(connection, mine))


def read_invited(connection: Connection, invitation: str) -> tuple[Group, list[Member]] | None:
    found = _groups(connection, select(*_GROUP).where(groups.c.invitation == invitation))
    return (found[0], _members(connection, found[0].group)) if found else None


def read_book(connection: Connection, group_id: str) -> GroupBook | None:
    state = select(*_GROUP, groups.c.generation, groups.c.folded, groups.c.fold)
    row = connection.execute(state.where(groups.c.group_id == group_id)).one_or_none()
    if row is None:
        return None
    since = read_results(connection, group_id, row.folded)
    return GroupBook(
        Group(*row[:4]), _members(connection, group_id), row.generation, row.folded, row.fold, since
    )


def delete_members(connection: Connection, gone: list[str]) -> None:
    """Take people who are being deleted out of all groups, with the score sheets that they have put there."""
    theirs, put = members.c.person.in_(sorted(gone)), group_sheets.c.person.in_(sorted(gone))
    left = {
        *connection.scalars(select(members.c.group_id).where(theirs)),
        *connection.scalars(select(group_sheets.c.group_id).where(put)),
    }
    connection.execute(delete(members).where(theirs))
    connection.execute(delete(group_sheets).where(put))
    _leave_sheets(connection, sheet_seats.c.person.in_(sorted(gone)))
    for group in sorted(left):
        rewrite_results(connection, group)


def _leave_sheets(connection: Connection, theirs: ColumnElement[bool]) -> None:
    """Removes their id and the name in their column."""
    connection.execute(update(sheet_seats).where(theirs).values(person=None, name=""))


def _check_room(connection: Connection, person: str) -> None:
    """Raises `Refused`."""
    check_person(connection, person)
    if (connection.scalar(select(func.count()).where(members.c.person == person)) or 0) >= MOST_GROUPS:
        raise REFUSALS.refused("too_many_groups", "", most=MOST_GROUPS)


def _groups(connection: Connection, wanted: Select[*tuple[str, str, str, int]]) -> list[Group]:
    return [Group(*row) for row in connection.execute(wanted)]


def _members(connection: Connection, group_id: str) -> list[Member]:
    """In the order in which they joined."""
    rows = connection.execute(
        select(members.c.person, members.c.joined).where(members.c.group_id == group_id)
    )
    return sorted((Member(*row) for row in rows), key=lambda member: (member.joined, member.person))


def add_sheet(connection: Connection, sheet: GroupSheet) -> None:
    """Raises `Refused`."""
    here = group_sheets.c.group_id == sheet.group
    if (connection.scalar(select(func.count()).where(here)) or 0) >= MOST_GROUP_SHEETS:
        raise REFUSALS.refused("group_sheets_full", "", most=MOST_GROUP_SHEETS)
    row = {"sheet_id": sheet.sheet, "group_id": sheet.group, "person": sheet.person}
    connection.execute(insert(group_sheets), {**row, "at": sheet.at, "game": sheet.game})
    which = {"sheet_id": sheet.sheet, "at": sheet.at}
    connection.execute(insert(sheet_seats), [{**seat._asdict(), **which} for seat in sheet.seats])


def claim_seat(connection: Connection, sheet: GroupSheet, seat: int, person: str) -> None:
    """This person played there, and at no other seat of the sheet. Raises `Refused`."""
    _leave(connection, sheet.sheet, person)
    there = (sheet_seats.c.sheet_id == sheet.sheet) & (sheet_seats.c.seat == seat)
    free = there & sheet_seats.c.person.is_(None)
    if not connection.execute(update(sheet_seats).where(free).values(person=person)).rowcount:
        known = connection.scalar(select(func.count()).where(there))
        raise REFUSALS.refused("seat_claimed" if known else "no_such_sheet", "")
    rewrite_results(connection, sheet.group, sheet.at)


def disclaim_seat(connection: Connection, sheet: GroupSheet, person: str) -> None:
    """They did not play there after all."""
    _leave(connection, sheet.sheet, person)
    rewrite_results(connection, sheet.group, sheet.at)


def delete_sheet(connection: Connection, sheet: GroupSheet) -> None:
    connection.execute(delete(group_sheets).where(group_sheets.c.sheet_id == sheet.sheet))
    rewrite_results(connection, sheet.group, sheet.at)


def read_sheet(connection: Connection, group_id: str, sheet_id: str) -> GroupSheet | None:
    wanted = (group_sheets.c.group_id == group_id) & (group_sheets.c.sheet_id == sheet_id)
    ids = connection.scalars(select(group_sheets.c.sheet_id).where(wanted)).all()
    return next(iter(read_group_sheets(connection, ids)), None)


def read_sheets(
    connection: Connection, group_id: str, limit: int, after: Place = BEGINNING
) -> list[GroupSheet]:
    """The newest first."""
    here = select(group_sheets.c.sheet_id).where(group_sheets.c.group_id == group_id)
    page = newest_first(here, group_sheets.c.at, group_sheets.c.sheet_id, limit, after)
    return read_group_sheets(connection, connection.scalars(page).all())


def _leave(connection: Connection, sheet: str, person: str) -> None:
    theirs = (sheet_seats.c.sheet_id == sheet) & (sheet_seats.c.person == person)
    connection.execute(update(sheet_seats).where(theirs).values(person=None))
