"""All that the page of a browser needs to play without a server."""

import asyncio
import json
import os
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any

import msgspec

from tablee.api.advice import quick_hints
from tablee.bots.contract import Clock
from tablee.bots.estimates import share
from tablee.bots.ladder import best_plain_level, make_bot
from tablee.game.contract import Refused
from tablee.game.registry import game_named
from tablee.page.api import PageApi
from tablee.review.game_hints import played_out
from tablee.table.device import Device
from tablee.table.endpoint import LocalConnection
from tablee.table.key_value_store import KeyValues
from tablee.table.ports import NOBODY, Visitor
from tablee.table.protocol import HintInfo
from tablee.table.stored import StoreAway

_CLOCK = Clock(milliseconds=200)
_PONDERS = 1.0  # seconds, over a hint


class PageBots:
    """What `server.jobs.bot_service` is to a server."""

    def playable_level(self, game: str, level: int) -> int:
        """Better ones need a compiler."""
        return min(level, best_plain_level(game))

    async def choose(self, game: str, level: int, seat: int, view: Any, visitor: Visitor) -> str:
        level = self.playable_level(game, level)
        return str(make_bot(game, level, os.urandom(32), seat).choose(view, _CLOCK))

    def is_cold(self, game: str) -> bool:
        """Nothing has to be loaded before the first hint."""
        return False

    async def warm(self, game: str) -> None:
        pass

    async def advise(self, game: str, view: Any, visitor: Visitor = NOBODY) -> list[HintInfo]:
        """The best level's move, and its chance in as many worlds as there is time for."""
        (hint,) = quick_hints(game, view)
        ends, worlds = perf_counter() + _PONDERS, list[bool]()
        try:
            for won in played_out(game, view, game_named(game).parse_move(hint.move)):
                worlds.append(won)
                if perf_counter() > ends:
                    break
                await asyncio.sleep(0)  # others may want something meanwhile
        except Refused:
            return [hint]
        chance = share(sum(worlds), len(worlds))
        return [msgspec.structs.replace(hint, chance=chance.value, low=chance.low, high=chance.high)]


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


class BrowserPage:
    """What the worker of a browser calls."""

    def __init__(self, things: KeyValues, pace: float = PACE) -> None:
        self.device = Device(things, PageBots(), pace)
        self._api = PageApi(self.device)

    def connect(self, post: Callable[[str], None]) -> LocalConnection:
        """A connection; `post` gets every message."""
        return self.device.connect(lambda message: post(message.decode()))

    async def request(self, method: str, path: str, body: str = "") -> tuple[bool, str]:
        """See `PageApi.request`."""
        return await self._api.request(method, path, body)


def open_page(database: Any) -> BrowserPage:
    """For the worker of a browser: tables that are kept in this database of its."""
    return BrowserPage(BrowserStore(database))
