"""Groups, and the results of their members."""

from typing import NamedTuple


class Group(NamedTuple):
    """People who keep a book together. The invitation lets others join."""

    group: str
    name: str
    invitation: str
    created: int


class Member(NamedTuple):
    """A member of a group, and since when."""

    person: str
    joined: int


class GroupResult(NamedTuple):
    """A member's result in a match with another member. The rows of a match have the same number."""

    number: int  # later matches have higher ones
    person: str
    at: int
    game: str
    match: str  # the id of its record, or of a score sheet
    players: int  # all who played, members or not
    side: int  # partners have the same
    won: bool
    total: int | None  # None: somebody gave the match up
    sheet: bool | None = None  # whether it was with real cards


class GroupBook(NamedTuple):
    """A group, and what its page needs: `fold` is what all results up to number `folded` come to."""

    group: Group
    members: list[Member]  # who joined first comes first
    generation: int  # one more whenever the results were written anew
    folded: int
    fold: bytes | None
    since: list[GroupResult]  # after that number, in order
