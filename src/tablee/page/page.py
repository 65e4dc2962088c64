"""All that the page of a browser needs to play without a server."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from tablee.page.api import Api
from tablee.page.bots import PageBots
from tablee.table.device import Device
from tablee.table.endpoint import LocalConnection
from tablee.table.key_value_store import KeyValues
from tablee.table.stored import StoreAway

PACE = 0.05  # seconds that a bot takes for a move; the screen shows it for as long as somebody likes


class BrowserStore:
    """IndexedDB, by way of `web/src/offline/key_value_store.ts`."""

    def __init__(self, database: Any) -> None:
        self._database = database

    async def read(self, prefix: str, limit: int | None = None) -> dict[str, str]:
        try:
            return dict(json.loads(await self._database.read(prefix, limit or 0)))
        except Exception as error:
            raise _away(error) from error

    async def write(self, things: Mapping[str, str], new: str = "") -> bool:
        try:
            return bool(await self._database.write(json.dumps([*things.items()]), new))
        except Exception as error:
            raise _away(error) from error


def _away(error: Exception) -> Exception:
    """A full disk, a private window: the browser's own errors. Ours stay what they are."""
    return StoreAway() if type(error).__name__ == "JsException" else error


class Page:
    """What the worker of a browser calls."""

    def __init__(self, things: KeyValues, pace: float = PACE) -> None:
        self.device = Device(things, PageBots(), pace)
        self._api = Api(self.device)

    def connect(self, post: Callable[[str], None]) -> LocalConnection:
        """A connection; `post` gets every message."""
        return self.device.connect(lambda message: post(message.decode()))

    async def request(self, method: str, path: str, body: str = "") -> tuple[bool, str]:
        """See `Api.request`."""
        return await self._api.request(method, path, body)


def open_page(database: Any) -> Page:
    """For the worker of a browser: tables that are kept in this database of its."""
    return Page(BrowserStore(database))
