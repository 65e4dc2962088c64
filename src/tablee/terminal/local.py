"""A table in this program: people at this device, and bots that think in a thread of their own."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from re import fullmatch

from tablee.bots.cast import CAST, Character, name_in_record
from tablee.bots.contract import Bot, Clock
from tablee.bots.fallback import PatientBot, present_level
from tablee.bots.ladder import LEVELS, compiled_part, objection
from tablee.game.contract import Event, Refusal, Refused
from tablee.game.options import options_kept
from tablee.game.registry import game_named
from tablee.game.rng import SEED_BYTES, Seeded
from tablee.kernels.background import Preparation
from tablee.kernels.readiness import find_lacking
from tablee.match.match import Match
from tablee.match.record import Record, record_of, save
from tablee.match.seeds import seed_bytes
from tablee.terminal.adaptive import adapted, learn_from
from tablee.terminal.background import in_background
from tablee.terminal.storage import Chair, Keeper, KeptGame, NotAGame, new_seed
from tablee.terminal.table_state import Data, Hear, News, SeatState, TableState, Why


class NotASeed(ValueError):
    """A seed is a number, or 64 hex digits."""


def new_game(
    game: str,
    chairs: Sequence[Chair],
    options: Mapping[str, object],
    seed: str | None = None,
    save_to: Path | None = None,
) -> KeptGame:
    """A game that has not begun. Raises `NotASeed`."""
    if seed is not None:
        if not fullmatch(f"[+-]?[0-9]+|[0-9a-fA-F]{{{2 * SEED_BYTES}}}", seed.strip()):
            raise NotASeed(seed)
        seed = seed_bytes(seed.strip()).hex()
    # The bots choose from numbers of their own: they must not know the seed of the deal.
    bot_seed = new_seed() if seed is None else seed
    return KeptGame(
        game=game,
        options=dict(options),
        chairs=adapted(game, chairs, options, bot_seed),
        seed=seed or new_seed(),
        bot_seed=bot_seed,
        save_to=None if save_to is None else str(save_to.absolute()),
    )


_LAST = 8  # events that are told again when a game goes on


class LocalTable:
    """A `Session` without a server. Every move is on disk before it is told, if there is a keeper."""

    def __init__(self, kept: KeptGame, keeper: Keeper | None = None, pace: float = 0.0) -> None:
        """Plays the kept moves again. Raises `Refused` for a table that cannot be, `NotAGame`."""
        self.kept, self.keeper, self.pace = kept, keeper, pace
        self._keeps = keeper is not None
        self.seed = bytes.fromhex(kept.seed)
        options = options_kept(game_named(kept.game), kept.options) if kept.moves else kept.options
        self.match = Match(kept.game, len(kept.chairs), options, Seeded(self.seed))
        kept.options = asdict(self.match.options)  # complete: another version may have other defaults
        self.own = tuple(seat for seat, chair in enumerate(kept.chairs) if chair.bot is None)
        self.names = [chair.name for chair in kept.chairs]
        self.bots: dict[int, Bot] = {
            seat: PatientBot(kept.game, chair.bot, bytes.fromhex(kept.bot_seed), seat)
            for seat, chair in enumerate(kept.chairs)
            if chair.bot is not None
        }
        self._looked_at: object = None  # the state in which bots were last asked what they notice
        self._noticed: tuple[int, str] | None = None
        self._opening: Sequence[Event] = self.match.opening
        self._replay()
        self._changed = asyncio.Event()
        self._moving = asyncio.Lock()
        self._left = self._attending = False
        self._preparation: Preparation | None = None
        self._hear: Hear = lambda news: None
        self.state = self._stand()

    @property
    def is_kept(self) -> bool:
        return self.keeper is not None and not self.match.over

    def again(self) -> "LocalTable":
        kept = new_game(self.kept.game, self.kept.chairs, self.kept.options)
        return LocalTable(kept, Keeper.new() if self._keeps else None, self.pace)

    def _replay(self) -> None:
        """What is told first is the deal, or of a game that was interrupted the last that happened."""
        told = list(self._opening)
        for text in self.kept.moves:
            seat, _, move = text.partition(":")
            try:
                if self.match.outcome is not None:
                    told += self.match.deal_next()
                told += self.match.push(int(seat), self.match.parse_move(move))
            except ValueError as error:  # also `Refused`
                raise NotAGame(text) from error
        if self.kept.moves:
            self._opening = told[-_LAST:]

    # ── What a screen asks for ───────────────────────────────────────────────────────────────────────

    async def attend(self, hear: Hear) -> None:
        self._hear = hear
        await self._keep()
        self._attending = True
        self._tell(self._opening)
        await self._prepare()
        while not self._left:
            self._changed.clear()
            objecting, bot = self._objection(), self._next_bot()
            if objecting is None and bot is None:
                await self._changed.wait()
                continue
            if self.pace:
                await asyncio.sleep(self.pace)
            else:
                await asyncio.sleep(0)
            if self._left:
                continue
            if objecting is not None:
                await self._object(*objecting)
            elif bot is not None:
                await self._let_move(bot)

    async def move(self, seat: int, move: str) -> Why | None:
        async with self._moving:
            try:
                events = self.match.push(seat, self.match.parse_move(move))
            except Refused as refused:
                return why_of(refused.refusal)
            await self._done(events)
        return None

    async def deal_next(self) -> Why | None:
        async with self._moving:
            if self.match.outcome is None or self.match.over:
                return None
            self._tell(self.match.deal_next())
            self._changed.set()
        return None

    async def take_back(self, seat: int) -> Why | None:
        async with self._moving:
            if self.can_take_back() != seat:
                return Why("seen_since", "", "", "A new card was seen since: this move stays.", {})
            self.match.take_back()
            await self._keep()
            self.state = self._stand()
            self._hear(News(notice="taken-back", values={"player": self.names[seat]}))
            self._changed.set()
        return None

    def can_take_back(self) -> int | None:
        if not self.match.can_take_back or not self.match.moves:
            return None
        seat = self.match.moves[-1][0]
        return seat if seat in self.own else None

    def busy(self) -> bool:
        waits = self._next_bot() is not None or self._objection() is not None
        return not self._attending or waits or self._moving.locked()

    async def ask(self, kind: str, **fields: object) -> Why | None:
        return None

    async def leave(self) -> None:
        self._left = True
        self._changed.set()
        if self._preparation is not None:
            await asyncio.to_thread(self._preparation.close)
        if self.keeper is not None:
            self.keeper.close()

    def record(self) -> Record:
        """As far as the match has come; the seed is in it when the match is over."""
        levels = LEVELS[self.kept.game]
        seats = [
            name_in_record(Character(chair.name, chair.bot), levels[chair.bot - 1].name)
            if isinstance(chair.bot, int) and chair.name in CAST[chair.bot]  # games of earlier versions
            else chair.name
            for chair in self.kept.chairs
        ]
        return record_of(self.match, seats, self.seed)

    # ── How the game goes on ─────────────────────────────────────────────────────────────────────────

    def _next_bot(self) -> int | None:
        if self.match.outcome is not None:
            return None
        return next((seat for seat in self.match.actors() if seat in self.bots), None)

    def _objection(self) -> tuple[int, str] | None:
        """A bot that has noticed something, in anybody's turn, and what it says."""
        state = self.match.state
        if self._looked_at is not state:
            self._looked_at, self._noticed = state, None
            for seat in self.bots if self.match.outcome is None else ():
                policy, seed = self.kept.chairs[seat].bot, bytes.fromhex(self.kept.bot_seed)
                move = None if policy is None else objection(self.kept.game, self.match, seat, policy, seed)
                if move is not None:
                    self._noticed = seat, str(move)
                    break
        return self._noticed

    async def _object(self, seat: int, move: str) -> None:
        async with self._moving:
            self._looked_at, self._noticed = None, None
            with suppress(Refused):  # the game may be over by now
                await self._done(self.match.push(seat, self.match.parse_move(move)))

    async def _prepare(self) -> None:
        """Have compiled what the learned players and the hints here need, and say who is not ready yet."""
        game = self.kept.game
        learned = [
            (seat, chair.bot)
            for seat, chair in enumerate(self.kept.chairs)
            if isinstance(chair.bot, int) and compiled_part(game, chair.bot)
        ]
        parts = dict.fromkeys([*(compiled_part(game, level) for _, level in learned), "hints"])
        lacking = await asyncio.to_thread(find_lacking, [(game, part) for part in parts])
        self._preparation = await asyncio.to_thread(Preparation, lacking)
        for seat, level in learned:
            if present_level(game, level) != level:
                self._hear(News(notice="bot-prepares", values={"player": self.names[seat]}))

    async def _let_move(self, seat: int) -> None:
        before = self.match.state
        move = await in_background(self.bots[seat].choose, self.match.view(seat), Clock())
        async with self._moving:
            if self.match.state is before and not self._left:  # else somebody threw something in
                await self._done(self.match.push(seat, move))

    async def _done(self, events: Sequence[Event]) -> None:
        await self._keep()
        self._tell(events)
        self._changed.set()

    async def _keep(self) -> None:
        """Nothing is told that is not on disk."""
        if self.match.over and self.kept.save_to is not None:
            await asyncio.to_thread(save, self.record(), Path(self.kept.save_to))
            self._hear(News(notice="written-to", values={"file": self.kept.save_to}))
            self.kept.save_to = None
        if self.keeper is None:
            return
        if self.match.over:
            people = [chair.name if chair.bot is None else None for chair in self.kept.chairs]
            await asyncio.to_thread(learn_from, self.kept.game, self.record(), people)
            await asyncio.to_thread(self.keeper.forget)
            self.keeper = None
            return
        self.kept.moves = [f"{seat}:{move}" for seat, move in self.match.moves]
        await asyncio.to_thread(self.keeper.keep, self.kept)

    def _tell(self, events: Sequence[Event]) -> None:
        self.state = self._stand()
        self._hear(News(events=tuple(self._shown(event) for event in events)))

    def _shown(self, event: Event) -> Data:
        """Several people at one device are told what everybody sees."""
        return self.match.game.shown(event, self.own[0] if len(self.own) == 1 else None)

    def _stand(self) -> TableState:
        match = self.match
        phase = "over" if match.over else "between" if match.outcome is not None else "playing"
        return TableState(
            game=match.game.NAME,
            phase=phase,
            seats=tuple(
                SeatState(
                    chair.name,
                    bot=chair.bot is not None,
                    level=chair.bot if isinstance(chair.bot, int) else None,
                    adaptive=chair.adaptive,
                )
                for chair in self.kept.chairs
            ),
            own=self.own,
            public=match.view(None).data(),
            private={seat: match.game.own(match.state, seat) for seat in self.own},
            totals=tuple(match.totals),
            rounds=tuple(outcome.scores for outcome in match.outcomes),
            doubled=tuple(match.doubled),
            games=len(match.outcomes),
            winners=match.winners,
            host=True,
        )


def why_of(refusal: Refusal) -> Why:
    return Why(refusal.code, refusal.rule, refusal.given, refusal.sentence, refusal.details)
