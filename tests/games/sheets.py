"""Rules as a sheet: a table laid out, moves, and how it stands then, each on one line.

    SB-14 an emptied hand is filled | hand0 1; draw 4 5 6 7 8 9 | 0:h1>1 | hand0 4 5 6 7 8; turn 0

An indented line belongs to the one before. `1..11` are eleven cards. In the last column `#5` is a number of
cards, `laid again` says that every card lies where it lay, and `may`, `may not` and `refused CODE RULE KIND`
are about the last move.
"""

import re
from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

import pytest

from tests.games.acting import Acting

_State = TypeVar("_State")


def fields(text: str) -> dict[str, str]:
    """`"hand0 1 9; turn 1"` -> {"hand0": "1 9", "turn": "1"}."""
    split = (field.strip().partition(" ") for field in _expand(text).split(";") if field.strip())
    return {name: value.strip() for name, _, value in split}


def _expand(text: str) -> str:
    return re.sub(
        r"(\d+)\.\.(\d+)", lambda ends: " ".join(map(str, range(int(ends[1]), int(ends[2]) + 1))), text
    )


def columns(text: str, always: str = "") -> pytest.MarkDecorator:
    """Parametrizes a test with the columns of each line behind its name."""
    whole = re.sub(r"\n +", " ", text.strip()).splitlines()
    rows = [[column.strip() for column in line.split("|")] for line in whole if line]
    named = [pytest.param((always + first, *others), id=name) for name, first, *others in rows]
    return pytest.mark.parametrize("line", named)


class Sheet(Generic[_State]):
    """`lay_out` makes a table of the first column, `look` says what the last one asks for."""

    def __init__(
        self,
        acting: Acting[_State],
        lay_out: Callable[[Mapping[str, str]], _State],
        look: Callable[[_State, str], str],
    ) -> None:
        self.acting, self.lay_out, self.look = acting, lay_out, look

    def lines(self, text: str, always: str = "") -> pytest.MarkDecorator:
        """Parametrizes a test. `always`: what is laid out for each, unless a line says otherwise."""
        return columns(text, f"{always}; ")

    def problems(self, line: tuple[str, str, str]) -> list[str]:
        """How the table stands otherwise than the last column says."""
        laid, moves, then = line
        state = self.lay_out(fields(laid))
        before, _, last = moves.rpartition(" ")
        if then in ("may", "may not"):
            legal = self.acting.may(self.acting.play(state, before), last)
            return [] if legal == (then == "may") else [f"{last} is {legal}"]
        if then.startswith("refused "):
            why = self.acting.refusal(self.acting.play(state, before), last)
            said = f"refused {why.code} {why.rule} {why.kind}"
            return [] if said.startswith(then) and why.given == last.partition(":")[2] else [said]
        after = self.acting.play(state, moves)
        wanted = fields(then)
        if wanted.pop("laid", None) and self.look(after, "cards") != self.look(state, "cards"):
            return ["the cards lie otherwise"]
        return [
            f"{what} is {found}"
            for what, expected in wanted.items()
            if (found := self._found(after, what, expected)) != expected
        ]

    def _found(self, state: _State, what: str, expected: str) -> str:
        found = self.look(state, what)
        if expected.startswith("#"):
            return f"#{len(found.split())}"
        return " ".join(found.split()[: len(expected.split())]) if what == "draw" else found
