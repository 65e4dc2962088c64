"""Lists that are read page by page, the newest first."""

from typing import NamedTuple, TypeVar

from sqlalchemy import ColumnElement, Select, tuple_


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
