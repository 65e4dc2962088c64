"""Who and what is shut out at this server now, in memory: asked at every request."""

import math
import time
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from tablee.server.moderation.model import Ban
from tablee.table.ports import Bans

_HOUSEHOLD = 64  # bits of the network that one household has in IPv6
_MAPPED = 96  # bits before an address of IPv4 that comes in the guise of IPv6


def network_of(text: str) -> str:
    """The network that is meant: one address of IPv6 stands for its /64. Raises `ValueError`."""
    text = text.strip()
    if "/" in text:
        network = ip_network(text, strict=False)
        mapped = network.network_address.ipv4_mapped if isinstance(network, IPv6Network) else None
        if mapped is not None and network.prefixlen >= _MAPPED:
            return str(ip_network((mapped, network.prefixlen - _MAPPED), strict=False))
        return str(network)
    address = _plain(ip_address(text.partition("%")[0]))
    wide = address.version == 6 and not address.is_link_local  # those of one link are all in the same /64
    return str(ip_network((address, _HOUSEHOLD if wide else address.max_prefixlen), strict=False))


class Networks:
    """Asked at every request, so it takes one look for each length of a prefix, not for each network."""

    def __init__(self, until: Mapping[str, float]) -> None:
        """`until`: by network, as `network_of` writes them: when it is let in again."""
        self._by_length: dict[tuple[int, int], dict[int, float]] = {}
        for text, end in until.items():
            network = ip_network(text)
            prefixes = self._by_length.setdefault((network.version, network.prefixlen), {})
            prefixes[_prefix(network)] = end

    def until(self, address: str) -> float:
        """When an address is let in again; 0 if it is now."""
        if not self._by_length:
            return 0.0
        try:
            plain = _plain(ip_address(address.partition("%")[0]))
        except ValueError:  # a socket of this machine has no address
            return 0.0
        return max(
            (
                prefixes.get(int(plain) >> (plain.max_prefixlen - bits), 0.0)
                for (version, bits), prefixes in self._by_length.items()
                if version == plain.version
            ),
            default=0.0,
        )


def _prefix(network: IPv4Network | IPv6Network) -> int:
    return int(network.network_address) >> (network.max_prefixlen - network.prefixlen)


def _plain(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


class ServerBans(Bans):
    """`Moderation` keeps it up to date. What holds only for a while ends by itself."""

    def __init__(self, holding: Iterable[Ban] = ()) -> None:
        self.hold(holding)

    def hold(self, holding: Iterable[Ban]) -> None:
        """From now on these hold, and no others."""
        self.all = tuple(holding)
        until: dict[str, dict[str, float]] = {"table": {}, "person": {}, "network": {}}
        for ban in self.all:
            until[ban.kind][ban.subject] = math.inf if ban.until is None else ban.until
        self._tables, self._people = until["table"], until["person"]
        self._networks = Networks(until["network"])

    def blocks(self, address: str) -> bool:
        return _now() < self._networks.until(address)

    def has_removed(self, person: str | None) -> bool:
        return person in self._people and _now() < self._people[person]

    def has_closed(self, table: str) -> bool:
        return table in self._tables and _now() < self._tables[table]


def _now() -> float:
    return time.time() * 1000  # as `Ban.until`: it has to mean the same after a restart, and elsewhere
