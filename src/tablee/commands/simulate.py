"""`tablee simulate`: random players, many matches, and what came of them."""

from pathlib import Path

import click

from tablee.commands.clusters import (
    check_device,
    device_option,
    parquet_option,
    players_at,
    ray_option,
    rows_into,
)
from tablee.commands.help_texts import Spoken
from tablee.commands.options import (
    OneOf,
    RenamedOption,
    Whole,
    check_drawing,
    echo_json,
    game_argument,
    table_options,
)
from tablee.commands.progress import compile_first, progress
from tablee.kernels import CPU

_FILE = click.Path(path_type=Path)


@click.command(cls=Spoken)
@game_argument()
@table_options
@click.option(
    *("-m", "--matches"),
    cls=RenamedOption,
    earlier=["-g", "--games"],
    default=1000,
    show_default=True,
    type=Whole(1),
)
@click.option("--policy", default="eager", show_default=True, type=OneOf(["eager", "uniform"]))
@click.option("-s", "--seed", default=1, show_default=True, type=Whole())
@click.option("--threads", type=Whole(1))
@device_option
@ray_option
@click.option("--records", type=_FILE, metavar="FOLDER")
@parquet_option
@click.option("--plot", type=_FILE, metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
def simulate(
    game: str,
    players: int,
    options: dict[str, object],
    matches: int,
    policy: str,
    seed: int,
    threads: int | None,
    device: str,
    address: str | None,
    records: Path | None,
    parquet: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let random players play many matches, and sum up what happened."""
    from rich.console import Console

    from tablee.arena.columns import SimulationColumns
    from tablee.arena.report import plot as draw
    from tablee.arena.report import summary_data, summary_table
    from tablee.arena.simulate import Simulation, summarise, write_records
    from tablee.arena.simulate import simulate as run

    check_device(device, address)
    simulation = Simulation(game, players, matches, policy, seed, options)
    if plot is not None:
        check_drawing(plot, ".svg")
    if address is None and device == CPU:
        compile_first([(game, "simulation")])
    with rows_into(parquet, SimulationColumns(simulation)) as keep:
        with players_at(address, threads) as (pool, count), progress("playing", matches) as advance:
            tally = run(simulation, count, advance, keep, pool, device)
        if records is not None:
            with progress("writing", matches) as advance:
                write_records(simulation, records, advance)
        if plot is not None:
            draw(tally, plot)
    if as_json:
        echo_json(summary_data(summarise(tally)))
    else:
        Console().print(summary_table(summarise(tally)))
