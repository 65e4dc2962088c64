"""Records on the command line: reading them, with errors that name the file, and JSON for scripts."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablee.commands.failures import Failure
from tablee.locales.foreign_text import printable
from tablee.terminal.echo import echo_json as echo_json_text

if TYPE_CHECKING:
    from tablee.match.record import Record


STANDARD_INPUT = Path("-")
RECORD = click.Path(path_type=Path, allow_dash=True)


def load_record(file: Path) -> "Record":
    """Of a file; `-` is what comes in a pipe."""
    from tablee.match.record import load, read

    with naming(file):
        return read(sys.stdin.buffer) if file == STANDARD_INPUT else load(file)


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """An error in a record names the file first."""
    from tablee.match.record import RecordError

    try:
        yield
    except RecordError as error:
        raise Failure(f"{file}: {printable(str(error))}") from None


def echo_json(data: Any) -> None:
    import msgspec

    echo_json_text(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
