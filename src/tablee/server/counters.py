"""Counters of a running server, cheap to increase. /metrics shows them."""

import logging
import math
from bisect import bisect_left
from collections import Counter
from time import monotonic

_SILENCE = 60.0  # seconds between two log entries of a kind

log = logging.getLogger(__name__)


class Overload:
    """What was refused or given up for lack of room, by kind, such as `connections`.

    Logged at most once a minute for each kind, so that nobody can fill the log.
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._logged: dict[str, tuple[float, int]] = {}  # when it was logged, and the count then

    def note(self, kind: str, sentence: str) -> None:
        """`sentence`: what this means for visitors, and what the host can do about it."""
        self.counts[kind] += 1
        at, count = self._logged.get(kind, (-math.inf, 0))
        now = monotonic()
        if now - at >= _SILENCE:
            self._logged[kind] = now, self.counts[kind]
            log.warning(sentence, extra={"shortage": kind, "times": self.counts[kind] - count})


class Times:
    """A histogram of durations."""

    __slots__ = ("counts", "steps", "total")

    def __init__(self, *steps: float) -> None:
        """`steps`: upper bounds in seconds, in order."""
        self.steps = steps
        self.counts = [0] * (len(steps) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.steps, seconds)] += 1
        self.total += seconds


class Counters:
    """Of the WebSockets and requests of this process."""

    __slots__ = ("acknowledged", "overload", "received", "refusals", "sent")

    def __init__(self) -> None:
        self.received = 0  # messages
        self.sent = 0
        self.refusals: Counter[str] = Counter()  # by code
        self.overload = Overload()
        # from a command to its acknowledgement, what it did being on disk
        self.acknowledged = Times(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
