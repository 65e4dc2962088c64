"""How much a server carries: `python bench/server_load.py [--database …]`, or with `--proxy`.

The server runs on one core, the players on the other. Everything is a ratio within this run:

1. latency    1,000 people in rooms of four make 300 moves a second; from sending a move until the last of
              the four has it
2. saturation as many moves as it takes; durable moves per second of the server's CPU time
3. memory     what a table costs that is awake and that nobody looks at
4. flatness   CPU time for a move at 10 and at 2,000 tables

With `--proxy` it is two processes on PostgreSQL and NATS behind nginx with TLS. 2,000 people in rooms of four
come through it to whichever process is next, so that most rooms have people at both: latency and saturation.
"""

import argparse
import asyncio
import json
import os
import random
import re
import ssl
import subprocess
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
from tests.services import Nats, Nginx, Postgres
from tests.table_server import TableServer


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
NUMBER = re.compile(rb'"number":(\d+)')


@dataclass
class Room:
    """Four people at a table. Only who has to act reads a message; the others note that it came."""

    table: str
    lines: list[Line] = field(default_factory=list)
    newest: list[bytes] = field(default_factory=list)
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    sent_at: float = 0.0
    numbers: list[int] = field(default_factory=list)  # what everybody has heard of
    wanted: int = 1  # what everybody is to hear of
    commands: int = 0
    done: "asyncio.Future[float] | None" = None

    def heard(self, line: Line, message: bytes) -> None:
        if message.startswith((UPDATE, b'{"type":"snapshot"')):
            at = self.lines.index(line)
            self.newest[at] = message
            self.numbers[at] = int(NUMBER.findall(message, 0, 60)[0])
            if self.done is not None and not self.done.done() and min(self.numbers) >= self.wanted:
                self.done.set_result(time.perf_counter() - self.sent_at)
        elif message.startswith(b'{"type":"refusal"') and self.done is not None:
            self.done.set_exception(RuntimeError(message.decode()))

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
        self.wanted = max(self.numbers) + 1
        self.sent_at = time.perf_counter()
        self.lines[seat].send(command)
        return await asyncio.wait_for(self.done, 30)


class Load:
    """Servers and the people who play at them, through a proxy if there is one."""

    def __init__(self, *servers: TableServer, proxy: Nginx | None = None) -> None:
        self.server = servers[0]
        self.processes = [psutil.Process(server.pid) for server in servers]
        self.port = self.server.port if proxy is None else proxy.port
        self.tls = None if proxy is None else ssl._create_unverified_context()
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
            line = await Line.open("127.0.0.1", self.port, heard, address, self.tls)
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
            room.numbers.append(0)
        for line in room.lines:
            line.heard = room.heard
        await asyncio.sleep(0.5)  # until the other process has heard that everybody is ready
        room.done = asyncio.get_running_loop().create_future()
        room.wanted = 2 + 2 * len(room.lines)  # opened, sat down, ready, dealt
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
        times = [process.cpu_times() for process in self.processes]
        return float(sum(each.user + each.system for each in times))

    def memory(self) -> int:
        return sum(process.memory_info().rss for process in self.processes)


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
        await speed(arguments, load, 250)
    if arguments.only != "speed":
        await size(arguments, load)


async def speed(arguments: argparse.Namespace, load: Load, count: int) -> None:
    for game in ("skipbo", "skyjo"):
        rooms = await load.rooms(count, settings_of(game, 4))
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


_LOCATIONS = """location / {
            proxy_pass http://tablee;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection upgrade;
            proxy_read_timeout 1h;
        }"""


def behind_a_proxy(arguments: argparse.Namespace) -> None:
    with Postgres() as postgres, Nats() as nats, tempfile.TemporaryDirectory() as directory:
        certificate = Path(directory) / "site.pem"
        command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost"
        files = ["-keyout", certificate.with_suffix(".key"), "-out", certificate]
        subprocess.run([*command.split(), *files], check=True, capture_output=True)
        os.chmod(directory, 0o755)
        database = postgres.create_database()
        with TableServer(database, nats.url) as one, TableServer(database, nats.url) as two:
            upstream = f"upstream tablee {{ server 127.0.0.1:{one.port}; server 127.0.0.1:{two.port}; }}"
            with Nginx(_LOCATIONS, upstream, certificate) as proxy:
                import uvloop

                uvloop.run(speed(arguments, Load(one, two, proxy=proxy), 500))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--database", help="a URL; left out: SQLite in a temporary directory")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument(
        "--only", choices=["speed", "size"], help="latency and saturation, or memory and flatness"
    )
    parser.add_argument("--proxy", action="store_true", help="two processes behind nginx with TLS")
    arguments = parser.parse_args()
    if arguments.proxy:
        behind_a_proxy(arguments)
        return
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
