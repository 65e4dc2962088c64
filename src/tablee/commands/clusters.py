"""`--ray` and `--parquet`, for commands that play many matches."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablee import __version__
from tablee.commands.failures import Failure, Misuse, say
from tablee.commands.options import Command, OneOf, check_folder
from tablee.kernels import CPU, CUDA, DEVICES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tablee.arena.cluster import Cluster
    from tablee.arena.columns import SimulationColumns, TournamentColumns
    from tablee.bots.external.process import Program

_HERE = "local"  # what --ray means without an address
_TROUBLE = {
    "unreachable": "cluster-unreachable",
    "lost": "cluster-lost",
    "other-version": "cluster-other-version",
}


def _check_address(context: click.Context, parameter: click.Parameter, given: str | None) -> str | None:
    """Whatever stands behind --ray is taken for its value, so it may be a bot or a game."""
    if given not in (None, _HERE, "auto") and ":" not in given:
        raise Misuse("not-a-cluster", given=given)
    return given


def check_library(option: str, library: str) -> None:
    if find_spec(library) is None:
        raise Misuse("no-cluster", option=option, library=library, command="pip install 'tablee[cluster]'")


def ray_option(command: Command) -> Command:
    return click.option(
        "--ray", "address", is_flag=False, flag_value=_HERE, metavar="[ADDRESS]", callback=_check_address
    )(command)


def device_option(command: Command) -> Command:
    return click.option("--device", default=CPU, show_default=True, type=OneOf(list(DEVICES)))(command)


def check_device(device: str, address: str | None) -> None:
    """A card is here, or nowhere."""
    if device == CUDA:
        from tablee.kernels.card import NoCard, check_card

        if address is not None:
            raise Misuse("card-or-cluster")
        try:
            check_card()
        except NoCard as missing:
            raise Misuse("no-card", command="pip install 'tablee[gpu]'") from missing


def parquet_option(command: Command) -> Command:
    path = click.Path(path_type=Path)
    return click.option("--parquet", type=path, metavar="FILE")(command)


@contextmanager
def players_at(
    address: str | None, threads: int | None, game: str = "", programs: "Sequence[Program]" = ()
) -> "Iterator[tuple[Cluster | None, int | None]]":
    """Who plays, and how many they are; no cluster means threads and processes of this machine.

    Raises `Misuse` without the libraries, and `Failure` for a cluster that is not as it should be.
    """
    if address is None:
        yield None, threads
        return
    check_library("--ray", "ray")
    from tablee.arena.cluster import ClusterTrouble
    from tablee.arena.ray_session import cluster_at

    try:
        # Ray prints what it has to say about workers that died, in the midst of JSON.
        with (
            open(os.devnull, "w", encoding="utf-8") as nowhere,
            redirect_stdout(nowhere),
            cluster_at(address, threads) as cluster,
        ):
            if address != _HERE:
                _greet(cluster, game, programs)
            yield cluster, cluster.workers
    except ClusterTrouble as trouble:
        told = {"address": address, "why": trouble.why, "version": __version__}
        raise Failure(say(_TROUBLE[trouble.code], **told)) from None


def _greet(cluster: "Cluster", game: str, programs: "Sequence[Program]") -> None:
    """A program has to be on every machine: better said now than after a thousand matches forfeited."""
    from tablee.commands.check_bot import what_is_wrong

    for program in programs:
        for machine, wrong in cluster.everywhere(what_is_wrong, game, program):
            if wrong is not None:
                raise Failure(say("bot-silent", bot=f"{program} ({machine})", why=wrong))


@contextmanager
def rows_into(
    path: Path | None, columns: "SimulationColumns | TournamentColumns"
) -> Iterator[Callable[..., None]]:
    """What keeps rows in a file that is there when all has gone well; without a path, what forgets them.

    Raises `Misuse` without the library, and `Failure` or `OSError` for a file that cannot be written.
    """
    if path is None:
        yield lambda *found: None
        return
    check_library("--parquet", "pyarrow")
    check_folder(path)
    from tablee.arena.parquet import result_file

    of: Any = columns.of
    with result_file(path, columns) as file:
        yield lambda *found: file.add(of(*found))
