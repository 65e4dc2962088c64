"""Text that others wrote, made safe to print: a terminal obeys what it is shown.

A name or a line of chat may hold escape sequences, which move the cursor, change the title or the clipboard;
marks of writing direction, which make a line read as another; and line ends, which forge a line of their own.
"""

import re
import unicodedata
from typing import Any

# Control and format characters, halves of surrogate pairs, line and paragraph separators.
_UNSAFE_KINDS = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_JOINERS = "\u200c\u200d"  # format characters that some scripts and many emoji are written with
_LAYOUT = "\n\t"  # what our own texts of several lines have


def printable(text: str) -> str:
    """The same in one line, with a dot for each character that is not there to be read."""
    return _dotted(text, _JOINERS)


def printable_lines(text: str) -> str:
    """The same, but lines stay lines."""
    return _dotted(text, _JOINERS + _LAYOUT)


def printable_data(data: Any) -> Any:
    """JSON with all its texts made printable."""
    match data:
        case str():
            return printable(data)
        case list():
            return [printable_data(value) for value in data]
        case dict():
            return {printable(name): printable_data(value) for name, value in data.items()}
    return data


def printable_json(text: str) -> str:
    """A JSON document that says the same, with an escape for each character that is not there to be read."""
    if text.isascii() and text.replace("\n", "").isprintable():
        return text
    return "".join(letter if is_safe(letter) or letter in _LAYOUT else _escaped(letter) for letter in text)


def is_safe(letter: str) -> bool:
    """Whether a terminal just shows it."""
    return letter in _JOINERS or unicodedata.category(letter) not in _UNSAFE_KINDS


def _dotted(text: str, kept: str) -> str:
    if text.isprintable():  # nearly always, and fast
        return text
    return "".join(letter if letter in kept or is_safe(letter) else "·" for letter in text)


def _escaped(letter: str) -> str:
    """As JSON writes it, which counts in units of UTF-16."""
    units = letter.encode("utf-16-be", "surrogatepass").hex()
    return re.sub("(....)", r"\\u\1", units)
