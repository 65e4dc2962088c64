"""`tablee score --plain`: a score sheet for real cards, line by line."""

from collections.abc import Callable

import click

from tablee.paper.sheet import by_column, columns, dealer, doubled, headings, scores, totals, winners
from tablee.terminal import score_table as drawing
from tablee.terminal.output import echo
from tablee.terminal.plain_input import command_of
from tablee.terminal.scorepad import ScorePad, doubt
from tablee.terminal.speech import Names

COMMANDS = ("help", "undo", "edit", "table", "export", "quit")


class PlainScorePad:
    """A dialogue that fills in a score sheet."""

    def __init__(self, pad: ScorePad, ask: Callable[[str], str] | None = None) -> None:
        self.pad, self.speech = pad, pad.speech
        self.ask = ask or _prompt

    def run(self) -> None:
        """Until `quit` or the end of the input."""
        self.show()
        if why := doubt(self.speech, self.pad.sheet):
            echo(why)
        echo(self.speech.say("score-help"))
        try:
            while True:
                self._step()
        except (EOFError, click.Abort):
            echo("\n" + self.speech.say("score-kept", file=str(self.pad.path)))

    def _step(self) -> None:
        pad = self.pad
        if not pad.begun and not pad.over:
            name = pad.sheet.names[dealer(pad.sheet, pad.draft.number)]
            echo(self.speech.say("score-deals", player=name))
        text = self.ask(pad.question()).strip()
        command = command_of(text, self.speech, COMMANDS)
        entries = pad.sheet.entries
        said = pad.answer(text) if command is None else self._carry_out(*command)
        if said:
            echo(said)
        if pad.sheet.entries != entries:
            self.show()

    def _carry_out(self, command: str, rest: str) -> str:
        """The output of a command."""
        match command:
            case "quit":
                raise EOFError
            case "help":
                return self.speech.say("score-help")
            case "table":
                self.show()
            case "undo":
                return self.pad.undo()
            case "edit":
                return self.pad.edit(rest)
            case "export":
                return self.pad.export(rest)
        return ""

    def show(self) -> None:
        for line in self.lines():
            echo(line)

    def lines(self) -> list[str]:
        sheet = self.pad.sheet
        won, sides = winners(sheet), columns(sheet)
        twice = [doubled(sheet, entry) for entry in sheet.entries]
        table = drawing.draw(
            headings(sheet),
            [by_column(sheet, scores(sheet, entry)) for entry in sheet.entries],
            1,
            by_column(sheet, totals(sheet)),
            self.speech.say("total"),
            [at for at, side in enumerate(sides) if won and side[0] in won],
            twice,  # where scores are doubled, everybody plays alone
            most=1000,
        )
        lines = ["", *table.lines()]
        if won is not None:
            lines.append(self.speech.won(won, Names(sheet.names)))
        return lines


def _prompt(text: str) -> str:
    return str(click.prompt(text, default="", show_default=False, prompt_suffix="> "))
