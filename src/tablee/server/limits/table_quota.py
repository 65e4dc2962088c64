"""How many tables may be awake on one account.

An awake table takes memory, also for some minutes after the last person left. Waking one is never refused,
because sleeping loses nothing. A person who wakes too many sends their own tables to sleep.
"""

from collections.abc import Iterator

from tablee.server.counters import Overload
from tablee.server.limits.accounts import Accounts, Group, groups_of
from tablee.server.limits.numbers import MOST_TABLES_AWAKE, MOST_TABLES_AWAKE_OF_ADDRESS
from tablee.table.live_table import LiveTable
from tablee.table.ports import Quota, Visitor


class Awake(Quota):
    """By person and by network. The table that was woken first sleeps first."""

    def __init__(
        self,
        per_person: float = MOST_TABLES_AWAKE,
        per_address: float = MOST_TABLES_AWAKE_OF_ADDRESS,
        idle: float = 600.0,
        most_tables: int = 20_000,
        overload: Overload | None = None,
    ) -> None:
        """`per_person`, `per_address`: how many tables may be awake on one account."""
        super().__init__(idle, most_tables)
        self.overload = overload or Overload()
        self.per_person = per_person
        self.per_address = per_address
        self._awake: Accounts[LiveTable] = Accounts()
        self._accounts: dict[LiveTable, list[tuple[str, str]]] = {}

    def woke(self, live: LiveTable, waker: Visitor) -> list[LiveTable]:
        """The tables that have to sleep now."""
        limits = dict(self._limits(waker))
        self._accounts[live] = list(limits)
        self._awake.add(live, limits)
        surplus: list[LiveTable] = []
        for account, most in limits.items():
            if (count := self._awake.count(account)) > most:
                idle = [old for old in self._awake.on(account) if old is not live and old.may_sleep]
                surplus += idle[: count - int(most)]
        return list(dict.fromkeys(surplus))

    def slept(self, live: LiveTable) -> None:
        self._awake.remove(live, self._accounts.pop(live, ()))

    def _limits(self, waker: Visitor) -> Iterator[tuple[tuple[str, str], float]]:
        if waker.person:
            yield ("person", waker.person), self.per_person
        groups: tuple[Group, ...] = groups_of(waker.address)
        for group in groups:
            yield ("address", group.name), group.share * self.per_address

    def note(self, kind: str, sentence: str) -> None:
        self.overload.note(kind, sentence)
