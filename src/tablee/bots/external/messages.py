"""What goes over the pipes, both ways: version 1 of the bot protocol, documented in docs/write-a-bot.md.

A message is one line: a JSON object whose `type` says what it is. Fields and types that somebody does not
know are ignored by both sides, so that either may learn more without the other.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tablee.locales.foreign_text import printable

VERSION = 1
MOST_SEED = 2**53  # beyond it JavaScript has no whole numbers

# ── To the program ───────────────────────────────────────────────────────────────────────────────────


class Hello(msgspec.Struct, tag="hello"):
    """The first message, answered with `ready`."""

    protocol: int
    games: tuple[str, ...]  # that may be played


class New(msgspec.Struct, tag="new"):
    """A match begins. Answered with `ready`. The seed is for the program's own chances, not for the cards."""

    game: str
    players: int
    seat: int
    options: dict[str, Any]
    seed: int


class Deal(msgspec.Struct, tag="deal"):
    """The next game or round of a match begins; not answered. The first one has no `deal`: it has `new`."""

    number: int  # which of the match it is: 2 for the second
    totals: tuple[int, ...]  # of the match so far


class View(msgspec.Struct, tag="view"):
    """Something happened; told to programs that `watch`, and not answered. A round's end has its outcome."""

    totals: tuple[int, ...]  # of the match before this game or round
    view: dict[str, Any]


class Go(msgspec.Struct, tag="go"):
    """Your move, within `ms` milliseconds. Answered with `move`, one of the view's `legal_moves`."""

    ms: int
    totals: tuple[int, ...]
    view: dict[str, Any]


class Bye(msgspec.Struct, tag="bye"):
    """The end: the program ends as well."""


ToProgram = Hello | New | Deal | View | Go | Bye

# ── From the program ─────────────────────────────────────────────────────────────────────────────────


class Ready(msgspec.Struct, tag="ready"):
    """The answer to `hello` and to `new`. What it says of the program is read after `hello` only."""

    protocol: int = VERSION
    name: Annotated[str, Meta(max_length=100)] = ""
    games: tuple[str, ...] | None = None  # that it plays; left out, all
    watch: bool = False  # whether it wants to be told what others do
    repeatable: bool = False  # whether the same seed and the same views give the same moves


class Move(msgspec.Struct, tag="move"):
    """The answer to `go`, in the notation of `legal_moves`."""

    move: str


FromProgram = Ready | Move


class Unreadable(ValueError):
    """A line is no message: the sentence says why not."""


class _Kind(msgspec.Struct):
    type: str


_encoder = msgspec.json.Encoder()
_kinds = msgspec.json.Decoder(_Kind)
_decoders: dict[str, msgspec.json.Decoder[FromProgram]] = {
    "ready": msgspec.json.Decoder(Ready),
    "move": msgspec.json.Decoder(Move),
}


def line_of(message: ToProgram) -> bytes:
    return _encoder.encode(message) + b"\n"


def message_in(line: bytes) -> FromProgram | None:
    """What a program said; None if it is of a type that is not known here. Raises `Unreadable`."""
    try:
        decoder = _decoders.get(_kinds.decode(line).type)
        return decoder.decode(line) if decoder else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        said = shortened(line)
        raise Unreadable(f"It wrote {said} on its standard output, which is no message: {error}.") from None


def shortened(text: bytes | str, most: int = 60) -> str:
    """The beginning of what a program said, in quotes."""
    text = text.decode("utf-8", "backslashreplace") if isinstance(text, bytes) else text
    text = printable(text.strip())
    return f"“{text[:most]}…”" if len(text) > most else f"“{text}”"
