"""The accounts that something counts on: a person, everybody, an address and the networks around it.

Providers give a household a whole IPv6 network: a /64 at least, often a /56. So what counts there is the
network, not the address.
"""

from collections.abc import Hashable, Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Generic, NamedTuple, TypeVar

_Thing = TypeVar("_Thing")


class Accounts(Generic[_Thing]):
    """Things by account, in the order in which they were added. Empty accounts are forgotten."""

    def __init__(self) -> None:
        self._on: dict[Hashable, dict[_Thing, None]] = {}

    def __len__(self) -> int:
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
        """Does nothing on accounts that it is not on."""
        for account in accounts:
            things = self._on.get(account, {})
            things.pop(thing, None)
            if not things:
                self._on.pop(account, None)


_WIDER = 4  # times the quota of a /64 is for the /56 around it, which may be several households


class Group(NamedTuple):
    """An account, and how many times the usual quota it has."""

    name: str
    share: int


@lru_cache(maxsize=10_000)
def groups_of(address: str) -> tuple[Group, ...]:
    """The accounts of an address. The quota of each applies."""
    try:
        parsed = ip_address(address)
    except ValueError:  # a Unix socket has none
        return (Group(address, 1),)
    if isinstance(parsed, IPv6Address):
        mapped: IPv4Address | None = parsed.ipv4_mapped
        if mapped is not None:
            return (Group(str(mapped), 1),)
        if not parsed.is_link_local:  # all of one link are in the same /64
            return (Group(_network(parsed, 64), 1), Group(_network(parsed, 56), _WIDER))
    return (Group(str(parsed), 1),)


def _network(address: IPv6Address, length: int) -> str:
    return f"{IPv6Address(int(address) >> (128 - length) << (128 - length))}/{length}"
