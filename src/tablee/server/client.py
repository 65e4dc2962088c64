"""One connection to a table: what is still to be sent to it, and never too much of that."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

Send = Callable[[str], Awaitable[None]]
Resync = Callable[[], Awaitable[bytes | None]]

MOST_WAITING = 64  # messages; who has more waiting is shown the whole table anew instead


async def _nothing() -> bytes | None:
    return None


class Client:
    """A person's line. `post` never waits: who reads too slowly is resynchronised later, not waited for."""

    __slots__ = ("_answers", "_send", "_waiting", "_wake", "closed", "lagging", "muted", "person", "resync")

    def __init__(self, person: str, send: Send) -> None:
        self.person = person
        self.muted: set[str] = set()  # people whose words this one does not want to see
        self.lagging = False  # messages were dropped: `resync` has to make up for them
        self.closed = False
        self.resync: Resync = _nothing  # the whole table, as of now
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._answers: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def post(self, message: bytes) -> None:
        """Send this as soon as the line takes it. What a snapshot would say as well may be dropped."""
        if self.lagging or self.closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.lagging = True
        else:
            self._waiting.append(message)
        self._wake.set()

    def answer(self, message: bytes) -> None:
        """Send this before anything else that waits: answers are never dropped."""
        if self.closed:
            return
        self._answers.append(message)
        self._wake.set()

    @property
    def deaf(self) -> bool:
        """Asks and asks, and does not read the answers."""
        return len(self._answers) > MOST_WAITING

    def close(self) -> None:
        """What waits is still sent, then `pump` ends."""
        self.closed = True
        self._wake.set()

    async def pump(self) -> None:
        """Send what is posted until closed. Raises what the line raises when it breaks."""
        waiting, answers, wake, send = self._waiting, self._answers, self._wake, self._send
        while True:
            while waiting or answers:
                await send((answers or waiting).popleft().decode())
            if self.lagging:
                self.lagging = False  # from here on nothing is missed any more
                whole = await self.resync()
                if whole is not None:
                    await send(whole.decode())
                continue
            if self.closed:
                return
            wake.clear()
            await wake.wait()
