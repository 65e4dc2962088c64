"""Printing lines: the only way from a command to the terminal, so that nothing foreign reaches it raw."""

import click

from tablee.locales.foreign_text import printable_json, printable_lines


def echo(text: str = "", *, err: bool = False, nl: bool = True) -> None:
    """Print a text; with `err`, on standard error."""
    click.echo(printable_lines(text), err=err, nl=nl)


def echo_json(text: str) -> None:
    """Print a JSON document. It says what it said, whatever characters there are in it."""
    click.echo(printable_json(text))
