"""What whoever runs a server asks it: is it alive (`/healthz`), can it take visitors (`/readyz`)?"""

from starlette.requests import Request
from starlette.responses import JSONResponse

import tablee
from tablee.server.cluster.bus import LocalBus

_NOT_KEPT = {"cache-control": "no-store"}


async def healthz(request: Request) -> JSONResponse:
    """That it answers says it all: the process lives and its event loop turns."""
    return JSONResponse({"alive": True, "version": tablee.__version__}, headers=_NOT_KEPT)


async def readyz(request: Request) -> JSONResponse:
    """503 while the store is away or the server closes: send people elsewhere.

    Without the bus everything goes on, only slower: that is told and no more.
    """
    parts = request.app.state.parts
    bus = parts.bus
    store = parts.health_monitor.store_answers
    ready = store and not parts.closing
    body = {
        "ready": ready,
        "store": "answers" if store else "away",
        "bus": "none" if isinstance(bus, LocalBus) else "connected" if bus.connected else "away",
        "closing": parts.closing,
    }
    return JSONResponse(body, status_code=200 if ready else 503, headers=_NOT_KEPT)
