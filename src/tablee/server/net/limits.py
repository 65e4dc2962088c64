"""How much one line or one address may ask for."""

from collections import OrderedDict
from time import monotonic


class Bucket:
    """So many at once, so many a second after that."""

    __slots__ = ("_full", "_left", "_rate", "_then")

    def __init__(self, at_once: float, a_second: float) -> None:
        self._full = self._left = at_once
        self._rate = a_second
        self._then = monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """False if that was too much; then nothing is taken."""
        now = monotonic()
        self._left = min(self._full, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Addresses:
    """A bucket for each address; the ones not seen for longest are forgotten when there are too many."""

    def __init__(self, at_once: float, a_second: float, most: int = 10_000) -> None:
        self._at_once, self._a_second, self._most = at_once, a_second, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, amount: float = 1.0) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._at_once, self._a_second)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(amount)
