"""The page for hosts: close tables, remove people, block networks, and see who did what.

It exists only if the server has a token. It needs no scripts.
"""

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from tablee.game.contract import Refusal, Refused
from tablee.game.registry import game_named
from tablee.locales.sentences import sentence
from tablee.locales.words import words
from tablee.server.limits.numbers import ADMIN_TOKENS
from tablee.server.moderation import queries
from tablee.server.moderation.bans import network_of
from tablee.server.moderation.decisions import (
    DEEDS,
    LONGEST_REASON,
    MOST_DAYS,
    checked,
    people_at,
    table_as_logged,
)
from tablee.server.moderation.model import HostDecision
from tablee.server.moderation.moderation import Moderation
from tablee.server.tables.queries import read_table_with_code
from tablee.server.web.errors import page, reader_language, status_of
from tablee.server.web.parts import Parts
from tablee.server.web.root_path import base_of
from tablee.table.gathering import plain_code
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Person, StoreAway, now

COOKIE = "tablee_admin"
SHORTEST = 16  # characters of a token
_HOURS = 8 * 3600
_LONGEST_COOKIE = 200  # characters of a cookie


def is_token(given: str, token: str) -> bool:
    return hmac.compare_digest(_hash("token", given), _hash("token", token))


def new_session(token: str) -> str:
    head = f"{int(time.time()) + _HOURS}.{secrets.token_urlsafe(12)}"
    return f"{head}.{_hash(f'session {head}', token)}"


def is_session(cookie: str, token: str) -> bool:
    head, _, given = cookie[:_LONGEST_COOKIE].rpartition(".")
    if not hmac.compare_digest(given.encode(), _hash(f"session {head}", token).encode()):
        return False
    return int(head.partition(".")[0]) > time.time()


def mark_of(session: str) -> str:
    """The key of a session that was logged out."""
    return hashlib.sha256(session.encode()).hexdigest()


def form_key(session: str, token: str) -> str:
    """The token that a form of this session must contain."""
    return _hash(f"form {session}", token)


def is_form_key(given: str, session: str, token: str) -> bool:
    return hmac.compare_digest(given.encode(), form_key(session, token).encode())


def set_cookie(scope: Mapping[str, Any], session: str | None) -> str:
    """For `Set-Cookie`: for this page only, and never for requests from another site."""
    end = "; Secure" if scope["scheme"] == "https" else ""
    age = 0 if session is None else _HOURS
    path = f"{scope.get('root_path', '')}/admin"
    return f"{COOKIE}={session or ''}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Strict{end}"


def _hash(what: str, token: str) -> str:
    return hmac.new(token.encode(), what.encode(), hashlib.sha256).hexdigest()


_LONGEST_FORM = 4096  # bytes of a form
_ACTS = 100  # that are listed
_TABLES = 50


def admin_routes(token: str | None) -> list[Route]:
    """`token`: of the host; None: there is no such page."""
    return [Route("/admin", Admin(token).answer, methods=["GET", "POST"])]


class Found(NamedTuple):
    """A table, and the people at it with their networks, if known."""

    code: str
    people: list[tuple[Person, str]]


class Admin:
    """The page and its forms."""

    def __init__(self, token: str | None) -> None:
        self._token = token

    async def answer(self, request: Request) -> Response:
        """404 without a token. A form redirects to the page."""
        parts: Parts = request.app.state.parts
        token = self._token
        if token is None:
            raise HTTPException(404)
        try:
            answer = await (self._do if request.method == "POST" else self._show)(request, parts, token)
        except Refused as error:
            answer = await _refused(request, error.refusal)
        except StoreAway:
            answer = await _refused(request, REFUSALS.refusal("store_away", ""))
        answer.headers["Cache-Control"] = "no-store"
        return answer

    async def _show(self, request: Request, parts: Parts, token: str) -> Response:
        here = request.cookies.get(COOKIE, "")
        if not await _is_logged_in(parts, here, token):
            return await _page(request, "moderation/login.html")
        code = plain_code(request.query_params.get("table", ""))
        tables = await parts.db.read(queries.read_hosted_tables, _TABLES)
        found = None if code is None else await _found(parts, code)
        bans = await parts.db.read(queries.read_bans, now())
        closed = {ban.label for ban in bans if ban.kind == "table"}
        return await _page(
            request,
            "moderation/admin.html",
            key=form_key(here, token),
            tables=[each for each in tables if each.listing.code not in closed],
            found=found,
            bans=bans,
            acts=await parts.db.read(queries.read_acts, limit=_ACTS),
            longest_reason=LONGEST_REASON,
            title_of=lambda game: game_named(game).FACTS.title,
            utc=lambda at: time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at / 1000)),
        )

    async def _do(self, request: Request, parts: Parts, token: str) -> Response:
        """Raises `Refused`, also for a form that is not from this page."""
        if not parts.visitors.same_origin(request.scope):
            raise REFUSALS.refused("wrong_origin", "")
        form = await _fields(request)
        if form.get("do") == "login":
            return self._log_in(request, parts, form.get("token", ""), token)
        here = request.cookies.get(COOKIE, "")
        is_ours = is_form_key(form.get("key", ""), here, token)
        if not is_ours or not await _is_logged_in(parts, here, token):
            raise REFUSALS.refused("old_form", "")
        if form.get("do") == "logout":
            logout = HostDecision(mark_of(here), "admin page", "logout", "", None, "")
            await parts.db.write(queries.decide, logout, now())
            return _back(request, None)
        did, whom = form.get("do", ""), form.get("whom", "")
        if did not in DEEDS:
            raise REFUSALS.refused("bad_message", "", problem="do")
        await parts.get(Moderation).decide(
            checked(did, whom, "admin page", form.get("why", ""), _days(form.get("days", "")))
        )
        return _back(request)

    def _log_in(self, request: Request, parts: Parts, given: str, token: str) -> Response:
        address = parts.visitors.address(request.scope)
        if not parts.limits.has(ADMIN_TOKENS, address):
            raise REFUSALS.refused("slow_down", "")
        if not is_token(given, token):
            parts.limits.owe(ADMIN_TOKENS, address)
            parts.counters.overload.note("admin_tokens", "somebody gave a wrong token at /admin")
            raise REFUSALS.refused("wrong_token", "")
        return _back(request, new_session(token))


async def _is_logged_in(parts: Parts, cookie: str, token: str) -> bool:
    """Raises `StoreAway`."""
    mark = mark_of(cookie)
    return is_session(cookie, token) and not await parts.db.read(queries.is_done, mark)


def _back(request: Request, *cookie: str | None) -> Response:
    """Redirect to the page, with another cookie if one is given; None deletes it."""
    answer = RedirectResponse("/admin", 303)  # the middleware makes it relative
    for each in cookie:
        answer.headers["Set-Cookie"] = set_cookie(request.scope, each)
    return answer


async def _found(parts: Parts, code: str) -> Found:
    """Raises `Refused`."""
    table_id = await parts.db.read(read_table_with_code, code)
    table = None if table_id is None else await table_as_logged(parts.db, table_id)
    if table is None:
        raise REFUSALS.refused("no_such_table", code)
    networks = {line.outbox.person: _network(line.address) for line in parts.sockets.lines}
    people = await people_at(parts.db, table)
    return Found(code, [(person, networks.get(person.host or person.id, "")) for person in people])


def _network(address: str) -> str:
    try:
        return network_of(address)
    except ValueError:
        return ""


def _days(text: str) -> float | None:
    """None: for good."""
    if not text:
        return None
    try:
        days = float(text)
    except ValueError:
        days = 0.0
    if not 0 < days <= MOST_DAYS:  # also false for NaN
        raise REFUSALS.refused("bad_message", "", problem="days")
    return days


async def _fields(request: Request) -> dict[str, str]:
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > _LONGEST_FORM:
            raise HTTPException(413)
    try:
        return dict(parse_qsl(body.decode(), max_num_fields=20))
    except ValueError:
        raise REFUSALS.refused("bad_message", "", problem="form") from None


async def _page(request: Request, template: str, status: int = 200, **values: Any) -> Response:
    """In a thread, because loading a language takes a while."""

    def drawn() -> Response:
        spoken = words(reader_language(None, request.headers.get("accept-language", "")))
        return page(
            template,
            base_of(request.scope),
            status,
            spoken.language,
            title=spoken.say("admin-title"),
            say=spoken.say,
            words=spoken,
            **values,
        )

    return await asyncio.to_thread(drawn)


async def _refused(request: Request, refusal: Refusal) -> Response:
    request.app.state.parts.counters.refusals[refusal.code] += 1
    status = status_of(refusal)
    return await _page(request, "moderation/refused.html", status, refusal=refusal, sentence=sentence)
