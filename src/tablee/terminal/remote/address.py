"""Where a table of a server is."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

_CODE = re.compile(r"^[0-9A-Za-z -]{6,32}$")


class Address(NamedTuple):
    """Where a table is."""

    server: str  # http://host:port, with a path if it is not alone there; it names it to people too
    table: str

    @property
    def socket(self) -> str:
        return self.server.replace("http", "ws", 1) + "/api/socket"


class NotAnAddress(ValueError):
    """This is not where a table is."""


def address_of(url: str) -> Address:
    """Of http://host/t/CODE, http://host/games/tablee/t/CODE, ws://host/CODE or host:8000/t/CODE. Raises
    `NotAnAddress`."""
    text = url.strip() if "://" in url else f"http://{url.strip()}"
    parts = urlsplit(text)
    scheme = {"ws": "http", "wss": "https"}.get(parts.scheme, parts.scheme)
    before, _, code = parts.path.rstrip("/").rpartition("/")
    if scheme not in ("http", "https") or not parts.netloc or not _CODE.match(code):
        raise NotAnAddress(url)
    return Address(f"{scheme}://{parts.netloc}{before.removesuffix('/t').rstrip('/')}", code)
