"""Pages of finished matches, without scripts."""

from functools import cache
from importlib.resources import files

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.api.records import colours_worn
from tablee.locales.languages import LANGUAGES
from tablee.server.jobs.fair_queue import Tenant
from tablee.server.limits.numbers import MATCH_PAGES
from tablee.server.people.people import People
from tablee.server.records.api import RECORD, finished_match
from tablee.server.records.jobs import MatchPage, RecordJobs
from tablee.server.records.match_page import PREVIEW
from tablee.server.web.client_files import font_path
from tablee.server.web.errors import for_people, page, request_language
from tablee.server.web.parts import Parts
from tablee.server.web.root_path import base_of
from tablee.table.stored import Finished


def page_routes() -> list[Route]:
    return [
        Route("/g/{id}.json", for_people(MATCH_PAGES, show_record)),
        Route("/g/{id}/{language}.png", for_people(MATCH_PAGES, show_preview)),
        Route("/g/{id}", for_people(MATCH_PAGES, show)),
        Route("/static/page.css", _style),
    ]


async def show(request: Request) -> Response:
    """The page of a finished match."""
    parts: Parts = request.app.state.parts
    finished = await _finished(request)
    language = await request_language(request)
    worn = await colours_worn(parts.get(People), finished)
    told = await parts.get(RecordJobs).page(finished, worn, language, _whose(request))
    answer = page(
        "records/match_page.html",
        base_of(request.scope),
        language=language,
        properties=_properties(request, finished.record_id, told, language),
        **told._asdict(),
    )
    answer.headers["Vary"] = "Accept-Language, Cookie"
    return answer


async def show_preview(request: Request) -> Response:
    """The preview picture of links to the match."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    parts: Parts = request.app.state.parts
    finished = await _finished(request)
    worn = await colours_worn(parts.get(People), finished)
    image = await parts.get(RecordJobs).preview(finished, worn, language, _whose(request))
    return Response(image, headers={"Cache-Control": "no-cache"}, media_type="image/png")


async def show_record(request: Request) -> Response:
    """The record as stored; browsers show it rather than save it."""
    finished = await _finished(request)
    headers = {"Content-Disposition": "inline", "Cache-Control": "no-cache"}
    return Response(finished.record, headers=headers, media_type="application/json")


async def _finished(request: Request) -> Finished:
    return await finished_match(request.app.state.parts.db, RECORD.decode(request.path_params["id"]))


def _whose(request: Request) -> Tenant:
    return Tenant.at(request.app.state.parts.visitors.address(request.scope), "")


def _properties(request: Request, record_id: str, told: MatchPage, language: str) -> dict[str, str]:
    """For link previews. URLs must be absolute."""
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
