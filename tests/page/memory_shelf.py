"""A shelf in memory, for a page without a browser. It can be full."""

from collections.abc import Mapping

from tablee.table.stored import StoreAway


class MemoryShelf:
    def __init__(self) -> None:
        self.things: dict[str, str] = {}
        self.full = False

    async def read(self, prefix: str, limit: int | None = None) -> dict[str, str]:
        found = sorted(key for key in self.things if key.startswith(prefix))
        return {key: self.things[key] for key in found[:limit]}

    async def write(self, things: Mapping[str, str], new: str = "") -> bool:
        if self.full:
            raise StoreAway
        if new in self.things:
            return False
        self.things.update(things)
        return True
