"""Pages for people that need no script: finished matches."""

from functools import cache
from importlib.resources import files

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.api.records import colours_worn
from tablee.game.contract import Refused
from tablee.locales.languages import LANGUAGES
from tablee.server.jobs.fair_queue import Tenant
from tablee.server.limits.buckets import Addresses
from tablee.server.records.api import finished_match
from tablee.server.records.jobs import MatchPage
from tablee.server.records.match_page import PREVIEW
from tablee.server.web.client_files import font_path
from tablee.server.web.errors import refused_page
from tablee.server.web.reader_language import reader_language
from tablee.server.web.root_path import base_of
from tablee.server.web.templates import page
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Finished, StoreAway


def page_routes() -> list[Route]:
    """Routes for one application."""
    pages = MatchPages()
    return [
        Route("/g/{id}.json", pages.show_record),
        Route("/g/{id}/{language}.png", pages.show_preview),
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
        try:
            language = await _language(request)
            worn = await colours_worn(parts.people, finished)
            told = await parts.record_jobs.page(finished, worn, language, _whose(request))
        except Refused as refused:
            return refused_page(request, refused.refusal)
        except StoreAway:
            return refused_page(request, REFUSALS.refusal("store_away", ""))
        properties = _properties(request, finished.record_id, told, language)
        answer = page(
            "records/match_page.html",
            base_of(request.scope),
            language=language,
            properties=properties,
            **told._asdict(),
        )
        answer.headers["Vary"] = "Accept-Language, Cookie"
        return answer

    async def show_preview(self, request: Request) -> Response:
        """The picture that a link to the match is shown with."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise HTTPException(404)
        finished = await self._finished(request)
        if isinstance(finished, Response):
            return finished
        parts = request.app.state.parts
        try:
            worn = await colours_worn(parts.people, finished)
            image = await parts.record_jobs.preview(finished, worn, language, _whose(request))
        except Refused as refused:
            return refused_page(request, refused.refusal)
        except StoreAway:
            return refused_page(request, REFUSALS.refusal("store_away", ""))
        return Response(image, headers={"Cache-Control": "no-cache"}, media_type="image/png")

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
            try:
                return await finished_match(parts.db, request.path_params["id"])
            except Refused as refused:
                return refused_page(request, refused.refusal, await _language(request))
        except StoreAway:
            return refused_page(request, REFUSALS.refusal("store_away", ""))


def _whose(request: Request) -> Tenant:
    return Tenant.at(request.app.state.parts.visitors.address(request.scope), "")


async def _language(request: Request) -> str:
    """Raises `StoreAway`."""
    person = await request.app.state.parts.visitors.by_cookie(request.scope)
    accepted = request.headers.get("accept-language", "")
    return reader_language(person, accepted, request.query_params.get("lang", ""))


def _properties(request: Request, record_id: str, told: MatchPage, language: str) -> dict[str, str]:
    """What programs that preview links ask for. They take only whole addresses."""
    url, root = request.url, request.scope.get("root_path", "")
    link = f"{url.scheme}://{url.netloc}{root}/g/{record_id}"
    return {
        "og:type": "website",
        "og:site_name": "Tablée",
        "og:title": told.title,
        "og:description": told.description,
        "og:url": link,
        "og:locale": language.replace("-", "_"),
        "og:image": f"{link}/{language}.png",
        "og:image:type": "image/png",
        "og:image:width": str(PREVIEW[0]),
        "og:image:height": str(PREVIEW[1]),
        "og:image:alt": told.description,
    }


async def _style(request: Request) -> Response:
    return Response(_css(), headers={"Cache-Control": "max-age=3600"}, media_type="text/css")


@cache
def _css() -> bytes:
    style = files("tablee.server").joinpath("static/page.css").read_text("utf-8")
    return style.replace("nunito.woff2", f"../{font_path() or 'nunito.woff2'}").encode()
