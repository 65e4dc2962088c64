"""Where a page keeps things: texts under keys, in the order of the keys."""

import json
from collections.abc import Mapping
from typing import Any, Protocol

from tablee.table.stored import StoreAway


class Shelf(Protocol):
    """Both raise `StoreAway` when the device does not let us."""

    async def read(self, prefix: str, limit: int | None = None) -> dict[str, str]:
        """What is under the keys that begin so, the first ones first."""

    async def write(self, things: Mapping[str, str], new: str = "") -> bool:
        """Keep all of it or nothing; True when it is durable.

        False: there is something under the key `new`, and nothing was kept.
        """


class BrowserShelf:
    """IndexedDB, by way of `web/src/offline/shelf.ts`."""

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
