"""Loops that run as long as the server does."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tablee.table.stored import StoreAway

log = logging.getLogger(__name__)


async def repeat(
    action: Callable[[], Awaitable[object]], every: float, is_closing: Callable[[], bool], name: str
) -> None:
    """Run the action now, and again after every `every` seconds. Exceptions are logged."""
    while not is_closing():
        try:
            await action()
        except StoreAway:
            pass  # the health monitor logs that
        except Exception:
            log.exception("a periodic job failed", extra={"job": name})
        await asyncio.sleep(every)
