"""Under which names an address is counted: whoever has one address may have very many.

Providers give a household a whole IPv6 network: a /64 at least, often a /56. So what is counted there is the
network, not the address.
"""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple

_WIDER = 4  # times as much as a /64 may have is for the /56 around it: perhaps there are several households


class Group(NamedTuple):
    """A name to count under, and how many times the usual it may have."""

    name: str
    share: int


@lru_cache(maxsize=10_000)
def groups_of(address: str) -> tuple[Group, ...]:
    """All of them count: what goes beyond one of them is too much."""
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
