"""People who just play while others misbehave. They must not notice: every move of theirs is acknowledged,
sent to the other player, and never refused."""

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.lines import Message, Player, make_table, some_move

PATIENCE = 30.0  # seconds for a move, its acknowledgement, and the other one's update; it takes milliseconds
_PAUSE = 0.06  # seconds between two moves of a table: a line may ask twenty times a second
_SETTINGS: dict[str, object] = {"game": "skyjo", "players": 2, "options": {"limit": 50}}


class Watchful(Player):
    """A player who notices when something is told twice, out of order, or not at all."""

    def _take(self, text: str) -> None:
        before = self.number
        super()._take(text)
        if '"type":"update"' in text[:20]:
            assert self.number == before + 1, f"{before} is followed by {self.number}"


class Table:
    """Two people who play match after match."""

    def __init__(self) -> None:
        self.id = ""
        self.code = ""
        self.players: list[Watchful] = []
        self.moves = 0

    async def sit_down(self, url: str, **options: Any) -> None:
        options = {"keep": False, "ping_interval": None, **options}  # pings need `random`; hypothesis has it
        self.players = [await Watchful.join(url, **options) for _ in range(2)]
        host, guest = self.players
        self.id = await make_table(host, **_SETTINGS)
        for seat, player in enumerate(self.players):
            await player.ask("open", table=self.id)
            await player.ask("sit", seat=seat)
        await guest.ask("ready")
        await host.ask("start")
        self.code = host.table["code"]

    async def play(self, stop: asyncio.Event) -> None:
        rng = random.Random(self.id)
        while not stop.is_set():
            number = await asyncio.wait_for(self._go_on(rng), PATIENCE)
            for player in self.players:
                await player.until(lambda player, n=number: player.number >= n, PATIENCE)
            await asyncio.sleep(_PAUSE)
        for player in self.players:
            assert not player.gone.is_set()
            await player.close()

    async def _go_on(self, rng: random.Random) -> int:
        host, guest = self.players
        match host.table["phase"]:
            case "between":
                answer = await host.ask("next")
            case "over":
                answer = await host.ask("rematch")
            case "gathering":
                await guest.ask("ready")
                answer = await host.ask("start")
            case _:
                answer = await self._move(rng)
        number: int = answer["number"]
        return number

    async def _move(self, rng: random.Random) -> Message:
        for player, other in (self.players, self.players[::-1]):
            waiting = player.to_move()
            if waiting is not None:
                seat, moves = waiting
                answer = await player.ask("move", seat=seat, move=some_move(moves, rng))
                number = answer["number"]
                await other.until(lambda other, n=number: other.number >= n, PATIENCE)
                self.moves += 1
                return answer
        raise AssertionError("nobody may move")


class Neighbours:
    """Two such tables, in a thread of their own. The attacks are at the first one."""

    def __init__(self, url: str, **options: Any) -> None:
        self.tables = [Table(), Table()]
        self._url = url
        self._options = options
        self._failure: BaseException | None = None
        self._playing = threading.Event()
        self._thread = threading.Thread(target=self._run)

    @property
    def table(self) -> Table:
        return self.tables[0]

    def __enter__(self) -> "Neighbours":
        self._thread.start()
        assert self._playing.wait(30)
        return self

    def __exit__(self, *_: object) -> None:
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()
        self.raise_what_they_noticed()

    def raise_what_they_noticed(self) -> None:
        if self._failure is not None:
            raise self._failure

    @contextmanager
    def undisturbed(self) -> Iterator[None]:
        """They play on whatever is done here."""
        self.raise_what_they_noticed()
        moves = [table.moves for table in self.tables]
        yield
        deadline = time.monotonic() + 2 * PATIENCE
        while any(table.moves <= before for table, before in zip(self.tables, moves, strict=True)):
            self.raise_what_they_noticed()
            assert time.monotonic() < deadline, "they do not play any more"
            time.sleep(0.01)

    def _run(self) -> None:
        try:
            asyncio.run(self._play())
        except BaseException as failure:  # raised again where somebody looks
            self._failure = failure
        self._playing.set()

    async def _play(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        for table in self.tables:
            await table.sit_down(self._url, **self._options)
        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                group.create_task(table.play(self._stop))
            self._playing.set()
