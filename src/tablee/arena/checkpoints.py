"""A tournament that can be interrupted and go on: what was played stands in a file, line by line.

The first line says what is played. Each other one has some deals of a duel, with the rows of every seating;
where two lines have the same deals, the later one counts. A line that was cut off is not there.
"""

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
import numpy as np

from tablee.arena.chunks import Rows

FORMAT = "tablee-tournament/1"
_ENDS = b"\n"


class CannotResume(ValueError):
    """The file is of another tournament, or of none. It was left as it is."""

    def __init__(self, code: str, sentence: str, **details: str) -> None:
        super().__init__(sentence)
        self.code, self.details = code, details


class _ResumeHead(msgspec.Struct):
    format: str
    settings: dict[str, Any]


class _ResumeLine(msgspec.Struct):
    duel: int
    first: int
    seatings: list[dict[str, list[Any]]]  # a column for each field of the rows


class ResumeFile:
    """What has been played of a tournament, and where more of it is written down."""

    def __init__(self, path: Path, settings: dict[str, Any], row: Any, seatings: int) -> None:
        """Reads what is there, or begins a file. Raises `OSError` or `CannotResume`."""
        self._row, self._seatings = np.dtype(row), seatings
        self._played: dict[int, list[Rows]] = {}
        settings = msgspec.json.decode(msgspec.json.encode(settings))
        whole = b""
        if path.exists() and (text := path.read_bytes()):
            whole = text[: text.rfind(_ENDS) + 1]
            self._read(path, whole, settings)
        self._file = open(path, "r+b" if path.exists() else "xb")  # noqa: SIM115, closed by whoever opens this
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
        if not whole:
            self._write(_ResumeHead(FORMAT, settings))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def played(self, duel: int, deals: int, step: int) -> list[Rows]:
        """The rows of each seating for the first deals of a duel, or nothing.

        No more than `deals`; fewer are a multiple of `step`, so that whoever looks after so many whether a
        duel is decided looks at the same places as without an interruption.
        """
        rows = self._played.get(duel)
        if rows is None:
            return []
        known = min(len(rows[0]), deals)
        if known < deals:
            known -= known % step
        self._played[duel] = [found[:known] for found in rows]
        return self._played[duel] if known else []

    def add(self, duel: int, first: int, results: Sequence[Rows]) -> None:
        """Write down more deals, unless they are there."""
        known = self._played.get(duel)
        if known is not None and first < len(known[0]):
            return
        seatings = [{name: rows[name].tolist() for name in rows.dtype.names or ()} for rows in results]
        self._write(_ResumeLine(duel, first, seatings))

    def _write(self, line: _ResumeHead | _ResumeLine) -> None:
        self._file.write(msgspec.json.encode(line) + _ENDS)
        self._file.flush()

    def _read(self, path: Path, text: bytes, settings: dict[str, Any]) -> None:
        head, *lines = text.split(_ENDS)[:-1] or [b""]
        try:
            about = msgspec.json.decode(head, type=_ResumeHead)
        except msgspec.DecodeError:
            about = _ResumeHead("", {})
        if about.format != FORMAT:
            raise CannotResume("none", f"{path} is not a tournament that can be resumed.", file=str(path))
        for name in {**settings, **about.settings}:
            then, now = about.settings.get(name), settings.get(name)
            if then != now:
                raise CannotResume(
                    "other",
                    f"{path} belongs to another tournament: its {name} is {_told(then)}, not {_told(now)}.",
                    file=str(path),
                    name=name,
                    then=_told(then),
                    now=_told(now),
                )
        for number, line in enumerate(lines, 2):
            try:
                self._take(msgspec.json.decode(line, type=_ResumeLine))
            except (msgspec.DecodeError, ValueError, KeyError, TypeError):
                raise CannotResume(
                    "damaged",
                    f"{path} is damaged: line {number} is not as it was written.",
                    file=str(path),
                    line=str(number),
                ) from None

    def _take(self, line: _ResumeLine) -> None:
        before = self._played.get(line.duel, [np.zeros(0, self._row)] * self._seatings)
        if len(line.seatings) != self._seatings or not 0 <= line.first <= len(before[0]):
            raise ValueError
        found = []
        for rows, columns in zip(before, line.seatings, strict=True):
            more = np.zeros(len(columns["winners"]), self._row)
            for name in self._row.names or ():
                more[name] = columns[name]
            found.append(np.concatenate([rows[: line.first], more]))
        if len({len(rows) for rows in found}) != 1:
            raise ValueError
        self._played[line.duel] = found


def _told(value: object) -> str:
    return msgspec.json.encode(value).decode()
