"""The keys that mean something at the moment, as they stand in the last line of the table. Pure."""

from collections.abc import Iterator

from tablee.terminal.move_input import Key, MoveInputBase
from tablee.terminal.session import TableState
from tablee.terminal.speech import Speech

Keys = list[tuple[str, str]]  # what is pressed, and what that does in a word


def gathering_keys(state: TableState) -> Iterator[Key]:
    """Before a match at a server."""
    yield (f"1–{len(state.seats)}", "key-sit") if not state.own else ("r", "key-ready")
    if state.host or state.own:
        yield from (("b", "key-bots"), ("↵", "key-start"))
    yield from _talk_keys(state)
    yield "q", "key-quit"


def playing_keys(
    state: TableState, seat: int, move_input: MoveInputBase, covered: bool, can_take_back: bool
) -> Iterator[Key]:
    """At a table with cards on it. `covered`: the hand in front waits for its owner."""
    if covered or state.phase != "playing":
        yield "↵", "key-go-on"
    elif seat in state.own:
        yield from move_input.keys(state.view(seat))
        if state.to_move:
            yield "h", "key-hint"
        if can_take_back:
            yield "u", "key-undo"
    if len(state.own) > 1:
        yield from move_input.keys_aside(state)
    yield from _talk_keys(state)
    yield from (("?", "key-help"), ("q", "key-quit"))


def _talk_keys(state: TableState) -> Iterator[Key]:
    if state.code:
        yield from (("/", "key-chat"), ("e", "key-react"))


def labelled(keys: Iterator[Key], speech: Speech) -> Keys:
    """In the reader's language, each key once."""
    return list({key: (key, speech.say(name)) for key, name in keys}.values())
