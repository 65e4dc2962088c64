"""The commands at a table, for the screen by key and for the plain client by word.

To add one, add a row to `COMMANDS` and its messages `command-NAME` and `key-…`.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Literal, NamedTuple, get_args

from tablee.table.protocol import Reaction
from tablee.terminal.move_input import Key
from tablee.terminal.session import Session
from tablee.terminal.speech import Speech
from tablee.terminal.table_state import TableState, Why, usual_level

LONGEST_TEXT = 300
Choices = list[tuple[str, str]]  # what is sent, and how it is called
When = Literal["any", "gathering", "moves"]


class Argument(NamedTuple):
    """The argument of a command. `parse` returns None for invalid text."""

    prompt: str
    parse: Callable[[str, TableState, Speech], str | None]
    choices: Callable[[TableState, Speech], Choices] | None = None  # on the screen; None: it is typed there
    which: str = ""  # the plain client asks this if `parse` has understood nothing


class TableCommand(NamedTuple):
    """A command. Without `send`, the screen and the plain client each show something."""

    name: str  # as it is typed in English; `command-NAME` has the words of the language
    key: str = ""  # on the screen
    label: str = ""  # the message that says what the key does
    send: Callable[[Session, str], Awaitable[Why | None]] | None = None
    argument: Argument | None = None
    when: When = "any"  # the key is for the time before a match, or only if no move has the same key
    at_server: bool = False
    offered: Callable[[TableState], bool] = lambda state: True  # whether the key is shown and does something

    def is_here(self, state: TableState) -> bool:
        return bool(state.code) or not self.at_server


async def _fill_with_bots(session: Session, _: str) -> Why | None:
    """Put bots on all empty seats."""
    for seat, place in enumerate(session.state.seats):
        if not place.taken:
            why = await session.ask("bot", seat=seat, level=usual_level(session.state.game))
            if why is not None:
                return why
    return None


async def _change_readiness(session: Session, _: str) -> Why | None:
    state = session.state
    ready = all(state.seats[seat].ready for seat in state.own)
    return await session.ask("ready", ready=not ready)


async def _take_back(session: Session, _: str) -> Why | None:
    """For our seat that made the last move. If that move stays, the table says why."""
    last, own = session.can_take_back(), session.state.to_move or session.state.own
    return await session.take_back(own[0] if last is None else last)


def _reactions(state: TableState, speech: Speech) -> Choices:
    return [(name, speech.say(f"reaction-{name}")) for name in get_args(Reaction)]


def _reaction(typed: str, state: TableState, speech: Speech) -> str | None:
    """A reaction by number, name or label."""
    typed = typed.casefold().strip("! ")
    for number, (name, label) in enumerate(_reactions(state, speech), 1):
        if typed in (str(number), name, label.casefold().strip("! ")):
            return name
    return None


def _seat(typed: str, state: TableState, speech: Speech) -> str | None:
    return typed if typed.isdecimal() and 0 < int(typed) <= len(state.seats) else None


def _may_ask_for_hint(state: TableState) -> bool:
    return bool(state.to_move) and state.lesson is None


COMMANDS = (
    TableCommand(
        "ready", "r", "key-ready", _change_readiness,
        when="gathering", at_server=True, offered=lambda state: bool(state.own),
    ),
    TableCommand(
        "bots", "b", "key-bots", _fill_with_bots,
        when="gathering", at_server=True, offered=lambda state: state.host or bool(state.own),
    ),
    TableCommand(
        "start", "↵", "key-start", lambda session, _: session.ask("start"),
        when="gathering", at_server=True, offered=lambda state: state.host or bool(state.own),
    ),
    TableCommand("hint", "h", "key-hint", when="moves", offered=_may_ask_for_hint),
    TableCommand("undo", "u", "key-undo", _take_back, when="moves"),
    TableCommand(
        "seat", "s", "key-ask-seat", lambda session, seat: session.ask("ask_seat", seat=int(seat) - 1),
        Argument(
            "key-ask-seat", _seat,
            lambda state, speech: [(str(seat + 1), state.names[seat]) for seat in state.can_be_asked_for],
            "seat-which",
        ),
        at_server=True, offered=lambda state: bool(state.can_be_asked_for),
    ),
    TableCommand(
        "say", "/", "key-chat", lambda session, text: session.ask("say", text=text[:LONGEST_TEXT]),
        Argument("chat-prompt", lambda typed, state, speech: typed or None), at_server=True,
    ),
    TableCommand(
        "react", "e", "key-react", lambda session, name: session.ask("react", reaction=name),
        Argument("key-react", _reaction, _reactions, "react-which"), at_server=True,
    ),
    TableCommand(
        "resign", send=lambda session, _: session.ask("resign", seat=session.state.resignable[0]),
        at_server=True,
    ),
    TableCommand("moves"),
    TableCommand("table"),
    TableCommand("scores"),
    TableCommand("save"),
    TableCommand("rules"),
    TableCommand("help", "?", "key-help"),
    TableCommand("quit", "q", "key-quit"),
)  # fmt: skip
BY_NAME = {command.name: command for command in COMMANDS}


def words_here(state: TableState) -> Sequence[str]:
    """The commands that can be typed at this table."""
    return [command.name for command in COMMANDS if command.is_here(state)]


def command_for(key: str, when: When, state: TableState) -> TableCommand | None:
    """The command of a key on the screen."""
    key = {"enter": "↵"}.get(key, key)
    fitting = (command for command in COMMANDS if command.key == key and command.when == when)
    return next((each for each in fitting if each.is_here(state) and each.offered(state)), None)


def keys_of(state: TableState, *names: str) -> Iterator[Key]:
    """The keys and labels of these commands, without those that are not offered now."""
    for command in map(BY_NAME.__getitem__, names):
        if command.is_here(state) and command.offered(state):
            yield command.key, command.label
