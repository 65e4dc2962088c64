"""Refusals as HTTP answers: JSON for programs, a page for people."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from tablee.game.contract import Refusal, RefusalKind, Refused
from tablee.locales.languages import DEFAULT, LANGUAGES, language_of
from tablee.locales.sentences import sentence
from tablee.locales.words import words
from tablee.pictures.templates import render
from tablee.server.limits.numbers import Rate
from tablee.server.web.root_path import base_of, own_path
from tablee.table.refusals import REFUSALS, Kind, on_wire
from tablee.table.stored import Person, StoreAway


def page(template: str, base: str, status: int = 200, language: str = "en", **values: Any) -> Response:
    """A whole page, from a template that extends `page.html` and gets `title`.

    Browsers ask again each time because names in it may have changed. `base`: what its links are relative
    to, as `base_of` says.
    """
    html = render(f"server/{template}", base=base, language=language, **values)
    return Response(html.encode(), status, {"Cache-Control": "no-cache"}, "text/html")


Handler = Callable[[Request], Awaitable[Response]]

LARGEST_BODY = 64 * 1024  # bytes

_BY_KIND: dict[str, int] = {
    RefusalKind.MALFORMED: 400,
    RefusalKind.SETUP: 400,
    RefusalKind.OUT_OF_TURN: 409,
    RefusalKind.ILLEGAL: 409,
    Kind.TABLE: 409,
    Kind.FORBIDDEN: 403,
    Kind.UNKNOWN: 404,
    Kind.LIMIT: 429,
    Kind.AWAY: 503,
}
_BY_CODE = {"not_signed_in": 401, "wrong_method": 405, "too_large": 413, "wrong_host": 421, "failed": 500}
_TITLES = {404: "shared-nothing", 429: "shared-later", 503: "shared-later"}
_RETRY_AFTER = {429: "10", 503: "1"}  # seconds: an address gets a new table or identity every five
_LONGEST_GIVEN = 100  # characters of a path that an answer repeats


def is_api(scope: Mapping[str, Any]) -> bool:
    """Whether this is a path for programs."""
    path = own_path(scope)
    return path == "/api" or path.startswith("/api/")


def status_of(refusal: Refusal) -> int:
    return _BY_CODE.get(refusal.code) or _BY_KIND[refusal.kind]


def refused_response(
    refusal: Refusal, command_id: str | None = None, status: int | None = None, allow: str | None = None
) -> Response:
    """The same JSON as on the WebSocket."""
    status = status or status_of(refusal)
    headers = {}
    if status in _RETRY_AFTER:
        headers["Retry-After"] = _RETRY_AFTER[status]
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if allow is not None:
        headers["Allow"] = allow
    body = msgspec.json.encode(on_wire(refusal, command_id))
    return Response(body, status, headers, "application/json")


async def on_http_exception(request: Request, error: Exception) -> Response:
    """No such path, no such method, and other `HTTPException`s."""
    assert isinstance(error, HTTPException)
    path = request.url.path
    allow = (error.headers or {}).get("Allow")
    refusal = _refusal(error, request.method, path[:_LONGEST_GIVEN], allow)
    if is_api(request.scope) or error.status_code != 404:
        return refused_response(refusal, status=error.status_code, allow=allow)
    return refused_page(request, refusal)


def refused_page(request: Request, refusal: Refusal, language: str | None = None) -> Response:
    """`language`: the one that the person chose, if known; else their browser's."""
    status = status_of(refusal)
    said = words(language or reader_language(None, request.headers.get("accept-language", "")))
    title = said.say(_TITLES.get(status, "shared-failed"))
    sentences = [sentence(said, refusal), *([said.say("shared-nothing-why")] if status == 404 else [])]
    answer = page(
        "web/refused.html",
        base_of(request.scope),
        status,
        said.language,
        title=title,
        sentences=sentences,
        own=said.say("shared-own"),
    )
    answer.headers["Vary"] = "Accept-Language, Cookie"
    if status in _RETRY_AFTER:
        answer.headers["Retry-After"] = _RETRY_AFTER[status]
    return answer


def for_people(limit: Rate, handler: Handler) -> Handler:
    """Count requests to a handler of pages against a rate, and answer refusals with a page."""

    async def answer(request: Request) -> Response:
        parts = request.app.state.parts
        if not parts.limits.take(limit, parts.visitors.address(request.scope)):
            return refused_page(request, REFUSALS.refusal("slow_down", ""))
        try:
            try:
                return await handler(request)
            except Refused as refused:
                return refused_page(request, refused.refusal, await request_language(request))
        except StoreAway:
            return refused_page(request, REFUSALS.refusal("store_away", ""))

    return answer


def _refusal(error: HTTPException, method: str, path: str, allow: str | None) -> Refusal:
    match error.status_code:
        case 404:
            return REFUSALS.refusal("no_such_page", path)
        case 405:
            return REFUSALS.refusal("wrong_method", method[:_LONGEST_GIVEN], allowed=allow or "")
        case 413:
            return REFUSALS.refusal("too_large", "", most=LARGEST_BODY)
        case _:
            return REFUSALS.refusal("not_json", "", problem=error.detail)


_LONGEST = 500  # characters of a header: people have a few languages


async def request_language(request: Request) -> str:
    """Raises `StoreAway`."""
    person = await request.app.state.parts.visitors.by_cookie(request.scope)
    accepted = request.headers.get("accept-language", "")
    return reader_language(person, accepted, request.query_params.get("lang", ""))


def reader_language(person: Person | None, accepted: str, shared_in: str = "") -> str:
    """The person's language, else the first in `accepted` (Accept-Language) that there is.

    `shared_in`: the language of the person who shared this link, for previews, which accept none.
    """
    if person is not None:
        return person.language
    for tag in accepted_languages(accepted):
        if (language := language_of(tag)) is not None:
            return language
    return shared_in if shared_in in LANGUAGES else DEFAULT


def accepted_languages(header: str) -> list[str]:
    """The tags of `Accept-Language`, the most wanted first, without malformed ones."""
    found: list[tuple[float, str]] = []
    for part in header[:_LONGEST].split(","):
        tag, _, weight = part.partition(";")
        try:
            dear = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        if tag.strip() and 0 < dear <= 1:
            found.append((dear, tag.strip()))
    return [tag for _, tag in sorted(found, key=lambda each: -each[0])]
