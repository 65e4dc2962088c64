"""Runs the server as a process: it listens, prints where, and shuts down in order.

On the first signal it rejects new clients, and `/readyz` says so. Then it asks all clients to come back in a
moment, finishes writing, and closes the store. A second signal (Ctrl-C) ends it at once, and what was
acknowledged is on disk.
"""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from ipaddress import ip_address
from types import FrameType
from typing import Any, Literal

import uvicorn
from starlette.applications import Starlette

import tablee
from tablee.locales.foreign_text import printable_lines
from tablee.server.app import Config, Parts, create_app
from tablee.server.db.sqlite_file import claimed
from tablee.server.limits.admission import Admission
from tablee.server.limits.open_connections import OpenConnection, OpenConnections
from tablee.server.web.access import cookie_of
from tablee.server.web.player_socket import LARGEST
from tablee.server.web.root_path import BehindProxies
from tablee.server.web.uvicorn_protocols import Timeouts, Wire, protocol_with

_INTERRUPTED = 130  # exit code
_FAREWELL = 2.0  # seconds for clients to hang up
_GRACE = 5  # seconds for running requests
_IDLE = 5  # seconds of keep-alive

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Door:
    """Where a server listens, and which proxies it trusts."""

    host: str = "127.0.0.1"
    port: int = 8000  # 0: any free one
    proxies: tuple[str, ...] = ()  # besides those on this machine
    root_path: str = ""  # such as /games/tablee, if the site has other pages


def listen(door: Door) -> list[socket.socket]:
    """Sockets for every address of the host, all on one port. Raises `OSError`."""
    port = door.port
    listening: list[socket.socket] = []
    found = socket.getaddrinfo(door.host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    for family, _, _, _, address in dict.fromkeys(found):
        try:
            listening.append(socket.create_server((address[0], port), family=family))
        except OSError:
            if not listening:  # one address is enough, because IPv6 may be switched off
                raise
        port = listening[0].getsockname()[1]
    return listening


def serve(config: Config, door: Door, listening: Sequence[socket.socket], opened: Callable[[], None]) -> None:
    """Serve on these sockets until a signal. `opened` is called when clients can connect.

    Raises `DatabaseRefused`, `DatabaseInUse`, `StoreAway` and `BusRefused` before anything was served.
    """
    with claimed(config.database):
        server = Server(config, door, opened)
        _collect_garbage_seldom()
        with server.told_by_signals():
            server.serve_until_stopped(listening)
    log.info("closed")


def _uvicorn_config(app: Starlette, door: Door, timeouts: Timeouts) -> uvicorn.Config:
    proxied = BehindProxies(app, door.root_path, ["127.0.0.1", "::1", *door.proxies])

    def on_connection(address: str, abort: Callable[[], None]) -> OpenConnection | None:
        """The connections of a proxy belong to many visitors, whom `Admission` counts."""
        connections: OpenConnections = app.state.parts.connections
        return connections.open(None if address in proxied.trusted_hosts else address, abort)

    def on_handshake(scope: Mapping[str, Any]) -> float | None:
        admission: Admission = app.state.parts.admission
        return admission.handshakes.wait(proxied.address_of(scope), cookie_of(scope))

    return uvicorn.Config(
        proxied,
        lifespan="off",  # `serve_until_stopped` opens and closes the application, and reports what fails
        http=protocol_with(on_connection, on_handshake, timeouts),
        ws=Wire,
        ws_max_size=LARGEST,
        ws_ping_interval=timeouts.heartbeat,
        ws_ping_timeout=timeouts.heartbeat,
        ws_per_message_deflate=False,  # costs more than it saves
        proxy_headers=False,  # `BehindProxies` reads them
        server_header=False,
        access_log=False,  # for privacy
        log_config=None,
        timeout_keep_alive=_IDLE,
        timeout_graceful_shutdown=_GRACE,
    )


def _collect_garbage_seldom() -> None:
    """Tables live long and consist of many small tuples without cycles, so collections would find nothing.

    Connections and tables break their own cycles (tests/server/web/test_gone_lines.py). Only exceptions are
    left, and these are few.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 10)


class Server(uvicorn.Server):
    """Uvicorn's server, with a goodbye. By itself it closes the application only after all connections."""

    def __init__(self, config: Config, door: Door, opened: Callable[[], None]) -> None:
        self._app = create_app(config)
        self._opened = opened
        super().__init__(_uvicorn_config(self._app, door, config.timeouts))

    @property
    def parts(self) -> Parts:
        parts: Parts = self._app.state.parts
        return parts

    def serve_until_stopped(self, listening: Sequence[socket.socket]) -> None:
        """Open the application, serve on these sockets, and close it once `should_exit` is set."""

        async def run() -> None:
            async with self._app.router.lifespan_context(self._app):
                await self.serve(list(listening))

        with asyncio.Runner(loop_factory=self.config.get_loop_factory()) as runner:
            runner.run(run())

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        most = self.parts.connections.most
        log.info("open", extra={"version": tablee.__version__, "connections": most})
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        parts = self.parts
        parts.closing = True
        log.info("closing", extra={"lines": parts.lines})
        for server in self.servers:
            server.close()
        parts.say_goodbye()
        try:
            async with asyncio.timeout(_FAREWELL):
                while parts.lines:
                    await asyncio.sleep(0.02)
        except TimeoutError:
            log.info("not everybody hung up", extra={"lines": parts.lines})
        await super().shutdown(sockets)

    def capture_signals(self) -> Any:
        """`told_by_signals` handles signals before and after uvicorn, too."""
        return nullcontext()

    @contextmanager
    def told_by_signals(self) -> Iterator[None]:
        stops = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in stops}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit and sig == signal.SIGINT:
            os._exit(_INTERRUPTED)
        self.should_exit = True
        parts = getattr(self._app.state, "parts", None)
        if parts is not None:
            parts.closing = True


Style = Literal["auto", "text", "json"]


def set_up(style: Style) -> None:
    """Write this process's log: short lines for people, or JSON. `auto`: text on a terminal, else JSON.

    No module logs names, tokens, cookies, codes, seeds, cards or chat. A table is logged by its id.
    """
    handler = logging.StreamHandler(sys.stderr)
    text = style == "text" or (style == "auto" and sys.stderr.isatty())
    handler.setFormatter(_ForPeople() if text else _json_formatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("tablee").setLevel(logging.INFO)


def _json_formatter() -> logging.Formatter:
    from pythonjsonlogger.json import JsonFormatter

    return JsonFormatter(
        "%(levelname)s %(name)s %(message)s",
        rename_fields={"levelname": "level", "name": "logger", "exc_info": "traceback"},
        timestamp="time",
    )


class _ForPeople(logging.Formatter):
    """`14:03:12  the bus is gone`, with the level of warnings and errors."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s  %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        return printable_lines(super().format(record))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        line = super().formatMessage(record)
        return line if record.levelno <= logging.INFO else f"{line}  [{record.levelname.lower()}]"


# Addresses reserved for documentation. A datagram socket that is connected to one sends nothing, but the
# system chooses which of our own addresses it would use.
_SOMEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
_QUIET = 4  # modules of the quiet zone around a QR code
_BLOCKS = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}


def own_addresses() -> list[str]:
    """Addresses of this machine that others can probably reach, the likeliest first."""
    found = dict.fromkeys([*_outgoing(), *_of_host_name()])
    return [address for address in found if _is_reachable(address)]


def _outgoing() -> Iterator[str]:
    for family, somewhere in _SOMEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((somewhere, 9))
                yield probe.getsockname()[0]
        except OSError:
            continue  # no network of this kind


def _of_host_name() -> Iterator[str]:
    try:
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM):
            yield str(address[0])
    except OSError:
        return  # the name of this machine does not resolve


def _is_reachable(address: str) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    # A link-local address needs a zone, which browsers do not accept.
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


def web_address(host: str, port: int, root_path: str = "") -> str:
    """The URL of a host: a name, or an address of either kind."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}{root_path}/"


def qr_lines(text: str) -> list[str]:
    """A QR code in half blocks, for light text on a dark background."""
    import segno

    light = [[not dark for dark in row] for row in segno.make_qr(text).matrix_iter(border=_QUIET)]
    if len(light) % 2:
        light.append([False] * len(light[0]))
    return [
        "".join(_BLOCKS[upper, lower] for upper, lower in zip(*pair, strict=True))
        for pair in zip(light[::2], light[1::2], strict=True)
    ]
