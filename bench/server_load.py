"""How much one server process carries: `python bench/server_load.py [--database …]`.

The server runs on one core, the players on the other. Everything is a ratio within this run:

1. latency    1,000 people in rooms of four make 300 moves a second; from sending a move until the last of
              the four has it
2. saturation as many moves as it takes; durable moves per second of the server's CPU time
3. memory     what a table costs that is awake and that nobody looks at
4. flatness   CPU time for a move at 10 and at 2,000 tables
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import psutil

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench.line import Line
from tests.server.processes import TableServer


class Own(msgspec.Struct):
    seat: int
    legal_moves: list[str]


class Game(msgspec.Struct):
    turn: int | None = None
    waiting_for: list[int] | None = None


class TableState(msgspec.Struct):
    phase: str


class Told(msgspec.Struct):
    """The few things that a player looks at."""

    type: str
    number: int | None = 0
    id: str | None = None
    game: Game | None = None
    yours: list[Own] | None = None
    table: TableState | None = None
    secret: str | None = None
    code: str | None = None


decode = msgspec.json.Decoder(Told).decode
UPDATE = b'{"type":"update","number":'


@dataclass
class Room:
    """Four people at a table. Only who has to act reads a message; the others note that it came."""

    table: str
    lines: list[Line] = field(default_factory=list)
    newest: list[bytes] = field(default_factory=list)
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    sent_at: float = 0.0
    missing: int = 0  # who has not yet heard of the last move
    commands: int = 0
    done: "asyncio.Future[float] | None" = None

    def heard(self, line: Line, message: bytes) -> None:
        if message.startswith((UPDATE, b'{"type":"snapshot"')):
            self.newest[self.lines.index(line)] = message
            if self.missing:
                self.missing -= 1
                if not self.missing and self.done is not None and not self.done.done():
                    self.done.set_result(time.perf_counter() - self.sent_at)
        elif message.startswith(b'{"type":"refusal"'):
            raise RuntimeError(message.decode())

    def command(self) -> tuple[int, bytes]:
        """Who does what next."""
        self.commands += 1
        told = decode(self.newest[0])
        assert told.game is not None
        if told.table is not None and told.table.phase == "between":
            return 0, b'{"type":"next","id":"%d"}' % self.commands
        seat = told.game.waiting_for[0] if told.game.waiting_for else told.game.turn or 0
        own = decode(self.newest[seat]).yours
        assert own is not None
        plays = [move for move in own[0].legal_moves if ">" in move] or own[0].legal_moves
        move = self.rng.choice(plays)
        text = json.dumps({"type": "move", "id": str(self.commands), "seat": seat, "move": move})
        return seat, text.encode()

    async def step(self) -> float:
        """One move; seconds until the last of all has it."""
        seat, command = self.command()
        self.done = asyncio.get_running_loop().create_future()
        self.missing = len(self.lines)
        self.sent_at = time.perf_counter()
        self.lines[seat].send(command)
        return await asyncio.wait_for(self.done, 30)


class Load:
    """A server and the people who play at it."""

    def __init__(self, server: TableServer) -> None:
        self.server = server
        self.process = psutil.Process(server.pid)
        self.secret = self._newcomer()

    def _newcomer(self) -> str:
        request = urllib.request.Request(
            f"{self.server.url}/api/me", b"{}", {"content-type": "application/json"}, method="POST"
        )
        with urllib.request.urlopen(request) as answer:
            secret: str = json.load(answer)["secret"]
            return secret

    def make_table(self, settings: dict[str, Any]) -> str:
        table: str = self.post("/api/tables", settings)["id"]
        return table

    def leave_table(self, settings: dict[str, Any]) -> None:
        """A table whose cards are dealt, and which nobody looks at."""
        table = self.make_table(settings)
        others = [{"type": "bot", "seat": seat, "level": 1} for seat in range(1, settings["players"])]
        for number, command in enumerate([{"type": "sit", "seat": 0}, *others, {"type": "start"}]):
            self.post(f"/api/tables/{table}/commands", {"id": str(number), **command})

    def post(self, path: str, body: dict[str, Any]) -> Any:
        request = urllib.request.Request(
            f"{self.server.url}{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json", "authorization": f"Bearer {self.secret}"},
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    async def room(self, settings: dict[str, Any], address: str | None = None) -> Room:
        """A table at which everybody sits and the first cards are dealt."""
        room = Room(await asyncio.to_thread(self.make_table, settings))
        answers: asyncio.Queue[Told] = asyncio.Queue()

        def heard(_: Line, message: bytes) -> None:
            answers.put_nowait(decode(message))

        async def until(kind: str) -> None:
            while True:
                told = await asyncio.wait_for(answers.get(), 30)
                if told.type == "refusal":
                    raise RuntimeError(told.code)
                if told.type == kind:
                    return

        for seat in range(settings["players"]):
            line = await Line.open("127.0.0.1", self.server.port, heard, address)
            line.send(b'{"type":"hello","protocol":1}')
            await until("welcome")
            line.send(b'{"type":"open","id":"o","table":"%b"}' % room.table.encode())
            await until("ack")
            line.send(b'{"type":"sit","id":"s","seat":%d}' % seat)
            await until("ack")
            line.send(b'{"type":"ready","id":"r"}')
            await until("ack")
            room.lines.append(line)
            room.newest.append(b"")
        for line in room.lines:
            line.heard = room.heard
        room.missing = len(room.lines)
        room.done = asyncio.get_running_loop().create_future()
        room.lines[0].send(b'{"type":"start","id":"start"}')
        await asyncio.wait_for(room.done, 30)
        room.rng = random.Random(room.table)
        return room

    async def rooms(self, count: int, settings: dict[str, Any]) -> list[Room]:
        made: list[Room] = []
        while len(made) < count:
            made += await asyncio.gather(*(self.room(settings) for _ in range(min(20, count - len(made)))))
            print(f"\r   {len(made)} tables", end="", file=sys.stderr, flush=True)
        print("\r\033[K", end="", file=sys.stderr)
        return made

    def cpu(self) -> float:
        times = self.process.cpu_times()
        return float(times.user + times.system)

    def memory(self) -> int:
        return int(self.process.memory_info().rss)


async def steady(load: Load, rooms: list[Room], rate: float, seconds: float) -> tuple[list[float], float]:
    """So many moves a second, whoever is free; latencies, and CPU seconds for a move."""
    free = list(rooms)
    random.Random(1).shuffle(free)
    latencies: list[float] = []
    running: set[asyncio.Task[None]] = set()

    async def one(room: Room) -> None:
        latencies.append(await room.step())
        free.append(room)

    began, cpu = time.perf_counter(), load.cpu()
    moves = 0
    while (now := time.perf_counter() - began) < seconds:
        while moves < now * rate and free:
            task = asyncio.create_task(one(free.pop(0)))
            running.add(task)
            task.add_done_callback(running.discard)
            moves += 1
        await asyncio.sleep(0.001)
    if running:
        await asyncio.wait(running)
    return sorted(latencies), (load.cpu() - cpu) / len(latencies)


async def idle(load: Load, seconds: float) -> float:
    """CPU seconds a second while nobody moves: what connections cost by themselves."""
    cpu = load.cpu()
    await asyncio.sleep(seconds)
    return (load.cpu() - cpu) / seconds


async def saturated(load: Load, rooms: list[Room], seconds: float) -> tuple[float, float]:
    """As fast as it goes; moves a second, and moves per CPU second."""
    moves = 0
    end = time.perf_counter() + seconds

    async def play(room: Room) -> None:
        nonlocal moves
        while time.perf_counter() < end:
            await room.step()
            moves += 1

    began, cpu = time.perf_counter(), load.cpu()
    await asyncio.gather(*(play(room) for room in rooms))
    return moves / (time.perf_counter() - began), moves / (load.cpu() - cpu)


def percentile(values: list[float], part: float) -> float:
    return values[min(len(values) - 1, int(part * len(values)))]


def settings_of(game: str, players: int) -> dict[str, Any]:
    options = {"target": 10**6} if game == "skipbo" else {"limit": 10**6}  # matches without an end
    return {"game": game, "players": players, "options": options, "grace": 3600}


async def measure(arguments: argparse.Namespace, server: TableServer) -> None:
    load = Load(server)
    if arguments.only != "size":
        await speed(arguments, load)
    if arguments.only != "speed":
        await size(arguments, load)


async def speed(arguments: argparse.Namespace, load: Load) -> None:
    for game in ("skipbo", "skyjo"):
        rooms = await load.rooms(250, settings_of(game, 4))
        people = sum(len(room.lines) for room in rooms)
        await steady(load, rooms, 300, 3)  # get going
        latencies, _ = await steady(load, rooms, 300, arguments.seconds)
        print(
            f"{game}: {people} people in rooms of four, {len(latencies) / arguments.seconds:.0f} moves/s: "
            f"p50 {1e3 * percentile(latencies, 0.5):.1f} ms, p99 {1e3 * percentile(latencies, 0.99):.1f} ms, "
            f"longest {1e3 * latencies[-1]:.1f} ms"
        )
        best = max(
            [await saturated(load, rooms, arguments.seconds / 4) for _ in range(10)], key=lambda x: x[1]
        )
        print(f"{game}: at saturation {best[0]:.0f} moves/s, {best[1]:.0f} durable moves per CPU second")
        for room in rooms:
            for line in room.lines:
                line.transport.close()


async def size(arguments: argparse.Namespace, load: Load) -> None:
    before = load.memory()
    made = 0
    while made < 2000:
        await asyncio.gather(
            *(asyncio.to_thread(load.leave_table, settings_of("skipbo", 4)) for _ in range(20))
        )
        made += 20
        print(f"\r   {made} tables", end="", file=sys.stderr, flush=True)
    print("\r\033[K", end="", file=sys.stderr)
    print(f"memory: {(load.memory() - before) / made / 1024:.1f} kB for a table that is awake, nobody there")

    few = await load.rooms(10, settings_of("skyjo", 2))
    costs = {10: await cost_of_a_move(load, few, arguments.seconds)}
    before = load.memory()
    many = few + await load.rooms(1990, settings_of("skyjo", 2))
    costs[2000] = await cost_of_a_move(load, many, arguments.seconds)
    print(f"memory: {(load.memory() - before) / 1990 / 1024:.1f} kB for a table with two people connected")
    print(
        f"CPU for a move: {1e6 * costs[10]:.0f} µs at 10 tables, {1e6 * costs[2000]:.0f} µs at 2,000 "
        f"({costs[2000] / costs[10]:.2f} times)"
    )


async def cost_of_a_move(load: Load, rooms: list[Room], seconds: float) -> float:
    """CPU seconds at 200 moves a second, without what connections cost by themselves; the best of three."""
    await steady(load, rooms, 200, 3)  # get going
    costs = []
    for _ in range(3):
        resting = await idle(load, seconds / 2)
        _, cost = await steady(load, rooms, 200, seconds / 2)
        costs.append(cost - resting / 200)
    return min(costs)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--database", help="a URL; left out: SQLite in a temporary directory")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument(
        "--only", choices=["speed", "size"], help="latency and saturation, or memory and flatness"
    )
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        database = arguments.database or str(Path(directory) / "tablee.sqlite")
        with TableServer(database) as server:
            cores = sorted(os.sched_getaffinity(0))
            for thread in psutil.Process(server.pid).threads():
                os.sched_setaffinity(thread.id, cores[:1])
            os.sched_setaffinity(0, cores[1:2] or cores)
            import uvloop

            uvloop.run(measure(arguments, server))


if __name__ == "__main__":
    main()
