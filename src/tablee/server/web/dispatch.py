"""Routes of the API: check and decode a request, call its operation, answer refusals as JSON."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.game.contract import Refused
from tablee.server.limits.numbers import API_REQUESTS
from tablee.server.web.access import Visitors
from tablee.server.web.errors import refused_response
from tablee.server.web.openapi import docs_page, document
from tablee.server.web.operation import Context, Operation
from tablee.server.web.parts import Parts
from tablee.server.web.root_path import base_of
from tablee.table.refusals import REFUSALS
from tablee.table.stored import StoreAway


class Endpoint:
    """All operations of one path."""

    def __init__(self, operations: Sequence[Operation]) -> None:
        self._by_method = {operation.method: operation for operation in operations}
        self._decoders = {
            operation.method: msgspec.json.Decoder(operation.body)
            for operation in operations
            if operation.body is not None
        }

    @property
    def methods(self) -> list[str]:
        return list(self._by_method)

    async def answer(self, request: Request) -> Response:
        operation = self._by_method["GET" if request.method == "HEAD" else request.method]
        try:
            return await self._answer(operation, request)
        except Refused as refused:
            refusal = refused.refusal
        except StoreAway:
            refusal = REFUSALS.refusal("store_away", "")
        request.app.state.parts.counters.refusals[refusal.code] += 1
        return refused_response(refusal)

    async def _answer(self, operation: Operation, request: Request) -> Response:
        parts: Parts = request.app.state.parts
        visitors = parts.visitors
        address = visitors.address(request.scope)
        if parts.closing:
            raise REFUSALS.refused("closing", "")
        parts.limits.check(API_REQUESTS, address)
        if operation.changes and not _same_origin(visitors, request):
            raise REFUSALS.refused("wrong_origin", request.headers.get("origin", ""))
        context = Context(request, parts, address, await visitors.by_request(request.scope))
        if context.person is not None and not operation.removed_too:
            _refuse_if_removed(parts, context.person.id)
        if operation.signed_in:
            _ = context.me
        given = [one.decode(request.path_params[name]) for name, one in operation.parameters.items()]
        if operation.body is not None:
            given.append(await self._body(operation, request))
        elif operation.query is not None:
            given.append(_query(operation.query, request))
        if operation.limit is not None:
            context.spend(operation.limit)
        return await operation.do(context, *given)

    async def _body(self, operation: Operation, request: Request) -> Any:
        sent = await request.body()
        if not sent and operation.empty_body:
            sent = b"{}"
        elif _media_type(request) != "application/json":
            raise HTTPException(415, "the Content-Type of the body must be application/json")
        try:
            return self._decoders[operation.method].decode(sent)
        except msgspec.ValidationError as error:
            raise _bad_message(error) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise REFUSALS.refused("not_json", "", problem=str(error)[:200]) from None


def _refuse_if_removed(parts: Parts, person: str) -> None:
    if parts.tables.bans.has_removed(person):
        raise REFUSALS.refused("removed", "")


def _same_origin(visitors: Visitors, request: Request) -> bool:
    try:
        return visitors.same_origin(request.scope)
    except ValueError:  # a malformed origin
        return False


def _media_type(request: Request) -> str:
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


def _query(query: Any, request: Request) -> Any:
    given: Mapping[str, str] = dict(request.query_params)
    if len(given) != len(request.query_params.multi_items()):
        raise REFUSALS.refused("bad_message", "", problem="a parameter is there twice")
    try:
        return msgspec.convert(given, query, strict=False)  # a query is text
    except msgspec.ValidationError as error:
        raise _bad_message(error) from None


def _bad_message(error: msgspec.ValidationError) -> Refused:
    return REFUSALS.refused("bad_message", "", problem=str(error)[:200])


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
        endpoint = Endpoint(list(of_path))
        routes.append(Route(name, endpoint.answer, methods=endpoint.methods))
    return routes
