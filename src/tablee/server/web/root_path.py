"""A server under a path of its site, such as /games/tablee. The proxy before it may strip that path or not.

Inside, `scope["path"]` begins with `scope["root_path"]`, as ASGI has it, whatever the proxy did. Links
of pages are relative to the page's base, so they also work under a path that nobody has told us.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from starlette.types import Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

_SEGMENTS = re.compile(r"(/(?!\.{1,2}(/|$))[A-Za-z0-9._~@+-]+)+")
_LONGEST = 200
# Headers with the prefix that a proxy has stripped: of Home Assistant; of Traefik and others.
_PREFIX_HEADERS = (b"x-ingress-path", b"x-forwarded-prefix")


class NotAPath(ValueError):
    """No server can have this root path."""


def checked_root_path(given: str) -> str:
    """`/games/tablee`, or the empty text for the root of a site. Raises `NotAPath`."""
    stripped = given.strip("/")
    if not stripped:
        return ""
    path = f"/{stripped}"
    if len(path) > _LONGEST or not _SEGMENTS.fullmatch(path):
        raise NotAPath(given)
    return path


def own_path(scope: Mapping[str, Any]) -> str:
    """The path below the root path, as routes have it."""
    path: str = scope["path"]
    return path[len(scope.get("root_path", "")) :]


def base_of(scope: Mapping[str, Any]) -> str:
    """The way from the requested address to our root: `./`, `../`, `../../` …

    It is relative because a proxy that strips a prefix need not say which.
    """
    root: str = scope.get("root_path", "")
    if scope["path"] == root:
        return root.rpartition("/")[2] + "/"
    raw: bytes = scope["raw_path"]  # not decoded: %2F separates nothing
    return "../" * (raw.count(b"/") - root.count("/") - 1) or "./"


def relative_to_base(scope: Mapping[str, Any], location: str) -> str:
    """A relative `Location`, which stays valid below a prefix that we do not know."""
    _, _, path, query, _ = urlsplit(location)
    root: str = scope.get("root_path", "")
    return urlunsplit(("", "", base_of(scope) + path.removeprefix(root).lstrip("/"), query, ""))


class BehindProxies(ProxyHeadersMiddleware):
    """The outermost middleware: finds the address by which visitors know this server.

    Only proxies that are believed may say so by headers; for all others it is the given root path.
    """

    def __init__(self, app: Any, root_path: str, believed: Sequence[str]) -> None:
        super().__init__(app, trusted_hosts=list(believed))
        self._root_path = root_path

    def address_of(self, scope: Mapping[str, Any]) -> str:
        """The address of the visitor, behind trusted proxies too."""
        client = scope.get("client")
        address = str(client[0]) if client else ""
        if address in self.trusted_hosts:
            told = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
            if told:
                address = self.trusted_hosts.get_trusted_client_address(b", ".join(told).decode("latin-1"))[0]
        return address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        if scope["type"] in ("http", "websocket"):
            told = ""
            client = scope.get("client")
            if client and client[0] in self.trusted_hosts:
                told = _told_prefix(scope["headers"])
                scope["headers"] = _with_forwarded_host(scope["headers"])
            _place(scope, told or self._root_path, stripped=bool(told))
        await super().__call__(scope, receive, send)  # type: ignore[arg-type]


def _told_prefix(headers: Iterable[tuple[bytes, bytes]]) -> str:
    for name, value in headers:
        if name in _PREFIX_HEADERS:
            try:
                return checked_root_path(value.decode("latin-1"))
            except NotAPath:
                continue
    return ""


def _with_forwarded_host(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The host of the page if a proxy uses another name for us. Origins are compared with it."""
    for name, value in headers:
        if name == b"x-forwarded-host":
            host = value.partition(b",")[0].strip()
            return [(b"host", host), *(header for header in headers if header[0] != b"host")]
    return headers


def _place(scope: Scope, root_path: str, stripped: bool) -> None:
    """Make the path a whole one, unless the proxy has left it whole.

    A prefix that a header tells is stripped, always: else whoever can send that header through a proxy could
    name what it guards by another path.
    """
    if not root_path:
        return
    path: str = scope["path"]
    if stripped or (path != root_path and not path.startswith(f"{root_path}/")):
        scope["path"] = root_path + path
        scope["raw_path"] = root_path.encode() + scope["raw_path"]
    scope["root_path"] = root_path
