"""The transport to a lesson: a game that follows a script, step by step."""

import asyncio
from collections import Counter
from collections.abc import Callable

import msgspec

from tablee.bots.cast import CAST
from tablee.game.contract import Refused
from tablee.game.registry import game_named, part
from tablee.game.rng import Scripted
from tablee.match.match import Match
from tablee.table import broadcast, gathering, seats
from tablee.table.entries import AppliedEntry, apply_entry
from tablee.table.lesson_script import LEARNER, HasLesson, Script, ScriptStep, moves_of
from tablee.table.play import Moved
from tablee.table.protocol import Settings, TableInfo
from tablee.table.state import Table
from tablee.table.stored import Person
from tablee.terminal.session import Receive, Transport
from tablee.terminal.speech import Speech
from tablee.terminal.table_state import Data, Hear, LessonStep, Why

_LEARNER = "learner"  # the id of the person
_SEATS = (LEARNER,)
_UNUSED_SEED = "00" * 32  # the cards are the script's


def script_of(game: str) -> Script | None:
    """None if the game has no lesson."""
    lesson: HasLesson | None = part(game, "lesson")
    return None if lesson is None else lesson.SCRIPT


class LessonTransport(Transport):
    """Compares the learner's moves with what the lesson asks for. The command `next` makes that move."""

    person = _LEARNER

    def __init__(self, script: Script, speech: Speech, pace: float = 0.0) -> None:
        self.script, self.speech, self.pace = script, speech, pace
        self.at = 0  # the number of the step
        self._bot = CAST[script.level][0]
        self._table, self.match = self._dealt()
        self._receive: Receive = lambda message: None
        self._left = asyncio.Event()
        self._busy = False  # others are moving

    def _dealt(self) -> tuple[Table, Match]:
        script, table = self.script, Table("lesson")
        settings = Settings(script.game, 2, script.options, undo=False, hints=False)
        for number, body in enumerate(
            (
                gathering.Created(by=_LEARNER, code="", settings=settings, seed=_UNUSED_SEED),
                seats.Sat(by=_LEARNER, seat=LEARNER, person=_LEARNER),
                seats.BotPut(by=_LEARNER, seat=1 - LEARNER, level=script.level, name=self._bot),
                gathering.Started(by=_LEARNER),
            ),
            1,
        ):
            table.apply(number, 0, body)
        rest = Counter(game_named(script.game).FACTS.deck) - Counter(script.deck)
        deck = (*script.deck, *sorted(rest.elements()))
        table.match = Match(script.game, 2, script.options, Scripted((deck,)))
        return table, table.match

    @property
    def step(self) -> ScriptStep:
        return self.script.steps[self.at]

    @property
    def over(self) -> bool:
        return self.at == len(self.script.steps) - 1

    @property
    def lesson(self) -> LessonStep:
        says = self.speech.say(f"learn-{self.script.game}-{self.step.says}", bot=self._bot)
        asks = None if self._busy else self.step.asks
        return LessonStep(self.at + 1, len(self.script.steps), says, asks)

    @property
    def opening(self) -> Data:
        return _decoded(broadcast.snapshot(self._table, self._info(), _SEATS, (), True))

    def _info(self) -> TableInfo:
        learner = Person(_LEARNER, None, self.speech.say("seat-you"), "teal", self.speech.language, 0)
        return broadcast.table_info(self._table, {_LEARNER: learner}, lambda seat: None, frozenset())

    # ── The way to the table ─────────────────────────────────────────────────────────────────────────

    async def run(self, receive: Receive, broken: Callable[[], None], hear: Hear) -> None:
        self._receive = receive
        receive(self.opening)
        await self._left.wait()

    async def ask(self, kind: str, **fields: object) -> Why | None:
        if kind == "next" and not self._busy:
            await (self.close() if self.over else self._go_on())
        return await self._move(str(fields["move"])) if kind == "move" else None

    async def close(self) -> None:
        self._left.set()

    def busy(self) -> bool:
        return self._busy

    # ── How the lesson goes on ───────────────────────────────────────────────────────────────────────

    async def _move(self, move: str) -> Why | None:
        if not self._busy and move == self.step.asks:
            await self._go_on()
            return None
        try:
            refusal = self.match.why_not(LEARNER, self.match.parse_move(move))
        except Refused as refused:
            refusal = refused.refusal
        return Why("lesson", "", move, self._rather(move), {}) if refusal is None else Why.of(refusal)

    def _rather(self, move: str) -> str:
        """Why this legal move is not what the lesson asks for."""
        if self.step.asks is None:
            return self.speech.say("learn-read-first")
        rather = self.script.rather(self.step.asks, move)
        return self.speech.say(f"learn-rather-{self.script.game}-{rather}")

    async def _go_on(self) -> None:
        """Make the move of this step and those that follow it, then go to the next step."""
        step, self._busy = self.step, True
        shown = [*([(LEARNER, step.asks)] if step.asks else []), *moves_of(step.then)]
        for at, (seat, move) in enumerate(shown):
            if at and self.pace:
                await asyncio.sleep(self.pace)
            happening = self._push(seat, move)
            self._receive(_decoded(broadcast.Broadcast(self._table, happening, self._info()).to(_SEATS)))
        for seat, move in moves_of(step.later):
            self._push(seat, move)
        self.at, self._busy = self.at + 1, False
        self._receive(self.opening)

    def _push(self, seat: int, move: str) -> AppliedEntry:
        happening = apply_entry(self._table, self._table.number + 1, 0, Moved(seat=seat, move=move))
        self._table.phase = "playing"  # the lesson goes on after the game
        return happening


def _decoded(message: bytes) -> Data:
    decoded: Data = msgspec.json.decode(message)
    return decoded
