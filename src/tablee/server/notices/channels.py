"""Channels for notices: their JSON, and checks of what people enter."""

import base64
import secrets
from datetime import datetime, time, timedelta
from typing import Annotated
from unicodedata import normalize
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Meta

from tablee.table.refusals import REFUSALS

_Address = Annotated[str, Meta(min_length=8, max_length=1000)]
_NOT_IN_MAIL = frozenset('()[]\\":')  # rare, and confusing in a header
_ROUTES = frozenset("%!")
_TimeOfDay = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$", description="such as 22:00")]


class Push(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="push", tag_field="kind"):
    """Web Push, as a browser's `PushSubscription` has it."""

    endpoint: _Address
    p256dh: Annotated[str, Meta(min_length=80, max_length=120)]
    auth: Annotated[str, Meta(min_length=20, max_length=40)]


class Ntfy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ntfy", tag_field="kind"):
    """A topic of an ntfy server: `https://ntfy.example/topic`."""

    url: _Address


class Webhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="webhook", tag_field="kind"):
    """An address that is sent JSON with the text, also as Discord, Slack and Matrix expect it."""

    url: _Address


class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="mail", tag_field="kind"):
    """An address to write to, once whoever reads it has confirmed it."""

    address: Annotated[str, Meta(min_length=3, max_length=200, pattern=r"^[^@\s<>,;]+@[^@\s<>,;]+$")]


Target = Push | Ntfy | Webhook | Mail


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hours in which nothing is sent, by the clocks of a place."""

    begin: _TimeOfDay
    end: _TimeOfDay
    zone: Annotated[str, Meta(max_length=60, description="such as Europe/Paris")]


class Wish(msgspec.Struct, frozen=True):
    """A channel as it is stored. `site`: this server as its owner calls it. `stop`: whoever knows it may
    end the channel, and nothing else."""

    target: Target
    site: str
    stop: str
    quiet: Quiet | None = None
    tables: tuple[str, ...] | None = None  # None: all tables


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Wish).decode


def new_wish(channel: str, target: Target, site: str) -> Wish:
    """Raises `Refused`."""
    _check(target)
    return Wish(target, site, f"{channel}.{secrets.token_urlsafe(24)}")


def check_quiet(quiet: Quiet | None) -> None:
    """Raises `Refused`."""
    if quiet is None:
        return
    try:
        ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise REFUSALS.refused("bad_channel", quiet.zone, problem="there is no such time zone") from None


def _check(target: Target) -> None:
    match target:
        case Push():
            _check_url(target.endpoint)
            point = unpadded(target.p256dh)
            if not _on_curve(point) or len(unpadded(target.auth)) != 16:
                raise _bad(target.endpoint, "these are not the keys of a browser")
        case Ntfy():
            _check_url(target.url)
            if len(urlsplit(target.url).path) < 2:
                raise _bad(target.url, "the topic is missing")
        case Webhook():
            _check_url(target.url)
        case Mail():
            if not is_mail_address(target.address) or mailbox(target.address) is None:
                raise _bad(target.address, "this is not an address")


def is_mail_address(address: str) -> bool:
    """Whether mail programs read it as written. They decode `=?…?=` (RFC 2047) into another address."""
    return address.isprintable() and "=?" not in address and not set(address) & _NOT_IN_MAIL


def mailbox(address: str) -> str | None:
    """The mailbox behind an address, however it is spelled. None if the spelling is suspicious.

    A mailbox has many addresses: with a tag after a plus, with dots that a large provider ignores, with
    characters that servers normalise, and with routes through other servers (`%` and `!`).
    """
    if normalize("NFKC", address) != address or set(address) & _ROUTES:
        return None
    name, _, host = address.casefold().rpartition("@")
    try:
        host = host.encode("idna").decode()
    except UnicodeError:
        return None
    host = host.removesuffix(".").replace("googlemail.com", "gmail.com")
    return f"{name.partition('+')[0].replace('.', '')}@{host}"


def _on_curve(point: bytes) -> bool:
    """Whether it is a valid public key."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == 65


def _check_url(url: str) -> None:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise _bad(url, "this is not an address") from None
    if parts.scheme not in ("https", "http") or not parts.hostname or port == 0:
        raise _bad(url, "an address begins with https://")
    if parts.username is not None or parts.password is not None:
        raise _bad(url, "an address may not have a password in it")


def _bad(given: str, problem: str) -> Exception:
    return REFUSALS.refused("bad_channel", given[:60], problem=problem)


def unpadded(text: str) -> bytes:
    """Decode base64 without padding; empty if it is malformed."""
    try:
        return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except ValueError:
        return b""


def label(target: Target) -> str:
    """A label that its owner recognises and that nobody else can use."""
    match target:
        case Push():
            return urlsplit(target.endpoint).hostname or ""
        case Ntfy() | Webhook():
            return urlsplit(target.url).hostname or ""
        case Mail():
            name, _, host = target.address.partition("@")
            return f"{name[:1]}…@{host}"


def quiet_for(quiet: Quiet | None, at: float) -> float:
    """How many seconds of quiet hours are left at the time `at` (seconds since 1970)."""
    if quiet is None:
        return 0.0
    there = datetime.fromtimestamp(at, ZoneInfo(quiet.zone))
    begin, end, now = time.fromisoformat(quiet.begin), time.fromisoformat(quiet.end), there.time()
    inside = begin <= now < end if begin < end else (now >= begin or now < end)
    if not inside or begin == end:
        return 0.0
    ends = datetime.combine(there.date(), end, there.tzinfo)
    if ends <= there:
        ends = datetime.combine(there.date() + timedelta(days=1), end, there.tzinfo)
    return max(1.0, ends.timestamp() - at)
