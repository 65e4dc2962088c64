"""`tablee serve`: a table server."""

import errno
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.bots.contract import PACE_AT_SERVER
from tablee.commands.failures import Failure, Misuse, say
from tablee.commands.help_texts import Spoken
from tablee.commands.options import (
    Decimal,
    OneOf,
    Whole,
    database_option,
    default_database,
    plain_database_errors,
    setting,
    with_folder,
)
from tablee.terminal.output import echo

if TYPE_CHECKING:
    from tablee.server.notices.senders import MailServer
    from tablee.server.people.people import WordList
    from tablee.server.serve import Door, Style

EVERYWHERE = "0.0.0.0"


def _check_origins(_: click.Context, __: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    from urllib.parse import urlsplit

    for origin in given:
        scheme, host, *rest = urlsplit(origin.rstrip("/"))
        if scheme not in ("http", "https") or not host or any(rest):
            raise Misuse("not-a-site", given=origin)
    return given


def _check_proxies(_: click.Context, __: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    from ipaddress import ip_network

    for proxy in given:
        try:
            ip_network(proxy)
        except ValueError:
            raise Misuse("not-a-network", given=proxy) from None
    return given


def _check_root_path(_: click.Context, __: click.Parameter, given: str) -> str:
    from tablee.server.web.root_path import NotAPath, checked_root_path

    try:
        path = checked_root_path(given)
    except NotAPath:
        raise Misuse("not-a-path", given=given) from None
    if path:
        from tablee.server.app import own_segments

        if (first := path.split("/")[1]) in own_segments():
            raise Misuse("path-taken", given=given, first=f"/{first}")
    return path


def _check_mail_server(_: click.Context, __: click.Parameter, given: str | None) -> "MailServer | None":
    if given is None:
        return None
    from tablee.server.notices.senders import MailServer

    try:
        return MailServer.at(given)
    except ValueError:
        raise Misuse("not-a-mail-server", given=given) from None


@click.command(cls=Spoken)
@setting("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS")
@setting("--port", type=Whole(0, 65535), default=8000, show_default=True)
@click.option("--lan", is_flag=True)
@database_option("FILE|URL")
@setting("--bus", metavar="URL")
@click.option("--origin", "origins", multiple=True, callback=_check_origins, metavar="URL")
@setting("--allowed-host", "hosts", multiple=True, metavar="NAME", envvar="TABLEE_ALLOWED_HOSTS")
@setting("--proxy", "proxies", multiple=True, callback=_check_proxies, metavar="ADDRESS")
@setting("--root-path", default="", callback=_check_root_path, metavar="PATH")
@click.option("--pace", type=Decimal(0, 60), default=PACE_AT_SERVER, show_default=True, metavar="SECONDS")
@click.option("--idle", type=Decimal(0), default=600.0, show_default=True, metavar="SECONDS")
@setting("--log", "style", type=OneOf(["auto", "text", "json"]), default="auto", show_default=True)
@setting("--metrics-token", metavar="TOKEN")
@setting("--admin-token-file", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@setting("--word-list", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@setting("--keep-days", type=Whole(0), default=365, show_default=True, metavar="NUMBER")
@setting("--keep-tables", type=Whole(0), default=100_000, show_default=True, metavar="NUMBER")
@setting("--keep-people-days", type=Whole(0), default=365, show_default=True, metavar="NUMBER")
@setting("--mail-server", "mail", callback=_check_mail_server, metavar="URL")
@setting("--notify-private", is_flag=True)
@setting("--connections", type=Whole(1, 1_000_000))
@setting("--connections-per-address", "per_address", type=Whole(1, 1_000_000))
@click.option("--no-rate-limits", is_flag=True)
@click.pass_context
def serve(
    context: click.Context,
    host: str,
    port: int,
    lan: bool,
    database: str | None,
    bus: str | None,
    origins: tuple[str, ...],
    hosts: tuple[str, ...],
    proxies: tuple[str, ...],
    root_path: str,
    pace: float,
    idle: float,
    style: "Style",
    metrics_token: str | None,
    admin_token_file: Path | None,
    word_list: Path | None,
    keep_days: int,
    keep_tables: int,
    keep_people_days: int,
    mail: "MailServer | None",
    notify_private: bool,
    connections: int | None,
    per_address: int | None,
    no_rate_limits: bool,
) -> None:
    """Open a table server for browsers, here or anywhere. Ctrl-C closes it."""
    if lan:
        if context.get_parameter_source("host") is click.core.ParameterSource.COMMANDLINE:
            raise Misuse("lan-alone")
        host = EVERYWHERE
    if mail is not None and not hosts:  # or a stranger chooses where the links in letters lead
        raise Misuse("mail-needs-host")
    with plain_database_errors():
        from tablee.server.app import Config
        from tablee.server.retention import Keep
        from tablee.server.serve import Door, listen, set_up
        from tablee.server.serve import serve as run

        door = Door(host, port, proxies, root_path)
        with _plain_address_errors(door):
            listening = listen(door)
            if lan:
                listening += _listen_on_ipv6(listening[0].getsockname()[1])
        for each in listening:
            context.with_resource(each)  # closed even if the server never opens
        if database is None:
            database = str(with_folder(default_database()))
        config = Config(
            database=database,
            bus=bus,
            origins=origins,
            hosts=hosts,
            pace=pace,
            idle=idle,
            limited=not no_rate_limits,
            metrics_token=metrics_token,
            admin_token=_admin_token(admin_token_file),
            words=_words(word_list),
            keep=Keep(keep_days, keep_tables, keep_people_days),
            mail=mail,
            notify_private=notify_private,
            connections=connections,
            per_address=per_address,
        )
        set_up(style)
        real_port = listening[0].getsockname()[1]
        run(config, door, listening, lambda: _say_where(host, real_port, root_path, with_code=lan))


def _admin_token(file: Path | None) -> str | None:
    """From a file or the environment: what stands in a command line everybody on the machine can read."""
    from tablee.server.moderation.admin import SHORTEST

    token = os.environ.get("TABLEE_ADMIN_TOKEN", "") if file is None else file.read_text(encoding="utf-8")
    token = token.strip()
    if file is None and not token:
        return None
    if len(token) < SHORTEST:
        raise Misuse("short-token", least=SHORTEST)
    return token


def _words(file: Path | None) -> "WordList":
    from tablee.server.people.people import WordList

    try:
        return WordList() if file is None else WordList.load(file)
    except UnicodeDecodeError:
        raise Misuse("not-utf8", file=str(file)) from None


def _listen_on_ipv6(port: int) -> list[socket.socket]:
    """Beside IPv4, if this machine has it: not in one socket, which would disguise the other's addresses."""
    from tablee.server.serve import Door, listen

    try:
        return listen(Door("::", port))
    except OSError:
        return []


def _say_where(host: str, port: int, root_path: str, with_code: bool) -> None:
    from tablee.server.serve import own_addresses, qr_lines, web_address

    hosts = [host]
    if host in (EVERYWHERE, "::", ""):
        hosts = [*own_addresses(), "127.0.0.1"]
    addresses = [web_address(name, port, root_path) for name in hosts]
    if with_code and len(addresses) > 1:
        for line in qr_lines(addresses[0]):
            click.echo(click.style(line, fg="bright_white", bg="black"))
    echo(say("open", addresses=" ".join(addresses)))


@contextmanager
def _plain_address_errors(door: "Door") -> Iterator[None]:
    try:
        yield
    except socket.gaierror:
        raise Misuse("not-an-address", given=door.host) from None
    except (OSError, UnicodeError) as error:
        match getattr(error, "errno", None):
            case errno.EADDRINUSE:
                raise Failure(say("port-in-use", port=str(door.port))) from None
            case errno.EACCES:
                raise Failure(say("port-not-allowed", port=str(door.port))) from None
            case _:
                raise Misuse("not-an-address", given=door.host) from None
