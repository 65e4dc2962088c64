"""What tables ask of the database: see `table.ports`."""

from collections.abc import Sequence

from tablee.server.db.database import Database
from tablee.server.tables import queries, sittings
from tablee.table.stored import Append, Entry, Sitting


class TableStore:
    """Every method may raise `StoreAway`."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def append(self, append: Append) -> None:
        await self._db.append(append)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return await self._db.read(queries.read_entries, table, after)

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        return await self._db.read(queries.read_numbers, tables)

    async def table_with_code(self, code: str) -> str | None:
        return await self._db.read(queries.read_table_with_code, code)

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        return await self._db.read(queries.read_snapshot, table)

    async def keep_snapshot(self, table: str, number: int, body: bytes) -> None:
        await self._db.write(queries.keep_snapshot, table, number, body)

    async def keep_sitting(self, sitting: Sitting) -> None:
        await self._db.write(sittings.write_sitting, sitting)

    def note_look(self, person: str, table: str, seen: bytes | None) -> None:
        """Losing this is harmless: the news is only shown once more."""
        self._db.note(sittings.note_look, person, table, seen)
