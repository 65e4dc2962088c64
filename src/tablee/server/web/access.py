"""Who stands at the door: cookies, secrets, origins, addresses, and how often they knock."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from tablee.game.contract import Refused
from tablee.server.limits.address_groups import groups_of
from tablee.server.limits.buckets import Addresses, Bucket, Buckets
from tablee.server.limits.overload import Overload
from tablee.server.limits.talk import Talk
from tablee.server.people.people import People
from tablee.table.chat import TalkLimits, Words
from tablee.table.protocol import Language
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Person

COOKIE = "tablee"
_YEAR = 365 * 24 * 3600


class Visitors(TalkLimits):
    """What is known of a request before anything is done for it."""

    def __init__(
        self,
        people: People,
        origins: Iterable[str] = (),
        limited: bool = True,
        overload: Overload | None = None,
    ) -> None:
        """`origins`: other pages that may use this server, such as `https://example.org`.

        `limited`: whether an address may ask only so often; a server behind one that sees to it need not.
        """
        self.people = people
        self._overload = overload or Overload()
        self.origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        often = self._often = 1.0 if limited else float("inf")
        self._requests = Addresses(300 * often, 100.0)
        self._newcomers = Addresses(30 * often, 0.2)
        self._guesses = Addresses(10 * often, 0.1)
        self._look_ups = Addresses(60 * often, 2.0)
        self._openings = Addresses(300 * often, 30.0)
        self._advice = Addresses(10 * often, 0.5)
        self._talk = Talk(often)
        self._new_tables = Addresses(30 * often, 0.2)
        self._programs = Buckets(10 * often, 0.2)
        self._counts = Addresses(400 * often, 2.0)
        self._counts_of_group = Buckets(200 * often, 1.0)
        self._places = Buckets(1 * often, 1 / (5 * 3600))

    # ── Where somebody comes from ────────────────────────────────────────────────────────────────────

    def same_origin(self, scope: Mapping[str, Any]) -> bool:
        """A page of another site must not act with this site's cookie. Only browsers send an origin."""
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

    def may_request(self, scope: Mapping[str, Any]) -> bool:
        """Anything at all over HTTP, now."""
        return self._requests.take(self.address(scope))

    def turned_away(self) -> None:
        """Somebody's request was not answered."""
        self._overload.note("requests", "an address sends more requests than are answered")

    def may_look_for_tables(self, address: str) -> bool:
        """Codes have six characters: they are not to be tried out, so who finds nothing pays for it
        (`missed_table`). Who finds a table has not guessed: after a restart a household, or a class, comes
        back at once. That costs something, too: logs may have to be read."""
        return self._look_ups.has(address) and self._openings.take(address)

    def missed_table(self, address: str) -> None:
        """What they looked for is not there."""
        self._look_ups.owe(address)

    @contextmanager
    def looking_for_table(self, address: str) -> Iterator[None]:
        """Raises `Refused` if they have missed too often."""
        if not self.may_look_for_tables(address):
            raise REFUSALS.refused("slow_down", "")
        try:
            yield
        except Refused as refused:
            if refused.refusal.code == "no_such_table":
                self.missed_table(address)
            raise

    def messages(self) -> Bucket:
        """How much one line may say."""
        return Bucket(40 * self._often, 20)

    def may_ask_for_advice(self, address: str) -> bool:
        """It takes a quarter of a second of thinking."""
        return self._advice.take(address)

    def check_talk(self, words: Words) -> None:
        """Raises `Refused` if too much was said already."""
        self._check(self._talk.may(words))

    def check_showing(self, words: Words) -> None:
        """Raises `Refused` if too many steps of a replay were shown already."""
        self._check(self._talk.may_show(words))

    def _check(self, may_talk: bool) -> None:
        if not may_talk:
            self._overload.note("talk", "somebody says more at a table than is passed on to the others")
            raise REFUSALS.refused("too_much_talk", "")

    def may_open_table(self, address: str) -> bool:
        return self._new_tables.take(address)

    def may_count_anew(self, address: str, group: str, matches: int) -> bool:
        """Write the results of so many matches of a group anew: everybody's moves wait for that."""
        cost = min(1 + matches / 50, 150)
        return (
            self._counts.has(address, cost)
            and self._counts_of_group.take(group, cost)
            and self._counts.take(address, cost)
        )

    def may_join(self, address: str, tournament: str, most: int) -> bool:
        """A tournament with `most` places. One network gets half of them at once and the rest within hours:
        one person could fill it with identities."""
        return self._places.take(f"{tournament} {groups_of(address)[-1].name}", 2 / most)

    def may_come(self, token_hash: str) -> bool:
        """A program: each time it comes is written down."""
        return self._programs.take(token_hash)

    def may_guess(self, address: str) -> bool:
        """A recovery phrase or a secret that may be wrong."""
        return self._guesses.take(address)

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
        """Whoever knows this secret, else somebody new and their secret. Raises `Refused`."""
        if secret is not None:
            if not self._guesses.has(address, 0.1):
                raise REFUSALS.refused("slow_down", "")
            person = await self.people.by_token(secret)
            if person is None:
                self._guesses.owe(address, 0.1)
                raise REFUSALS.refused("not_signed_in", "")
            return person, None
        if not self._newcomers.take(address):
            raise REFUSALS.refused("slow_down", "")
        newcomer, _, new_secret = await self.people.newcomer(language or "en")
        return newcomer, new_secret

    def may_be_new(self, address: str) -> bool:
        return self._newcomers.take(address)


def bearer_of(scope: Mapping[str, Any]) -> str | None:
    """The token of `Authorization: Bearer …`."""
    scheme, _, token = _headers(scope).get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def cookie_of(scope: Mapping[str, Any]) -> str | None:
    """Of several the first: browsers begin with the longest path, and servers under other paths of the same
    site have cookies as well."""
    for pair in _headers(scope).get("cookie", "").split(";"):
        name, _, value = pair.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def cookie_header(scope: Mapping[str, Any], token: str | None) -> str:
    """For `Set-Cookie`: keep this token, or throw yours away.

    Secure wherever the page itself came safely; a home network has no certificate.
    """
    end = "; Secure" if scope["scheme"] == "https" else ""
    age = 0 if token is None else _YEAR
    path = scope.get("root_path", "") + "/"
    return f"{COOKIE}={token or ''}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Lax{end}"


def _headers(scope: Mapping[str, Any]) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
