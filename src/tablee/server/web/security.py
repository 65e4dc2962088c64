"""Middleware: security headers, limits for requests, allowed host names. Exceptions are logged here."""

import asyncio
import logging
import random
import re
from collections.abc import Iterable

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.limits.numbers import REQUESTS
from tablee.server.web.errors import LARGEST_BODY, is_api, refused_response
from tablee.server.web.parts import Parts
from tablee.server.web.root_path import own_path, relative_to_base
from tablee.table.refusals import REFUSALS

log = logging.getLogger(__name__)

# 'wasm-unsafe-eval' lets our own scripts compile WebAssembly, which Python in the page needs. Unlike
# 'unsafe-eval' it runs no text as a script: docs/offline.md.
PAGE_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; "
    "form-action 'self'"
)
_POLICY = f"{PAGE_POLICY}; frame-ancestors 'self'"
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_ONE_YEAR = "max-age=31536000"
_TRIES = 6


class Secured:
    """The outermost middleware of ours. WebSockets pass, because they have limits of their own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answer = _Answer(scope, send)
        try:
            if _announced(scope) > LARGEST_BODY:
                too_large = refused_response(REFUSALS.refusal("too_large", "", most=LARGEST_BODY))
                await too_large(scope, receive, answer.send)
            elif not await _admit(scope):
                slow_down = refused_response(REFUSALS.refusal("slow_down", ""))
                await slow_down(scope, receive, answer.send)
            else:
                await self.app(scope, _Limited(receive).receive, answer.send)
        except ClientDisconnect:
            pass  # nobody reads the answer
        except Exception:
            log.exception("a request could not be handled", extra={"method": scope["method"]})
            if answer.begun:
                raise  # half an answer must not look complete
            await refused_response(REFUSALS.refusal("failed", ""))(scope, receive, answer.send)


class _Answer:
    """Adds the headers to every answer."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.begun = False
        self._send = send
        self._scope = scope
        self._https = scope["scheme"] == "https"
        self._api = is_api(scope)

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            headers = MutableHeaders(scope=message)
            headers.update(_HEADERS)
            if "Location" in headers:
                headers["Location"] = relative_to_base(self._scope, headers["Location"])
            if self._https:
                headers["Strict-Transport-Security"] = _ONE_YEAR
            if self._api:
                headers["Cache-Control"] = "no-store"
        await self._send(message)


class _Limited:
    """Limits the body of a request, also one without a length."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._left = LARGEST_BODY

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise HTTPException(413)
        return message


async def _admit(scope: Scope) -> bool:
    """Whether to answer this request. Too many from one address are delayed first: that slows a flood, and a
    class that opens a page at the same time gets it a moment later."""
    parts: Parts = scope["app"].state.parts
    limits, address, pause = parts.limits, parts.visitors.address(scope), parts.timeouts.busy
    if limits.take(REQUESTS, address):
        return True
    for _ in range(_TRIES):
        await asyncio.sleep(random.uniform(0.5, 1.5) * pause)  # so that they do not all try again at once
        if limits.take(REQUESTS, address):
            return True
    parts.counters.overload.note("requests", "an address sends more requests than are answered")
    return False


def _announced(scope: Scope) -> int:
    """The announced length of the body; 0 if there is none."""
    for name, value in scope["headers"]:
        if name == b"content-length" and value.isdigit():
            return int(value)
    return 0


_PROBED = ("/healthz", "/readyz", "/metrics")


class AllowedHosts:
    """`*.example.org` allows all names below it. An empty list allows every name."""

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        self.app = app
        names = [name.lower() for name in names]
        self._names = frozenset(names)
        self._below = tuple(name[1:] for name in names if name.startswith("*."))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or not self._names or own_path(scope) in _PROBED:
            await self.app(scope, receive, send)
            return
        given = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
        if self._allows(host_name(given)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()  # websocket.connect
            await send({"type": "websocket.close", "code": 1008, "reason": "wrong_host"})
        else:
            await refused_response(REFUSALS.refusal("wrong_host", given[:100]))(scope, receive, send)

    def _allows(self, name: str) -> bool:
        return name in self._names or (bool(self._below) and name.endswith(self._below))


_HOST = re.compile(r"(?:\[(?P<number>[^]]*)\]|(?P<name>[^:@\[\]]*))(?::[0-9]*)?")


def host_name(given: str) -> str:
    """What a `Host` header says, without the port: `example.org`, `192.0.2.1`, `2001:db8::1`.

    Nothing if more follows: `example.org:80@evil.example` is another one's name in every link.
    """
    found = _HOST.fullmatch(given)
    if found is None:
        return ""
    return (found["number"] or found["name"] or "").lower().rstrip(".")
