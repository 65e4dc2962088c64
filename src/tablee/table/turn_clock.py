"""How long a table has waited for whom it waits for: a clock that is set makes no turn shorter or longer."""

import time

from tablee.table.stored import now


class TurnClock:
    """Counts by the monotonic clock. What was before this process saw the turn, only the log knows."""

    def __init__(self, turned_at: int) -> None:
        """`turned_at`: when the turn began, as the log has it."""
        self._set(turned_at)

    def _set(self, turned_at: int) -> None:
        self._turned_at = turned_at
        self.began = time.monotonic() - max(0, now() - turned_at) / 1000

    def follow(self, turned_at: int) -> None:
        """The log says when the turn began; if that is a later one, it has begun now. After a move was taken
        back, it can be an earlier one."""
        if turned_at < self._turned_at:
            self._set(turned_at)
        elif turned_at > self._turned_at:
            self._turned_at = turned_at
            self.began = time.monotonic()

    def left(self, seconds: float) -> float:
        """Of so many seconds a turn; not above zero when it is over."""
        return self.began + seconds - time.monotonic()
