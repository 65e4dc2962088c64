import asyncio
import random
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tablee.match.record import Record, decode
from tablee.match.replay import verify
from tests.effort import amount
from tests.server.faults.playing import Person, check_promises
from tests.server.lines import Player
from tests.server.programs import Program
from tests.table_server import TableServer

PEOPLE, PROGRAMS = 12, 20
ROUNDS = amount(2, quick=2, soak=3)
PLAN = {
    "game": "skyjo",
    "players": 4,
    "options": {"limit": 1},
    "rounds": ROUNDS,
    "level": 1,
    "clock": 60,
    "grace": 60,
    "pause": 0,
}


@dataclass
class Guest:
    """Somebody who takes part, themselves or with a program."""

    server: TableServer
    secret: str
    plays: bool  # themselves
    number: int
    tables: list[Person] = field(default_factory=list)  # what they did at each table, if they played

    async def call(self, method: str, path: str, **how: Any) -> Any:
        """Until the server answers: it may be away for a moment."""
        headers = {"Authorization": f"Bearer {self.secret}"}
        while True:
            with suppress(httpx.TransportError):
                async with httpx.AsyncClient(base_url=self.server.url, trust_env=False, timeout=30) as http:
                    answer = await http.request(method, path, headers=headers, **how)
                    if answer.status_code < 500:
                        assert answer.status_code < 300, answer.text
                        return answer.json()
            await asyncio.sleep(0.1)

    async def take_part(self, tournament: str) -> None:
        """Until it is over: wherever they have to play, they do."""
        playing: dict[str, asyncio.Task[None]] = {}
        seen, phase, over = 0, "playing", asyncio.Event()
        while phase != "over":
            shown = await self.call("GET", tournament, params={"seen": seen, "wait": 2})
            seen, phase = shown["version"], shown["phase"]
            mine = shown["mine"]
            if mine is not None and not mine["over"] and mine["code"] not in playing:
                table = await self.call("GET", f"/api/tables/{mine['code']}")
                how = self._play(table, over) if self.plays else self._let_play(table)
                playing[mine["code"]] = asyncio.create_task(how)
        over.set()
        for task in playing.values():
            if not self.plays:
                task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _play(self, table: Any, over: asyncio.Event) -> None:
        rng = random.Random(f"{self.number} {len(self.tables)}")
        person = Person(f"guest{self.number}", [self.server.url], table["table"]["id"], self.secret, rng)
        self.tables.append(person)
        await person.play(over, rematch=False)

    async def _let_play(self, table: Any) -> None:
        """Give the own seat to a program, which comes back whenever its line breaks."""
        seat, path = table["yours"][0]["seat"], f"/api/tables/{table['table']['id']}/bots"
        given = await self.call("POST", path, json={"seat": seat, "ms": 10_000})
        while True:
            with suppress(OSError, WebSocketException):
                program = await Program.connect(self.server.url, given["token"])
                try:
                    await program.play()
                finally:
                    await program.close()
            await asyncio.sleep(0.05)


async def come(server: TableServer, number: int) -> Guest:
    line = await Player.join(server.url, keep=False)
    assert line.secret is not None
    await line.close()
    return Guest(server, line.secret, number < PEOPLE, number)


async def evening(server: TableServer) -> tuple[Any, Sequence[Guest]]:
    guests = [await come(server, number) for number in range(PEOPLE + PROGRAMS)]
    made = await guests[0].call("POST", "/api/tournaments", json=PLAN)
    tournament = f"/api/tournaments/{made['id']}"
    await asyncio.gather(*(guest.call("POST", tournament, json={"do": "join"}) for guest in guests))
    await guests[0].call("POST", tournament, json={"do": "begin"})
    playing = [asyncio.create_task(guest.take_part(tournament)) for guest in guests]
    while not await _in_the_middle(guests[0], tournament):
        await asyncio.sleep(0.05)
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    await asyncio.wait_for(asyncio.gather(*playing), 300)
    return await guests[0].call("GET", tournament), guests


async def _in_the_middle(guest: Guest, tournament: str) -> bool:
    """A round goes on that is not the first."""
    shown = await guest.call("GET", tournament)
    assert shown["phase"] == "playing"
    begun = [one["tables"] for one in shown["rounds"] if one["tables"]]
    return len(begun) > 1 and not all(table["over"] for table in begun[-1])


def recompute(
    rounds: Sequence[Sequence[tuple[Sequence[int], Record]]],
) -> dict[int, tuple[Fraction, int, int]]:
    """The score of each entrant from the records alone: share of the field, matches won, sum of leads."""
    share: dict[int, Fraction] = defaultdict(Fraction)
    won: dict[int, int] = defaultdict(int)
    leads: dict[int, int] = defaultdict(int)
    for tables in rounds:
        for seat in range(4):
            field = {}
            for seats, record in tables:
                assert record.result is not None
                own = record.result.totals[seat]
                best = min(total for at, total in enumerate(record.result.totals) if at != seat)
                field[seats[seat]] = best - own
                won[seats[seat]] += seat in record.result.winners
            for entrant, lead in field.items():
                others = [other for one, other in field.items() if one != entrant]
                beaten = sum(other < lead for other in others) + Fraction(sum(o == lead for o in others), 2)
                share[entrant] += Fraction(beaten, len(others)) / len(rounds)
                leads[entrant] += lead
    return {entrant: (share[entrant], won[entrant], leads[entrant]) for entrant in share}


@pytest.mark.full
def test_an_evening_of_32_is_played_to_the_end_though_the_server_is_killed(tmp_path: Path) -> None:
    database = str(tmp_path / "tablee.sqlite")
    with TableServer(database) as server:
        shown, guests = asyncio.run(evening(server))
        with httpx.Client(base_url=server.url, trust_env=False) as http:
            records = {
                table["record"]: decode(http.get(f"/api/records/{table['record']}").content)
                for played in shown["rounds"]
                for table in played["tables"]
            }
    promises = asyncio.run(check_promises(database, [person for guest in guests for person in guest.tables]))
    assert promises > 10 * PEOPLE
    assert len(shown["entrants"]) == len(guests)  # and no bot
    assert [len(played["tables"]) for played in shown["rounds"]] == [8] * ROUNDS
    for record in records.values():
        verify(record)
    # Before a program has come for the first time, a bot may play for it.
    assert sum(name == "Tester (program)" for record in records.values() for name in record.seats) > PROGRAMS
    rounds = [
        [(table["seats"], records[table["record"]]) for table in played["tables"]]
        for played in shown["rounds"]
    ]
    for tables, played in zip(rounds, shown["rounds"], strict=True):
        assert {record.commitment for _, record in tables} == {played["commitment"]}
        assert sorted(entrant for seats, _ in tables for entrant in seats) == list(range(len(guests)))
    scores = recompute(rounds)
    told = {
        one["entrant"]: (Fraction(one["points"], one["top"]), one["won"], one["lead"])
        for one in shown["standings"]
    }
    assert told == scores
    assert [one["entrant"] for one in shown["standings"]] == sorted(
        scores, key=lambda one: (*(-value for value in scores[one]), one)
    )
