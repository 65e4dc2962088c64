"""What is counted while a server runs. Counting has to cost nothing; /metrics does the rest."""

import logging
import math
from bisect import bisect_left
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


class Times:
    """How long something took, by steps: how many were no longer than each, and how many were longer."""

    __slots__ = ("counts", "steps", "total")

    def __init__(self, *steps: float) -> None:
        """`steps`: seconds, from the shortest to the longest."""
        self.steps = steps
        self.counts = [0] * (len(steps) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.steps, seconds)] += 1
        self.total += seconds


class Counters:
    """What the lines of this process have asked for and were told."""

    __slots__ = ("acknowledged", "overload", "received", "refusals", "sent")

    def __init__(self) -> None:
        self.received = 0  # messages
        self.sent = 0
        self.refusals: Counter[str] = Counter()  # by code
        self.overload = Overload()
        # from a command to its acknowledgement, what it did being on disk
        self.acknowledged = Times(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
