"""Tables of a server, as the command line names them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.commands.failures import Misuse

if TYPE_CHECKING:
    from tablee.terminal.remote.address import Address
    from tablee.terminal.session import Session
    from tablee.terminal.speech import Speech


def table_at(table: str, server: str | None) -> "Address":
    """By its link, or by its code and a server. Raises `Misuse`."""
    from tablee.terminal.remote.address import NotAnAddress, is_code, table_named

    where = server_given(server) if is_code(table) else None
    try:
        return table_named(table, where)
    except NotAnAddress:
        raise Misuse("not-a-table", given=table) from None


def server_given(url: str | None) -> str:
    """This one, or the only one that we know. Raises `Misuse`."""
    from tablee.terminal.remote.address import NotAnAddress, server_of
    from tablee.terminal.storage import known_servers

    if url is None:
        known = known_servers()
        if len(known) != 1:
            raise Misuse("which-server", known=", ".join(known) or "none")
        return known[0]
    try:
        return server_of(url)
    except NotAnAddress:
        raise Misuse("not-a-server", given=url) from None


def opened(speech: "Speech", server: str, settings: dict[str, object], names: Sequence[str]) -> "Address":
    from tablee.terminal.remote.api import Api

    return Api(server_given(server), speech).open_table(settings, names[0] if names else None)


def seat_at(speech: "Speech", address: "Address", watch: bool, names: Sequence[str]) -> "Session":
    from tablee.terminal.remote.table import RemoteTable

    return RemoteTable(address, speech.language, speech.say, watch, names)
