"""Programs as bots on the command line: `--bot` for the arena, and `tablee check-bot`."""

from typing import TYPE_CHECKING

import click

from tablee.commands.failures import Failure, plain_errors
from tablee.commands.records import echo_json
from tablee.commands.tables import GAMES, Command

if TYPE_CHECKING:
    from tablee.bots.outside.program import Program


def _clock_option(command: Command) -> Command:
    return click.option(
        "--ms",
        "milliseconds",
        default=200,
        show_default=True,
        type=click.IntRange(1, 600_000),
        help="Milliseconds for a move, of bots that look at the clock.",
    )(command)


def bot_options(command: Command) -> Command:
    """`--bot` and `--ms`, for commands that let bots play."""
    return click.option(
        "--bot",
        "commands",
        multiple=True,
        metavar="COMMAND",
        help="A program that plays, such as ./mybot or 'python mybot.py'. Repeatable.",
    )(_clock_option(command))


def entrants(game: str, bots: tuple[str, ...], commands: tuple[str, ...]) -> "list[str | Program]":
    """Levels, and programs that said hello. Raises `ValueError` for what is none, `Failure` for the silent.

    Better now than after a thousand matches that were forfeited.
    """
    from tablee.bots.outside.bot import introduce
    from tablee.bots.outside.process import Misbehaved, Process
    from tablee.bots.outside.program import Program

    programs = [Program.named(command) for command in commands]
    for program in programs:
        process = None
        try:
            process = Process(program)
            introduce(process, game)
        except Misbehaved as wrong:
            raise Failure(f"{program}: {wrong} Ask `tablee check-bot`.") from None
        finally:
            if process is not None:
                process.close()
    return [*bots, *programs]


@click.command("check-bot")
@click.argument("command", metavar="COMMAND")
@click.option("--game", "games", type=GAMES, multiple=True, help="Only this game. Repeatable.")
@_clock_option
@click.option("--json", "as_json", is_flag=True, help="The findings as JSON.")
def check_bot(command: str, games: tuple[str, ...], milliseconds: int, as_json: bool) -> None:
    """Check that a program keeps the bot protocol, and say what is wrong with it.

    The exit code is 0 if nothing is, and 1 otherwise. docs/write-a-bot.md has the protocol.

    \b
    tablee check-bot ./mybot
    tablee check-bot 'python mybot.py' --game skyjo --json
    """
    with plain_errors():
        from tablee.bots.outside.conformance import findings
        from tablee.bots.outside.messages import printable
        from tablee.bots.outside.program import Program
        from tablee.match.registry import GAMES as ALL

        found = []
        for finding in findings(Program.named(command), games or tuple(ALL), milliseconds):
            found.append(finding)
            if not as_json:
                click.echo(f"{'fine ' if finding.passed else 'WRONG'}  {finding.check}: {finding.sentence}")
                for line in finding.complaints.splitlines()[-10:]:
                    click.echo(f"         {printable(line)}")
        wrong = sum(not finding.passed for finding in found)
        if as_json:
            echo_json({"command": command, "ok": not wrong, "findings": [f._asdict() for f in found]})
        elif wrong:
            click.echo(f"{wrong} of {len(found)} checks found something wrong.")
        else:
            click.echo(f"All {len(found)} checks are fine: tablee arena GAME LEVEL --bot '{command}'")
        if wrong:
            raise SystemExit(1)
