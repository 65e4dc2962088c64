"""`tablee tables`: the tables of a server, without a browser."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from tablee.commands.failures import Misuse, say, speech
from tablee.commands.help_texts import Spoken
from tablee.commands.options import echo_json, server_given
from tablee.terminal.output import echo

if TYPE_CHECKING:
    from tablee.terminal.table_state import Data


@click.command(cls=Spoken)
@click.argument("url", required=False, metavar="[URL]")
@click.option("--json", "as_json", is_flag=True)
def tables(url: str | None, as_json: bool) -> None:
    """List the tables of a server: one's own, and those that anybody may come to."""
    from tablee.terminal.server_api import Api
    from tablee.terminal.storage import known_servers

    servers = known_servers() if url is None else [server_given(url)]
    if not servers:
        raise Misuse("which-server", known="none")
    found = [(server, *Api(server, speech()).tables()) for server in servers]
    if as_json:
        echo_json([{"server": server, "yours": own, "open": public} for server, own, public in found])
        return
    for server, own, public in found:
        for line in _listed(server, own, public):
            echo(line)


def _listed(server: str, own: "list[Data]", public: "list[Data]") -> Iterator[str]:
    """A server with its tables, and how to sit down at one."""
    from tablee.terminal.storage import as_typed

    mine = {table["code"] for table in own}
    others = [table for table in public if table["code"] not in mine]
    yield server
    if own:
        yield f"  {say('tables-yours')}"
        for table in own:
            yield _row(table, ", ".join(filter(None, map(_name, table["seats"]))))
            if news := table.get("news"):  # older servers tell none
                yield f"    {'':8} {' · '.join(news)}"
    if others:
        yield f"  {say('tables-open')}"
        yield from (_row(table, _seats(table)) for table in others)
    if own or others:
        code = (own or others)[0]["code"]
        yield f"  {say('tables-join', command=as_typed(f'play --join {server}/t/{code}'))}"
    else:
        yield f"  {say('tables-none')}"


def _row(table: "Data", who: str) -> str:
    talk = speech()
    phase = talk.say(f"table-phase-{table['phase']}")
    return f"    {table['code']:8} {talk.title(table['game'])} · {phase} · {who}"


def _name(seat: dict[str, Any]) -> str:
    level = seat["level"]
    return str(seat["name"]) or ("" if level is None else speech().say(f"level-{level}"))


def _seats(table: "Data") -> str:
    return say("tables-seats", taken=table["people"] + table["bots"], players=table["players"])
