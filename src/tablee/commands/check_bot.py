"""Programs as bots on the command line: `--bot` for the arena, and `tablee check-bot`.

What is said about a program is said to its author and in English, as the protocol is.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

import click

from tablee.commands.failures import Failure, Misuse, say
from tablee.commands.help_texts import Spoken
from tablee.commands.options import GAME, Command, Whole, echo_json
from tablee.terminal.output import echo

if TYPE_CHECKING:
    from tablee.bots.external.process import Program


_CANNOT_RUN = {
    "no-command": "bot-no-command",
    "not-executable": "bot-not-executable",
    "no-program": "bot-no-program",
    "platform": "bot-platform",
}


def bot_option(command: Command) -> Command:
    """`--bot`, for commands that let bots play."""
    return click.option("--bot", "commands", multiple=True, metavar="COMMAND")(command)


def clock_option(command: Command) -> Command:
    return click.option("--ms", default=200, show_default=True, type=Whole(1, 600_000))(command)


def program_named(command: str) -> "Program":
    """Raises `Misuse` for what cannot be run."""
    from tablee.bots.external.process import CannotRun, Program

    try:
        return Program.named(command)
    except CannotRun as error:
        raise Misuse(_CANNOT_RUN[error.code], given=error.given) from None


def programs_named(game: str, commands: tuple[str, ...]) -> "list[Program]":
    """Programs that have said hello. Raises `Misuse` for what is none, `Failure` for what does not answer.

    Better now than after a thousand matches that were forfeited.
    """
    from tablee.bots.external.process import Misbehaved

    programs = []
    for program in [program_named(command) for command in commands]:
        try:
            programs.append(replace(program, name=_own_name(game, program)))
        except Misbehaved as wrong:
            raise Failure(say("bot-silent", bot=str(program), why=str(wrong))) from None
    return programs


def what_is_wrong(game: str, program: "Program") -> str | None:
    """Why it does not say hello, or None if it does."""
    from tablee.bots.external.process import Misbehaved

    try:
        _own_name(game, program)
    except Misbehaved as wrong:
        return str(wrong)
    return None


def _own_name(game: str, program: "Program") -> str:
    """What a program says it is called. Raises `Misbehaved` if it does not say hello."""
    from tablee.bots.external.bot import introduce
    from tablee.bots.external.process import Process
    from tablee.locales.foreign_text import printable

    with Process(program) as process:
        return printable(introduce(process, game).name)


@click.command("check-bot", cls=Spoken)
@click.argument("command", metavar="COMMAND")
@click.option("--game", "games", type=GAME, multiple=True, metavar="GAME")
@clock_option
@click.option("--json", "as_json", is_flag=True)
def check_bot(command: str, games: tuple[str, ...], ms: int, as_json: bool) -> None:
    """Check that a program keeps the bot protocol, and say what is wrong with it."""
    from tablee.bots.external.conformance import findings
    from tablee.game.registry import GAMES as ALL

    found = []
    for finding in findings(program_named(command), games or tuple(ALL), ms):
        found.append(finding)
        if not as_json:
            echo(f"{'fine ' if finding.passed else 'WRONG'}  {finding.check}: {finding.sentence}")
            for line in finding.complaints.splitlines()[-10:]:
                echo(f"         {line}")
    wrong = sum(not finding.passed for finding in found)
    if as_json:
        echo_json({"command": command, "ok": not wrong, "findings": [f._asdict() for f in found]})
    elif wrong:
        echo(f"{wrong} of {len(found)} checks found something wrong.")
    else:
        echo(f"All {len(found)} checks are fine.")
    if wrong:
        raise SystemExit(1)
