"""Asking a program and reading its answers: one question is open at a time, and each has a deadline."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from tablee.bots.external.messages import FromProgram, Unreadable, message_in, shortened
from tablee.bots.external.process import MOST_LINE, MOST_OUTPUT, Fault, Misbehaved
from tablee.server.counters import Counters
from tablee.server.web.connection import Receive

_TOO_LARGE = 1009  # how a WebSocket ends that was sent too large a message


@dataclass(slots=True)
class Question:
    """What a program was asked. `stale`: the table has moved on, and the answer does not count."""

    answer: type[FromProgram]
    at: float
    view: Any = None  # of a move
    stale: bool = False
    answered: bool = False


class Dialogue:
    """What is asked of a program, and what it says."""

    def __init__(self, receive: Receive, say: Callable[[bytes], None], counters: Counters) -> None:
        self.asked: Question | None = None
        self._receive = receive
        self._say = say
        self._counters = counters
        self._heard = 0  # bytes since the last question
        self._due = 0.0  # when the answer is
        self._patience: asyncio.Timeout | None = None  # until then

    def ask(self, message: bytes, question: Question, seconds: float) -> None:
        self.asked, self._heard = question, 0
        self._due = time.monotonic() + seconds
        self._say(message)
        self._set_patience()

    @asynccontextmanager
    async def patience(self) -> AsyncIterator[None]:
        """Raises `TimeoutError` whenever an answer is overdue."""
        try:
            async with asyncio.timeout(None) as self._patience:
                self._set_patience()
                yield
        finally:
            self._patience = None

    def _set_patience(self) -> None:
        """Give it until its answer is due, if it was asked for one."""
        if self.asked is not None and self._patience is not None and not self._patience.expired():
            left = self._due - time.monotonic()
            self._patience.reschedule(asyncio.get_running_loop().time() + left)

    def wait_no_longer(self) -> None:
        if self._patience is not None and not self._patience.expired():
            self._patience.reschedule(None)

    def too_late(self) -> Misbehaved:
        wanted = "ready" if self.asked is None else self.asked.answer.__name__.lower()
        return Misbehaved(Fault.TOO_LATE, f"It sent no “{wanted}” in time.")

    async def next(self) -> FromProgram | None:
        """What it says next that is of a known type; None: it has hung up. Raises `Misbehaved`."""
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                if message.get("code") == _TOO_LARGE:
                    raise Misbehaved(Fault.FLOODED, f"It sent a message of more than {MOST_LINE:,} bytes.")
                return None
            self._counters.received += 1
            text = message.get("text")
            if text is None:
                raise Misbehaved(Fault.UNREADABLE, "It sent a binary message; all of them are texts.")
            data = text.encode()
            self._heard += len(data)
            if len(data) > MOST_LINE:
                raise Misbehaved(Fault.FLOODED, f"It sent a message of more than {MOST_LINE:,} bytes.")
            if self._heard > MOST_OUTPUT:
                raise Misbehaved(Fault.FLOODED, f"It sent more than {MOST_OUTPUT:,} bytes without an answer.")
            try:
                said = message_in(data)
            except Unreadable:
                sentence = f"It sent {shortened(data)}, which is no message."
                raise Misbehaved(Fault.UNREADABLE, sentence) from None
            if said is not None:
                return said
