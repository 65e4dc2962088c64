"""Bars for what takes longer than a second: with the time left, on a terminal only."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tablee.commands.language import say


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
