"""The other processes of a server that have the same tables, and what they tell each other about one."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from tablee.table.stored import Entry

if TYPE_CHECKING:
    from tablee.table.tables import Tables


class Wrote(msgspec.Struct, tag="wrote"):
    """This entry is in the log."""

    number: int
    at: int
    mark: str
    body: msgspec.Raw
    process: str = ""


class IsHere(msgspec.Struct, tag="here"):
    """The people connected to this process. `new`: answer with yours."""

    process: str
    people: list[str]
    new: bool = False
    lines: list[str] = []  # of programs
    census: int = 0  # which of its censuses this belongs to
    left: bool = False  # it has put the table to sleep


class Talked(msgspec.Struct, tag="talk"):
    """What somebody said, as clients receive it."""

    person: str
    message: msgspec.Raw


Heard = Wrote | IsHere | Talked


class Peers:
    """Here there are none. Those of a server are a `Gossip`. Only `settled` waits for the network."""

    alone = True

    def __init__(self, process: str = "only") -> None:
        """`process`: the id of this one."""
        self.process = process

    def listen(self, listener: "Tables") -> None:
        """For what concerns no table in particular."""

    async def watch(self, listener: "Tables", is_open: Callable[[], bool]) -> None:
        """Exchange signs of life while the tables are open."""

    def reconnected(self) -> None:
        """The bus was away."""

    def listen_to(self, table: str, hear: Callable[[Heard], None]) -> None:
        """For what happens at this table."""

    def wrote(self, entry: Entry) -> None:
        """An entry of ours is on disk."""

    def is_here(self, table: str, people: Iterable[str], lines: Iterable[str], new: bool = False) -> None:
        """These people and programs are connected to this process."""

    def leaves(self, table: str) -> None:
        """This process is at the table no more."""

    def talked(self, table: str, person: str, message: bytes) -> None:
        """Somebody said this here."""

    def person_changed(self, person: str) -> None:
        """Somebody has changed or is gone."""

    def left(self) -> None:
        """The last word of this process."""

    async def settled(self) -> None:
        """Return when all that was said is on its way, and nothing of what we listen to is missed."""
