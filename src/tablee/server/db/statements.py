"""Statements that many rooms need, and that SQLite and PostgreSQL do not have alike."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Dialect,
    Select,
    String,
    Table,
    TableValuedAlias,
    cast,
    func,
    tuple_,
)
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


class Place(NamedTuple):
    """Where a list, the newest first, goes on: after what has this time and this id."""

    at: int
    id: str


BEGINNING = Place(2**63 - 1, "")

_S = TypeVar("_S", bound=Select[*tuple[object, ...]])


def newest_first(rows: _S, at: ColumnElement[int], key: ColumnElement[str], limit: int, after: Place) -> _S:
    """The next rows of a list after a place. An index that ends in `at` and `key` finds them.

    The place is a time and an id, not a count: what comes new meanwhile shifts nothing.
    """
    return rows.where(tuple_(at, key) < tuple_(*after)).order_by(at.desc(), key.desc()).limit(limit)
