"""The store of a page without a browser. It can be full."""

from collections.abc import Mapping

from tablee.table.key_value_store import InMemory
from tablee.table.stored import StoreAway


class MemoryStore(InMemory):
    full = False

    async def write(self, things: Mapping[str, str], new: str = "") -> bool:
        if self.full:
            raise StoreAway
        return await super().write(things, new)
