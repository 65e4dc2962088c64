"""Groups: a family or a club that keeps a book together, joined by a link."""

import asyncio
import secrets
from collections.abc import Awaitable, Collection, Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.responses import Response

from tablee.api.types import Milliseconds, Page, RecordId
from tablee.game.contract import Refused
from tablee.game.registry import GAMES
from tablee.server.db.statements import BEGINNING, Place
from tablee.server.groups import queries, results
from tablee.server.groups.figures import KEEP_FROM, Fold, Rating, folded
from tablee.server.groups.model import Group, GroupBook, GroupResult
from tablee.server.limits.numbers import COUNTING_ANEW, COUNTING_ANEW_OF_GROUP, NEW_TABLES
from tablee.server.limits.rate_limits import RateLimits
from tablee.server.people.people import People
from tablee.server.results.figures import Figures, figures_of
from tablee.server.web.operation import Context, InPath, Operation, answer, answer_page
from tablee.table.broadcast import person_info
from tablee.table.names import proper_name
from tablee.table.protocol import GameName, Name, PersonInfo
from tablee.table.refusals import REFUSALS
from tablee.table.stored import now

GroupId = Annotated[
    str, Meta(min_length=20, max_length=20, pattern="^[0-9a-f]{20}$", description="of a group that I am in")
]
InvitationKey = Annotated[
    str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]{32}$", description="as in the link of a group")
]
MemberId = Annotated[str, Meta(min_length=1, max_length=32, description="a person's id")]
MonthName = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}$", description="a month, in UTC")]


class AboutGroup(msgspec.Struct, forbid_unknown_fields=True):
    """What a family or a club calls itself."""

    name: Name


class ListedGroup(msgspec.Struct):
    """A group that I am in."""

    id: GroupId
    name: str
    members: int
    created: Milliseconds


class Invitation(msgspec.Struct):
    """Where a link leads. `group`: I am in it already."""

    name: str
    members: int
    group: GroupId | None


class InvitationLink(msgspec.Struct):
    """For those who are to join."""

    link: str


class GroupMember(msgspec.Struct):
    """Somebody who has joined."""

    person: PersonInfo
    joined: Milliseconds


class RatingInfo(msgspec.Struct):
    """An estimate of strength, by OpenSkill: everybody begins at 25. In 19 of 20 cases the true value is not
    further away than `within`."""

    value: float
    within: Annotated[float, Meta(description="two standard deviations")]


class GroupStanding(msgspec.Struct):
    """What a member has made of the matches with other members. `rating`: null if none was against them."""

    person: MemberId
    figures: Figures
    rating: RatingInfo | None


class GroupMonth(msgspec.Struct):
    """The same for one month."""

    month: MonthName
    game: GameName
    person: MemberId
    played: int
    won: int


class GroupInfo(msgspec.Struct):
    """A group as its members see it. Every match counts in which at least two of them sat, also before they
    joined."""

    id: GroupId
    name: str
    link: Annotated[str, Meta(description="whoever has it can join")]
    members: Annotated[list[GroupMember], Meta(description="who joined first comes first")]
    me: Annotated[MemberId, Meta(description="who asks")]
    may_remove: Annotated[bool, Meta(description="whether I may remove others: who joined first may")]
    table: Annotated[list[GroupStanding], Meta(description="by game; who has won most comes first")]
    months: Annotated[list[GroupMonth], Meta(description="in order")]


class MemberResult(msgspec.Struct):
    """How a member fared in a match."""

    person: MemberId
    points: Annotated[int | None, Meta(description="null: somebody gave the match up")]
    won: bool


class GroupMatch(msgspec.Struct):
    """A match in which members met. Of the others, it is only told how many there were."""

    id: RecordId
    game: GameName
    at: Milliseconds
    members: list[MemberResult]
    others: int
    link: Annotated[str | None, Meta(description="null: it was with real cards")]


GROUP = {"group": InPath(GroupId, "no_such_group")}
_MEMBER = {**GROUP, "person": InPath(MemberId, "no_such_member")}
_A_FEW = 50  # matches
_INVITATION = {"key": InPath(InvitationKey, "no_such_invitation")}


async def make(context: Context, about: AboutGroup) -> Response:
    name = proper_name(about.name)
    context.part(People).words.check(name)
    group = Group(secrets.token_hex(10), name, _new_key(), now())
    await context.db.write(queries.add_group, group, context.me.id)
    return answer(await _info(context, await my_book(context, group.group)), 201)


async def list_mine(context: Context) -> Response:
    mine = [] if context.person is None else await context.db.read(queries.read_groups, context.person.id)
    return answer([ListedGroup(group.group, group.name, count, group.created) for group, count in mine])


async def show(context: Context, group: str) -> Response:
    return answer(await _info(context, await my_book(context, group)))


async def list_matches(context: Context, group: str, which: Page) -> Response:
    book = await my_book(context, group)
    inside = {member.person for member in book.members}

    def listed(match: list[GroupResult]) -> GroupMatch:
        first = match[0]
        met = [MemberResult(row.person, row.total, row.won) for row in match if row.person in inside]
        link = None if first.sheet else context.link(f"/g/{first.match}")
        return GroupMatch(first.match, first.game, first.at, met, first.players - len(met), link)

    def read(limit: int, after: Place) -> Awaitable[list[list[GroupResult]]]:
        return context.db.read(results.read_newest, book.group.group, limit, after)

    return await answer_page(context, which, read, lambda match: Place(match[0].at, match[0].match), listed)


async def renew_invitation(context: Context, group: str) -> Response:
    book, key = await my_book(context, group), _new_key()
    await context.db.write(queries.set_invitation, book.group.group, key)
    return answer(InvitationLink(_link(context, key)))


async def remove(context: Context, group: str, person: str) -> Response:
    """Oneself, or, by the first member, somebody else."""
    book, me = await my_book(context, group), context.me.id
    if person != me and not may_remove(context, book):
        raise REFUSALS.refused("not_yours_to_remove", "")
    if all(member.person != person for member in book.members):
        raise REFUSALS.refused("no_such_member", "")
    await check_counting(context, book)
    # Who was removed knows the link, and would be back at once.
    invitation = None if person == me else _new_key()
    if not await context.db.write(queries.leave_group, book.group.group, person, invitation):
        raise REFUSALS.refused("no_such_member", "")
    return Response(status_code=204)


async def look_at_invitation(context: Context, key: str) -> Response:
    found = await context.db.read(queries.read_invited, key)
    if found is None:
        raise _no_invitation()
    group, members = found
    mine = context.person is not None and any(member.person == context.person.id for member in members)
    return answer(Invitation(group.name, len(members), group.group if mine else None))


async def join(context: Context, key: str) -> Response:
    found = await context.db.read(queries.read_invited, key)
    book = None if found is None else await context.db.read(queries.read_book, found[0].group)
    if book is not None and all(member.person != context.me.id for member in book.members):
        await check_counting(context, book)
    group = await context.db.write(queries.join_group, key, context.me.id, now=now())
    return answer(await _info(context, await my_book(context, group)))


async def check_counting(context: Context, book: GroupBook, since: int = 0) -> None:
    """Raises `Refused` if the results of matches from `since` on would be written anew too often."""
    group = book.group.group
    matches = book.since[-1].number if book.since else book.folded
    if since and matches > _A_FEW:
        newest = await context.db.read(results.read_newest, group, _A_FEW, BEGINNING)
        if newest[-1][0].at < since:
            matches = _A_FEW
    if not may_count_anew(context.parts.limits, context.address, group, matches):
        raise REFUSALS.refused("slow_down", "")


def may_count_anew(limits: RateLimits, address: str, group: str, matches: int) -> bool:
    """Whether to write the results of so many matches anew: every move waits for that."""
    cost = min(1 + matches / 50, 150)
    return limits.take_all((COUNTING_ANEW, address, cost), (COUNTING_ANEW_OF_GROUP, group, cost))


async def my_book(context: Context, group: str) -> GroupBook:
    """Raises `Refused`, the same for strangers to a group as if there were none."""
    book = await context.db.read(queries.read_book, group)
    if book is None or all(member.person != context.me.id for member in book.members):
        raise REFUSALS.refused("no_such_group", "")
    return book


async def _info(context: Context, book: GroupBook) -> GroupInfo:
    people = await context.part(People).load(member.person for member in book.members)
    fold = await asyncio.to_thread(folded, book)
    if len(book.since) >= KEEP_FROM:
        await context.db.write(
            queries.keep_fold,
            book.group.group,
            book.generation,
            book.since[-1].number,
            msgspec.json.encode(fold),
        )
    inside = [member for member in book.members if member.person in people]
    return GroupInfo(
        id=book.group.group,
        name=book.group.name,
        link=_link(context, book.group.invitation),
        members=[GroupMember(person_info(people[one.person], one.person), one.joined) for one in inside],
        me=context.me.id,
        may_remove=may_remove(context, book),
        table=_table(fold, people),
        months=list(_months(fold, people)),
    )


def _table(fold: Fold, people: Collection[str]) -> list[GroupStanding]:
    return [
        GroupStanding(person, figures_of(game, row), _rating(fold.ratings.get(game, {}).get(person)))
        for game, rows in sorted(fold.rows.items())
        if game in GAMES  # one of a package may be gone
        for person, row in sorted(rows.items(), key=lambda item: (-item[1].won, item[1].played, item[0]))
        if person in people
    ]


def _rating(rating: Rating | None) -> RatingInfo | None:
    return None if rating is None else RatingInfo(rating.mu, 2 * rating.sigma)


def _months(fold: Fold, people: Collection[str]) -> Iterator[GroupMonth]:
    for month, games in sorted(fold.months.items()):
        for game, rows in sorted(games.items()):
            for person, row in sorted(rows.items()):
                if person in people and game in GAMES:
                    yield GroupMonth(month, game, person, row.played, row.won)


def may_remove(context: Context, book: GroupBook) -> bool:
    return book.members[0].person == context.me.id


def _link(context: Context, key: str) -> str:
    return context.link(f"/join/{key}")


def _new_key() -> str:
    return secrets.token_hex(16)


def _no_invitation() -> Refused:
    return REFUSALS.refused("no_such_invitation", "")


_EXAMPLE: dict[str, Any] = {"name": "Sunday club"}

OPERATIONS = (
    Operation(
        "GET", "/api/me/groups", "myGroups", "The groups that I am in; none for somebody unknown.", list_mine,
        answers={200: list[ListedGroup]},
    ),
    Operation(
        "POST", "/api/groups", "makeGroup", "Make a group: a family, a club. I am its first member.", make,
        answers={201: GroupInfo}, body=AboutGroup, signed_in=True, limit=NEW_TABLES, example=_EXAMPLE,
    ),
    Operation(
        "GET", "/api/groups/{group}", "group", "A group that I am in: its members, and how they fared.", show,
        answers={200: GroupInfo}, signed_in=True, parameters=GROUP,
    ),
    Operation(
        "GET", "/api/groups/{group}/matches", "groupMatches",
        "The matches in which at least two members sat, the newest first.", list_matches,
        answers={200: list[GroupMatch]}, query=Page, signed_in=True, parameters=GROUP,
    ),
    Operation(
        "POST", "/api/groups/{group}/invitation", "renewInvitation",
        "A new link in the place of the one before, which leads nowhere from then on.", renew_invitation,
        answers={200: InvitationLink}, signed_in=True, parameters=GROUP,
    ),
    Operation(
        "DELETE", "/api/groups/{group}/members/{person}", "leaveGroup",
        "Leave a group (with my own id), or remove somebody, which who joined first may.", remove,
        answers={204: None}, signed_in=True, parameters=_MEMBER,
    ),
    Operation(
        "GET", "/api/invitations/{key}", "invitation", "Which group a link leads to.", look_at_invitation,
        answers={200: Invitation}, parameters=_INVITATION,
    ),
    Operation(
        "POST", "/api/invitations/{key}", "joinGroup",
        "Join a group. Its members see my name, and how I fared against them, before and after.", join,
        answers={200: GroupInfo}, signed_in=True, parameters=_INVITATION,
    ),
)  # fmt: skip
