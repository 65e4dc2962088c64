"""Whatever has a quota, by the accounts that it counts on: addresses, people, all together."""

from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

_Thing = TypeVar("_Thing")


class Accounts(Generic[_Thing]):
    """On each account, the first to come first. Accounts that nothing counts on are forgotten."""

    def __init__(self) -> None:
        self._on: dict[Hashable, dict[_Thing, None]] = {}

    def __len__(self) -> int:
        """How many accounts there are."""
        return len(self._on)

    def on(self, account: Hashable) -> Iterable[_Thing]:
        return self._on.get(account, {})

    def count(self, account: Hashable) -> int:
        return len(self._on.get(account, ()))

    def first(self, account: Hashable) -> _Thing | None:
        return next(iter(self._on.get(account, ())), None)

    def add(self, thing: _Thing, accounts: Iterable[Hashable]) -> None:
        for account in accounts:
            self._on.setdefault(account, {})[thing] = None

    def remove(self, thing: _Thing, accounts: Iterable[Hashable]) -> None:
        """Nothing happens on accounts that it does not count on."""
        for account in accounts:
            things = self._on.get(account, {})
            things.pop(thing, None)
            if not things:
                self._on.pop(account, None)
