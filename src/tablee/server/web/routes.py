"""The routes of the JSON API, from the table of its operations."""

from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.daily import api as daily
from tablee.server.groups import api as groups
from tablee.server.groups import sheet_api as group_sheets
from tablee.server.lobby import api as tables
from tablee.server.lobby import games, handicaps, my_tables
from tablee.server.lobby import imports as begun
from tablee.server.notices import api as channels
from tablee.server.people import api as people
from tablee.server.records import api as records
from tablee.server.sheets import api as sheets
from tablee.server.statistics import api as book
from tablee.server.study import api as study
from tablee.server.tournaments import api as tournaments
from tablee.server.web.dispatch import Answering
from tablee.server.web.docs_page import docs_page
from tablee.server.web.openapi import document
from tablee.server.web.root_path import base_of

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
    routes = [Route("/api/openapi.json", _openapi), Route("/api/docs", _docs)]
    path = attrgetter("path")
    for name, operations in groupby(sorted(OPERATIONS, key=path), key=path):
        answering = Answering(list(operations))
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
