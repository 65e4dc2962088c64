"""Channels and the notices sent through them."""

from typing import NamedTuple


class Channel(NamedTuple):
    """Where somebody wants a word when it is their turn."""

    channel: str
    person: str
    confirmed: bool
    body: bytes  # JSON of `notices.channels`


class Notice(NamedTuple):
    """A turn of which somebody is to be told. `said`: how often they were; `tries`: in vain since."""

    person: str
    table: str
    since: int  # when the turn began
    said: int
    tries: int
