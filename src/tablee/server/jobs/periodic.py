"""Loops that must never end while the server runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tablee.table.stored import StoreAway

log = logging.getLogger(__name__)


async def repeat(
    action: Callable[[], Awaitable[object]], every: float, is_closing: Callable[[], bool], name: str
) -> None:
    """Run the action now and then every `every` seconds, whatever it raises."""
    while not is_closing():
        try:
            await action()
        except StoreAway:
            pass  # reported where it is noticed; the next run is soon
        except Exception:
            log.exception("a periodic job failed", extra={"job": name})
        await asyncio.sleep(every)
