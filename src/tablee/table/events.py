"""What a live table tells whoever keeps it."""

from dataclasses import dataclass

from tablee.table.stored import Entry


@dataclass(frozen=True, slots=True)
class Wrote:
    """An entry of this process is on disk."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Talked:
    """Somebody said something, as clients are told it."""

    person: str
    message: bytes


@dataclass(frozen=True, slots=True)
class Looked:
    """This person has seen how it stands, and goes."""

    person: str


class ConnectionsChanged:
    """Other people or programs are connected to this process than before."""


class TimesChanged:
    """When something is due may have changed."""


class TurnChanged:
    """A bot may have to move now."""


TableEvent = Wrote | Talked | Looked | ConnectionsChanged | TimesChanged | TurnChanged
