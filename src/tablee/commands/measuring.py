"""`tablee simulate`, `arena` and `bench`: many games, and what came of them."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.commands.arena_output import records_into, resuming
from tablee.commands.check_bot import bot_option, clock_option, programs_named
from tablee.commands.clusters import check_folder, parquet_option, players_at, ray_option, rows_into
from tablee.commands.failures import Misuse, plain_errors
from tablee.commands.first_use import compile_first
from tablee.commands.help_texts import Spoken
from tablee.commands.progress import progress
from tablee.commands.records import echo_json
from tablee.commands.tables import game_argument, table_options
from tablee.commands.values import Decimal, OneOf, Whole

if TYPE_CHECKING:
    from tablee.arena.chunks import Rows
    from tablee.arena.tournament import Duel

_FILE = click.Path(path_type=Path)


@click.command(cls=Spoken)
@game_argument()
@table_options
@click.option("-g", "--games", default=1000, show_default=True, type=Whole(1))
@click.option("--policy", default="eager", show_default=True, type=OneOf(["eager", "uniform"]))
@click.option("-s", "--seed", default=1, show_default=True, type=Whole())
@click.option("--threads", type=Whole(1))
@ray_option
@click.option("--records", type=_FILE, metavar="FOLDER")
@parquet_option
@click.option("--plot", type=_FILE, metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
def simulate(
    game: str,
    players: int,
    options: dict[str, object],
    games: int,
    policy: str,
    seed: int,
    threads: int | None,
    address: str | None,
    records: Path | None,
    parquet: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let random players play many matches, and sum up what happened."""
    with plain_errors():
        from rich.console import Console

        from tablee.arena.columns import SimulationColumns
        from tablee.arena.report import summary_data, summary_table
        from tablee.arena.simulate import Simulation, summarise, write_records
        from tablee.arena.simulate import simulate as run

        simulation = Simulation(game, players, games, policy, seed, options)
        if plot is not None:
            _check_plot(plot)
        if address is None:
            compile_first([(game, "simulation")])
        with rows_into(parquet, SimulationColumns(simulation)) as keep:
            with players_at(address, threads) as (pool, count), progress("playing", games) as advance:
                tally = run(simulation, count, advance, keep, pool)
            if records is not None:
                with progress("writing", games) as advance:
                    write_records(simulation, records, advance)
            if plot is not None:
                from tablee.arena.plot import plot as draw

                draw(tally, plot)
        if as_json:
            echo_json(summary_data(summarise(tally)))
        else:
            Console().print(summary_table(summarise(tally)))


def _complete_bot(context: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    from tablee.commands.levels import level_names

    return [name for name in level_names(context.params.get("game")) if name.startswith(typed)]


@click.command(cls=Spoken)
@game_argument()
@click.argument("bots", nargs=-1, metavar="[BOT BOT…]", shell_complete=_complete_bot)
@bot_option
@table_options
@click.option("-m", "--matches", default=2000, show_default=True, type=Whole(1))
@click.option("-s", "--seed", default=1, show_default=True, type=Whole())
@click.option("--all", "play_all", is_flag=True)
@clock_option
@click.option("--threads", type=Whole(1))
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
    ms: int,
    threads: int | None,
    address: str | None,
    resume: Path | None,
    records: Path | None,
    trajectories: Path | None,
    parquet: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let bots play against each other, and say who is better."""
    with plain_errors():
        from rich.console import Console

        from tablee.arena.columns import TournamentColumns
        from tablee.arena.tournament import Tournament
        from tablee.arena.tournament import play as run
        from tablee.arena.tournament_report import plot_standing, standing_data, standing_table
        from tablee.bots.ladder import GREEDY, best_plain_level
        from tablee.commands.levels import check_bot

        for bot in bots:
            check_bot(game, bot)
        recorded = records is not None or trajectories is not None
        if len(bots) + len(commands) == 1 and not recorded:
            raise Misuse("one-bot")
        programs = programs_named(game, commands)
        plain = [str(level) for level in range(1, best_plain_level(game) + 1)]
        levels = bots if bots or programs else (*plain, GREEDY)
        tournament = Tournament(
            game, levels, players, matches, seed, options, play_all, ms, programs, recorded
        )
        if plot is not None:
            _check_plot(plot)
        if address is None:
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
                standing = run(tournament, count, advance, keep, pool, resume)
            if plot is not None:
                plot_standing(standing, plot)
        if as_json:
            echo_json(standing_data(standing))
        else:
            Console().print(standing_table(standing))


def _check_plot(path: Path) -> None:
    """Before minutes of work: is there a library that draws, and a place to put the picture?"""
    from importlib.util import find_spec

    if find_spec("matplotlib") is None:
        raise Misuse("no-plots", command="pip install 'tablee[plot]'")
    if path.suffix != ".svg":
        raise Misuse("not-svg", file=str(path.with_suffix(".svg")))
    check_folder(path)


@click.command(cls=Spoken)
@click.option("--seconds", default=2.0, show_default=True, type=Decimal(0.01, 3600))
@click.option("--json", "as_json", is_flag=True)
def bench(seconds: float, as_json: bool) -> None:
    """Measure how fast the kernels and the plain rules play on this machine."""
    with plain_errors():
        from rich.console import Console

        from tablee.arena.bench import bench_table, count_figures, machine, measurements
        from tablee.game.registry import GAMES

        compile_first((game, part) for game in GAMES for part in ("simulation", "levels"))
        figures = []
        with progress("measuring", count_figures()) as advance:
            for figure in measurements(seconds):
                figures.append(figure)
                advance(1)
        if as_json:
            echo_json({"machine": machine(), "figures": [figure._asdict() for figure in figures]})
        else:
            Console().print(bench_table(machine(), figures))
