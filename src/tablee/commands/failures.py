"""How a command fails: one sentence on standard error and an exit code, never a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

INTERRUPTED = 130


class Failure(click.ClickException):
    """Something is not as it should be: one sentence on standard error, exit code 1."""

    def show(self, file: Any = None) -> None:
        click.echo(f"tablee: {self.message}", err=True)


@contextmanager
def plain_errors() -> Iterator[None]:
    """Whatever users can cause becomes one sentence and an exit code, never a traceback."""
    from tablee.games.contract import Refused
    from tablee.match.record import RecordError

    try:
        yield
    except Refused as refused:
        raise click.UsageError(str(refused)) from None
    except RecordError as error:
        raise Failure(str(error)) from None
    except BrokenPipeError:
        raise  # the reader of a pipe has gone away, as `head` does: click ends quietly
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        raise Failure(f"{where}{(error.strerror or str(error)).lower()}") from None
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    except KeyboardInterrupt:
        click.echo("\ntablee: interrupted; nothing was written.", err=True)
        raise SystemExit(INTERRUPTED) from None
