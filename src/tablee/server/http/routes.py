"""The routes of the JSON API, from the table of its operations."""

from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.http import (
    begun,
    book,
    channels,
    daily,
    games,
    group_sheets,
    groups,
    handicaps,
    my_tables,
    people,
    records,
    sheets,
    study,
    tables,
    tournaments,
)
from tablee.server.http.dispatch import Answering
from tablee.server.http.docs_page import docs_page
from tablee.server.http.openapi import document
from tablee.server.net.limits import Addresses
from tablee.server.net.root_path import base_of

OPERATIONS = (
    *people.OPERATIONS,
    *games.OPERATIONS,
    *tables.OPERATIONS,
    *begun.OPERATIONS,
    *my_tables.OPERATIONS,
    *daily.OPERATIONS,
    *tournaments.OPERATIONS,
    *records.OPERATIONS,
    *book.OPERATIONS,
    *groups.OPERATIONS,
    *group_sheets.OPERATIONS,
    *sheets.OPERATIONS,
    *channels.OPERATIONS,
    *handicaps.OPERATIONS,
    *study.OPERATIONS,
)


def api_routes() -> list[Route]:
    """Routes for one application; how often an address has asked is counted together for all of them."""
    often = Addresses(at_once=240, a_second=60)
    routes = [Route("/api/openapi.json", _openapi), Route("/api/docs", _docs)]
    path = attrgetter("path")
    for name, operations in groupby(sorted(OPERATIONS, key=path), key=path):
        answering = Answering(list(operations), often)
        routes.append(Route(name, answering.answer, methods=answering.methods))
    return routes


@cache
def _document() -> dict[str, Any]:
    return document(OPERATIONS)


async def _openapi(request: Request) -> Response:
    here = {**_document(), "servers": [{"url": request.scope.get("root_path") or "/"}]}
    return Response(msgspec.json.encode(here), media_type="application/json")


async def _docs(request: Request) -> Response:
    root = f"{request.url.scheme}://{request.url.netloc}{request.scope.get('root_path', '')}"
    return docs_page(OPERATIONS, _document(), root, base_of(request.scope))
