"""`tablee arena`: bots against each other, and who is better."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablee.commands.check_bot import bot_option, clock_option, programs_named
from tablee.commands.clusters import (
    check_device,
    check_library,
    device_option,
    parquet_option,
    players_at,
    ray_option,
    rows_into,
)
from tablee.commands.failures import Misuse
from tablee.commands.help_texts import Spoken
from tablee.commands.options import (
    Whole,
    check_bot,
    check_drawing,
    check_folder,
    echo_json,
    game_argument,
    level_names,
    table_options,
)
from tablee.commands.progress import compile_first, progress
from tablee.kernels import CPU

if TYPE_CHECKING:
    from tablee.arena.chunks import Rows
    from tablee.arena.duel import Duel
    from tablee.arena.tournament import Tournament


_FILE = click.Path(path_type=Path)


def _complete_bot(context: click.Context, parameter: click.Parameter, typed: str) -> list[str]:

    return [name for name in level_names(context.params.get("game")) if name.startswith(typed)]


@click.command(cls=Spoken)
@game_argument()
@click.argument("bots", nargs=-1, metavar="[BOT BOT…]", shell_complete=_complete_bot)
@bot_option
@table_options
@click.option("-m", "--matches", default=2000, show_default=True, type=Whole(1))
@click.option("-s", "--seed", default=1, show_default=True, type=Whole())
@click.option("--all", "play_all", is_flag=True)
@click.option("--luckless", is_flag=True)
@click.option("--fair", is_flag=True)
@clock_option
@click.option("--threads", type=Whole(1))
@device_option
@ray_option
@click.option("--resume", type=_FILE, metavar="FILE")
@click.option("--records", type=_FILE, metavar="FOLDER")
@click.option("--trajectories", type=_FILE, metavar="FILE")
@parquet_option
@click.option("--plot", type=_FILE, metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
def arena(
    game: str,
    bots: tuple[str, ...],
    commands: tuple[str, ...],
    players: int,
    options: dict[str, object],
    matches: int,
    seed: int,
    play_all: bool,
    luckless: bool,
    fair: bool,
    ms: int,
    threads: int | None,
    device: str,
    address: str | None,
    resume: Path | None,
    records: Path | None,
    trajectories: Path | None,
    parquet: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let bots play against each other, and say who is better."""
    check_device(device, address)
    from rich.console import Console

    from tablee.arena.columns import TournamentColumns
    from tablee.arena.tournament import Tournament
    from tablee.arena.tournament import play as run
    from tablee.arena.tournament_report import plot_standing, standing_data, standing_table
    from tablee.bots.ladder import GREEDY, best_plain_level

    for bot in bots:
        check_bot(game, bot)
    recorded = records is not None or trajectories is not None
    if len(bots) + len(commands) == 1 and not recorded:
        raise Misuse("one-bot")
    programs = programs_named(game, commands)
    plain = [str(level) for level in range(1, best_plain_level(game) + 1)]
    levels = bots if bots or programs else (*plain, GREEDY)
    tournament = Tournament(
        game, levels, players, matches, seed, options, play_all, ms, programs, recorded, luckless, fair
    )
    if plot is not None:
        check_drawing(plot, ".svg")
    if address is None and device == CPU:
        compile_first((game, part) for part in tournament.compiled_parts)
    with (
        resuming(resume),
        rows_into(parquet, TournamentColumns(tournament)) as keep_rows,
        records_into(tournament, records, trajectories) as keep_records,
    ):

        def keep(duel: "Duel", first: int, results: "Sequence[Rows]") -> None:
            keep_rows(duel, first, results)
            keep_records(results)

        with (
            players_at(address, threads, game, programs) as (pool, count),
            progress("playing", tournament.matches) as advance,
        ):
            standing = run(tournament, count, advance, keep, pool, resume, device)
        if plot is not None:
            plot_standing(standing, plot)
    if as_json:
        echo_json(standing_data(standing))
    else:
        Console().print(standing_table(standing))


_CANNOT_RESUME = {"none": "no-tournament", "other": "other-tournament", "damaged": "damaged-tournament"}


@contextmanager
def records_into(
    tournament: "Tournament", folder: Path | None, trajectories: Path | None
) -> Iterator[Callable[[Sequence[Any]], None]]:
    """What keeps the records of rows, deal by deal; all is there when all has gone well, and else nothing.

    Raises `Misuse` for a file that trajectories cannot go into, and `OSError`.
    """
    from tablee.match.record import decode

    with ExitStack() as files:
        kept: list[Callable[[bytes], None]] = []
        if folder is not None:
            from tablee.match.files import record_folder

            kept.append(files.enter_context(record_folder(folder, tournament.game)))
        if trajectories is not None:
            if trajectories.suffix not in (".parquet", ".npz"):
                raise Misuse("not-trajectories", given=str(trajectories))
            if trajectories.suffix == ".parquet":
                check_library("--trajectories", "pyarrow")
            check_folder(trajectories)
            from tablee.trajectories import trajectory_file

            about = (tournament.game, tournament.players, tournament.settings)
            sink = files.enter_context(trajectory_file(trajectories, *about))
            kept.append(lambda record: sink.add(decode(record)))

        def keep(results: Sequence[Any]) -> None:
            for rows in zip(*results, strict=True) if kept else ():
                for row in rows:
                    for each in kept:
                        each(row["record"].encode())

        yield keep


@contextmanager
def resuming(path: Path | None) -> Iterator[None]:
    """Says in the user's language what is wrong with a file to go on with. Raises `Misuse` or `Failure`."""
    from tablee.arena.checkpoints import CannotResume

    if path is not None:
        check_folder(path)
    try:
        yield
    except CannotResume as error:
        raise Misuse(_CANNOT_RESUME[error.code], **error.details) from None
