"""The command `tablee`.

Everything heavy is imported by the command that needs it, so that `tablee --help` is there at once.
Exit codes: 0 all is well; 1 a file, a record or a place to write is not as it should be; 2 the command
was not understood or asks for something that cannot be; 130 interrupted.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from tablee import __version__
from tablee.commands import about, hosting, outside_bots, playing, replaying, scoring
from tablee.commands.failures import plain_errors
from tablee.commands.records import echo_json, load_record, naming
from tablee.commands.tables import GAMES, table_options


@click.group(
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Exit codes: 0 fine, 1 a file is not as it should be, 2 the command cannot be carried out as "
    "given, 130 interrupted; `tablee help exit-codes` says more.",
)
@click.version_option(__version__, "-V", "--version", message="tablee %(version)s")
def main() -> None:
    """Skip-Bo and Skyjo at one table.

    \b
    tablee play                               choose a game, and play against bots or each other
    tablee play --join http://host/t/K7Q2MX   sit at a table of a server
    tablee score skyjo                        the score sheet for real cards
    tablee arena skyjo 4 3                    which bot is better
    tablee simulate skipbo --games 10000      what happens in ten thousand matches
    tablee replay match.json                  step through a match from the first card on
    tablee verify match.json                  prove its shuffles, moves and result
    tablee serve --lan                        open a table to everybody at home
    """


for command in (
    playing.play,
    scoring.score,
    replaying.replay,
    outside_bots.check_bot,
    hosting.serve,
    hosting.backup,
    hosting.restore,
    about.completion,
    about.help_about,
):
    main.add_command(command)


@main.command()
@click.argument("game", type=GAMES)
@table_options
@click.option("-g", "--games", default=1000, show_default=True, help="How many matches to play.")
@click.option(
    "--policy",
    default="eager",
    show_default=True,
    help="eager (hurries to the end) or uniform (any legal move).",
)
@click.option("-s", "--seed", default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--threads", type=click.IntRange(min=1), help="Default: one a core.")
@click.option(
    "--records", type=click.Path(path_type=Path), help="Write every match as a record into this folder."
)
@click.option(
    "--plot", type=click.Path(path_type=Path), help="Draw wins, scores and lengths into this SVG file."
)
@click.option("--json", "as_json", is_flag=True, help="The summary as JSON.")
def simulate(
    game: str,
    players: int,
    options: dict[str, object],
    games: int,
    policy: str,
    seed: int,
    threads: int | None,
    records: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let random players play many matches, and sum up what happened.

    A match goes to 500 (Skip-Bo) or 100 (Skyjo) unless an option says otherwise: target=none and
    limit=none play single games and rounds.

    \b
    tablee simulate skyjo --players 4 --games 100000
    tablee simulate skipbo -p 4 -o partners=true -o target=none --plot pairs.svg
    tablee simulate skyjo --games 10 --records matches --json
    """
    with plain_errors():
        from rich.console import Console

        from tablee.arena.report import summary_data, summary_table
        from tablee.arena.simulate import Simulation, summarise, write_records
        from tablee.arena.simulate import simulate as run

        simulation = Simulation(game, players, games, policy, seed, options)
        if plot is not None:
            _check_plot(plot)
        with _progress("playing", games) as advance:
            tally = run(simulation, threads, advance)
        if records is not None:
            with _progress("writing records", games) as advance:
                write_records(simulation, records, advance)
        if plot is not None:
            from tablee.arena.plot import plot as draw

            draw(tally, plot)
        if as_json:
            echo_json(summary_data(summarise(tally)))
        else:
            Console().print(summary_table(summarise(tally)))


@main.command()
@click.argument("game", type=GAMES)
@click.argument("bots", nargs=-1, metavar="BOT BOT…")
@outside_bots.bot_options
@table_options
@click.option("-m", "--matches", default=2000, show_default=True, help="The most that two bots play.")
@click.option("-s", "--seed", default=1, show_default=True, help="The same seed gives the same deals.")
@click.option(
    "--all", "play_all", is_flag=True, help="Play all matches, even when the better bot is certain."
)
@click.option("--threads", type=click.IntRange(min=1), help="Default: one a core.")
@click.option(
    "--plot", type=click.Path(path_type=Path), help="Draw ladder and cross table into this SVG file."
)
@click.option("--json", "as_json", is_flag=True, help="The results as JSON.")
def arena(
    game: str,
    bots: tuple[str, ...],
    commands: tuple[str, ...],
    milliseconds: int,
    players: int,
    options: dict[str, object],
    matches: int,
    seed: int,
    play_all: bool,
    threads: int | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let bots play against each other, and say who is better.

    A BOT is a level (1 to 4, or its name) or greedy; without any, all of them play. Programs come with
    --bot; one that crashes, hangs, lies or floods forfeits the match. Every two bots meet on the same
    deals with all seats exchanged. At a table of more than two they sit alternately, and partners are of
    a kind. A duel stops early once the better bot is certain (99.9 %).

    \b
    tablee arena skyjo 4 3
    tablee arena skipbo 1 2 3 4 greedy -o target=none --all
    tablee arena skipbo 3 4 -p 4 -o partners=true --plot pairs.svg
    """
    with plain_errors():
        from rich.console import Console

        from tablee.arena.tournament import Tournament
        from tablee.arena.tournament import play as run
        from tablee.arena.tournament_report import plot_standing, standing_data, standing_table

        entrants = outside_bots.entrants(game, bots, commands) or ("1", "2", "3", "4", "greedy")
        tournament = Tournament(game, entrants, players, matches, seed, options, play_all, milliseconds)
        if plot is not None:
            _check_plot(plot)
        with _progress("playing", tournament.matches) as advance:
            standing = run(tournament, threads, advance)
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
        raise click.UsageError("Pictures need matplotlib: pip install 'tablee[plot]'.")
    if path.suffix != ".svg":
        raise click.UsageError(f"The picture is an SVG: call it {path.with_suffix('.svg')}.")
    if not path.parent.is_dir():
        raise FileNotFoundError(2, "there is no such folder", str(path.parent))


@main.command()
@click.option("--seconds", default=2.0, show_default=True, help="How long to measure each line, at least.")
@click.option("--json", "as_json", is_flag=True, help="The figures as JSON.")
def bench(seconds: float, as_json: bool) -> None:
    """Measure how fast the kernels and the plain rules play on this machine."""
    with plain_errors():
        from rich.console import Console

        from tablee.arena.bench import bench_table, machine, measurements

        figures = []
        with _progress("measuring", None) as advance:
            for figure in measurements(seconds):
                figures.append(figure)
                advance(1)
        if as_json:
            echo_json({"machine": machine(), "figures": [figure._asdict() for figure in figures]})
        else:
            Console().print(bench_table(machine(), figures))


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="The proof as JSON.")
def verify(file: Path, as_json: bool) -> None:
    """Prove a recorded match: commitment, every shuffle, every move, the result."""
    from tablee.match.verify import verify as prove

    with plain_errors():
        record = load_record(file)
        with naming(file):
            proof = prove(record)
        winners = " and ".join(record.seats[seat] for seat in proof.winners) or "nobody"
        if as_json:
            echo_json({"file": str(file), "ok": True, **proof._asdict()})
        else:
            click.echo(
                f"{file}: all is well. The commitment fits the seed, {proof.shuffles} shuffles and "
                f"{proof.moves} moves are right, and the match was won by {winners}."
            )


@contextmanager
def _progress(title: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar with the time left on a terminal; nothing in a pipe."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)
