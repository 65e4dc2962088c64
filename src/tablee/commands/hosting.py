"""`tablee serve`, and copies of what it keeps: `tablee backup` and `tablee restore`."""

import errno
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.commands.failures import Failure, Misuse, plain_errors
from tablee.commands.help_texts import Spoken
from tablee.commands.language import say
from tablee.commands.language import speech as spoken
from tablee.commands.values import Decimal, OneOf, Whole

if TYPE_CHECKING:
    from tablee.server.logs import Style
    from tablee.server.serve import Door

EVERYWHERE = "0.0.0.0"
Command = Callable[..., None]


def default_database() -> Path:
    """Where people's programs keep their data; the folder need not exist yet."""
    home = os.environ.get("XDG_DATA_HOME")
    data = Path(home) if home else Path.home() / ".local" / "share"
    return data / "tablee" / "tablee.sqlite"


def _made_ready(database: Path) -> Path:
    """With its folder, which is nobody else's business. Raises `OSError`."""
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return database


def _database_option(metavar: str) -> Callable[[Command], Command]:
    return click.option("--database", metavar=metavar, envvar="TABLEE_DATABASE", show_envvar=True)


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
    from tablee.server.net.root_path import NotAPath, checked_root_path

    try:
        path = checked_root_path(given)
    except NotAPath:
        raise Misuse("not-a-path", given=given) from None
    if path:
        from tablee.server.app import own_segments

        if (first := path.split("/")[1]) in own_segments():
            raise Misuse("path-taken", given=given, first=f"/{first}")
    return path


@click.command(cls=Spoken)
@click.option("--host", default="127.0.0.1", show_default=True, envvar="TABLEE_HOST", show_envvar=True,
              metavar="ADDRESS")  # fmt: skip
@click.option("--port", type=Whole(0, 65535), default=8000, show_default=True, envvar="TABLEE_PORT",
              show_envvar=True)  # fmt: skip
@click.option("--lan", is_flag=True)
@_database_option("FILE|URL")
@click.option("--bus", metavar="URL", envvar="TABLEE_BUS", show_envvar=True)
@click.option("--origin", "origins", multiple=True, callback=_check_origins, metavar="URL")
@click.option("--proxy", "proxies", multiple=True, callback=_check_proxies, metavar="ADDRESS",
              envvar="TABLEE_PROXY", show_envvar=True)  # fmt: skip
@click.option("--root-path", default="", callback=_check_root_path, metavar="PATH",
              envvar="TABLEE_ROOT_PATH", show_envvar=True)  # fmt: skip
@click.option("--pace", type=Decimal(0, 60), default=0.7, show_default=True, metavar="SECONDS")
@click.option("--idle", type=Decimal(0), default=600.0, show_default=True, metavar="SECONDS")
@click.option("--log", "style", type=OneOf(["auto", "text", "json"]), default="auto", show_default=True,
              envvar="TABLEE_LOG", show_envvar=True)  # fmt: skip
@click.option("--metrics-token", metavar="TOKEN", envvar="TABLEE_METRICS_TOKEN", show_envvar=True)
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
    proxies: tuple[str, ...],
    root_path: str,
    pace: float,
    idle: float,
    style: "Style",
    metrics_token: str | None,
    no_rate_limits: bool,
) -> None:
    """Open a table server for browsers, here or anywhere. Ctrl-C closes it."""
    if lan:
        if context.get_parameter_source("host") is click.core.ParameterSource.COMMANDLINE:
            raise Misuse("lan-alone")
        host = EVERYWHERE
    with plain_errors(), _plain_server_errors():
        from tablee.server import logs
        from tablee.server.app import Config
        from tablee.server.serve import Door, listen
        from tablee.server.serve import serve as run

        door = Door(host, port, proxies, root_path)
        with _plain_address_errors(door):
            listening = listen(door)
            if lan:
                listening += _listen_on_ipv6(listening[0].getsockname()[1])
        if database is None:
            database = str(_made_ready(default_database()))
        config = Config(
            database=database,
            bus=bus,
            origins=origins,
            pace=pace,
            idle=idle,
            limited=not no_rate_limits,
            metrics_token=metrics_token,
        )
        logs.set_up(style)
        real_port = listening[0].getsockname()[1]
        run(config, door, listening, lambda: _say_where(host, real_port, root_path, with_code=lan))


def _listen_on_ipv6(port: int) -> list[socket.socket]:
    """Beside IPv4, if this machine has it: not in one socket, which would disguise the other's addresses."""
    from tablee.server.serve import Door, listen

    try:
        return listen(Door("::", port))
    except OSError:
        return []


def _say_where(host: str, port: int, root_path: str, with_code: bool) -> None:
    from tablee.server.net.lan import own_addresses, qr_lines, web_address

    hosts = [host]
    if host in (EVERYWHERE, "::", ""):
        hosts = [*own_addresses(), "127.0.0.1"]
    addresses = [web_address(name, port, root_path) for name in hosts]
    if with_code and len(addresses) > 1:
        for line in qr_lines(addresses[0]):
            click.echo(click.style(line, fg="bright_white", bg="black"))
    click.echo(say("open", addresses=" ".join(addresses)))


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


@contextmanager
def _plain_server_errors() -> Iterator[None]:
    from sqlalchemy.exc import DBAPIError

    from tablee.server.store.contract import StoreAway
    from tablee.server.store.engines import DatabaseRefused

    try:
        yield
    except DatabaseRefused as refused:
        raise click.UsageError(str(refused)) from None
    except StoreAway as away:
        raise Failure(_first_line(away)) from None
    except DBAPIError as error:
        raise Failure(say("database-closed", reason=_first_line(error.orig))) from None


def _first_line(error: object) -> str:
    """Databases like to go on with advice."""
    return f"{str(error).splitlines()[0].rstrip('.')}."


# ── Copies ───────────────────────────────────────────────────────────────────────────────────────────────


@click.command(cls=Spoken)
@click.argument("target", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@_database_option("FILE")
@click.option("--overwrite", is_flag=True)
def backup(target: Path, database: str | None, overwrite: bool) -> None:
    """Copy everything that a server keeps into one file. It may go on running."""
    from tablee.server.store.backup import BackupRefused
    from tablee.server.store.backup import backup as copy

    with plain_errors(), _plain_server_errors():
        try:
            copy(_sqlite_file(database, "pg_dump"), target, overwrite)
        except BackupRefused as refused:
            raise Failure(str(refused)) from None
        click.echo(say("copied", file=str(target), size=f"{target.stat().st_size / 1e6:.1f}"))


@click.command(cls=Spoken)
@click.argument("source", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@_database_option("FILE")
@click.option("-y", "--yes", is_flag=True)
def restore(source: Path, database: str | None, yes: bool) -> None:
    """Put a backup in the place of what a server keeps. Stop it first."""
    from tablee.server.store.backup import BackupRefused
    from tablee.server.store.backup import restore as put_back

    with plain_errors(), _plain_server_errors():
        target = _sqlite_file(database, "pg_restore")
        if target.exists() and not yes:
            _confirm(say("restore-sure", source=str(source), target=str(target)))
        if database is None:
            _made_ready(target)
        try:
            aside = put_back(source, target)
        except BackupRefused as refused:
            raise Failure(str(refused)) from None
        click.echo(say("restored", source=str(source), target=str(target)))
        if aside is not None:
            click.echo(say("put-aside", file=str(aside)))


def _confirm(question: str) -> None:
    """Raises `click.Abort` unless the answer is yes, in the user's language or in English."""
    yes = {word.strip() for word in spoken().say("answers-yes").split(",")} | {"y", "yes"}
    if str(click.prompt(question, default="", show_default=False, err=True)).strip().lower() not in yes:
        raise click.Abort


def _sqlite_file(database: str | None, tool: str) -> Path:
    """Raises `DatabaseRefused` for what is no database, and says whose business another kind is."""
    from tablee.server.store.engines import database_url

    if database is None:
        return default_database()
    url = database_url(database)
    if url.get_backend_name() != "sqlite":
        raise Misuse("not-sqlite", tool=tool)
    assert url.database is not None
    return Path(url.database)
