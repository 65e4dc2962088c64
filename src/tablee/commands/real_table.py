"""`tablee real-table`: for people with the cards in their hands."""

from typing import TYPE_CHECKING

import click

from tablee.commands.failures import Failure, Misuse, speech
from tablee.commands.help_texts import Spoken
from tablee.commands.options import GAME, Whole
from tablee.terminal.output import echo

if TYPE_CHECKING:
    from tablee.terminal.real_table import Answers


@click.command("real-table", cls=Spoken)
@click.argument("game", type=GAME, metavar="GAME")
@click.option("--deal", "players", type=Whole(), metavar="NUMBER")
@click.option("--each", type=Whole(), metavar="NUMBER")
@click.option("--partners", is_flag=True)
@click.option("--first", "shown", metavar="CARDS")
@click.option("--dealer", type=Whole(), metavar="NUMBER")
@click.option("--what", "situation", is_flag=False, flag_value="", metavar="[SITUATION]")
@click.option("--check", "counted", metavar="CARD=NUMBER…")
def real_table(
    game: str,
    players: int | None,
    each: int | None,
    partners: bool,
    shown: str | None,
    dealer: int | None,
    situation: str | None,
    counted: str | None,
) -> None:
    """Set up, find out who begins and what happens now, check the deck."""
    from tablee.terminal.real_table import NotUnderstood

    if players is None and (each is not None or partners):
        raise Misuse("needs", option="--partners" if each is None else "--each", needed="--deal")
    if dealer is not None and shown is None:
        raise Misuse("needs", option="--dealer", needed="--first")
    answers = _answers(game)
    try:
        said: list[list[str]] = []
        if players is not None:
            said.append(answers.set_up(players, each, partners))
        if shown is not None:
            said.append(_first(answers, shown, 1 if dealer is None else dealer))
        if situation is not None:
            said.append(_what(answers, situation))
        if counted is not None:
            said.append(answers.checked(answers.counted(counted)))
    except NotUnderstood as why:
        raise click.UsageError(str(why)) from None
    if said:
        echo("\n\n".join("\n".join(lines) for lines in said))
    else:
        from tablee.terminal.real_table import PlainRealTable

        PlainRealTable(answers).run()


def _answers(game: str) -> "Answers":
    from tablee.paper.facts import real_table as table_of
    from tablee.terminal.real_table import Answers

    table = table_of(game)
    if table is None:
        raise Failure(speech().words.say("real-no-table", game=speech().title(game)))
    return Answers(game, table, speech())


def _first(answers: "Answers", shown: str, dealer: int) -> list[str]:
    cards = answers.shown(shown)
    return [answers.tell_verdict(answers.verdict(cards, answers.number(str(dealer), 1, len(cards)) - 1))]


def _what(answers: "Answers", situation: str) -> list[str]:
    if not situation:
        return answers.situations()
    return answers.answer(answers.situation(situation))
