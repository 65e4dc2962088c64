"""Pages for people that need no script: finished matches."""

from functools import cache
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.game.contract import Refused
from tablee.server.http.errors import refused_page
from tablee.server.http.markup import page
from tablee.server.http.records import finished_match
from tablee.server.net.limits import Addresses
from tablee.server.net.root_path import base_of
from tablee.server.refusals import REFUSALS
from tablee.server.store.contract import Finished, StoreAway
from tablee.server.work.fair_queue import Whose


def page_routes() -> list[Route]:
    """Routes for one application."""
    pages = MatchPages()
    return [
        Route("/g/{id}.json", pages.show_record),
        Route("/g/{id}", pages.show),
        Route("/static/page.css", _style),
    ]


class MatchPages:
    """Each match as a page and as the record that it is made of."""

    def __init__(self) -> None:
        self._often = Addresses(at_once=60, a_second=2)

    async def show(self, request: Request) -> Response:
        """The page of a finished match."""
        finished = await self._finished(request)
        if isinstance(finished, Response):
            return finished
        parts = request.app.state.parts
        whose = Whose.at(parts.visitors.address(request.scope), "")
        try:
            title, body = await parts.retelling.page(finished, whose)
        except Refused as refused:
            return refused_page(request, refused.refusal)
        return page(title, body, base_of(request.scope))

    async def show_record(self, request: Request) -> Response:
        """The record as stored; browsers show it rather than save it."""
        finished = await self._finished(request)
        if isinstance(finished, Response):
            return finished
        headers = {"Content-Disposition": "inline", "Cache-Control": "no-cache"}
        return Response(finished.record, headers=headers, media_type="application/json")

    async def _finished(self, request: Request) -> Finished | Response:
        """The match, or why it cannot be shown."""
        parts = request.app.state.parts
        if parts.config.limited and not self._often.take(parts.visitors.address(request.scope)):
            return refused_page(request, REFUSALS.refusal("slow_down", ""))
        try:
            return await finished_match(parts.store, request.path_params["id"])
        except Refused as refused:
            return refused_page(request, refused.refusal)
        except StoreAway:
            return refused_page(request, REFUSALS.refusal("store_away", ""))


async def _style(request: Request) -> Response:
    return Response(_css(), headers={"Cache-Control": "max-age=3600"}, media_type="text/css")


@cache
def _css() -> bytes:
    return files("tablee.server").joinpath("static/page.css").read_bytes()
