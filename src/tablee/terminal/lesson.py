"""A lesson at a table in this program: a game that goes as a script says, step by step."""

import asyncio
from collections import Counter
from collections.abc import Sequence

from tablee.bots.cast import CAST
from tablee.game.contract import Event, Refused
from tablee.game.registry import game_named, part
from tablee.game.rng import Scripted
from tablee.match.match import Match
from tablee.table.lesson_script import LEARNER, HasLesson, Script, Step, moves_of
from tablee.terminal.local import why_of
from tablee.terminal.speech import Speech
from tablee.terminal.table_state import Hear, LessonStep, News, SeatState, TableState, Why


def script_of(game: str) -> Script | None:
    """None if the game brings no lesson."""
    lesson: HasLesson | None = part(game, "lesson")
    return None if lesson is None else lesson.SCRIPT


class LessonTable:
    """A `Session`: what the learner does is compared with what the lesson asks. `next` does it for them."""

    def __init__(self, script: Script, speech: Speech, pace: float = 0.0) -> None:
        self.script, self.speech, self.pace = script, speech, pace
        rest = Counter(game_named(script.game).FACTS.deck) - Counter(script.deck)
        deck = (*script.deck, *sorted(rest.elements()))
        self.match = Match(script.game, 2, script.options, Scripted((deck,)))
        self.at = 0  # the number of the step
        self._hear: Hear = lambda news: None
        self._left = asyncio.Event()
        self._busy = False  # others are moving
        self.state = self._stand()

    @property
    def step(self) -> Step:
        return self.script.steps[self.at]

    @property
    def over(self) -> bool:
        return self.at == len(self.script.steps) - 1

    is_kept = False

    def record(self) -> None:
        """A lesson has none."""

    def again(self) -> None:
        """A lesson is left when it is over."""

    # ── What a screen asks for ───────────────────────────────────────────────────────────────────────

    async def attend(self, hear: Hear) -> None:
        self._hear = hear
        hear(News())
        await self._left.wait()

    async def move(self, seat: int, move: str) -> Why | None:
        if not self._busy and move == self.step.asks:
            await self._go_on()
            return None
        try:
            refusal = self.match.why_not(LEARNER, self.match.parse_move(move))
        except Refused as refused:
            refusal = refused.refusal
        if refusal is not None:
            return why_of(refusal)
        return Why("lesson", "", move, self._rather(move), {})

    async def ask(self, kind: str, **fields: object) -> Why | None:
        if kind == "next" and not self._busy:
            await (self.leave() if self.over else self._go_on())
        return None

    async def deal_next(self) -> Why | None:
        return None

    async def take_back(self, seat: int) -> Why | None:
        return None

    def can_take_back(self) -> int | None:
        return None

    def busy(self) -> bool:
        return self._busy

    async def leave(self) -> None:
        self._left.set()

    # ── How the lesson goes on ───────────────────────────────────────────────────────────────────────

    def _rather(self, move: str) -> str:
        """Why this, which is allowed, is not what is asked for now."""
        if self.step.asks is None:
            return self.speech.say("learn-read-first")
        rather = self.script.rather(self.step.asks, move)
        return self.speech.say(f"learn-rather-{self.script.game}-{rather}")

    async def _go_on(self) -> None:
        """The move that was asked for, and all that follows, one after the other; then the next step."""
        step, self._busy = self.step, True
        shown = [*([(LEARNER, step.asks)] if step.asks else []), *moves_of(step.then)]
        for at, (seat, move) in enumerate(shown):
            if at and self.pace:
                await asyncio.sleep(self.pace)
            self._tell(self._push(seat, move))
        for seat, move in moves_of(step.later):
            self._push(seat, move)
        self.at, self._busy = self.at + 1, False
        self._tell(())

    def _push(self, seat: int, move: str) -> Sequence[Event]:
        return self.match.push(seat, self.match.parse_move(move))

    def _tell(self, events: Sequence[Event]) -> None:
        self.state = self._stand()
        self._hear(News(tuple(self.match.game.shown(event, LEARNER) for event in events)))

    def _stand(self) -> TableState:
        match, bot = self.match, CAST[self.script.level][0]
        number, count = self.at + 1, len(self.script.steps)
        says = self.speech.say(f"learn-{self.script.game}-{self.step.says}", bot=bot)
        return TableState(
            game=match.game.NAME,
            phase="playing",
            seats=(SeatState(self.speech.say("seat-you")), SeatState(bot, bot=True)),
            own=(LEARNER,),
            public=match.view(None).data(),
            private={LEARNER: match.game.own(match.state, LEARNER)},
            totals=tuple(match.totals),
            lesson=LessonStep(number, count, says, None if self._busy else self.step.asks),
        )
