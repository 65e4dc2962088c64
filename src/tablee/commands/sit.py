"""`tablee sit`: a program of one's own at a real table."""

import signal
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import click

from tablee.commands.check_bot import program_named
from tablee.commands.failures import Failure, Misuse, say, speech
from tablee.commands.help_texts import Spoken
from tablee.terminal.output import echo

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tablee.locales.words import Value

_TERMINATED = 128 + signal.SIGTERM
_GOODBYES = {"token": "sit-token", "taken": "sit-taken", "replaced": "sit-replaced", "out": "sit-out"}


@click.command(cls=Spoken)
@click.argument("url", metavar="ADDRESS")
@click.option("--bot", "command", required=True, metavar="COMMAND")
@click.option("--token", envvar="TABLEE_BOT_TOKEN", show_envvar=True, metavar="TOKEN")
def sit(url: str, command: str, token: str | None) -> None:
    """Let a program of yours play at a table of a server."""
    with _ended_in_good_order():
        from tablee.bots.external.process import Misbehaved
        from tablee.commands.bridge import Bridge, NoTable
        from tablee.terminal.server_api import NotAnAddress, address_of

        try:
            server = address_of(url).server
        except NotAnAddress:
            raise Misuse("not-a-table", given=url) from None
        token = "".join(parse_qs(urlsplit(url).fragment).get("bot", ())) or token
        if not token:
            raise Misuse("no-token")

        def tell(message: str, **values: "Value") -> None:
            echo(say(message, server=server, bot=command, **values), err=True)

        try:
            bye = Bridge(server, token, program_named(command), tell).run()
        except Misbehaved as wrong:
            raise Failure(say("bot-silent", bot=command, why=str(wrong))) from None
        except NoTable as error:
            raise Failure(speech().say(error.code, server=server)) from None
        known = _GOODBYES.get(bye.reason)
        sentence = bye.sentence if known is None else say(known)
        if bye.reason != "taken":
            raise Failure(sentence)
        echo(sentence, err=True)


@contextmanager
def _ended_in_good_order() -> "Iterator[None]":
    """Who ends this ends the program, too."""

    def end(*_: object) -> None:
        sys.exit(_TERMINATED)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
