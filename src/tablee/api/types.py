"""What several parts of the API are sent and answer, where that is not `protocol`'s already."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tablee.table.protocol import Colour, Language, Name

RecordId = Annotated[
    str, Meta(min_length=20, max_length=20, pattern="^[0-9a-f]{20}$", description="of a finished match")
]
Lead = Annotated[int, Meta(description="how far ahead of the best of the others; below 0: behind")]
GameAddress = Annotated[str, Meta(min_length=1, max_length=40, description="the name of a game")]
SheetId = Annotated[
    str, Meta(min_length=20, max_length=20, pattern="^[0-9a-f]{20}$", description="of a shared score sheet")
]
PageLimit = Annotated[int, Meta(ge=1, le=50, description="how many at most")]
Cursor = Annotated[
    str,
    Meta(
        min_length=22,
        max_length=36,
        pattern="^[0-9]{1,15}-[0-9a-f]{20}$",
        description="where to go on, as the header `Link` of the answer before says it",
    ),
]
Milliseconds = Annotated[int, Meta(ge=0, description="milliseconds since 1970")]
LARGEST_NUMBER = 2**53 - 1  # what every reader of JSON can count to


class Page(msgspec.Struct, forbid_unknown_fields=True):
    """Which part of a list: `limit` rows `after` a place that an earlier answer named."""

    limit: PageLimit = 20
    after: Cursor | UnsetType = UNSET


class LookAgain(msgspec.Struct, forbid_unknown_fields=True):
    """How to look at a sheet or a tournament: `wait` until it has a version above `seen`."""

    seen: Annotated[int, Meta(ge=0, le=LARGEST_NUMBER, description="the last version that is known")] = 0
    wait: Annotated[int, Meta(ge=0, le=30, description="seconds to wait for something newer")] = 0


class AboutMe(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be seen and spoken to. What is left out stays as it is, or is chosen."""

    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None


class Phrase(msgspec.Struct, forbid_unknown_fields=True):
    """A recovery phrase. It lets anybody who knows it become this person."""

    phrase: Annotated[str, Meta(min_length=1, max_length=400)]


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """What the answer to `POST /api/me`, or a `welcome`, said is to be kept."""

    secret: Annotated[str, Meta(min_length=1, max_length=64)]


class Me(msgspec.Struct):
    """Somebody as they see themselves."""

    id: str
    name: str
    colour: Colour
    language: Language
    created: Milliseconds


class MeAndSecret(msgspec.Struct):
    """`secret` proves who you are, as `Authorization: Bearer …`: keep it. Null: you have one already."""

    person: Me
    secret: str | None


class NewSecret(msgspec.Struct):
    """In the place of all secrets before."""

    secret: str
