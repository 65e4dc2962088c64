"""Waiting for a newer version of something that other processes write to as well."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext

from tablee.api.types import LookAgain
from tablee.server.web.operation import Asked


async def newer_version(
    asked: Asked, how: LookAgain, version_now: Callable[[], Awaitable[int | None]]
) -> int | None:
    """The version as soon as it is above `seen`, or when the wait is over; None: there is no such thing."""
    person = None if asked.person is None else asked.person.id
    with asked.parts.admission.polling(asked.address, person) if how.wait else nullcontext():
        deadline = time.monotonic() + how.wait
        while (version := await version_now()) is not None and version <= how.seen:
            left = deadline - time.monotonic()
            if left <= 0 or asked.parts.closing or await asked.request.is_disconnected():
                break
            await asyncio.sleep(min(left, asked.parts.config.poll))
    return version
