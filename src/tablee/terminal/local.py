"""The transport to a table in this process: people at this device, and bots that think in threads."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from itertools import count
from pathlib import Path
from re import fullmatch
from typing import Any

import msgspec

from tablee.bots.cast import CAST, Character, name_in_record
from tablee.bots.contract import Bot, Clock
from tablee.bots.fallback import PatientBot, present_level
from tablee.bots.ladder import LEVELS, compiled_part
from tablee.game.options import options_kept
from tablee.game.registry import game_named
from tablee.game.rng import SEED_BYTES
from tablee.kernels.readiness import Preparation, find_lacking
from tablee.match.match import Match, seed_bytes
from tablee.match.record import Record, record_of, save
from tablee.table import broadcast, gathering, play, seats
from tablee.table.action import Body
from tablee.table.device import DevicePeople
from tablee.table.endpoint import LocalConnection
from tablee.table.entries import AppliedEntry, apply_entry
from tablee.table.journal import Opened
from tablee.table.key_value_store import InMemory, KeyValueStore
from tablee.table.live_table import LiveTable
from tablee.table.ports import NOBODY, Visitor
from tablee.table.protocol import VERSION, Hello, HintInfo, Open, Refusal, Settings
from tablee.table.state import Table
from tablee.table.stored import Append, Person, StoreAway, now
from tablee.table.tables import Tables
from tablee.terminal.hints import in_background
from tablee.terminal.session import Receive, Transport
from tablee.terminal.storage import Chair, Keeper, KeptGame, NotAGame, adapt_bots, learn_from, new_seed
from tablee.terminal.table_state import Data, Hear, News, Why

_DEVICE = "this device"  # the id of its user, who owns all seats of people here
_PATIENCE = 1.0  # seconds to wait for the compiler when leaving
_SHOWN_AGAIN = 4  # entries, when a match goes on


class NotASeed(ValueError):
    """A seed is a number, or 64 hex digits."""


def new_game(
    game: str,
    chairs: Sequence[Chair],
    options: Mapping[str, object],
    seed: str | None = None,
    save_to: Path | None = None,
) -> KeptGame:
    """A new game. Raises `NotASeed`."""
    if seed is not None:
        if not fullmatch(f"[+-]?[0-9]+|[0-9a-fA-F]{{{2 * SEED_BYTES}}}", seed.strip()):
            raise NotASeed(seed)
        seed = seed_bytes(seed.strip()).hex()
    # The bots choose from numbers of their own: they must not know the seed of the deal.
    bot_seed = new_seed() if seed is None else seed
    return KeptGame(
        game=game,
        options=dict(options),
        chairs=adapt_bots(game, chairs, options, bot_seed),
        seed=seed or new_seed(),
        bot_seed=bot_seed,
        save_to=None if save_to is None else str(save_to.absolute()),
    )


def replay_game(kept: KeptGame) -> tuple[Table, list[AppliedEntry]]:
    """Replay a kept game: the table, and all its entries. Raises `Refused` and `NotAGame`."""
    table, happened = Table(_DEVICE), list[AppliedEntry]()

    def do(body: Body) -> None:
        happened.append(apply_entry(table, table.number + 1, now(), body))

    game, players = game_named(kept.game), len(kept.chairs)
    given = options_kept(game, kept.options) if kept.moves else kept.options
    kept.options = asdict(game.make_options(given, players))  # another version may have other defaults
    do(
        gathering.Created(
            by=_DEVICE, code="", settings=Settings(kept.game, players, kept.options), seed=kept.seed
        )
    )
    for seat, chair in enumerate(kept.chairs):
        if chair.bot is None:
            do(seats.Sat(by=_DEVICE, seat=seat, person=_person_at(seat)))
        else:
            level = chair.bot if isinstance(chair.bot, int) else 1
            do(seats.BotPut(by=_DEVICE, seat=seat, level=level, name=chair.name, adaptive=chair.adaptive))
    do(gathering.Started(by=_DEVICE, options=kept.options))
    for text in kept.moves:
        at, _, move = text.partition(":")
        try:
            if table.phase == "between":
                do(play.DealtNext(by=_DEVICE))
            do(play.Moved(seat=int(at), move=move))
        except ValueError as error:  # also `Refused`
            raise NotAGame(text) from error
    return table, happened


def _person_at(seat: int) -> str:
    return f"seat {seat}"


class _Bots:
    """Bots that think in threads. Hints do not come from here: see `terminal.hints`."""

    def __init__(self, kept: KeptGame) -> None:
        self.at: dict[int, Bot] = {
            seat: PatientBot(kept.game, chair.bot, bytes.fromhex(kept.bot_seed), seat)
            for seat, chair in enumerate(kept.chairs)
            if chair.bot is not None
        }

    def playable_level(self, game: str, level: int) -> int:
        return level

    async def choose(self, game: str, level: int, seat: int, view: Any, visitor: Visitor) -> str:
        return str(await in_background(self.at[seat].choose, view, Clock()))

    async def advise(self, game: str, view: Any, visitor: Visitor = NOBODY) -> list[HintInfo]:
        return []

    def is_cold(self, game: str) -> bool:
        return False

    async def warm(self, game: str) -> None:
        """Nothing to load."""


class _Store(KeyValueStore):
    """The log of one table, in memory. `keep` saves the match before each entry."""

    def __init__(self, keep: Callable[[], Awaitable[None]]) -> None:
        super().__init__(InMemory())
        self._keep = keep

    async def append(self, append: Append) -> None:
        await self._keep()
        await super().append(Append(append.entry))


class LocalTransport(Transport):
    """A table in this process. If there is a keeper, a move is on disk before anybody sees it."""

    person = _DEVICE

    def __init__(self, kept: KeptGame, keeper: Keeper | None = None, pace: float = 0.0) -> None:
        """Replays the kept moves. Raises `Refused` for impossible options, and `NotAGame`."""
        self.kept, self.keeper, self.pace = kept, keeper, pace
        self._keeps = False  # whether another match is kept, too
        self._table, self._happened = replay_game(kept)
        self.bots = _Bots(kept)
        self._live: LiveTable | None = None
        self._connection: LocalConnection | None = None
        self._ids = map(str, count())
        self._end: asyncio.Future[None] | None = None
        self._preparation: Preparation | None = None
        self._attending = self._left = False
        self._receive: Receive = lambda message: None
        self._hear: Hear = lambda news: None

    @property
    def opening(self) -> Data:
        table = self.table
        info = broadcast.table_info(table, self._people(), lambda seat: None, frozenset())
        seats = tuple(table.seats_of(_DEVICE))
        return self._as_shown(broadcast.snapshot(table, info, seats, (), False))

    @property
    def table(self) -> Table:
        return self._table if self._live is None else self._live.table

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def is_kept(self) -> bool:
        return self.keeper is not None and not self.match.over

    def again(self) -> "LocalTransport":
        kept = new_game(self.kept.game, self.kept.chairs, self.kept.options)
        return LocalTransport(kept, Keeper.new() if self._keeps else None, self.pace)

    def record(self) -> Record:
        """The match so far. It contains the seed only when the match is over."""
        levels = LEVELS[self.kept.game]
        seats = [
            name_in_record(Character(chair.name, chair.bot), levels[chair.bot - 1].name)
            if isinstance(chair.bot, int) and chair.name in CAST[chair.bot]  # games of earlier versions
            else chair.name
            for chair in self.kept.chairs
        ]
        return record_of(self.match, seats, bytes.fromhex(self.kept.seed))

    def _people(self) -> dict[str, Person]:
        """The user of this device and everybody who sits here, by id."""
        names = {_DEVICE: "", **{_person_at(seat): chair.name for seat, chair in enumerate(self.kept.chairs)}}
        return {one: Person(one, None, name, "blue", "en", 0) for one, name in names.items()}

    # ── The way to the table ─────────────────────────────────────────────────────────────────────────

    async def run(self, receive: Receive, broken: Callable[[], None], hear: Hear) -> None:
        self._receive, self._hear, self._keeps = receive, hear, self.keeper is not None
        self._end = asyncio.get_running_loop().create_future()
        if self._left:
            return
        await self._keep()
        store = _Store(self._keep_or_fail)
        for person in self._people().values():
            await store.keep_person(person)
        await store.keep_me(_DEVICE)
        people = DevicePeople(store)
        tables = Tables(store, people, self.bots, pace=self.pace)
        tables.driver.seed = bytes.fromhex(self.kept.bot_seed)
        self._live = tables.enlist(Opened(self._table, recent=self._happened), None)
        self._connection = LocalConnection(tables, people.me, self._post)
        endpoint = self._connection.endpoint
        try:
            await endpoint.answer(Hello(VERSION))
            started = len(self.kept.chairs) + 1  # entries before the first card
            seen = max(started, self._table.number - _SHOWN_AGAIN) if self.kept.moves else started
            await endpoint.answer(Open(id="open", table=_DEVICE, seen=seen))
            await self._prepare()
            await self._end
        finally:
            self._connection.close()
            await tables.close()

    async def ask(self, kind: str, **fields: object) -> Why | None:
        if self._connection is None:
            return None
        asked = msgspec.json.encode({"type": kind, "id": next(self._ids), **fields})
        answer = await self._connection.endpoint.receive(asked)
        if self._end is not None and self._end.done():
            self._end.result()  # what could not be kept is not done
        return Why.of(answer) if isinstance(answer, Refusal) else None

    async def close(self) -> None:
        self._left = True
        if self._end is not None and not self._end.done():
            self._end.set_result(None)
        if self._preparation is not None:
            with suppress(TimeoutError):  # on a busy machine, an idle process takes long even to be killed
                async with asyncio.timeout(_PATIENCE):
                    await in_background(self._preparation.close)
        if self.keeper is not None:
            self.keeper.close()

    def busy(self) -> bool:
        if self._live is None or not self._attending:
            return True
        return self._live.lock.locked() or self._live.tables.driver.is_due(self._live)

    def _post(self, message: bytes) -> None:
        self._attending = True
        self._receive(self._as_shown(message))

    def _as_shown(self, message: bytes) -> Data:
        """Decode a message. A bot without a level is shown as a program: it has only a name."""
        shown: Data = msgspec.json.decode(message)
        for seat, chair in enumerate(self.kept.chairs):
            if isinstance(chair.bot, str) and "table" in shown:
                shown["table"]["seats"][seat]["program"] = {"name": chair.name}
        return shown

    # ── What is kept ─────────────────────────────────────────────────────────────────────────────────

    async def _keep_or_fail(self) -> None:
        """Like `_keep`, but a full disk ends the session: no move is shown before it is saved."""
        try:
            await self._keep()
        except OSError as error:
            if self._end is not None and not self._end.done():
                self._end.set_exception(error)
            raise StoreAway from error

    async def _keep(self) -> None:
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

    async def _prepare(self) -> None:
        """Compile what learned bots and hints need, and report the bots that are not ready."""
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
                self._hear(News(notice="bot-prepares", values={"player": self.kept.chairs[seat].name}))
