"""The few things that SQLite and PostgreSQL, or SQLAlchemy's parts for them, do not have alike."""

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import ARRAY, Dialect, String, Table, TableValuedAlias, cast, func
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert


def upsert(dialect: Dialect, table: Table, *, keep: Collection[str] = (), newer: str | None = None) -> Insert:
    """Insert a row, or put it in the place of the one with its primary key.

    Of the row that is there, the columns `keep` stay, and all of it where `newer`, a column, is larger.
    """
    statement = (postgresql.insert if dialect.name == "postgresql" else sqlite.insert)(table)
    new = statement.excluded
    return statement.on_conflict_do_update(
        index_elements=list(table.primary_key.columns),
        set_={
            column.name: new[column.name]
            for column in table.columns
            if not column.primary_key and column.name not in keep
        },
        where=new[newer] >= table.c[newer] if newer else None,
    )


def insert_new(dialect: Dialect, table: Table) -> Insert:
    """Insert a row, unless there is one with its primary key."""
    statement = (postgresql.insert if dialect.name == "postgresql" else sqlite.insert)(table)
    return statement.on_conflict_do_nothing()


def rows_of(dialect: Dialect, texts: Sequence[str]) -> TableValuedAlias:
    """These texts as rows with one column `value`: one parameter, however many they are."""
    if dialect.name == "postgresql":
        return func.unnest(cast(texts, ARRAY(String))).table_valued("value").render_derived()
    return func.json_each(msgspec.json.encode(texts).decode()).table_valued("value")
