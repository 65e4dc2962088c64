"""What was worked out lately: nothing is worked out twice while it is remembered."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

_Value = TypeVar("_Value")


class SingleFlight(Generic[_Value]):
    """By what was asked. Who asks for what somebody else is waiting for waits for the same."""

    def __init__(self, most: int, size: Callable[[_Value], int] = lambda _: 1) -> None:
        """`most`: the sum of all sizes. Those not asked for longest are forgotten first."""
        self._most, self._size = most, size
        self._known: OrderedDict[Hashable, _Value] = OrderedDict()
        self._sizes = 0
        self._coming: dict[Hashable, asyncio.Task[_Value]] = {}

    async def get(self, asked: Hashable, work_out: Callable[[], Awaitable[_Value]]) -> _Value:
        """The answer; if it has to be worked out, raises whatever that raises."""
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
            # What went wrong for another one may have been due to them: they may have asked too often.

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
        """All of it."""
        self._known.clear()
        self._sizes = 0
