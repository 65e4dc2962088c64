"""Bars for what takes long, and how commands that take the whole screen end."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tablee.commands.failures import INTERRUPTED, Failure, say
from tablee.kernels.readiness import Part, Preparation, find_lacking
from tablee.terminal.output import echo

if TYPE_CHECKING:
    from tablee.terminal.widgets import PlainApp


@contextmanager
def progress(title: str, total: int, **values: str) -> Iterator[Callable[[int], None]]:
    """A bar on standard error; nothing in a pipe. `title` is the end of a message `command-progress-…`."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, redirect_stdout=False) as bar:
        task = bar.add_task(say(f"progress-{title}", **values), total=total)
        yield lambda done: bar.advance(task, done)


@contextmanager
def thinking() -> Iterator[None]:
    """Says on a terminal that something is being thought about."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(say("progress-thinking")):
        yield


_OFTEN = 0.2  # seconds between two looks


def compile_first(parts: Iterable[Part]) -> None:
    """Wait until these parts are ready; mostly they are. Says on a terminal what is going on."""
    with Preparation(find_lacking(parts), awaited=True) as preparation:
        if preparation.wait(0):
            return
        if not sys.stderr.isatty():
            while not preparation.wait(_OFTEN):
                pass
            return
        from rich.console import Console

        with Console(stderr=True).status("") as status:
            while not preparation.wait(_OFTEN):
                status.update(say("progress-compiling", count=preparation.compiled))


def has_screen() -> bool:
    """Whether this is a terminal on which one can draw."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def ends(app: "PlainApp[Any]", last: str = "") -> None:
    """After the screen is gone: the last words, and the exit code."""
    from tablee.terminal.widgets import TERMINATED

    if (app.return_code or 0) > TERMINATED:
        raise SystemExit(app.return_code)
    if app.return_code:
        raise Failure(last or say("went-wrong"))
    if last:
        echo(last)
    if app.interrupted:
        raise SystemExit(INTERRUPTED)
