"""The browser client: one page for all its addresses, and the files it is made of.

`web/` is built into static/web. Files in assets/ have a hash of their content in their name, so they may be
kept for ever; the page itself is asked for anew each time. Beside each text lie a .br and a .gz of it.
"""

import gzip
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from mimetypes import guess_type
from types import MappingProxyType

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.web.errors import page
from tablee.server.web.operation import accepts
from tablee.server.web.root_path import base_of, own_path

# Every address of web/src/App.svelte.
_PAGES = ("/", "/t/{name}", "/score", "/score/{rest:path}", "/rules", "/rules/{rest:path}", "/learn",
          "/learn/{rest:path}", "/real-table", "/real-table/{rest:path}", "/puzzles", "/puzzles/{rest:path}",
          "/analyse", "/r/{rest:path}", "/deal/{rest:path}", "/daily", "/tournament",
          "/tournament/{rest:path}", "/book", "/book/{rest:path}", "/groups", "/groups/{rest:path}",
          "/join/{rest:path}", "/settings")  # fmt: skip
_FOR_EVER = "public, max-age=31536000, immutable"
_AN_HOUR = "public, max-age=3600"
_PACKED = {"br": ".br", "gzip": ".gz"}  # the smallest first


def web_routes() -> list[Route]:
    return [
        *(Route(path, _page) for path in _PAGES),
        Route("/assets/{name:path}", _asset),
        *(Route(f"/{name}", _other) for name in _built() if "/" not in name and name != "index.html"),
    ]


async def _page(request: Request) -> Response:
    if "index.html" not in _built():
        return _not_built(request)
    plain, packed = _start_page(base_of(request.scope))
    return _answer(request, "index.html", plain, {"gzip": packed}, "no-cache")


async def _asset(request: Request) -> Response:
    return _file(request, f"assets/{request.path_params['name']}", _FOR_EVER)


async def _other(request: Request) -> Response:
    """The icon, the manifest, the service worker: their names never change, so they are cached briefly."""
    name = own_path(request.scope).removeprefix("/")
    return _file(request, name, "no-cache" if name.endswith(".js") else _AN_HOUR)


def _file(request: Request, name: str, caching: str) -> Response:
    built = _built()
    body = built.get(name)
    if body is None or name.endswith(tuple(_PACKED.values())):
        raise HTTPException(404)
    packed = {way: built[name + end] for way, end in _PACKED.items() if name + end in built}
    return _answer(request, name, body, packed, caching)


def _answer(request: Request, name: str, body: bytes, packed: Mapping[str, bytes], caching: str) -> Response:
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if (way := next((way for way in packed if accepts(request, way)), None)) is not None:
        body, headers["Content-Encoding"] = packed[way], way
    return Response(body, headers=headers, media_type=_media_type(name))


def _media_type(name: str) -> str:
    if name.endswith(".webmanifest"):
        return "application/manifest+json"
    if name.endswith((".js", ".mjs")):
        return "text/javascript"
    if name.endswith(".woff2"):
        return "font/woff2"
    return guess_type(name)[0] or "application/octet-stream"


@cache
def _built() -> Mapping[str, bytes]:
    """The built files by name; empty if `web/` was not built."""
    root = files("tablee.server").joinpath("static/web")
    found: dict[str, bytes] = {}
    if root.is_dir():
        folders = [("", root)]
        while folders:
            prefix, folder = folders.pop()
            for entry in folder.iterdir():
                if entry.is_dir():
                    folders.append((f"{prefix}{entry.name}/", entry))
                else:
                    found[f"{prefix}{entry.name}"] = entry.read_bytes()
    return MappingProxyType(found)


def font_path() -> str | None:
    """The font of headings, for pages of the server; None if the client is not built."""
    return next((name for name in _built() if name.endswith(".woff2")), None)


@lru_cache(maxsize=8)
def _start_page(base: str) -> tuple[bytes, bytes]:
    """The page with this base, plain and compressed. All links in it are relative to the base."""
    plain = _built()["index.html"].replace(b'<base href="./"', f'<base href="{base}"'.encode(), 1)
    return plain, gzip.compress(plain)


def _not_built(request: Request) -> Response:
    return page("web/not_built.html", base_of(request.scope), status=503)
