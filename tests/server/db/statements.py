"""Which statements the server sends to its database, and which of its lines run."""

import ast
import re
import sys
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from types import FrameType
from typing import Any

from sqlalchemy import Connection, Engine, event

from tablee import server

Heard = Callable[[Connection, str, Any], None]

_QUERIES = ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")
_ROOMS = Path(server.__file__).parent


@contextmanager
def listening(heard: Heard) -> Iterator[None]:
    """Call `heard` with every statement of every store of this process, just before it runs.

    With its connection and the values for its parameters. Statements of tests and of migrations come from
    other threads, and are left out.
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


Lines = dict[str, set[int]]  # by file


@contextmanager
def tracing() -> Iterator[Lines]:
    """Note which lines of the server run, here and in threads that start meanwhile."""
    ran: Lines = defaultdict(set)
    folder = str(_ROOMS)

    def trace(frame: FrameType, _: str, __: Any) -> Any:
        file = frame.f_code.co_filename
        if not file.startswith(folder):
            return None
        lines = ran[str(Path(file).relative_to(_ROOMS))]

        def line(frame: FrameType, what: str, _: Any) -> Any:
            if what == "line":
                lines.add(frame.f_lineno)
            return line

        return line

    before = sys.gettrace()
    sys.settrace(trace)
    threading.settrace(trace)
    try:
        yield ran
    finally:
        sys.settrace(before)
        threading.settrace(before)


def lines_that_query() -> Lines:
    """The lines of functions in modules that know the schema, without those that only leave or go on."""
    found: Lines = {}
    for file in _ROOMS.rglob("*.py"):
        text = file.read_text("utf-8")
        if "from tablee.server.db.schema import" in text and file.name != "upgrade.py":
            functions = [
                each
                for each in ast.walk(ast.parse(text))
                if isinstance(each, ast.FunctionDef) and each.name != "__init__"
            ]
            found[str(file.relative_to(_ROOMS))] = {
                statement.lineno
                for function in functions
                for statement in ast.walk(function)
                if isinstance(statement, ast.stmt) and statement is not function and not _leaves(statement)
            }
    return found


def _leaves(statement: ast.stmt) -> bool:
    match statement:
        case ast.Raise() | ast.Break() | ast.Continue() | ast.Pass():
            return True
        case ast.Return(value) | ast.Expr(value):
            return not any(isinstance(part, ast.Call) for part in ast.walk(value or ast.Pass()))
    return False
