"""On whose account something counts: people, all together, and addresses with the networks around them.

Providers give a household a whole IPv6 network: a /64 at least, often a /56. So what counts there is the
network, not the address.
"""

from collections.abc import Hashable, Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Generic, NamedTuple, TypeVar

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


_WIDER = 4  # times as much as a /64 may have is for the /56 around it: perhaps there are several households


class Group(NamedTuple):
    """An account, and how many times the usual it may have."""

    name: str
    share: int


@lru_cache(maxsize=10_000)
def groups_of(address: str) -> tuple[Group, ...]:
    """The accounts of an address. What is too much for one of them is too much."""
    try:
        parsed = ip_address(address)
    except ValueError:  # a socket on this machine has none
        return (Group(address, 1),)
    if isinstance(parsed, IPv6Address):
        mapped: IPv4Address | None = parsed.ipv4_mapped
        if mapped is not None:
            return (Group(str(mapped), 1),)
        if not parsed.is_link_local:  # those of one link are all in the same /64
            return (Group(_network(parsed, 64), 1), Group(_network(parsed, 56), _WIDER))
    return (Group(str(parsed), 1),)


def _network(address: IPv6Address, length: int) -> str:
    return f"{IPv6Address(int(address) >> (128 - length) << (128 - length))}/{length}"
