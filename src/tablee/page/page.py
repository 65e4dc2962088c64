"""All that a page needs to play without a server."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from tablee.page.api import Api
from tablee.page.bots import PageBots
from tablee.page.key_value_store import BrowserShelf, Shelf
from tablee.page.line import Line
from tablee.page.store import ShelfStore
from tablee.server.cluster.bus import LocalBus
from tablee.server.people.people import People
from tablee.table.protocol import Language
from tablee.table.stored import Person
from tablee.table.tables import Tables

PACE = 0.05  # seconds that a bot takes for a move; the screen shows it for as long as somebody likes


class Page:
    """The tables of one device, and who uses it."""

    def __init__(self, shelf: Shelf, pace: float = PACE) -> None:
        self.store = ShelfStore(shelf)
        self.people = People(cast(Any, self.store))
        self.bots = PageBots()
        self.tables = Tables(cast(Any, self.store), self.people, LocalBus(), cast(Any, self.bots), pace=pace)
        self.tables.begin()
        self._api = Api(self)
        self._coming = asyncio.Lock()

    def connect(self, post: Callable[[str], None]) -> Line:
        """A line; `post` is told every message."""
        return Line(self, post)

    async def request(self, method: str, path: str, body: str = "") -> tuple[bool, str]:
        """See `Api.request`."""
        return await self._api.request(method, path, body)

    async def me(self, language: Language) -> Person:
        """Who uses this device: somebody new at first."""
        async with self._coming:  # asked several times at once, they are still one
            known = await self.store.me()
            if known is not None and (person := (await self.people.load([known])).get(known)) is not None:
                return person
            person = (await self.people.newcomer(language)).person
            await self.store.keep_me(person.id)
            return person


def open_page(database: Any) -> Page:
    """For the worker of a browser: tables that are kept in this database of its."""
    return Page(BrowserShelf(database))
