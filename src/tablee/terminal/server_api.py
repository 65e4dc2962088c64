"""Addresses of tables, and what a client asks a server over HTTP: identity, tables, a new table."""

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from tablee.locales.foreign_text import printable_data
from tablee.terminal.speech import Speech
from tablee.terminal.storage import keep_secret, secret_for
from tablee.terminal.table_state import Data, Why

_CODE = re.compile(r"^[0-9A-Za-z -]{6,32}$")
_TABLE = re.compile(r"/t(/[0-9A-Za-z -]*)?$")


class Address(NamedTuple):
    """A server and a table there."""

    server: str  # http://host:port, with a path if it is not alone there; it names it to people too
    table: str

    @property
    def link(self) -> str:
        """The invitation, for a browser and for `tablee play --join`."""
        return f"{self.server}/t/{self.table}"

    @property
    def socket(self) -> str:
        return self.server.replace("http", "ws", 1) + "/api/socket"


class NotAnAddress(ValueError):
    """The text is not the address of a table."""


def address_of(url: str) -> Address:
    """Parse http://host/t/CODE, http://host/games/tablee/t/CODE, ws://host/CODE or host:8000/t/CODE.

    Raises `NotAnAddress`."""
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
    """Parse http://host:8000/, host:8000, or the link of any table there. Raises `NotAnAddress`."""
    place, path = _parts(url)
    return f"{place}{_TABLE.sub('', path)}"


def is_code(text: str) -> bool:
    """Whether this could be the code of a table, as people type it: K7Q2MX, k7q-2mx."""
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


_PATIENCE = 10  # seconds
_LONGEST_NAME = 24


class SentAway(OSError):
    """The server refuses us, speaks another protocol version or is unreachable. The message says which."""

    def __init__(self, why: str, code: str = "") -> None:
        """`code`: of the refusal, if there is one."""
        super().__init__(2, why)
        self.code = code


class Api:
    """One server. Every method raises `SentAway`."""

    def __init__(self, server: str, speech: Speech) -> None:
        self.server, self.speech = server, speech

    def open_table(self, settings: Mapping[str, object], name: str | None = None) -> Address:
        """Open a table with us as its host."""
        secret = self._sign_in(name)
        table = self._ask("POST", "/api/tables", secret, settings)
        return Address(self.server, table["code"])

    def tables(self) -> tuple[list[Data], list[Data]]:
        """Our tables, and the public ones."""
        secret = secret_for(self.server)
        own: list[Data] = []
        if secret is not None:
            try:
                own = self._ask("GET", "/api/me/tables?limit=50", secret)
            except SentAway as refused:
                if refused.code != "not_signed_in":
                    raise
        return own, self._ask("GET", "/api/tables?limit=50", secret)

    def _sign_in(self, name: str | None) -> str:
        """The secret of our identity on this server, a new one if necessary."""
        secret = secret_for(self.server)
        if secret is not None:
            try:
                self._ask("GET", "/api/me", secret)
            except SentAway as refused:
                if not refused.code:
                    raise
                secret = None  # the server has forgotten us
            else:
                if name:
                    be_called(self.server, secret, name)
                return secret
        wanted = {"language": self.speech.language} | ({"name": name[:_LONGEST_NAME]} if name else {})
        secret = str(self._ask("POST", "/api/me", None, wanted)["secret"])
        keep_secret(self.server, secret)
        return secret

    def _ask(self, method: str, path: str, secret: str | None, body: Any = None) -> Any:
        """The decoded answer. A refusal is raised in the reader's language."""
        problem = "server-other"
        try:
            with urlopen(_request(self.server, method, path, secret, body), timeout=_PATIENCE) as answer:
                return printable_data(json.load(answer))
        except HTTPError as error:
            with suppress(ValueError), error:
                refusal = printable_data(json.load(error))
                if isinstance(refusal, dict) and "code" in refusal:
                    raise SentAway(self.speech.why(Why.of(refusal)), refusal["code"]) from None
        except ValueError:
            pass
        except OSError:
            problem = "server-none"
        raise SentAway(self.speech.say(problem, server=self.server))


def be_called(server: str, secret: str | None, name: str) -> None:
    """Change our name on the server. If it refuses the name, we keep the old one."""
    request = _request(server, "PATCH", "/api/me", secret, {"name": name[:_LONGEST_NAME]})
    with suppress(OSError), urlopen(request, timeout=_PATIENCE):
        pass


def _request(server: str, method: str, path: str, secret: str | None, body: Any) -> Request:
    headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
    data = None
    if body is not None:
        data, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
    return Request(f"{server}{path}", data, headers, method=method)
