"""Where a table of a server is."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

_CODE = re.compile(r"^[0-9A-Za-z -]{6,32}$")
_TABLE = re.compile(r"/t(/[0-9A-Za-z -]*)?$")


class Address(NamedTuple):
    """Where a table is."""

    server: str  # http://host:port, with a path if it is not alone there; it names it to people too
    table: str

    @property
    def link(self) -> str:
        """What others are invited with: for a browser, and for `tablee play --join`."""
        return f"{self.server}/t/{self.table}"

    @property
    def socket(self) -> str:
        return self.server.replace("http", "ws", 1) + "/api/socket"


class NotAnAddress(ValueError):
    """This is not where a table is."""


def address_of(url: str) -> Address:
    """Of http://host/t/CODE, http://host/games/tablee/t/CODE, ws://host/CODE or host:8000/t/CODE. Raises
    `NotAnAddress`."""
    place, path = _parts(url)
    before, _, code = path.rpartition("/")
    if not _CODE.match(code):
        raise NotAnAddress(url)
    return Address(f"{place}{before.removesuffix('/t').rstrip('/')}", code)


def table_named(text: str, server: str | None) -> Address:
    """A table by its link, or by its code at this server. Raises `NotAnAddress`."""
    if server is not None and is_code(text):
        return Address(server, text.strip())
    return address_of(text)


def server_of(url: str) -> str:
    """Of http://host:8000/, host:8000, or of the link of any table there. Raises `NotAnAddress`."""
    place, path = _parts(url)
    return f"{place}{_TABLE.sub('', path)}"


def is_code(text: str) -> bool:
    """Whether this may be the code of a table, as people type it: K7Q2MX, k7q-2mx."""
    return bool(_CODE.match(text.strip()))


def _parts(url: str) -> tuple[str, str]:
    """Scheme and host, and the path behind them. Raises `NotAnAddress`."""
    text = url.strip() if "://" in url else f"http://{url.strip()}"
    try:
        parts = urlsplit(text)
    except ValueError:
        raise NotAnAddress(url) from None
    scheme = {"ws": "http", "wss": "https"}.get(parts.scheme, parts.scheme)
    if scheme not in ("http", "https") or not parts.netloc:
        raise NotAnAddress(url)
    return f"{scheme}://{parts.netloc}", parts.path.rstrip("/")
