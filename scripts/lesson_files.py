"""The playable lessons of the browser client, one for each game, made from the real rules.

A game's script says which cards come and what is done with them. Here it is played, and every message that a
server would send is written down. `python -m scripts.lesson_files` writes the files; a test fails when they
are not what the rules give. What is said at each step stands in `learn.ftl`.
"""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from scripts.generated_page import ROOT
from tablee.bots.cast import CAST
from tablee.game.contract import Refusal
from tablee.game.registry import BUILT_IN, game_named, part
from tablee.game.rng import Scripted
from tablee.match.match import Match
from tablee.table import play, protocol
from tablee.table.broadcast import encode, happened
from tablee.table.entries import AppliedEntry
from tablee.table.lesson_script import LEARNER, HasLesson, Script, ScriptStep, moves_of
from tablee.table.protocol import MatchInfo, PersonInfo, SeatInfo, Settings, Snapshot, TableInfo, Update
from tablee.table.refusals import on_wire

_SEATS = (LEARNER,)


class Frame(msgspec.Struct, omit_defaults=True):
    """A step as the client gets it. `refused` and `rather` are for what else the learner may try.

    `refused`: move -> index of a refusal; `rather`: legal move -> the message that says why not now.
    """

    says: str
    shows: list[str]
    asks: str | None = None
    refused: dict[str, int] = {}
    rather: dict[str, str] = {}
    then: list[Update | Snapshot] = []


class Lesson(msgspec.Struct):
    """A whole lesson. `waits` is the refusal of whatever is tried while the others play."""

    game: protocol.GameName
    opening: Snapshot
    refusals: list[protocol.Refusal]
    waits: int
    steps: list[Frame]


def lesson(script: Script) -> Lesson:
    """Play a script. Raises `Refused` where it is not played by the rules."""
    return _Playing(script).lesson()


class _Playing:
    def __init__(self, script: Script) -> None:
        self.script = script
        rest = Counter(game_named(script.game).FACTS.deck) - Counter(script.deck)
        deck = (*script.deck, *sorted(rest.elements()))
        self.match = Match(script.game, 2, script.options, Scripted((deck,)))
        self.number = 1
        self.waits = 0
        self.refusals: dict[tuple[Any, ...], tuple[int, protocol.Refusal]] = {}

    def lesson(self) -> Lesson:
        opening = self._snapshot()
        steps = [self._frame(step) for step in self.script.steps]
        refusals = [refusal for _, refusal in self.refusals.values()]
        return Lesson(self.script.game, opening, refusals, self.waits, steps)

    def _frame(self, step: ScriptStep) -> Frame:
        frame = Frame(step.says, list(step.shows), step.asks)
        if step.asks is not None:
            self._others(frame, step.asks)
            frame.then.append(self._moved(LEARNER, step.asks))
            if not self.match.legal_moves(LEARNER) and not self.match.outcome:
                self.waits = self._index(self.match.why_not(LEARNER, self.match.parse_move(step.asks)))
        frame.then.extend(self._moved(seat, move) for seat, move in moves_of(step.then))
        if step.later:
            for seat, move in moves_of(step.later):
                self._moved(seat, move)
            frame.then.append(self._snapshot())
        return frame

    def _others(self, frame: Frame, asked: str) -> None:
        """What the learner could do instead, and why not."""
        own = self.match.game.own(self.match.state, LEARNER)
        for move in own["legal_moves"]:
            if move != asked:
                frame.rather[move] = self.script.rather(asked, move)
        for move in self.script.attempts(own.get("hand", ())):
            refusal = self.match.why_not(LEARNER, self.match.parse_move(move))
            if refusal is not None:
                frame.refused[move] = self._index(refusal)

    def _index(self, refusal: Refusal | None) -> int:
        """Equal refusals are kept once, without the move that was refused."""
        assert refusal is not None
        key = (refusal.code, *sorted(refusal.details.items()))
        if key not in self.refusals:
            self.refusals[key] = len(self.refusals), on_wire(refusal._replace(given=""), None)
        return self.refusals[key][0]

    def _moved(self, seat: int, move: str) -> Update:
        events = self.match.push(seat, self.match.parse_move(move))
        self.number += 1
        body = play.Moved(by="learner" if seat == LEARNER else None, seat=seat, move=move)
        happening = AppliedEntry(self.number, 0, body, events, self.match.game)
        return Update(
            number=self.number,
            happened=happened(happening, _SEATS),
            game=self._game(),
            yours=self._yours(),
            table=self._info() if self.match.outcome else UNSET,
        )

    def _snapshot(self) -> Snapshot:
        return Snapshot(self.number, self._info(), self._game(), self._yours(), [], True, None)

    def _game(self) -> Raw:
        return Raw(encode(self.match.view(None).data()))

    def _yours(self) -> Raw:
        return Raw(encode([self.match.game.own(self.match.state, seat) for seat in _SEATS]))

    def _info(self) -> TableInfo:
        match, script = self.match, self.script
        learner = PersonInfo("learner", "–", "teal")
        return TableInfo(
            id="lesson",
            code="",
            phase="playing",
            settings=Settings(script.game, 2, script.options, undo=False, hints=False),
            host="learner",
            seats=[
                SeatInfo(learner, "learner", None, True, "here", colour=learner.colour),
                SeatInfo(None, None, script.level, True, None, bot=CAST[script.level][0]),
            ],
            spectators=0,
            others=[],
            commitment="",
            match=MatchInfo(
                match.totals, len(match.outcomes), [list(o.scores) for o in match.outcomes], None, None
            ),
            undo=None,
            turn_ends=None,
        )


def lesson_text(script: Script) -> str:
    """The file of a lesson, a line for each step."""
    made = lesson(script)
    fields = {name: encode(getattr(made, name)).decode() for name in made.__struct_fields__}
    fields["steps"] = "[\n" + ",\n".join(encode(step).decode() for step in made.steps) + "\n]"
    return "{" + ",\n".join(f'"{name}":{value}' for name, value in fields.items()) + "}\n"


def scripts() -> dict[Path, Script]:
    """The lessons that Tablée's games bring, by their files."""
    found: dict[str, HasLesson | None] = {name: part(name, "lesson") for name in BUILT_IN}
    folder = ROOT / "web" / "src" / "games"
    return {folder / name / "lesson.json": lesson.SCRIPT for name, lesson in found.items() if lesson}


if __name__ == "__main__":
    for file, script in scripts().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(lesson_text(script), encoding="utf-8")
