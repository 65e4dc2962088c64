"""How much of each rate is left."""

import math
from collections import OrderedDict, defaultdict
from time import monotonic

from tablee.server.limits.accounts import groups_of
from tablee.server.limits.numbers import (
    LETTERS_AT_TABLE,
    STEPS,
    STEPS_AT_TABLE,
    STEPS_OF_PERSON,
    TALK,
    TALK_AT_TABLE,
    TALK_OF_PERSON,
    Rate,
)
from tablee.table.chat import Utterance
from tablee.table.refusals import REFUSALS

_MOST_KNOWN = 10_000  # buckets of one rate: the least recently used are forgotten


class Bucket:
    """`at_once` at once, and `a_second` more each second."""

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
        """Take it even if it is not there. Nothing else can be taken until it has come in."""
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


class RateLimits:
    """A bucket for each rate and each address, person, table … that used it.

    `who` is the address, or the id of whatever else the rate counts by.
    """

    def __init__(self, limited: bool = True) -> None:
        """`limited`: whether there are any but those for `always`."""
        self._limited = limited
        self._buckets: defaultdict[Rate, OrderedDict[str, Bucket]] = defaultdict(OrderedDict)

    def take(self, rate: Rate, who: str, amount: float = 1.0) -> bool:
        """False if that was too much; then nothing is taken."""
        return self.take_all((rate, who, amount))

    def take_all(self, *claims: tuple[Rate, str, float]) -> bool:
        """False if one of these was too much; then nothing is taken from any."""
        found = [(bucket, amount) for rate, who, amount in claims for bucket in self._of(rate, who)]
        if not all(bucket.has(amount) for bucket, amount in found):
            return False
        for bucket, amount in found:
            bucket.owe(amount)
        return True

    def check(self, rate: Rate, who: str, amount: float = 1.0) -> None:
        """Take it. Raises `Refused` if that was too much."""
        if not self.take(rate, who, amount):
            raise REFUSALS.refused("slow_down", "")

    def has(self, rate: Rate, who: str, amount: float = 1.0) -> bool:
        """Whether `take` would take it."""
        return all(bucket.has(amount) for bucket in self._of(rate, who))

    def owe(self, rate: Rate, who: str, amount: float = 1.0) -> None:
        """Take it even if it is not there."""
        for bucket in self._of(rate, who):
            bucket.owe(amount)

    def wait(self, rate: Rate, who: str, amount: float = 1.0) -> float:
        """Seconds until `take` would take it, if nobody else takes anything."""
        return max((bucket.wait(amount) for bucket in self._of(rate, who)), default=0.0)

    def bucket(self, rate: Rate) -> Bucket:
        """For one connection, which keeps it."""
        return Bucket(rate.at_once if self._limited or rate.always else math.inf, rate.a_second)

    def _of(self, rate: Rate, who: str) -> list[Bucket]:
        if not (self._limited or rate.always):
            return []
        if rate.per != "address":
            return [self._named(rate, who, 1)]
        return [self._named(rate, group.name, group.share) for group in groups_of(who)]

    def _named(self, rate: Rate, name: str, share: int) -> Bucket:
        buckets = self._buckets[rate]
        bucket = buckets.get(name)
        if bucket is None:
            bucket = buckets[name] = Bucket(share * rate.at_once, share * rate.a_second)
            if len(buckets) > _MOST_KNOWN:
                buckets.popitem(last=False)
        else:
            buckets.move_to_end(name)
        return bucket


def may_talk(limits: RateLimits, words: Utterance) -> bool:
    """Whether it may be said. If so, it counts."""
    return limits.take_all(
        (TALK_OF_PERSON, words.person, 1),
        (TALK, words.address, 1),
        (TALK_AT_TABLE, _room(words), words.processes),
        (LETTERS_AT_TABLE, _room(words), words.letters * words.processes),
    )


def may_show(limits: RateLimits, words: Utterance) -> bool:
    """Whether a step of a replay may be shown to everybody. If so, it counts."""
    return limits.take_all(
        (STEPS_OF_PERSON, words.person, 1),
        (STEPS, words.address, 1),
        (STEPS_AT_TABLE, _room(words), words.processes),
    )


def _room(words: Utterance) -> str:
    """Players and spectators count apart: a crowd that shouts silences itself, not the players.

    Each process of a table counts by itself and lets only its part through.
    """
    return f"{words.table} {words.seated}"
