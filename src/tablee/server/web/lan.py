"""Where this machine is found in the local network, and that address as a picture for telephones."""

import socket
from collections.abc import Iterator
from ipaddress import ip_address

# Addresses that stand in books only. A datagram socket that is "connected" to one sends nothing, but the
# system says from which of its own addresses it would.
_SOMEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
_QUIET = 4  # modules around a QR code that have to stay empty
_BLOCKS = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}


def own_addresses() -> list[str]:
    """The addresses of this machine that others can reach, the likeliest first."""
    found = dict.fromkeys([*_outgoing(), *_of_host_name()])
    return [address for address in found if _is_reachable(address)]


def _outgoing() -> Iterator[str]:
    for family, somewhere in _SOMEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((somewhere, 9))
                yield probe.getsockname()[0]
        except OSError:
            continue  # no network of this kind


def _of_host_name() -> Iterator[str]:
    try:
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM):
            yield str(address[0])
    except OSError:
        return  # the name of this machine is known nowhere


def _is_reachable(address: str) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    # An address that holds for one cable only needs a zone, which browsers do not take.
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


def web_address(host: str, port: int, root_path: str = "") -> str:
    """`http://…` of this host: a name, or an address of either kind."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}{root_path}/"


def qr_lines(text: str) -> list[str]:
    """A QR code in half blocks, to be printed white on black: what is drawn is its light part."""
    import segno

    light = [[not dark for dark in row] for row in segno.make_qr(text).matrix_iter(border=_QUIET)]
    if len(light) % 2:
        light.append([False] * len(light[0]))
    return [
        "".join(_BLOCKS[upper, lower] for upper, lower in zip(*pair, strict=True))
        for pair in zip(light[::2], light[1::2], strict=True)
    ]
