"""What was refused or given up for want of room: counted for /metrics, with a line in the log now and then.

Somebody who fills the server must not fill its log as well, so each kind has at most one line a minute.
"""

import logging
import math
from collections import Counter
from time import monotonic

_SILENCE = 60.0  # seconds between two lines of the same kind

log = logging.getLogger(__name__)


class Overload:
    """By kind, such as `connections`."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._told: dict[str, tuple[float, int]] = {}  # when there was a line, and the count at that time

    def note(self, kind: str, sentence: str) -> None:
        """One more of a kind. `sentence`: what it means for visitors, and what the host can do about it."""
        self.counts[kind] += 1
        at, count = self._told.get(kind, (-math.inf, 0))
        now = monotonic()
        if now - at >= _SILENCE:
            self._told[kind] = now, self.counts[kind]
            log.warning(sentence, extra={"shortage": kind, "times": self.counts[kind] - count})
