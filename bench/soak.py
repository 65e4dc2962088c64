"""Two servers for hours: `python bench/soak.py --hours 2 --plot docs/images/soak.svg`.

Two processes on one PostgreSQL and one NATS. People come, play, go away and come back, to either server;
their tables fall asleep and wake, and bots play for some of them. One of the two servers is killed again and
again, the other one runs from the beginning to the end. Every half minute the memory, the descriptors and the
waits of the last half minute are noted. At the end everything that was ever acknowledged is looked for in
the log.
"""

import argparse
import asyncio
import json
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import psutil
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.server.faults.playing import Person, check_promises, set_tables
from tests.services import Nats, Postgres
from tests.table_server import TableServer

EVERY = 30.0  # seconds between two notes
_BLUE, _ORANGE, _GREY = "#2f6f9f", "#c7762b", "#8a8a8a"


class Note(NamedTuple):
    """How the servers were: the one that lives on, and the one that is killed."""

    minute: float
    megabytes: tuple[float, float]  # with the processes of their bots
    descriptors: tuple[int, int]
    moves: int  # acknowledged in the last half minute
    p50: float  # milliseconds until a move was acknowledged
    p99: float
    kills: int


def settings_of(number: int) -> dict[str, object]:
    """Half of the tables have a bot that plays for who has left."""
    grace = 15 if number % 4 < 2 else 3600
    if number % 2:
        return {"game": "skyjo", "players": 2, "options": {"limit": 100}, "grace": grace}
    return {"game": "skipbo", "players": 2, "options": {"target": None, "stock_size": 10}, "grace": grace}


async def come_and_go(person: Person, until: float, rng: random.Random) -> None:
    """Plays for a minute or so, is away for a minute or so; some stay away until the table sleeps."""
    while time.monotonic() < until:
        stop = asyncio.Event()
        playing = asyncio.create_task(person.play(stop))
        await asyncio.wait([playing], timeout=min(rng.expovariate(1 / 90), until - time.monotonic()))
        stop.set()
        await playing
        await asyncio.sleep(max(0.0, min(rng.expovariate(1 / 45), until - time.monotonic())))


def weight(server: TableServer) -> tuple[float, int]:
    """Megabytes of the server and its processes, and how many descriptors it holds."""
    try:
        main = psutil.Process(server.pid)
        family = [main, *main.children(recursive=True)]
        return sum(each.memory_info().rss for each in family) / 1e6, main.num_fds()
    except psutil.NoSuchProcess:  # just killed
        return 0.0, 0


def quantile(waits: Sequence[float], share: float) -> float:
    return 1000 * sorted(waits)[min(len(waits) - 1, int(len(waits) * share))] if waits else 0.0


async def soak(
    servers: Sequence[TableServer], people: Sequence[Person], seconds: float, kill_every: float
) -> list[Note]:
    began = time.monotonic()
    until = began + seconds
    rng = random.Random(1)
    playing = [
        asyncio.create_task(come_and_go(person, until, random.Random(person.name))) for person in people
    ]
    notes: list[Note] = []
    kills, next_kill, next_note = 0, began + kill_every, began + EVERY
    while time.monotonic() < until:
        await asyncio.sleep(0.2)
        for task in playing:
            if task.done():
                task.result()
        if time.monotonic() >= next_kill:
            await asyncio.to_thread(servers[1].kill)
            await asyncio.sleep(rng.uniform(0, 5))
            await asyncio.to_thread(servers[1].start)
            kills += 1
            next_kill += kill_every
        if time.monotonic() >= next_note:
            next_note += EVERY
            waits = [wait for person in people for wait in person.waits]
            for person in people:
                person.waits.clear()
            (one, one_open), (two, two_open) = (weight(server) for server in servers)
            notes.append(
                Note(
                    round((time.monotonic() - began) / 60, 2),
                    (round(one, 1), round(two, 1)),
                    (one_open, two_open),
                    len(waits),
                    round(quantile(waits, 0.5), 2),
                    round(quantile(waits, 0.99), 2),
                    kills,
                )
            )
            print(json.dumps(notes[-1]._asdict()), flush=True)
    await asyncio.gather(*playing)
    return notes


def plot(notes: Sequence[Note], path: Path) -> None:
    figure = Figure(figsize=(10, 7), layout="constrained")
    FigureCanvasSVG(figure)
    memory, descriptors, waits = figure.subplots(3, 1, sharex=True)
    minutes = [note.minute for note in notes]
    panels: list[tuple[Any, str, str]] = [
        (memory, "megabytes", "megabytes"),
        (descriptors, "open descriptors", "descriptors"),
    ]
    for axes, title, field in panels:
        values = [getattr(note, field) for note in notes]
        axes.plot(minutes, [value[0] for value in values], color=_BLUE, label="runs to the end")
        axes.plot(
            minutes, [value[1] for value in values], color=_GREY, linewidth=1, label="killed again and again"
        )
        axes.set(ylabel=title)
        axes.set_ylim(bottom=0)
        axes.legend(loc="lower right", frameon=False)
    waits.plot(minutes, [note.p99 for note in notes], color=_ORANGE, label="p99")
    waits.plot(minutes, [note.p50 for note in notes], color=_BLUE, label="p50")
    waits.set(ylabel="milliseconds to an acknowledgement", xlabel="minutes", yscale="log")
    waits.legend(loc="lower right", frameon=False)
    figure.savefig(path, format="svg", metadata={"Date": None})


def slope(values: Sequence[float]) -> str:
    """From the second quarter to the last: what was slow to fill has done so by then."""
    quarter = len(values) // 4
    if not quarter:
        return "too short to tell"
    early = sorted(values[quarter : 2 * quarter])[quarter // 2]
    late = sorted(values[-quarter:])[quarter // 2]
    return f"{early:,.1f} → {late:,.1f}"


async def run(servers: Sequence[TableServer], database: str, given: argparse.Namespace) -> None:
    people = await set_tables([servers[0].url], given.tables, 1, settings_of)
    for number, person in enumerate(people):
        person.pause = given.pause
        addresses = [server.url for server in servers]
        person.addresses = addresses if number % 2 else addresses[::-1]
    notes = await soak(servers, people, given.hours * 3600, given.kill_every)
    checked = await check_promises(database, people)
    print(f"{len(people)} people, {notes[-1].kills} kills, {checked:,} acknowledged moves, all in the log")
    print(f"megabytes, middle of the second and the last quarter: {slope([n.megabytes[0] for n in notes])}")
    print(f"descriptors: {slope([n.descriptors[0] for n in notes])}")
    print(f"p50 in ms: {slope([n.p50 for n in notes])}, p99: {slope([n.p99 for n in notes])}")
    if given.plot:
        plot(notes, given.plot)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hours", type=float, default=2.0)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds that people think about a move")
    parser.add_argument("--kill-every", type=float, default=120.0, metavar="SECONDS")
    parser.add_argument("--plot", type=Path, metavar="FILE")
    given = parser.parse_args()
    with Postgres() as postgres, Nats() as nats:
        database = postgres.create_database()
        settings = (database, nats.url, "--idle", "20")
        with TableServer(*settings) as one, TableServer(*settings) as two:
            asyncio.run(run([one, two], database, given))


if __name__ == "__main__":
    main()
