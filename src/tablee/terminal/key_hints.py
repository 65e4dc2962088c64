"""The keys that mean something at the moment, as they stand in the last line of the table. Pure."""

from collections.abc import Iterator

from tablee.terminal.move_input import Key, MoveInputBase
from tablee.terminal.session import Standing
from tablee.terminal.speech import Speech

Keys = list[tuple[str, str]]  # what is pressed, and what that does in a word


def gathering_keys(standing: Standing) -> Iterator[Key]:
    """Before a match at a server."""
    yield (f"1–{len(standing.seats)}", "key-sit") if not standing.own else ("r", "key-ready")
    if standing.host or standing.own:
        yield from (("b", "key-bots"), ("↵", "key-start"))
    yield from _talk_keys(standing)
    yield "q", "key-quit"


def playing_keys(
    standing: Standing, seat: int, move_input: MoveInputBase, covered: bool, can_take_back: bool
) -> Iterator[Key]:
    """At a table with cards on it. `covered`: the hand in front waits for its owner."""
    if covered or standing.phase != "playing":
        yield "↵", "key-go-on"
    elif seat in standing.own:
        yield from move_input.keys(standing.view(seat))
        if standing.to_move:
            yield "h", "key-hint"
        if can_take_back:
            yield "u", "key-undo"
    if len(standing.own) > 1:
        yield from move_input.keys_aside(standing)
    yield from _talk_keys(standing)
    yield from (("?", "key-help"), ("q", "key-quit"))


def _talk_keys(standing: Standing) -> Iterator[Key]:
    if standing.code:
        yield from (("/", "key-chat"), ("e", "key-react"))


def labelled(keys: Iterator[Key], speech: Speech) -> Keys:
    """In the reader's language, each key once."""
    return list({key: (key, speech.say(name)) for key, name in keys}.values())
