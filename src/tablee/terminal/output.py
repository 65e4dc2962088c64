"""Prints lines without control characters, and replaces what an encoding lacks by something similar.

Every character of a board is replaced by exactly one, so that boards keep their shape.
"""

import codecs
import sys
import unicodedata
from io import TextIOWrapper

import click

from tablee.locales.foreign_text import printable_json, printable_lines

_NEAR = {
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯", "+"), "─": "-", "│": "|",
    **dict.fromkeys("┏┓┗┛┃━", "#"), **dict.fromkeys("╔╗╚╝║═", "*"),
    "░": ":", "█": "#", "▀": '"', "▄": "_", "▶": ">", "■": "#", "♦": "<", "★": "*", "●": "o", "○": "o",
    "▸": ">", "◂": "<", "▲": "^", "◆": "*", "•": "*", "›": ">", "↵": "<", "←": "<", "→": ">", "↑": "^",
    "↓": "v", "⇱": "<", "⇲": ">", "–": "-", "—": "-", "−": "-", "×": "x", "·": ".", "Σ": "S", "’": "'",
    "‘": "'", "‚": ",",
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "…": "...", "\u202f": " ", "\xa0": " ",
}  # fmt: skip


def near(text: str) -> str:
    """ASCII text: similar characters, letters without accents, and ? for the rest."""
    parts = unicodedata.normalize("NFKD", "".join(_NEAR.get(character, character) for character in text))
    return "".join(
        character if character.isascii() else "?"
        for character in parts
        if not unicodedata.combining(character)
    )


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return near(error.object[error.start : error.end]), error.end


def print_in_any_encoding() -> None:
    """Make standard output and standard error replace what they cannot encode."""
    codecs.register_error("near", _replaced)
    for stream in (sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__):
        if isinstance(stream, TextIOWrapper) and stream.encoding.lower() not in ("utf-8", "utf8"):
            stream.reconfigure(errors="near")


def echo(text: str = "", *, err: bool = False, nl: bool = True) -> None:
    """Print a text; with `err`, on standard error."""
    click.echo(printable_lines(text), err=err, nl=nl)


def echo_json(text: str) -> None:
    """Print a JSON document with its control characters escaped."""
    click.echo(printable_json(text))
