"""Commands that take the whole screen: whether there is one, and how they end."""

import os
import sys
from typing import TYPE_CHECKING, Any

from tablee.commands.failures import INTERRUPTED, Failure
from tablee.commands.language import say
from tablee.terminal.echo import echo

if TYPE_CHECKING:
    from tablee.terminal.widgets import PlainApp


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
