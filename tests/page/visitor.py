"""Somebody at a page without a server, who sends messages and reads the answers."""

import itertools
import json
from typing import Any

from tablee.page.page import BrowserPage
from tests.page.memory_store import MemoryStore

SHORT: dict[str, dict[str, Any]] = {"skyjo": {"limit": 1}, "skipbo": {"stock_size": 3, "target": None}}
_ids = itertools.count(1)


class PageVisitor:
    def __init__(self, shelf: MemoryStore) -> None:
        self.page = BrowserPage(shelf, pace=0)
        self.told: list[dict[str, Any]] = []
        self.line = self.page.connect(lambda text: self.told.append(json.loads(text)))

    @classmethod
    async def come(cls, shelf: MemoryStore, language: str = "en") -> "PageVisitor":
        visitor = cls(shelf)
        hello = {"type": "hello", "protocol": 1, "language": language}
        await visitor.line.receive(json.dumps(hello))
        return visitor

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer: an `ack` or a `refusal`."""
        command = str(next(_ids))
        await self.line.receive(json.dumps({"type": kind, "id": command, **fields}))
        return next(message for message in self.told if message.get("id") == command)

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        done, text = await self.page.request(method, path, "" if body is None else json.dumps(body))
        assert done, text
        return json.loads(text)

    async def open_table(self, game: str, players: int, **settings: Any) -> str:
        given = {"game": game, "players": players, "options": SHORT[game], **settings}
        code = str((await self.request("POST", "api/tables", given))["code"])
        await self.ask("open", table=code)
        return code

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = next(m["table"] for m in reversed(self.told) if "table" in m)
        return found

    def yours(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = next(m["yours"] for m in reversed(self.told) if "yours" in m)
        return found

    def waiting(self) -> dict[str, Any] | None:
        """The seat of this person that is to move, as it sees the table."""
        game = next(m["game"] for m in reversed(self.told) if m.get("game"))
        for own in self.yours():
            if own["seat"] in game["waiting_for"] and own["legal_moves"] and game["outcome"] is None:
                return own
        return None
