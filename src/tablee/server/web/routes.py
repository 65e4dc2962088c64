"""The routes of the JSON API, from its operations."""

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from operator import attrgetter

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.web.dispatch import Answering
from tablee.server.web.docs_page import docs_page
from tablee.server.web.openapi import document
from tablee.server.web.operation import Operation
from tablee.server.web.root_path import base_of


def api_routes(operations: Sequence[Operation]) -> list[Route]:
    described = cache(lambda: document(operations))

    async def openapi(request: Request) -> Response:
        here = {**described(), "servers": [{"url": request.scope.get("root_path") or "/"}]}
        return Response(msgspec.json.encode(here), media_type="application/json")

    async def docs(request: Request) -> Response:
        root = f"{request.url.scheme}://{request.url.netloc}{request.scope.get('root_path', '')}"
        return docs_page(operations, described(), root, base_of(request.scope))

    routes = [Route("/api/openapi.json", openapi), Route("/api/docs", docs)]
    path = attrgetter("path")
    for name, of_path in groupby(sorted(operations, key=path), key=path):
        answering = Answering(list(of_path))
        routes.append(Route(name, answering.answer, methods=answering.methods))
    return routes
