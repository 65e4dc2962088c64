"""What the store asks its database: heard where it is said, so that no list of it can be out of date."""

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event

Heard = Callable[[Connection, str, Any], None]

_LISTS = Path(__file__).parent
_QUERIES = ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")


@contextmanager
def listening(heard: Heard) -> Iterator[None]:
    """Be told of every statement of every store of this process, just before it is run.

    With its connection and the values for its parameters. Statements of tests and of migrations come from
    other threads, and are not heard.
    """

    def before(
        connection: Connection, cursor: Any, statement: str, values: Any, context: Any, many: bool
    ) -> None:
        ours = threading.current_thread().name.startswith(("tablee-writer", "tablee-reader"))
        if ours and statement.startswith(_QUERIES):
            heard(connection, statement, values[0] if many else values)

    event.listen(Engine, "before_cursor_execute", before)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", before)


@lru_cache(10_000)
def plain(statement: str) -> str:
    """On one line, and the same however many values a list has."""
    statement = " ".join(statement.split())
    statement = re.sub(r"(\?|%s)(::\w+)?", "?", statement)
    return re.sub(r"IN \((\?(, \?)*|SELECT [^?]* WHERE 1!=1)\)", "IN (?…)", statement)


def list_of(dialect: str) -> Path:
    """Every statement whose plan `test_plans` has looked at, one a line."""
    return _LISTS / f"statements-{dialect}.txt"


@cache
def known(dialect: str) -> frozenset[str]:
    return frozenset(list_of(dialect).read_text(encoding="utf-8").splitlines())
