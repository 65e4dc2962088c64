"""Where a request comes from and who sent it: origins, addresses, cookies and secrets."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Protocol
from urllib.parse import urlsplit

from tablee.game.contract import Refused
from tablee.server.counters import Overload
from tablee.server.limits.numbers import GUESSES, MISSES, NEWCOMERS, OPENINGS
from tablee.server.limits.rate_limits import RateLimits, may_show, may_talk
from tablee.table.chat import TalkLimits, Utterance
from tablee.table.protocol import Language
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Person

COOKIE = "tablee"
_YEAR = 365 * 24 * 3600


class People(Protocol):
    """What this module needs of `tablee.server.people`."""

    async def by_token(self, token: str) -> Person | None: ...

    async def newcomer(self, language: Language) -> tuple[Person, str, str]: ...


class Visitors(TalkLimits):
    """Who sent a request, and how much their address may still do."""

    def __init__(
        self,
        people: People,
        limits: RateLimits | None = None,
        origins: Iterable[str] = (),
        overload: Overload | None = None,
    ) -> None:
        """`origins`: other pages that may use this server, such as `https://example.org`."""
        self.people = people
        self.limits = limits or RateLimits()
        self.origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        self._overload = overload or Overload()

    def same_origin(self, scope: Mapping[str, Any]) -> bool:
        """A page of another site must not act with our cookie. Only browsers send an origin."""
        headers = _headers(scope)
        origin = headers.get("origin")
        if origin is None:
            return True
        if origin.lower() in self.origins:
            return True
        try:
            return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
        except ValueError:
            return False

    def address(self, scope: Mapping[str, Any]) -> str:
        client = scope.get("client")
        return str(client[0]) if client else ""

    # ── What an address may do ───────────────────────────────────────────────────────────────────────

    def may_look_for_tables(self, address: str) -> bool:
        """Codes are short and must not be tried out, so a miss costs something (`missed_table`). Finding a
        table is no guess: after a restart a whole class comes back at once. But logs may have to be read."""
        return self.limits.has(MISSES, address) and self.limits.take(OPENINGS, address)

    def missed_table(self, address: str) -> None:
        """There is no such table."""
        self.limits.owe(MISSES, address)

    @contextmanager
    def looking_for_table(self, address: str) -> Iterator[None]:
        """Raises `Refused` after too many misses."""
        if not self.may_look_for_tables(address):
            raise REFUSALS.refused("slow_down", "")
        try:
            yield
        except Refused as refused:
            if refused.refusal.code == "no_such_table":
                self.missed_table(address)
            raise

    def check_talk(self, words: Utterance) -> None:
        """Raises `Refused` if too much was said already."""
        self._check(may_talk(self.limits, words))

    def check_showing(self, words: Utterance) -> None:
        """Raises `Refused` if too many steps of a replay were shown already."""
        self._check(may_show(self.limits, words))

    def _check(self, may_talk: bool) -> None:
        if not may_talk:
            self._overload.note("talk", "somebody says more at a table than is passed on to the others")
            raise REFUSALS.refused("too_much_talk", "")

    # ── Who somebody is ──────────────────────────────────────────────────────────────────────────────

    async def by_cookie(self, scope: Mapping[str, Any]) -> Person | None:
        token = cookie_of(scope)
        return None if token is None else await self.people.by_token(token)

    async def by_request(self, scope: Mapping[str, Any]) -> Person | None:
        """By `Authorization: Bearer …`, else by cookie."""
        token = bearer_of(scope)
        return await self.by_cookie(scope) if token is None else await self.people.by_token(token)

    async def welcome(
        self, secret: str | None, language: Language | None, address: str
    ) -> tuple[Person, str | None]:
        """The person with this secret; without one, a new person and their secret. Raises `Refused`."""
        if secret is not None:
            if not self.limits.has(GUESSES, address, 0.1):
                raise REFUSALS.refused("slow_down", "")
            person = await self.people.by_token(secret)
            if person is None:
                self.limits.owe(GUESSES, address, 0.1)
                raise REFUSALS.refused("not_signed_in", "")
            return person, None
        self.limits.check(NEWCOMERS, address)
        newcomer, _, new_secret = await self.people.newcomer(language or "en")
        return newcomer, new_secret


def bearer_of(scope: Mapping[str, Any]) -> str | None:
    """The token of `Authorization: Bearer …`."""
    scheme, _, token = _headers(scope).get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def cookie_of(scope: Mapping[str, Any]) -> str | None:
    """Browsers send the cookie with the longest path first; other servers of the site may set one, too."""
    for pair in _headers(scope).get("cookie", "").split(";"):
        name, _, value = pair.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def cookie_header(scope: Mapping[str, Any], token: str | None) -> str:
    """For `Set-Cookie`; None deletes the cookie. Without HTTPS, as at home, it cannot be `Secure`."""
    end = "; Secure" if scope["scheme"] == "https" else ""
    age = 0 if token is None else _YEAR
    path = scope.get("root_path", "") + "/"
    return f"{COOKIE}={token or ''}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Lax{end}"


def _headers(scope: Mapping[str, Any]) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
