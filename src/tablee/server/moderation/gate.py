"""Nobody of a blocked network gets further than this. WebSockets say it themselves."""

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.web.errors import is_api, refused_page, refused_response
from tablee.server.web.root_path import own_path
from tablee.table.refusals import REFUSALS

# Probes ask by number; the host must not be able to lock themselves out.
_OPEN = ("/healthz", "/readyz", "/metrics", "/admin", "/static/page.css")


class Gate:
    """Asked before anything is done for a request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or own_path(scope) in _OPEN:
            await self.app(scope, receive, send)
            return
        parts = scope["app"].state.parts
        if not parts.tables.bans.blocks(parts.visitors.address(scope)):
            await self.app(scope, receive, send)
            return
        parts.tables.counters.refusals["blocked"] += 1
        refusal = REFUSALS.refusal("blocked", "")
        answer = refused_response(refusal) if is_api(scope) else refused_page(Request(scope), refusal)
        await answer(scope, receive, send)
