"""A score sheet and its file, whoever asks for the numbers: a change is on disk before anything is said."""

from pathlib import Path

import msgspec

from tablee.scoring.files import export, save
from tablee.scoring.sheet import (
    Draft,
    Entry,
    Sheet,
    SheetRefused,
    check_points,
    doubled,
    scorepad,
    winners,
    with_draft,
    with_entry,
    without_last,
)
from tablee.terminal.speech import Speech


class ScorePad:
    """A sheet and the file it lives in. What cannot be is refused with a sentence, and changes nothing."""

    def __init__(self, sheet: Sheet, path: Path, speech: Speech) -> None:
        """Raises `OSError` if the sheet cannot be kept."""
        self.path, self.speech = path, speech
        self._keep(sheet)

    def _keep(self, sheet: Sheet) -> None:
        save(sheet, self.path)
        self.sheet = sheet

    @property
    def draft(self) -> Draft:
        """The round that is being written: the next one, or an earlier one that is corrected."""
        return self.sheet.draft or Draft(len(self.sheet.entries))

    @property
    def asked(self) -> int | None:
        """Whose number comes next; None if they are all there."""
        written = len(self.draft.points)
        return None if self.over or written == len(self.sheet.names) else written

    @property
    def over(self) -> bool:
        """Whether the match is over, and nothing is being corrected."""
        return winners(self.sheet) is not None and self.draft.number == len(self.sheet.entries)

    def question(self) -> str:
        say, sheet, asked = self.speech.say, self.sheet, self.asked
        if self.over:
            return say("score-over-prompt")
        if asked is None:
            return say("score-closer")
        values = {"number": self.draft.number + 1, "player": sheet.names[asked]}
        own = self.speech.find(f"score-prompt-{sheet.game}", **values)
        return say("score-prompt-any", **values) if own is None else own

    def answer(self, text: str) -> str:
        """A number, or who closed the round. What there is to say about it, if anything."""
        try:
            if self.over or not text:
                return ""
            return self._closer(text) if self.asked is None else self._points(text)
        except SheetRefused as refused:
            return self.refusal(refused)

    def refusal(self, refused: SheetRefused) -> str:
        return self.speech.say(f"sheet-{refused.code}", **refused.values)

    def _points(self, text: str) -> str:
        try:
            points = int(text.replace("−", "-").replace(" ", ""))
        except ValueError:
            return self.speech.say("score-number", given=text)
        draft = self.draft
        draft = msgspec.structs.replace(draft, points=(*draft.points, check_points(self.sheet, points)))
        if len(draft.points) == len(self.sheet.names) and not scorepad(self.sheet.game).HAS_CLOSER:
            return self._finish(draft)
        self._keep(with_draft(self.sheet, draft))
        return ""

    def _closer(self, text: str) -> str:
        seat = self._seat(text)
        if seat is None:
            return self.speech.say("score-who", names=", ".join(self.sheet.names))
        return self._finish(msgspec.structs.replace(self.draft, closer=seat))

    def _seat(self, text: str) -> int | None:
        """By number, or by the beginning of a name if only one begins so."""
        if text.isdecimal():
            return int(text) - 1 if 0 < int(text) <= len(self.sheet.names) else None
        names = [name.casefold() for name in self.sheet.names]
        if text.casefold() in names:
            return names.index(text.casefold())
        fitting = [seat for seat, name in enumerate(names) if name.startswith(text.casefold())]
        return fitting[0] if len(fitting) == 1 else None

    def _finish(self, draft: Draft) -> str:
        entry = Entry(draft.points, draft.closer)
        self._keep(with_entry(self.sheet, entry, draft.number))
        seat = doubled(self.sheet, entry)
        return "" if seat is None else self.speech.say("score-doubled", player=self.sheet.names[seat])

    def undo(self) -> str:
        """Without what was written last."""
        try:
            self._keep(without_last(self.sheet))
        except SheetRefused as refused:
            return self.refusal(refused)
        return ""

    def edit(self, number: str) -> str:
        """Write this round again."""
        try:
            if not number.isdecimal() or not 1 <= int(number) <= len(self.sheet.entries):
                raise SheetRefused("no-round", given=number or "?")
            self._keep(with_draft(self.sheet, Draft(int(number) - 1)))
        except SheetRefused as refused:
            return self.refusal(refused)
        return ""

    def leave_edit(self) -> None:
        """An earlier round that was to be corrected stays as it is."""
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
