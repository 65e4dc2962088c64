"""Sends notices by Web Push, ntfy, webhook or e-mail.

People choose the addresses, so none of them is trusted. Unless the host allows private ones, only addresses
of the public internet are used. Redirects are not followed, answers are not kept, and each attempt has a
deadline.
"""

import base64
import ipaddress
import json
import socket
from email.message import EmailMessage
from email.policy import SMTP, SMTPUTF8
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from tablee.game.registry import game_named
from tablee.locales.words import words
from tablee.server.db.database import Database
from tablee.server.notices import queries
from tablee.server.notices.channels import Mail, Ntfy, Push, Webhook, Wish, is_mail_address, unpadded

if TYPE_CHECKING:
    import aiohttp
    from aiohttp.connector import AddrInfoType


class Message(NamedTuple):
    """In the reader's language. `path` leads to the table. A later notice with the same `tag` replaces
    this."""

    title: str
    text: str
    path: str
    tag: str


def your_turn(language: str, game: str, others: list[str], code: str, table: str) -> Message:
    return _about_table("notice-turn", language, game, others, code, table)


def hurry(language: str, game: str, others: list[str], code: str, table: str, hours: int) -> Message:
    """The turn ends in `hours`."""
    return _about_table("notice-hurry", language, game, others, code, table, hours=hours)


def a_try(language: str) -> Message:
    say = words(language).say
    return Message(say("notice-try"), say("notice-try-text"), "/", "try")


def please_confirm(language: str) -> Message:
    """Without a path, because the mail has its own link."""
    say = words(language).say
    return Message(say("notice-confirm"), say("notice-confirm-text"), "", "confirm")


def _about_table(
    key: str, language: str, game: str, others: list[str], code: str, table: str, **details: int
) -> Message:
    say, title = words(language), game_named(game).FACTS.title
    text = say.say("notice-with", game=title, names=say.listed(others)) if others else title
    return Message(say.say(key, **details), text, f"/t/{code}", f"table-{table}")


_NAME = "vapid"


class VapidKey:
    """Shared by all processes of a server, because subscriptions are bound to it."""

    def __init__(self, pem: bytes) -> None:
        from py_vapid import Vapid02

        self._vapid = Vapid02.from_pem(pem)

    @property
    def public(self) -> str:
        """For `applicationServerKey` in the browser."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def authorization(self, audience: str, site: str) -> str:
        """The header `Authorization` for a push service, valid for twelve hours."""
        contact = site if site.startswith("https://") else "mailto:tablee@localhost.localdomain"
        header: str = self._vapid.sign({"aud": audience, "sub": contact})["Authorization"]
        return header


async def vapid_key(db: Database) -> VapidKey:
    """The stored key, or a new one."""
    from py_vapid import Vapid02

    fresh = Vapid02()
    fresh.generate_keys()
    return VapidKey(await db.write(queries.key_named, _NAME, fresh.private_pem()))


_PATIENCE = 10.0  # seconds for one attempt
_LINES = 100  # connections
_LONGEST_LINE = 998  # characters in a mail: RFC 5322
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
_UNICAST = ipaddress.IPv6Network("2000::/3")  # all public addresses that were ever assigned
_ISATAP = {0x0000_5EFE, 0x0200_5EFE}  # before an embedded IPv4 address
_SPECIAL = [  # which `is_global` accepts in some versions of Python
    ipaddress.ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "168.63.129.16/32", "2001::/23", "3fff::/20")
]
_NOT_PUBLIC = "this address is not of the public internet"
_LASTS = 24 * 3600  # seconds that a push service keeps a notice for an offline device


class Gone(Exception):
    """The address does not exist any more."""


class NotSent(Exception):
    """May work later. The reason contains no address, because it is logged."""


class MailServer(NamedTuple):
    """`smtp://user:password@host:587?from=tablee@host`; `smtps` speaks TLS from the first byte.

    The default sender is tablee at that host.
    """

    host: str
    port: int
    tls: bool
    user: str | None
    password: str | None
    sender: str

    @classmethod
    def at(cls, url: str) -> "MailServer":
        """Raises `ValueError`."""
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise ValueError(url)
        sender = dict(parse_qsl(parts.query)).get("from", f"tablee@{parts.hostname}")
        tls = parts.scheme == "smtps"
        user = None if parts.username is None else unquote(parts.username)
        password = None if parts.password is None else unquote(parts.password)
        return cls(parts.hostname, parts.port or (465 if tls else 587), tls, user, password, sender)


class Senders:
    """One for each process. It connects when there is something to send."""

    def __init__(self, db: Database, mail: MailServer | None, private: bool) -> None:
        """`private`: whether private addresses are allowed."""
        self.mail = mail
        self._db = db
        self._vapid: VapidKey | None = None
        self._private = private
        self._session: aiohttp.ClientSession | None = None

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    async def vapid(self) -> VapidKey:
        """The key that identifies this server to push services. Raises `StoreAway`."""
        if self._vapid is None:
            self._vapid = await vapid_key(self._db)
        return self._vapid

    async def send(self, wish: Wish, message: Message) -> None:
        """Raises `Gone` and `NotSent`."""
        match wish.target:
            case Push() as push:
                body = {
                    "title": message.title,
                    "text": message.text,
                    "path": message.path,
                    "tag": message.tag,
                }
                body["stop"] = stop_path(wish)
                await self._push(push, json.dumps(body).encode(), wish.site)
            case Ntfy() as ntfy:
                body = {"topic": urlsplit(ntfy.url).path.strip("/"), "title": message.title}
                body |= {"message": message.text, "click": wish.site + message.path}
                server = ntfy.url[: ntfy.url.rindex("/", 0, -1) + 1]
                await self._post(server, json.dumps(body).encode(), {"Content-Type": "application/json"})
            case Webhook() as hook:
                link = wish.site + message.path
                text = f"{message.title}: {message.text} {link}"
                told = {"title": message.title, "message": message.text, "link": link}
                body = {
                    **told,
                    "content": text,
                    "text": text,
                }  # for Discord; for Slack and Matrix
                await self._post(hook.url, json.dumps(body).encode(), {"Content-Type": "application/json"})
            case Mail() as address:
                await self.write(
                    address.address, message, wish.site + message.path, wish.site + stop_path(wish)
                )

    async def write(self, address: str, message: Message, link: str, stop: str) -> None:
        """An e-mail. Raises `Gone` and `NotSent`."""
        import aiosmtplib

        if not is_mail_address(address):  # accepted by an earlier version
            raise Gone("this is not an address")
        if self.mail is None:
            raise NotSent("this server sends no mail")
        # Folded, the header for one-click unsubscribing becomes an encoded word, which no mail program reads.
        utf8 = not address.isascii()
        letter = EmailMessage((SMTPUTF8 if utf8 else SMTP).clone(max_line_length=_LONGEST_LINE))
        letter["Subject"], letter["From"], letter["To"] = message.title, self.mail.sender, address
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(f"{message.text}\n\n{link}\n\n—\n{stop}\n")
        try:
            await aiosmtplib.send(
                letter.as_bytes(),
                sender=self.mail.sender,
                recipients=[address],
                mail_options=["SMTPUTF8", "BODY=8BITMIME"] if utf8 else [],
                hostname=self.mail.host,
                port=self.mail.port,
                use_tls=self.mail.tls,
                username=self.mail.user,
                password=self.mail.password,
                timeout=_PATIENCE,
            )
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            raise NotSent(type(error).__name__) from error

    async def _push(self, push: Push, body: bytes, site: str) -> None:
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
            encrypted = http_ece.encrypt(
                body,
                private_key=ec.generate_private_key(ec.SECP256R1()),
                dh=unpadded(push.p256dh),
                auth_secret=unpadded(push.auth),
                version="aes128gcm",
            )
        except ValueError:  # a point that is not on the curve
            raise Gone("these are not the keys of a browser") from None
        parts = urlsplit(push.endpoint)
        headers = {
            "Authorization": (await self.vapid()).authorization(f"{parts.scheme}://{parts.netloc}", site),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_LASTS),
            "Urgency": "normal",
        }
        await self._post(push.endpoint, encrypted, headers)

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        import aiohttp

        try:
            async with self._opened().post(url, data=body, headers=headers, allow_redirects=False) as answer:
                status = answer.status
        except aiohttp.ClientConnectorError as error:
            if isinstance(error.os_error, NotPublic):
                raise Gone(_NOT_PUBLIC) from None
            raise NotSent(type(error).__name__) from error
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            raise NotSent(type(error).__name__) from error
        if status in (404, 410):
            raise Gone(f"it answered {status}")
        if not 200 <= status < 300:
            raise NotSent(f"it answered {status}")

    def _opened(self) -> "aiohttp.ClientSession":
        import aiohttp

        if self._session is None:
            factory = None if self._private else _public_socket
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(
                    resolver=aiohttp.ThreadedResolver(), socket_factory=factory, limit=_LINES
                ),
                timeout=aiohttp.ClientTimeout(total=_PATIENCE),
                cookie_jar=aiohttp.DummyCookieJar(),
                headers={"User-Agent": "Tablee"},
            )
        return self._session


class NotPublic(OSError):
    """A private address, or a name that resolves to one."""


def _public_socket(address: "AddrInfoType") -> socket.socket:
    """Checks the address of the connection, so neither spelling nor a change in DNS gets around it."""
    family, kind, protocol, _, where = address
    if not is_public(ipaddress.ip_address(str(where[0]).partition("%")[0])):
        raise NotPublic(where[0])
    return socket.socket(family, kind, protocol)


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Also checks an IPv4 address inside an IPv6 address, to which a gateway would connect."""
    if isinstance(address, ipaddress.IPv6Address):
        ends_in_ipv4 = address in _NAT64 or int(address) >> 32 & 0xFFFF_FFFF in _ISATAP
        last = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF) if ends_in_ipv4 else None
        inside = last or address.ipv4_mapped or address.sixtofour
        if inside is not None:
            return is_public(inside)
        if address not in _UNICAST:
            return False
    special = any(address in network for network in _SPECIAL)
    return address.is_global and not address.is_multicast and not special


def stop_path(wish: Wish) -> str:
    """The page that ends these notices: see `notices.stop_page`."""
    return f"/stop/{wish.stop}"
