"""Waiting for a newer version of something that other processes write to as well."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext

from tablee.api.types import LookAgain
from tablee.server.web.operation import Context


async def newer_version(
    context: Context, how: LookAgain, version_now: Callable[[], Awaitable[int | None]]
) -> int | None:
    """The version as soon as it is above `seen`, or when the wait is over; None: there is no such thing."""
    person = None if context.person is None else context.person.id
    with context.parts.admission.polling(context.address, person) if how.wait else nullcontext():
        deadline = time.monotonic() + how.wait
        while (version := await version_now()) is not None and version <= how.seen:
            left = deadline - time.monotonic()
            if left <= 0 or context.parts.closing or await context.request.is_disconnected():
                break
            await asyncio.sleep(min(left, context.parts.poll))
    return version
