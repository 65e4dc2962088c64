"""What the API is sent and what it answers about notifications."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tablee.server.notices.channels import Quiet, Target

ChannelId = Annotated[
    str, Meta(min_length=20, max_length=20, pattern="^[0-9a-f]{20}$", description="of a channel of mine")
]


class NewChannel(msgspec.Struct, forbid_unknown_fields=True):
    """Where I want a word when it is my turn."""

    target: Target


class ChannelWishes(msgspec.Struct, forbid_unknown_fields=True):
    """When I want it, and from which tables."""

    quiet: Annotated[Quiet | None, Meta(description="hours in which nothing is sent")] = None
    tables: (
        Annotated[
            list[Annotated[str, Meta(max_length=32)]],
            Meta(max_length=200, description="only of the tables with these ids; null: of all"),
        ]
        | None
    ) = None


class ChannelInfo(msgspec.Struct):
    """One of my channels. `label` is enough to recognise it, not to use it."""

    id: str
    kind: Literal["push", "ntfy", "webhook", "mail"]
    label: str
    confirmed: Annotated[bool, Meta(description="mail is sent only after its reader has said yes")]
    quiet: Quiet | None
    tables: list[str] | None


class MyChannels(msgspec.Struct):
    """Where I am told that it is my turn, and what this server can do."""

    channels: list[ChannelInfo]
    push_key: Annotated[str, Meta(description="`applicationServerKey` for a browser's subscription")]
    mail: Annotated[bool, Meta(description="whether this server sends mail")]
