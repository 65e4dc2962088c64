"""A cache that computes each value once, however many ask for it meanwhile."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

_Value = TypeVar("_Value")


class SingleFlight(Generic[_Value]):
    """Keyed by request. Concurrent callers of one key share one computation."""

    def __init__(self, most: int, size: Callable[[_Value], int] = lambda _: 1) -> None:
        """`most`: the largest sum of all sizes. The value that was not used for longest goes first."""
        self._most, self._size = most, size
        self._known: OrderedDict[Hashable, _Value] = OrderedDict()
        self._sizes = 0
        self._coming: dict[Hashable, asyncio.Task[_Value]] = {}

    async def get(self, asked: Hashable, work_out: Callable[[], Awaitable[_Value]]) -> _Value:
        """Raises what `work_out` raises."""
        while True:
            if asked in self._known:
                self._known.move_to_end(asked)
                return self._known[asked]
            coming = self._coming.get(asked)
            if coming is None:
                coming = self._coming[asked] = asyncio.create_task(self._work_out(asked, work_out))
                return await asyncio.shield(coming)
            await asyncio.wait([coming])
            if not coming.cancelled() and coming.exception() is None:
                return coming.result()
            # Another caller's failure may be due to that caller, who may have asked too often.

    async def _work_out(self, asked: Hashable, work_out: Callable[[], Awaitable[_Value]]) -> _Value:
        try:
            answer = await work_out()
        finally:
            del self._coming[asked]
        self._known[asked] = answer
        self._sizes += self._size(answer)
        while self._sizes > self._most:
            _, forgotten = self._known.popitem(last=False)
            self._sizes -= self._size(forgotten)
        return answer

    def forget(self) -> None:
        self._known.clear()
        self._sizes = 0
