"""Decisions of the host, and the bans they lead to."""

from typing import NamedTuple

from tablee.table.stored import Listing


class HostDecision(NamedTuple):
    """What a host wants done. `mark` is random: written down twice, it is still one."""

    mark: str
    who: str  # by which way: "cli" or "admin page"
    did: str  # one of `moderation.decisions.DEEDS`
    whom: str  # a table's code, a person's id, a network
    until: int | None  # milliseconds since 1970; None: for good
    why: str


class Act(NamedTuple):
    """A decision that was carried out: a line of the audit log."""

    number: int  # from 1, without gaps
    at: int
    mark: str
    who: str
    did: str
    whom: str
    until: int | None
    why: str


class Ban(NamedTuple):
    """What holds because of a decision."""

    kind: str  # "table", "person" or "network"
    subject: str  # an id, or the network
    label: str  # what hosts call it: the code of a table
    since: int
    until: int | None


class HostedTable(NamedTuple):
    """A table as a host sees it: nothing of its cards."""

    listing: Listing
    opened: int
    moved: int  # when something was last written at it
