"""What the API is sent and what it answers about who somebody is."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tablee.api.types import Milliseconds
from tablee.table.protocol import Colour, Language, Name


class AboutMe(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be seen and spoken to. What is left out stays as it is, or is chosen."""

    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None


class Phrase(msgspec.Struct, forbid_unknown_fields=True):
    """A recovery phrase. Whoever knows it can become this person."""

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
