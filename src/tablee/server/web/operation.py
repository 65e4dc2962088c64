"""What an operation of the API is, and what its handlers use."""

import asyncio
import gzip
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any, TypeVar
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablee.api.types import LookAgain, Page
from tablee.server.db.database import Database
from tablee.server.db.statements import BEGINNING, Place
from tablee.server.jobs.fair_queue import Tenant
from tablee.server.limits.numbers import Rate
from tablee.server.web.access import bearer_of, cookie_header, cookie_of
from tablee.server.web.parts import Parts
from tablee.table.ports import Visitor
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Person

_NEVER = re.compile(r"q=0(\.0{0,3})?")


def accepts(request: Request, encoding: str) -> bool:
    """Whether the client lists this encoding, with a weight above 0."""
    for offer in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = offer.partition(";")
        if name.strip() == encoding:
            return _NEVER.fullmatch(weight.strip()) is None
    return False


_Part = TypeVar("_Part")


@dataclass(frozen=True, slots=True)
class Context:
    """A request that has passed all checks. `person` has sent it; None: nobody that we know."""

    request: Request
    parts: Parts
    address: str
    person: Person | None

    @property
    def db(self) -> Database:
        return self.parts.db

    @property
    def me(self) -> Person:
        """The person who sent it. Raises `Refused` if we know nobody by the token."""
        if self.person is None:
            raise REFUSALS.refused("not_signed_in", "")
        return self.person

    @property
    def token(self) -> str:
        """The token that proves who they are."""
        bearer = bearer_of(self.request.scope)
        return cookie_of(self.request.scope) or "" if bearer is None else bearer

    @property
    def visitor(self) -> Visitor:
        return Visitor("" if self.person is None else self.person.id, self.address)

    @property
    def tenant(self) -> Tenant:
        """On whose account jobs wait in a `FairQueue`."""
        return Tenant.at(self.address, self.visitor.person)

    def part(self, kind: type[_Part]) -> _Part:
        """See `Parts.get`."""
        return self.parts.get(kind)

    def spend(self, rate: Rate) -> None:
        """Count this request against a rate of its address. Raises `Refused` if that was too much."""
        self.parts.limits.check(rate, self.address)

    def link(self, path: str) -> str:
        """The URL of a path, by the name that this client knows the server by."""
        url, root_path = self.request.url, self.request.scope.get("root_path", "")
        return f"{url.scheme}://{url.netloc}{root_path}{path}"

    def cookie(self, token: str | None) -> dict[str, str]:
        """The header that sets this token as cookie; None deletes the cookie."""
        return {"Set-Cookie": cookie_header(self.request.scope, token)}


@dataclass(frozen=True, slots=True)
class InPath:
    """A parameter in the path. Text that is none of this `type` gets the refusal with this `code`, which
    repeats its first `echo` characters."""

    type: Any
    code: str
    echo: int = 0

    def decode(self, text: str) -> Any:
        """Raises `Refused`."""
        try:
            return msgspec.convert(text, self.type, strict=False)
        except msgspec.ValidationError:
            raise REFUSALS.refused(self.code, text[: self.echo]) from None


@dataclass(frozen=True, slots=True)
class Operation:
    """`do` gets the context, then each of the `parameters` and the `body` or `query`, all of them decoded.

    `answers`: the type of each good answer by its status; None: nothing. `refuses`: statuses of refusals
    beyond those that follow from the rest. `limit`: a rate of the address that each request counts against.
    `example`: of a body.
    """

    method: str
    path: str
    name: str
    summary: str
    do: Callable[..., Awaitable[Response]]
    answers: Mapping[int, Any]
    body: Any = None
    query: Any = None
    signed_in: bool = False
    limit: Rate | None = None
    refuses: frozenset[int] = frozenset()
    example: Mapping[str, object] | None = None
    empty_body: bool = False  # whether an empty body means `{}`
    removed_too: bool = False  # also for people whom the host has removed
    parameters: Mapping[str, InPath] = field(default_factory=dict)  # in the order of the path

    @property
    def changes(self) -> bool:
        """Whether pages of other sites are refused."""
        return self.method != "GET"

    @property
    def paged(self) -> bool:
        """Whether it answers with a page of a list and the header `Link`."""
        return isinstance(self.query, type) and issubclass(self.query, Page)

    @property
    def statuses_of_refusals(self) -> list[int]:
        """All that this operation can answer."""
        found = {429, 503} | self.refuses
        if self.body is not None:
            found |= {400, 413, 415}
        if self.query is not None:
            found |= {400}
        if self.signed_in:
            found |= {401}
        if self.changes or self.signed_in:
            found |= {403}
        if self.parameters:
            found |= {404}
        return sorted(found)


def answer(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def packed(context: Context, body: bytes) -> Response:
    """A long answer, compressed if the client accepts that."""
    headers = {"Vary": "Accept-Encoding"}
    if accepts(context.request, "gzip"):
        body, headers["Content-Encoding"] = gzip.compress(body), "gzip"
    return Response(body, 200, headers, "application/json")


_Row = TypeVar("_Row")


async def answer_page(
    context: Context,
    which: Page,
    read: Callable[[int, Place], Awaitable[list[_Row]]],
    place_of: Callable[[_Row], Place],
    listed: Callable[[_Row], Any],
    shown: Callable[[_Row], bool] = lambda row: True,
) -> Response:
    """`read` gets the number of rows, and the place after which they begin. One row more than the page has
    shows that there is another page. Rows that are not `shown` are left out.
    """
    rows = await read(which.limit + 1, _place(which.after) if which.after else BEGINNING)
    response = answer([listed(row) for row in rows[: which.limit] if shown(row)])
    if len(rows) > which.limit:
        place = place_of(rows[which.limit - 1])
        query = urlencode({**context.request.query_params, "after": f"{place.at}-{place.id}"})
        # Without a path, it is valid behind any proxy.
        response.headers["Link"] = f'<?{query}>; rel="next"'
    return response


def _place(after: str) -> Place:
    at, _, key = after.partition("-")
    return Place(int(at), key)


async def newer_version(
    context: Context, how: LookAgain, version_now: Callable[[], Awaitable[int | None]]
) -> int | None:
    """The version, as soon as it is above `seen` or the wait is over. None if there is no such thing."""
    person = None if context.person is None else context.person.id
    with context.parts.admission.polling(context.address, person) if how.wait else nullcontext():
        deadline = time.monotonic() + how.wait
        while (version := await version_now()) is not None and version <= how.seen:
            left = deadline - time.monotonic()
            if left <= 0 or context.parts.closing or await context.request.is_disconnected():
                break
            await asyncio.sleep(min(left, context.parts.poll))
    return version
