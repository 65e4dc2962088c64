"""Whether one visitor can make the others wait: `python bench/fairness.py --attack replay`.

A real server, with the limits that it has in service. Calm players in rooms of two make moves all the time;
then somebody attacks from another address, in a process of their own, and the players go on. Calm and attack
take turns a few times; each figure is the best of its turns, and only their ratio is worth anything.

The objective: under every attack the moves' p99 stays below 5 times what it is in calm, and below 250 ms.

`bench/attacks.py` has the attacks. Some have a probe besides the moves: something else that the attack makes
slow, and that the same calm people ask for now and then.
"""

import argparse
import asyncio
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from multiprocessing.synchronize import Event
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench.attacks import ATTACKS, Target
from bench.probes import PROBES, Probe
from bench.server_load import Load, Room, percentile, settings_of, steady
from tablee.bots.play import play_match
from tablee.match.record import encode, record_of
from tests.server.db.crowd import fill
from tests.table_server import TableServer

MATCHES = 200  # finished ones that the server knows
RATIO, LONGEST = 5.0, 0.25  # the objective


class ServerInService(TableServer):
    """With limits, with bots that take their time; and with tables that soon sleep, so that they can wake."""

    def _command(self) -> list[str | Path]:
        command = [part for part in super()._command() if part not in ("--no-rate-limits", "--pace", "0")]
        return [*command, "--idle", "1"]


class Attacker:
    """An attack in a process of its own, which can be told to begin and to stop."""

    def __init__(self, name: str, target: Target) -> None:
        context = multiprocessing.get_context("spawn")
        self._ready, self._go = context.Event(), context.Event()
        arguments = (name, target, self._ready, self._go)
        self._process = context.Process(target=_attack, args=arguments, daemon=True)

    async def __aenter__(self) -> "Attacker":
        self._process.start()
        while not self._ready.is_set():
            assert self._process.is_alive(), "the attack failed before it began"
            await asyncio.sleep(0.05)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.join()

    @asynccontextmanager
    async def striking(self) -> AsyncIterator[None]:
        self._go.set()
        try:
            yield
        finally:
            self._go.clear()
        assert self._process.is_alive(), "the attack broke down"


def _attack(name: str, target: Target, ready: Event, go: Event) -> None:
    asyncio.run(_strike(name, target, ready, go))


async def _strike(name: str, target: Target, ready: Event, go: Event) -> None:
    attack = ATTACKS[name](target)
    await attack.prepare()
    ready.set()
    while True:
        while not go.is_set():
            await asyncio.sleep(0.02)
        striking = asyncio.create_task(attack.strike())
        while go.is_set() and not striking.done():
            await asyncio.sleep(0.02)
        striking.cancel()
        with suppress(asyncio.CancelledError):
            await striking


async def watch(
    load: Load, rooms: list[Room], probe: Probe | None, seconds: float, rate: float
) -> tuple[list[float], list[float]]:
    """How long moves took, and what the probe asked for; both sorted."""
    asked: list[float] = []
    began = 0.0

    async def probing() -> None:
        nonlocal began
        while probe is not None:
            began = time.perf_counter()
            asked.append(await probe.ask())
            await asyncio.sleep(probe.pause)

    task = asyncio.create_task(probing())
    moves, _ = await steady(load, rooms, rate, seconds)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    waited = time.perf_counter() - began
    if probe is not None and waited > max(asked, default=0.0) + probe.pause:
        asked.append(waited)  # and longer: there was no answer yet
    return moves, sorted(asked)


def best(turns: list[list[float]], part: float) -> float:
    return min((percentile(turn, part) for turn in turns if turn), default=float("nan"))


def tell(what: str, calm: list[list[float]], attacked: list[list[float]]) -> None:
    figures = []
    for name, part in (("p50", 0.5), ("p99", 0.99)):
        before, during = best(calm, part), best(attacked, part)
        figures.append(f"{name} {1e3 * before:.1f} → {1e3 * during:.1f} ms ({during / before:.1f} times)")
    print(f"   {what}: {', '.join(figures)}", flush=True)


async def measure(name: str, arguments: argparse.Namespace, server: TableServer) -> None:
    load = Load(server)
    rooms = [
        await load.room(settings_of("skyjo", 2), f"10.1.0.{number}") for number in range(arguments.rooms)
    ]
    probe = PROBES[ATTACKS[name].probe](load) if ATTACKS[name].probe else None
    if probe is not None:
        await probe.prepare()
    target = Target(server.port, "10.66.66.66", MATCHES)
    calm: list[tuple[list[float], list[float]]] = []
    attacked: list[tuple[list[float], list[float]]] = []
    async with Attacker(name, target) as attacker:
        await watch(load, rooms, probe, 2, arguments.rate)  # get going
        for _ in range(arguments.turns):
            calm.append(await watch(load, rooms, probe, arguments.seconds, arguments.rate))
            async with attacker.striking():
                await asyncio.sleep(1)
                attacked.append(await watch(load, rooms, probe, arguments.seconds, arguments.rate))
            await asyncio.sleep(2)
    load_average = os.getloadavg()[0]
    print(f"{name}: {ATTACKS[name].__doc__} (load {load_average:.1f})")
    tell("moves", [moves for moves, _ in calm], [moves for moves, _ in attacked])
    if probe is not None:
        tell(PROBES[ATTACKS[name].probe].what, [asked for _, asked in calm], [asked for _, asked in attacked])
    before, during = (best([moves for moves, _ in turns], 0.99) for turns in (calm, attacked))
    print("   the objective is met" if during < min(LONGEST, RATIO * before) else "   NOT FAIR")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--attack", choices=["all", *ATTACKS], default="all")
    parser.add_argument("--database", help="the URL of an empty one; left out: SQLite")
    parser.add_argument("--rooms", type=int, default=20)
    parser.add_argument("--rate", type=float, default=60, help="moves a second of all calm players together")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--turns", type=int, default=3)
    arguments = parser.parse_args()
    record = encode(record_of(play_match([3] * 3, "skyjo", seed=1)))  # of three, as `fill` seats them
    for name in ATTACKS if arguments.attack == "all" else [arguments.attack]:
        with tempfile.TemporaryDirectory() as directory:
            database = arguments.database or f"sqlite:///{directory}/tablee.sqlite"
            fill(database, MATCHES, record)
            with ServerInService(database) as server:
                began = time.monotonic()
                asyncio.run(measure(name, arguments, server))
                print(f"   {time.monotonic() - began:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
