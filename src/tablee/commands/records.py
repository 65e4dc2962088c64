"""Records on the command line: reading them, with errors that name the file, and JSON for scripts."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablee.commands.failures import Failure

if TYPE_CHECKING:
    from tablee.match.record import Record


def load_record(file: Path) -> "Record":
    from tablee.match.record import load

    with naming(file):
        return load(file)


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """An error in a record names the file first."""
    from tablee.match.record import RecordError

    try:
        yield
    except RecordError as error:
        raise Failure(f"{file}: {error}") from None


def echo_json(data: Any) -> None:
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
