"""A score sheet and its file, for the screen and the plain client. Changes are saved at once."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from tablee.paper.files import export, save
from tablee.paper.sheet import (
    NOBODY,
    Draft,
    Sheet,
    SheetRefused,
    asks_winner,
    check_sheet,
    columns,
    doubled,
    entry_of,
    headings,
    is_written,
    open_seats,
    scorepad,
    scores,
    winners,
    with_draft,
    with_entry,
    with_points,
    with_winner,
    without_last,
)
from tablee.terminal.speech import Speech


def refusal(speech: Speech, refused: SheetRefused) -> str:
    own = speech.find(f"sheet-{refused.code}", **refused.values)
    return speech.say(f"score-wrong-{refused.code}", **refused.values) if own is None else own


def doubt(speech: Speech, sheet: Sheet) -> str:
    """Which round is impossible and why, or an empty text. Files of earlier versions may contain some."""
    try:
        check_sheet(sheet)
    except SheetRefused as refused:
        if "round" in refused.values:
            return speech.say("score-doubt", number=refused.values["round"], why=refusal(speech, refused))
    return ""


class ScorePad:
    """A sheet and its file. Invalid input is refused with a sentence and changes nothing."""

    def __init__(self, sheet: Sheet, path: Path, speech: Speech) -> None:
        """Raises `OSError` if the sheet cannot be saved."""
        self.path, self.speech = path, speech
        self._keep(sheet)

    def _keep(self, sheet: Sheet) -> None:
        save(sheet, self.path)
        self.sheet = sheet

    @property
    def draft(self) -> Draft:
        """The round in progress: the next one, or an earlier one that is being corrected."""
        return self.sheet.draft or Draft(len(self.sheet.entries))

    @property
    def asks(self) -> Literal["winner", "number", "closer", "nothing"]:
        """What to ask next."""
        if self.over:
            return "nothing"
        if asks_winner(self.sheet.game) and self.draft.winner is None:
            return "winner"
        return "closer" if is_written(self.sheet, self.draft) else "number"

    @property
    def asked(self) -> int | None:
        """The seat whose number is next; None if something else is."""
        if self.asks != "number":
            return None
        written = len(self.draft.points)
        return next(seat for seat in open_seats(self.sheet, self.draft) if seat >= written)

    @property
    def begun(self) -> bool:
        """Whether a part of this round is written."""
        return bool(self.draft.points) or self.draft.winner is not None

    @property
    def over(self) -> bool:
        """Whether the match is over, and nothing is being corrected."""
        return winners(self.sheet) is not None and self.draft.number == len(self.sheet.entries)

    def question(self) -> str:
        say, number = self.speech.say, self.draft.number + 1
        match self.asks:
            case "nothing":
                return say("score-over-prompt")
            case "winner":
                return say("score-winner", number=number)
            case "closer":
                return say("score-closer")
        values = {"number": number, "player": self.sheet.names[self.asked or 0]}
        own = self.speech.find(f"score-prompt-{self.sheet.game}", **values)
        return say("score-prompt-any", **values) if own is None else own

    def answer(self, text: str) -> str:
        """Enter a number, the winner or the closer. Returns a sentence about it, or an empty text."""
        try:
            if self.over or not text:
                return ""
            match self.asks:
                case "winner":
                    return self._winner(text)
                case "closer":
                    return self._closer(text)
            return self._points(text)
        except SheetRefused as refused:
            return refusal(self.speech, refused)

    def _points(self, text: str) -> str:
        try:
            points = int(text.replace("−", "-").replace(" ", ""))
        except ValueError:
            return self.speech.say("score-number", given=text)
        draft = with_points(self.sheet, self.draft, points)
        if is_written(self.sheet, draft) and not scorepad(self.sheet.game).HAS_CLOSER:
            return self._finish(draft)
        self._keep(with_draft(self.sheet, draft))
        return ""

    def _winner(self, text: str) -> str:
        nobody = [word.strip().casefold() for word in self.speech.say("answers-nobody").split(",")]
        side = NOBODY if text == "0" or text.casefold() in nobody else self._column(text)
        if side is None:
            return self.speech.say("score-who", names=self.speech.join(headings(self.sheet)))
        draft = with_winner(self.sheet, self.draft, side)
        if is_written(self.sheet, draft):  # the numbers were there before
            return self._finish(draft)
        self._keep(with_draft(self.sheet, draft))
        return ""

    def _closer(self, text: str) -> str:
        column = self._column(text)
        if column is None:
            return self.speech.say("score-who", names=self.speech.join(headings(self.sheet)))
        return self._finish(msgspec.structs.replace(self.draft, closer=columns(self.sheet)[column][0]))

    def _column(self, text: str) -> int | None:
        """A column by number, or by an unambiguous beginning of a name."""
        all_columns = columns(self.sheet)
        if text.isdecimal():
            return int(text) - 1 if 0 < int(text) <= len(all_columns) else None
        seats = _named(text.casefold(), [name.casefold() for name in self.sheet.names])
        found = {at for at, side in enumerate(all_columns) if any(seat in side for seat in seats)}
        return found.pop() if len(found) == 1 else None

    def _finish(self, draft: Draft) -> str:
        entry = entry_of(self.sheet, draft)
        self._keep(with_entry(self.sheet, entry, draft.number))
        seat = doubled(self.sheet, entry)
        if seat is not None:
            points = entry.points[seat]
            values = {"player": self.sheet.names[seat], "points": points, "doubled": 2 * points}
            return self.speech.say("score-doubled", **values)
        if draft.winner is not None and not any(scores(self.sheet, entry)):
            return self.speech.say("score-draw")
        return ""

    def undo(self) -> str:
        """Delete what was written last."""
        try:
            self._keep(without_last(self.sheet))
        except SheetRefused as refused:
            return refusal(self.speech, refused)
        return ""

    def edit(self, number: str) -> str:
        """Correct this round."""
        try:
            if not number.isdecimal() or not 1 <= int(number) <= len(self.sheet.entries):
                raise SheetRefused("no-round", given=number or "?")
            self._keep(with_draft(self.sheet, Draft(int(number) - 1)))
        except SheetRefused as refused:
            return refusal(self.speech, refused)
        return ""

    def leave_edit(self) -> None:
        """Stop correcting an earlier round."""
        if self.draft.number < len(self.sheet.entries):
            self._keep(with_draft(self.sheet, None))

    def export(self, name: str) -> str:
        try:
            export(self.sheet, Path(name or "?").expanduser(), self.speech.say("total"))
        except OSError as error:
            return f"{name}: {error.strerror or error}"
        except ValueError:
            return self.speech.say("score-export-as")
        return self.speech.say("score-exported", file=name)


def _named(text: str, names: Sequence[str]) -> list[int]:
    """The seat with this name, or the seats whose names begin with it."""
    if text in names:
        return [names.index(text)]
    return [seat for seat, name in enumerate(names) if name.startswith(text)]
