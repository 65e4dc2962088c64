"""The routes of the JSON API, from the table of its operations."""

from functools import cache
from itertools import groupby
from operator import attrgetter

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.api import games, people, records, sheets, tables
from tablee.server.api.answering import Answering
from tablee.server.api.docs_page import docs_page
from tablee.server.limits import Addresses
from tablee.server.openapi import document

OPERATIONS = (
    *people.OPERATIONS,
    *games.OPERATIONS,
    *tables.OPERATIONS,
    *records.OPERATIONS,
    *sheets.OPERATIONS,
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
def _document() -> bytes:
    return msgspec.json.encode(document(OPERATIONS))


async def _openapi(request: Request) -> Response:
    return Response(_document(), media_type="application/json")


async def _docs(request: Request) -> Response:
    origin = f"{request.url.scheme}://{request.url.netloc}"
    return docs_page(OPERATIONS, msgspec.json.decode(_document()), origin)
