"""Thinking beside the screen: in a thread that nobody has to wait for when the program ends."""

import asyncio
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

Thought = TypeVar("Thought")
_SHARE = (
    0.0005  # seconds that a thought in Python keeps the screen waiting at a time; usually it would be 0.005
)


async def in_background(think: Callable[..., Thought], *about: Any) -> Thought:
    """What a call gives, while everything else goes on.

    `asyncio.to_thread` would keep somebody who leaves waiting until a bot has thought to the end.
    """
    sys.setswitchinterval(_SHARE)
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Thought] = loop.create_future()

    def settle(thought: Thought | None, error: BaseException | None) -> None:
        if answer.done():  # nobody wants to know any more
            return
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(thought)  # type: ignore[arg-type]

    def run() -> None:
        thought, error = None, None
        try:
            thought = think(*about)
        except BaseException as raised:
            error = raised
        with suppress(RuntimeError):  # the program has ended meanwhile
            loop.call_soon_threadsafe(settle, thought, error)

    threading.Thread(target=run, name="thinking", daemon=True).start()
    return await answer
