"""The tables that anybody may see."""

from sqlalchemy import Connection, select

from tablee.server.db.paging import BEGINNING, Place, newest_first
from tablee.server.db.schema import LISTED, tables
from tablee.table.stored import Listing


def read_public_tables(connection: Connection, limit: int = 50, after: Place = BEGINNING) -> list[Listing]:
    """Those whose match is not over, the last one touched first."""
    page = newest_first(select(tables).where(LISTED), tables.c.touched, tables.c.table_id, limit, after)
    return [Listing(*row) for row in connection.execute(page)]
