"""`tablee score`: a score sheet for real cards, asked line by line. Every number is on disk at once."""

from collections.abc import Callable
from pathlib import Path

import click
import msgspec

from tablee.scoring.files import export, save
from tablee.scoring.sheet import (
    Draft,
    Entry,
    Sheet,
    SheetRefused,
    check_points,
    dealer,
    doubled,
    scores,
    totals,
    winners,
    with_draft,
    with_entry,
    without_last,
)
from tablee.terminal.boards import scores as drawing
from tablee.terminal.speech import Names, Speech

COMMANDS = ("help", "undo", "edit", "table", "export", "quit")


class ScoreTable:
    """A sheet, the file it lives in, and somebody who writes on it."""

    def __init__(
        self, sheet: Sheet, path: Path, speech: Speech, ask: Callable[[str], str] | None = None
    ) -> None:
        self.sheet, self.path, self.speech = sheet, path, speech
        self.ask = ask or _prompt

    def run(self) -> None:
        """Until `quit` or the end of the input."""
        self._keep(self.sheet)
        self.show()
        click.echo(self.speech.say("score-help"))
        try:
            while True:
                self._step()
        except (EOFError, click.Abort):
            click.echo("\n" + self.speech.say("score-kept", file=str(self.path)))

    def _keep(self, sheet: Sheet) -> None:
        save(sheet, self.path)
        self.sheet = sheet

    # ── Asking ───────────────────────────────────────────────────────────────────────────────────────

    def _step(self) -> None:
        sheet, say = self.sheet, self.speech.say
        draft = sheet.draft or Draft(len(sheet.entries))
        if winners(sheet) is not None and draft.number == len(sheet.entries):
            self._answer(self.ask(say("score-over-prompt")), lambda text: None)
        elif len(draft.points) < len(sheet.names):
            seat = len(draft.points)
            if seat == 0:
                self._announce(draft)
            message = f"score-prompt-{sheet.game}"
            prompt = say(message, number=draft.number + 1, player=sheet.names[seat])
            self._answer(self.ask(prompt), lambda text: self._points(draft, text))
        elif sheet.game == "skyjo" and draft.closer is None:
            self._answer(self.ask(say("score-closer")), lambda text: self._closer(draft, text))
        else:
            self._finish(draft)

    def _announce(self, draft: Draft) -> None:
        name = self.sheet.names[dealer(self.sheet, draft.number)]
        click.echo(self.speech.say("score-deals", player=name))

    def _answer(self, text: str, use: Callable[[str], None]) -> None:
        try:
            if not self._command(text.strip()):
                use(text.strip())
        except SheetRefused as refused:
            click.echo(self.speech.say(f"sheet-{refused.code}", **refused.values))

    def _points(self, draft: Draft, text: str) -> None:
        try:
            points = int(text.replace("−", "-").replace(" ", ""))
        except ValueError:
            if text:
                click.echo(self.speech.say("score-number", given=text))
            return
        check_points(self.sheet, points)
        draft = msgspec.structs.replace(draft, points=(*draft.points, points))
        if len(draft.points) == len(self.sheet.names) and self.sheet.game == "skipbo":
            self._finish(draft)
        else:
            self._keep(with_draft(self.sheet, draft))

    def _closer(self, draft: Draft, text: str) -> None:
        seat = self._seat(text)
        if seat is None:
            click.echo(self.speech.say("score-who", names=", ".join(self.sheet.names)))
            return
        self._finish(msgspec.structs.replace(draft, closer=seat))

    def _seat(self, text: str) -> int | None:
        """By number, or by the beginning of a name if only one begins so."""
        if text.isdecimal():
            return int(text) - 1 if 0 < int(text) <= len(self.sheet.names) else None
        names = [name.casefold() for name in self.sheet.names]
        if text.casefold() in names:
            return names.index(text.casefold())
        fitting = [seat for seat, name in enumerate(names) if text and name.startswith(text.casefold())]
        return fitting[0] if len(fitting) == 1 else None

    def _finish(self, draft: Draft) -> None:
        entry = Entry(draft.points, draft.closer)
        self._keep(with_entry(self.sheet, entry, draft.number))
        seat = doubled(entry)
        if seat is not None:
            click.echo(self.speech.say("score-doubled", player=self.sheet.names[seat]))
        self.show()

    # ── Commands ─────────────────────────────────────────────────────────────────────────────────────

    def _command(self, text: str) -> bool:
        """Whether it was one."""
        word, _, rest = text.partition(" ")
        match self._named(word.lower()):
            case "quit":
                raise EOFError
            case "help":
                click.echo(self.speech.say("score-help"))
            case "table":
                self.show()
            case "undo":
                self._keep(without_last(self.sheet))
                self.show()
            case "edit":
                number = int(rest) if rest.strip().isdecimal() else 0
                if not 1 <= number <= len(self.sheet.entries):
                    raise SheetRefused("no-round", given=rest.strip() or "?")
                self._keep(with_draft(self.sheet, Draft(number - 1)))
            case "export":
                self._export(rest.strip())
            case _:
                return False
        return True

    def _named(self, word: str) -> str | None:
        if word in ("q", "?"):
            return "quit" if word == "q" else "help"
        for command in COMMANDS:
            own = [name.strip() for name in self.speech.say(f"command-{command}").lower().split(",")]
            if word == command or word in own:
                return command
        return None

    def _export(self, name: str) -> None:
        try:
            export(self.sheet, Path(name or "?").expanduser(), self.speech.say("total"))
        except (ValueError, OSError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            click.echo(f"{name}: {reason}" if reason else self.speech.say("score-export-as"))
        else:
            click.echo(self.speech.say("score-exported", file=name))

    # ── Showing ──────────────────────────────────────────────────────────────────────────────────────

    def show(self) -> None:
        for line in self.lines():
            click.echo(line)

    def lines(self) -> list[str]:
        sheet = self.sheet
        won = winners(sheet)
        table = drawing.draw(
            sheet.names,
            [scores(sheet, entry) for entry in sheet.entries],
            1,
            totals(sheet),
            self.speech.say("total"),
            won or (),
            most=1000,
        )
        lines = ["", *table.lines()]
        if won is not None:
            lines.append(self.speech.won(won, Names(sheet.names)))
        return lines


def _prompt(text: str) -> str:
    return str(click.prompt(text, default="", show_default=False, prompt_suffix="> "))
