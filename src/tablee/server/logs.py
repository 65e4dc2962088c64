"""What the server says of itself while it runs: a line for each notable thing, on standard error.

Never who plays, what they say, which cards they have, or what would let somebody in: no name, token, cookie,
code, seed or chat. A table is called by its id, where it has to be.
"""

import logging
import sys
from typing import Literal

from tablee.locales.foreign_text import printable_lines

Style = Literal["auto", "text", "json"]


def set_up(style: Style) -> None:
    """Write this process's log: short lines for people, or JSON. `auto`: text on a terminal, else JSON."""
    handler = logging.StreamHandler(sys.stderr)
    text = style == "text" or (style == "auto" and sys.stderr.isatty())
    handler.setFormatter(_ForPeople() if text else _json_formatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("tablee").setLevel(logging.INFO)


def _json_formatter() -> logging.Formatter:
    from pythonjsonlogger.json import JsonFormatter

    return JsonFormatter(
        "%(levelname)s %(name)s %(message)s",
        rename_fields={"levelname": "level", "name": "logger", "exc_info": "traceback"},
        timestamp="time",
    )


class _ForPeople(logging.Formatter):
    """`14:03:12  the bus is gone`; what is worse than a piece of news says so."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s  %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        return printable_lines(super().format(record))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        line = super().formatMessage(record)
        return line if record.levelno <= logging.INFO else f"{line}  [{record.levelname.lower()}]"
