"""`tablee bench`: how fast this machine plays."""

import click

from tablee.commands.help_texts import Spoken
from tablee.commands.options import Decimal, echo_json
from tablee.commands.progress import compile_first, progress


@click.command(cls=Spoken)
@click.option("--seconds", default=2.0, show_default=True, type=Decimal(0.01, 3600))
@click.option("--json", "as_json", is_flag=True)
def bench(seconds: float, as_json: bool) -> None:
    """Measure how fast the kernels and the plain rules play on this machine."""
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
