"""People who play on whatever happens: they come back, repeat what was not answered, and remember it all."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tablee.server.appends import open_database
from tablee.server.tables.queries import read_entries
from tests.server.lines import Player, RefusedBy, begin_match, some_move


@dataclass
class Witness:
    """What one person was promised: command id -> (number, seat and move)."""

    acknowledged: dict[str, tuple[int, str]] = field(default_factory=dict)
    sent: set[str] = field(default_factory=set)


@dataclass
class Person:
    """Somebody with a seat who plays until told to stop."""

    name: str
    addresses: Sequence[str]  # servers to try, in turn
    table: str
    secret: str
    rng: random.Random
    witness: Witness = field(default_factory=Witness)
    seen: int = 0
    lines: int = 0  # how often they connected
    pause: float = 0.0  # seconds that they think about a move, as a rule
    waits: list[float] = field(default_factory=list)  # seconds from a move to its acknowledgement

    async def play(self, stop: asyncio.Event, rematch: bool = True) -> None:
        pending: tuple[str, int, str] | None = None
        while not stop.is_set():
            address = self.addresses[self.lines % len(self.addresses)]
            self.lines += 1
            try:
                player = await Player.join(
                    address, self.table, secret=self.secret, seen=self.seen, keep=False, open_timeout=5
                )
            except Exception:  # whatever went wrong: try the next address
                await asyncio.sleep(0.02)
                continue
            try:
                pending = await self._play_on(player, pending, stop, rematch)
            finally:
                with suppress(Exception):
                    await asyncio.wait_for(player.close(), 1)

    async def _play_on(
        self, player: Player, pending: tuple[str, int, str] | None, stop: asyncio.Event, rematch: bool
    ) -> tuple[str, int, str] | None:
        """Until the line breaks; returns the move that was sent and not answered."""
        while not stop.is_set() and not player.gone.is_set():
            self.seen = max(self.seen, player.number)
            if pending is None:
                phase = player.table.get("phase")
                waiting = player.to_move()
                if waiting is None:
                    with suppress(RefusedBy, ConnectionError):
                        if phase == "between":
                            await player.ask("next")
                        elif phase == "over" and rematch:
                            await player.ask("rematch")
                        elif phase == "gathering":
                            await player.ask("ready")
                            await player.ask("start")
                    player.changed.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(player.changed.wait(), 0.3)
                    continue
                seat, moves = waiting
                command_id = f"{self.name}-{self.rng.getrandbits(64):x}"
                pending = (command_id, seat, some_move(moves, self.rng))
            command_id, seat, move = pending
            if self.pause:
                await asyncio.sleep(self.rng.expovariate(1 / self.pause))
            self.witness.sent.add(command_id)
            asked = time.perf_counter()
            try:
                answer = await player.ask("move", id=command_id, seat=seat, move=move)
            except ConnectionError:
                return pending
            except RefusedBy as refused:
                if refused.code != "store_away":
                    pending = None  # it was overtaken; what comes next is another move
                continue
            self.waits.append(time.perf_counter() - asked)
            self.witness.acknowledged[command_id] = (answer["number"], f"{seat}:{move}")
            pending = None
            number = answer["number"]
            with suppress(TimeoutError):
                await player.until(lambda player, n=number: player.number >= n or player.gone.is_set(), 10)
        return pending


async def set_tables(
    addresses: Sequence[str], tables: int, seed: int, settings: Callable[[int], dict[str, Any]]
) -> list[Person]:
    """Tables for two people each, begun."""
    people = []
    for number in range(tables):
        host = await Player.join(addresses[0], keep=False)
        guest = await Player.join(addresses[0], keep=False)
        made = await begin_match(host, guest, **settings(number))
        for player, name in ((host, "host"), (guest, "guest")):
            assert player.secret is not None
            rng = random.Random(f"{seed} {number} {name}")
            people.append(Person(f"{name}{number}", addresses, made, player.secret, rng))
            await player.close()
    return people


async def check_promises(database: str, people: Sequence[Person]) -> int:
    """Compare everything acknowledged with the logs; returns how much that was."""
    checked = 0
    db = await open_database(database)
    try:
        for table in {person.table for person in people}:
            log = await db.read(read_entries, table)
            assert [entry.number for entry in log] == list(range(1, len(log) + 1))
            written: dict[str, tuple[int, str]] = {}
            for entry in log:
                body = msgspec.json.decode(entry.body)
                if body["did"] == "moved" and "cid" in body:
                    assert body["cid"] not in written, "a command was carried out twice"
                    written[body["cid"]] = (entry.number, f"{body['seat']}:{body['move']}")
            for person in people:
                if person.table == table:
                    for command_id, promised in person.witness.acknowledged.items():
                        assert written.get(command_id) == promised, (
                            f"{command_id} was acknowledged and is lost"
                        )
                        checked += 1
    finally:
        await db.close()
    return checked
