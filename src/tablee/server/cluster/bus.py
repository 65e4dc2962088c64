"""How processes tell each other what they have written and who is connected to them.

The bus only makes things fast: what it loses is found in the log, which rooms read again while it is away.
"""

from collections.abc import Callable
from typing import Protocol

Hear = Callable[[bytes], None]
OnChange = Callable[[bool], None]


class BusRefused(ValueError):
    """This is no bus that can be opened; says why in a sentence."""


class Bus(Protocol):
    """Messages by topic, to every other process that listens. A topic is a word of letters, digits, - and _.

    Only `settled` and `close` wait for the network; nothing here raises because of it.
    `on_change`, if set, is told on the event loop when `connected` changes. When it becomes true again
    messages may have been lost that nobody has looked for yet.
    """

    on_change: OnChange | None

    @property
    def connected(self) -> bool:
        """False while messages are lost and whoever relies on them must look for themselves."""

    def publish(self, topic: str, message: bytes) -> None:
        """Tell the others; not ourselves."""

    def listen(self, topic: str, hear: Hear) -> None:
        """Call `hear` on the event loop for every message of this topic, soon: see `settled`."""

    def ignore(self, topic: str) -> None:
        """Stop listening."""

    async def settled(self) -> None:
        """Return when all that was published is on its way, and nothing of what we listen to is missed.

        Who listens to a table and then reads its log needs this in between. Returns at once while away.
        """

    async def close(self) -> None:
        """Send what waits, then stop."""


class LocalBus:
    """One process has nobody to tell."""

    connected = True

    def __init__(self) -> None:
        self.on_change: OnChange | None = None

    def publish(self, topic: str, message: bytes) -> None:
        pass

    def listen(self, topic: str, hear: Hear) -> None:
        pass

    def ignore(self, topic: str) -> None:
        pass

    async def settled(self) -> None:
        pass

    async def close(self) -> None:
        pass


async def open_bus(url: str | None, process_id: str) -> Bus:
    """The bus at this address; without one, that of a process alone. Raises `BusRefused`."""
    if url is None:
        return LocalBus()
    if not url.startswith("nats://"):
        raise BusRefused("The bus is a NATS server: its address begins with nats://.")
    try:
        from tablee.server.cluster.nats import NatsBus
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "nats":
            raise
        raise BusRefused('NATS needs one more package: pip install "tablee[scale]"') from None
    return await NatsBus.open(url, process_id)
