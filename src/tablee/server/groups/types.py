"""What the API is sent and what it answers about groups."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tablee.api.types import Milliseconds, RecordId, SheetId
from tablee.server.results.figures import Figures
from tablee.table.protocol import GameName, Name, PersonInfo

GroupId = Annotated[
    str, Meta(min_length=20, max_length=20, pattern="^[0-9a-f]{20}$", description="of a group that I am in")
]
InvitationKey = Annotated[
    str,
    Meta(min_length=32, max_length=32, pattern="^[0-9a-f]{32}$", description="as in the link of a group"),
]
MemberId = Annotated[str, Meta(min_length=1, max_length=32, description="a person's id")]
SheetSeatNumber = Annotated[int, Meta(ge=0, le=9, description="which player on the sheet, from 0")]
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


class SheetSeatInfo(msgspec.Struct):
    """Somebody on a score sheet. `person`: the member who said "that was me"; `likely`: it is my name that
    stands there, on a sheet that I have added. No other name is shown."""

    person: MemberId | None
    points: int
    won: bool
    likely: bool


class GroupSheetInfo(msgspec.Struct):
    """A score sheet of real cards in a group. `mine`: I have put it there."""

    id: SheetId
    game: GameName
    at: Milliseconds
    mine: bool
    seats: list[SheetSeatInfo]


class GroupMatch(msgspec.Struct):
    """A match in which members met. Of the others, it is only told how many there were."""

    id: RecordId
    game: GameName
    at: Milliseconds
    members: list[MemberResult]
    others: int
    link: Annotated[str | None, Meta(description="null: it was with real cards")]
