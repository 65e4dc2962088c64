"""What tables need from the program that runs them: a store, people and bots.

A server also brings its other processes, its bans and its quotas. The defaults here are those of a device.
"""

import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from tablee.bots.strength import Strength
from tablee.game.contract import Refusal, Refused
from tablee.table.protocol import HintInfo
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Append, Entry, Person, Sitting

if TYPE_CHECKING:
    from tablee.table.live_table import LiveTable

log = logging.getLogger(__name__)


class Visitor(NamedTuple):
    """A person, and the address they come from. Programs come without a person."""

    person: str
    address: str


NOBODY = Visitor("", "")


class NotDone(Refused):
    """There is too much to do, or it went wrong. Nobody has answered."""

    code = "too_busy"

    def __init__(self, refusal: Refusal | None = None) -> None:
        super().__init__(refusal or REFUSALS.refusal(self.code, ""))


class Store(Protocol):
    """Logs, and what follows from them. Every method may raise `StoreAway`."""

    async def append(self, append: Append, /) -> None:
        """Return when it is durable. Raises `NumberTaken` or `CodeTaken`; then nothing was written."""

    async def entries(self, table: str, after: int = 0, /) -> list[Entry]:
        """The log of a table after this number, in order."""

    async def numbers(self, tables: Sequence[str], /) -> dict[str, int]:
        """The newest entry of each of these tables."""

    async def table_with_code(self, code: str, /) -> str | None: ...

    async def snapshot(self, table: str, /) -> tuple[int, bytes] | None:
        """The newest one, and the number of the entry it was made after."""

    async def keep_snapshot(self, table: str, number: int, body: bytes, /) -> None: ...

    async def keep_sitting(self, sitting: Sitting, /) -> None: ...

    def note_look(self, person: str, table: str, seen: bytes | None, /) -> None:
        """Write some time soon how the table stood when this person left it."""


class People(Protocol):
    """Every method may raise `StoreAway`."""

    @property
    def known(self) -> Mapping[str, Person]:
        """Those in memory, by id. To be sure that somebody is among them, `load` them first."""

    async def load(self, ids: Iterable[str], /) -> dict[str, Person]:
        """Those of these people who exist. They are `known` from now on."""

    async def guest(self, host: str, name: str, /) -> Person:
        """Somebody who sits at their host's device; the same again under the same name. Raises `Refused`."""

    async def strengths(self, ids: Iterable[str], game: str, /) -> list[Strength]:
        """How strong these people are believed to be in a game."""

    def check_words(self, text: str, /) -> None:
        """Raises `Refused` for words that are not wanted here."""

    def forget(self, person: str, /) -> None:
        """Read this person again when they are next needed."""


class BotService(Protocol):
    """Bots and hints. Each sees a view and nothing else."""

    def playable_level(self, game: str, level: int, /) -> int:
        """The level that plays here when this one is asked for."""

    async def choose(self, game: str, level: int, seat: int, view: Any, visitor: Visitor, /) -> str:
        """The move of a bot, for a table (as the person) and the address of its owner. Raises `NotDone`."""

    async def advise(self, game: str, view: Any, visitor: Visitor = NOBODY, /) -> list[HintInfo]:
        """The best moves. Raises `NotDone`."""

    def is_cold(self, game: str, /) -> bool:
        """Whether the first hint would have to wait for code that `warm` can load."""

    async def warm(self, game: str, /) -> None: ...


class Bans:
    """Who and what is shut out now: here nobody and nothing."""

    def blocks(self, address: str) -> bool:
        return False

    def has_removed(self, person: str | None) -> bool:
        return False

    def has_closed(self, table: str) -> bool:
        return False


class Quota:
    """How many tables are awake, and for how long after the last person left."""

    def __init__(self, idle: float = 600.0, most_tables: int = 20_000) -> None:
        """`idle`: seconds until an empty table goes to sleep."""
        self.idle = idle
        self.most_tables = most_tables

    def woke(self, live: "LiveTable", waker: Visitor) -> Sequence["LiveTable"]:
        """The tables that have to sleep now that this one is awake on somebody's account."""
        return ()

    def slept(self, live: "LiveTable") -> None:
        """This table counts on nobody's account any more."""

    def note(self, kind: str, sentence: str) -> None:
        """A limit was reached. `sentence`: what that means, for the log."""
        log.warning(sentence, extra={"shortage": kind})
