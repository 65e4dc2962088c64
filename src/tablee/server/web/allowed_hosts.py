"""By which names this server may be asked for, where its host has said so.

A page elsewhere can have its own name point at this machine, and its visitors' browsers then take the server
for part of that page. Where names are given, others are refused; figures about health are told to everybody,
since probes ask by number.
"""

import re
from collections.abc import Iterable

from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.web.errors import refused_response
from tablee.server.web.root_path import own_path
from tablee.table.refusals import REFUSALS

_PROBED = ("/healthz", "/readyz", "/metrics")


class AllowedHosts:
    """None given: all are allowed. `*.example.org` allows all names below it."""

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
