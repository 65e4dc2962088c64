"""Networks whose visitors are not let in."""

from collections.abc import Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

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
