"""How much one line, one address or one token may ask for."""

from collections import OrderedDict
from time import monotonic

from tablee.server.limits.address_groups import groups_of


class Bucket:
    """So many at once, so many a second after that."""

    __slots__ = ("_full", "_left", "_rate", "_then")

    def __init__(self, at_once: float, a_second: float) -> None:
        self._full = self._left = at_once
        self._rate = a_second
        self._then = monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """False if that was too much; then nothing is taken."""
        if not self.has(amount):
            return False
        self._left -= amount
        return True

    def owe(self, amount: float = 1.0) -> None:
        """Take it, even if it is not there: it has to be waited for before anything else is taken."""
        self._left -= amount

    def wait(self, amount: float = 1.0) -> float:
        """Seconds until `take` would take it, if nobody else takes anything."""
        return 0.0 if self.has(amount) else (amount - self._left) / self._rate

    def has(self, amount: float) -> bool:
        """Whether `take` would take it."""
        now = monotonic()
        self._left = min(self._full, self._left + (now - self._then) * self._rate)
        self._then = now
        return self._left >= amount


class Buckets:
    """A bucket for each name; the ones not seen for longest are forgotten when there are too many."""

    def __init__(self, at_once: float, a_second: float, most: int = 10_000) -> None:
        self._at_once, self._a_second, self._most = at_once, a_second, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, amount: float = 1.0) -> bool:
        """False if that was too much; then nothing is taken."""
        return self._of(name).take(amount)

    def has(self, name: str, amount: float = 1.0) -> bool:
        """Whether `take` would take it."""
        return self._of(name).has(amount)

    def _of(self, name: str, share: int = 1) -> Bucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(share * self._at_once, share * self._a_second)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket


class Addresses(Buckets):
    """Buckets for addresses, or rather for the networks that they are in."""

    def take(self, name: str, amount: float = 1.0) -> bool:
        """False if that was too much for the address or a network around it; then nothing is taken."""
        buckets = [self._of(group.name, group.share) for group in groups_of(name)]
        enough = all(bucket.has(amount) for bucket in buckets)
        return enough and all(bucket.take(amount) for bucket in buckets)

    def has(self, name: str, amount: float = 1.0) -> bool:
        """Whether `take` would take it."""
        return all(self._of(group.name, group.share).has(amount) for group in groups_of(name))

    def wait(self, name: str, amount: float = 1.0) -> float:
        """Seconds until `take` would take it, if nobody else takes anything."""
        return max(self._of(group.name, group.share).wait(amount) for group in groups_of(name))

    def owe(self, name: str, amount: float = 1.0) -> None:
        """Take it, even if it is not there."""
        for group in groups_of(name):
            self._of(group.name, group.share).owe(amount)
