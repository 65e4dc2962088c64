"""The page behind the link in each notice, which ends these notices or confirms a mail address.

It asks first, because programs that scan links in mail must not end or confirm anything. Mail programs that
unsubscribe with one click (RFC 8058) post the form themselves.
"""

from secrets import compare_digest
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.locales.words import words
from tablee.server.db.database import Database
from tablee.server.limits.numbers import STOP_PAGES
from tablee.server.notices import queries
from tablee.server.notices.api import ChannelId
from tablee.server.notices.channels import decode, label
from tablee.server.notices.queries import Channel
from tablee.server.web.errors import for_people, page, request_language
from tablee.server.web.root_path import base_of


def stop_routes() -> list[Route]:
    return [Route("/stop/{stop}", for_people(STOP_PAGES, _answer), methods=["GET", "POST"])]


async def _answer(request: Request) -> Response:
    """The link is the permission."""
    db: Database = request.app.state.parts.db
    language = await request_language(request)
    channel = await _channel(request)
    if channel is None:
        return _page(request, language, "notice-stopped")
    confirm = "confirm" in request.query_params
    if request.method == "GET":
        return _question(request, language, channel, confirm)
    if confirm:
        await db.write(queries.change_channel, channel._replace(confirmed=True))
        return _page(request, language, "notice-confirmed")
    await db.write(queries.delete_channels, [channel.channel])
    return _page(request, language, "notice-stopped")


async def _channel(request: Request) -> Channel | None:
    given: str = request.path_params["stop"]
    try:
        channel_id = msgspec.convert(given.partition(".")[0], ChannelId)
    except msgspec.ValidationError:
        return None
    db: Database = request.app.state.parts.db
    channel = await db.read(queries.read_channel, channel_id)
    if channel is None or not compare_digest(decode(channel.body).stop.encode(), given.encode()):
        return None
    return channel


def _question(request: Request, language: str, channel: Channel, confirm: bool) -> Response:
    key = "notice-confirm" if confirm else "notice-stop"
    return _page(
        request,
        language,
        f"{key}-question",
        where=label(decode(channel.body).target),
        button=words(language).say(f"{key}-yes"),
        action=f"stop/{request.path_params['stop']}{'?confirm' if confirm else ''}",
    )


def _page(request: Request, language: str, key: str, where: str = "", **form: Any) -> Response:
    """`form`: its button and action."""
    say = words(language).say
    return page(
        "notices/stop.html",
        base_of(request.scope),
        language=language,
        title=say("notice-turn"),
        sentence=say(key, where=where),
        **form,
    )
