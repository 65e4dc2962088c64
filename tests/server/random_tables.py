"""Tables of every kind with all sorts of people at them, who do whatever can be done; no network between.

The live_tables, the lines and the store are the real ones. What a line would send is kept in full.
"""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Mapping, Set
from itertools import count
from random import Random
from typing import Any, NamedTuple

from jsonschema import Draft202012Validator

from scripts.protocol_schema import protocol_schema
from tablee.server.appends import open_database
from tablee.server.counters import Counters, Overload, Times
from tablee.server.db.database import Database
from tablee.server.jobs.bot_service import BotWorkers
from tablee.server.limits.admission import Admission
from tablee.server.limits.rate_limits import Bucket, RateLimits
from tablee.server.people.people import Arrival, People
from tablee.server.tables import queries as tables
from tablee.server.tables.store import TableStore
from tablee.server.web.access import Visitors
from tablee.server.web.player_socket import PlayerSocket, PlayerSockets
from tablee.table.live_table import LiveTable
from tablee.table.ports import Visitor
from tablee.table.protocol import Settings
from tablee.table.tables import Tables
from tests.properties.invariants import ALL_MOVES
from tests.properties.playouts import SETUPS, STYLES, Setup, choose
from tests.server.knowing import Moment, moments
from tests.server.leaks import Context, Knowing

log = logging.getLogger(__name__)

Message = dict[str, Any]
VALIDATOR = Draft202012Validator({"$ref": "#/$defs/FromServer", "$defs": protocol_schema()["$defs"]})
_ANYBODY = Visitor("", "")
_PATIENCE = 30.0  # seconds for an answer
_CHECKED = 25  # messages of each table, against the schema
_ENTRIES = 200  # of a log, then the table has been looked at long enough


class Chance(BotWorkers):
    """Bots that move at random, in this process, with a liking for plays: games have to end."""

    def __init__(self, rng: Random) -> None:
        self.times = Times(1.0)
        self._rng = rng

    async def choose(self, game: str, level: int, seat: int, view: Any, visitor: Visitor = _ANYBODY) -> str:
        moves = [str(move) for move in view.legal_moves]
        plays = [move for move in moves if ">" in move or move == "d"]
        usual = [move for move in moves if move[0] not in "+o~!"]
        pool = moves if self._rng.random() < 0.05 else plays or usual
        return self._rng.choice(pool)

    def is_cold(self, game: str) -> bool:
        return False

    def close(self) -> None:
        pass


class Wire:
    """A line to the server, without a network. `texts` are all messages that were sent over it."""

    def __init__(
        self, tables: Tables, visitors: Visitors, person: str = "", cookie: str | None = None
    ) -> None:
        self.person = person
        self.secret = ""
        self.texts: list[str] = []
        self.context: dict[str, Context] = {}  # moves that were refused
        self.opened = 0  # how often it asked for a snapshot
        self.takes = asyncio.Event()  # whether it reads what it is sent
        self.takes.set()
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        headers = [] if cookie is None else [(b"cookie", f"tablee={cookie}".encode())]
        scope = {"type": "websocket", "headers": headers, "client": ("127.0.0.1", 1)}
        sockets = PlayerSockets(tables, visitors, Admission(1000, None, Overload()), Counters())
        self.line = PlayerSocket(sockets, scope, self._said.get, self._send)
        self.line._bucket = Bucket(float("inf"), 1.0)
        self._task = asyncio.create_task(self.line.run())

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            await self.takes.wait()
            text = message["text"]
            self.texts.append(text)
            if text.startswith(('{"type":"ack"', '{"type":"refusal"', '{"type":"welcome"')):
                answer = json.loads(text)
                waiting = self._answers.pop(str(answer.get("id", "hello")), None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(answer)

    def say(self, text: str) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def hello(self, **fields: Any) -> None:
        answer = self._answers["hello"] = asyncio.get_running_loop().create_future()
        self.say(json.dumps({"type": "hello", "protocol": 1, **fields}))
        welcome = await asyncio.wait_for(answer, _PATIENCE)
        self.person = welcome["person"]["id"]
        self.secret = welcome["secret"] or self.secret

    async def ask(self, kind: str, **fields: Any) -> Message:
        """The acknowledgement, or the refusal; who asks reads the answer."""
        self.takes.set()
        self.opened += kind == "open"
        command = f"c{next(_ids)}"
        answer = self._answers[command] = asyncio.get_running_loop().create_future()
        self.say(json.dumps({"type": kind, "id": command, **fields}))
        return await asyncio.wait_for(answer, _PATIENCE)

    async def close(self) -> None:
        self.takes.set()
        self._said.put_nowait({"type": "websocket.disconnect"})
        await asyncio.wait_for(self._task, _PATIENCE)


_ids = count(1)


class Figures(NamedTuple):
    """Of what was played and looked at."""

    games: int = 0
    finished: int = 0
    entries: int = 0
    messages: int = 0
    bytes: int = 0
    exchanged: int = 0

    def plus(self, other: "Figures") -> "Figures":
        return Figures(*(one + two for one, two in zip(self, other, strict=True)))


class RandomTable:
    """One table, from its first entry until enough has happened."""

    def __init__(self, db: Database, game: str, number: int) -> None:
        self.rng = Random(f"{game} {number}")
        self.db = db
        self.people = People(db)
        self.visitors = Visitors(self.people, RateLimits(limited=False))
        self.tables = self._new_house()
        self.setup = _short(SETUPS[game][number * 13 % len(SETUPS[game])], self.rng)  # all, in any order
        self.style = self.rng.choice([style for style in STYLES[game] if style != "hoarder"])
        self.arrivals: list[Arrival] = []
        self.wires: list[Wire] = []
        self.closed: list[Wire] = []
        self.phrases: list[str] = []
        self.live: LiveTable
        self.stranger: Wire
        self.number = number

    def _new_house(self) -> Tables:
        return Tables(TableStore(self.db), self.people, Chance(Random(self.rng.random())), pace=0)

    async def play(self) -> None:
        rng, setup = self.rng, self.setup
        self.arrivals = [await self.people.newcomer("en") for _ in range(rng.randrange(3, 5))]
        self.phrases = [await self.people.phrase(self.arrivals[0].person.id, "en")]
        settings = Settings(
            game=setup.game,
            players=setup.players,
            options=dict(setup.options),
            public=rng.random() < 0.5,
            clock=rng.choice((None, None, 3600)),
            grace=rng.choice((15, 60)),
        )
        self.live = await self.tables.create(settings, self.arrivals[0].person.id)
        for arrival in self.arrivals:
            await self._come(arrival)
        self.stranger = Wire(self.tables, self.visitors)
        await self.stranger.hello()
        await self.stranger.ask("open", table=self.live.table.code)
        self.wires.append(self.stranger)
        await self._gather()
        if rng.random() < 0.5:
            self.stranger.takes.clear()
        while self.live.table.number < _ENTRIES:
            if self.live.table.phase == "over":
                if rng.random() < 0.4:
                    break
                await self._oddity()
                await self._somebody().ask("rematch")
                await self._oddity()
                await self._gather()
            await self._step()
        await self._end()

    async def _come(self, arrival: Arrival) -> Wire:
        """By cookie or by secret; having seen nothing, something or everything."""
        number = self.live.table.number
        if self.rng.random() < 0.5:
            wire = Wire(self.tables, self.visitors, arrival.person.id, arrival.cookie)
            await wire.hello(secret=None)
        else:
            wire = Wire(self.tables, self.visitors, arrival.person.id)
            await wire.hello(secret=arrival.secret)
        seen = self.rng.choice((None, 0, number, self.rng.randrange(number + 1)))
        await wire.ask("open", table=self.live.table.id, seen=seen)
        self.wires.append(wire)
        return wire

    async def _gather(self) -> None:
        """Seats for people, guests and bots; then everybody is ready. Some may be seated already."""
        rng, host = self.rng, await self._wire_of(self.live.table.host)
        for seat, place in enumerate(self.live.table.seats):
            chance = rng.random()
            if chance < 0.25 or (place.owner and place.owner not in self.live.presence.here()):
                await host.ask("bot", seat=seat, level=rng.randrange(1, 5))
            elif place.empty and chance < 0.45:
                await self._somebody().ask("sit", seat=seat, guest=f"guest {seat}")
            elif place.empty:
                await self._somebody().ask("sit", seat=seat)
        for wire in self.wires:
            if self.live.table.seats_of(wire.person):
                await wire.ask("ready")
        await host.ask("start")

    async def _step(self) -> None:
        rng, table = self.rng, self.live.table
        if rng.random() < 0.2:
            await self._oddity()
        elif table.undo is not None:
            for person in sorted(table.undo.waiting):
                await (await self._wire_of(person)).ask("answer", agree=rng.random() < 0.8)
        elif table.phase == "between":
            await (await self._wire_of(table.host)).ask("next")
        elif table.phase == "gathering":
            await self._gather()
        elif table.phase == "playing":
            await self._move()

    async def _move(self) -> None:
        table = self.live.table
        assert table.match is not None
        seat, move = choose(table.match, self.rng, self.style)
        owner = table.seats[seat].owner
        if owner is None:
            await self._wait_for_bot()
            return
        number, wire = table.number, await self._wire_of(owner)
        await self._try(wire, seat, str(move))
        if self.rng.random() < 0.1:
            await self._try(wire, seat, str(move))  # which is mostly refused now
        if self.rng.random() < 0.1 and table.number == number + 1:
            await wire.ask("undo", seat=seat)

    async def _try(self, wire: Wire, seat: int, move: str) -> None:
        number = self.live.table.number
        answer = await wire.ask("move", seat=seat, move=move)
        if answer["type"] == "refusal" and self.live.table.number == number and self.live.sure:
            wire.context[answer["id"]] = Context(number, seat, move)

    async def _wait_for_bot(self) -> None:
        number = self.live.table.number
        for _ in range(10):
            await asyncio.sleep(0.001)
            if self.live.table.number != number:
                return

    async def _wire_of(self, person: str) -> Wire:
        """One of this person's lines; they come back if they have none."""
        mine = [wire for wire in self.wires if wire.person == person]
        if mine:
            return self.rng.choice(mine)
        return await self._come(next(one for one in self.arrivals if one.person.id == person))

    def _somebody(self) -> Wire:
        taking = [wire for wire in self.wires if wire.takes.is_set()]
        return self.rng.choice(taking)

    async def _oddity(self) -> None:
        """Anything that does not bring the game on."""
        rng, table, wire = self.rng, self.live.table, self._somebody()
        seat = rng.randrange(table.settings.players)
        match rng.randrange(16):
            case 0:
                await wire.ask("say", text=rng.choice(("hello", "what have you got?")))
            case 1:
                await wire.ask("react", reaction="wow")
            case 2:
                await wire.ask("mute", person=rng.choice(self.arrivals).person.id)
            case 3 | 4:
                move = str(rng.choice(ALL_MOVES[self.setup.game]))
                seats = table.seats_of(wire.person) or [seat]
                await self._try(wire, rng.choice(seats), move)
            case 5:
                await wire.ask("move", seat=seat, move=rng.choice(("nonsense", "h", "seed", "?")))
            case 6 | 7:
                free = [seat for seat, place in enumerate(table.seats) if place.person is None]
                await wire.ask("sit", seat=rng.choice(free or [seat]))
            case 8:
                await wire.ask("stand", seat=rng.choice(table.seats_of(wire.person) or [seat]))
            case 9:
                await wire.ask("bot", seat=seat, level=rng.choice((1, 4, None)))
            case 10:
                await wire.ask("undo", seat=rng.choice(table.seats_of(wire.person) or [seat]))
            case 11:
                wire.say(rng.choice(("{", '{"type":"seed","id":"x"}', '{"type":"ping"}', '{"type":"move"}')))
            case 12:
                await wire.ask("open", table=table.id, seen=rng.randrange(table.number + 1))
            case 13:
                if len(self.wires) < 6:
                    await self._come(rng.choice(self.arrivals))
                elif wire is not self.stranger:  # who could not come back
                    self.wires.remove(wire)
                    self.closed.append(wire)
                    await wire.close()
            case 14:
                person = rng.choice(self.arrivals).person.id
                await self.people.change(person, name=f"name {rng.randrange(1000)}")
                self.tables.person_changed(person)
            case _:
                slow = rng.choice(self.wires[1:])
                if not slow.takes.is_set():
                    slow.takes.set()
                elif len(self.wires) > 4:
                    slow.takes.clear()

    async def _end(self) -> None:
        """Everybody leaves; the table is read from the store and looked at once more."""
        for wire in self.wires:
            wire.takes.set()
        await asyncio.sleep(0.01)  # who has fallen behind is shown the whole table
        for wire in self.wires:
            await wire.close()
        self.closed += self.wires
        self.wires = []
        await self.tables.close()
        self.tables = self._new_house()
        async with self.tables.at(self.live.table.id) as self.live:
            for arrival in self.arrivals:
                await self._come(arrival)
        for wire in self.wires:
            await wire.close()
        self.closed += self.wires
        await self.tables.close()

    async def looked_at(self, thorough: float) -> "Played":
        """What was told that should not be, and how much there was."""
        log = await self.db.read(tables.read_entries, self.live.table.id, 0)
        truth = moments(self.live.table.id, log)
        tokens = [token for arrival in self.arrivals for token in (arrival.cookie, arrival.secret)]
        knowing = Knowing(truth, [*tokens, *self.phrases, self.stranger.secret], thorough, self.number)
        for wire in self.closed:
            for text in wire.texts:
                knowing.look(wire.person, text, wire.context)
        games = sum(one.did["did"] in ("started", "next") for one in truth.values())
        ended = sum(one.did["did"] == "moved" and one.state.outcome is not None for one in truth.values())
        figures = Figures(games, ended, len(log), knowing.messages, knowing.bytes, knowing.exchanged)
        texts = [text for wire in self.closed for text in wire.texts]
        told = [json.loads(text) for text in self.rng.sample(texts, min(len(texts), _CHECKED))]
        found = [f"schema: {error.message}" for one in told for error in VALIDATOR.iter_errors(one)]
        complaints = [
            f"{complaint} | {self.setup} {self.number}" for complaint in [*knowing.complaints, *found]
        ]
        return Played(complaints, figures, Counter(knowing.kinds) + self._what_happened(truth))

    def _what_happened(self, truth: Mapping[int, Moment]) -> Counter[str]:
        """How often the rarer things came about."""
        found = Counter({f"{self.setup.players} players": 1})
        for one in truth.values():
            did, running = one.did["did"], one.phase in ("playing", "between")
            found[f"{did}, running" if running else did] += 1
            found["undone"] += one.undone
            found["stand-in"] += one.did.get("stand_in", False)
            found.update(type(event).__name__ for event in one.events)
            owners = [owner for _, owner, _, _ in one.places if owner is not None]
            found["several seats of one client"] += running and len(owners) > len(set(owners))
        for wire in self.closed:
            snapshots = sum(text.startswith('{"type":"snapshot"') for text in wire.texts)
            found["resynchronised"] += max(0, snapshots - wire.opened)
        return found


def _short(setup: Setup, rng: Random) -> Setup:
    """The same kind of table with games that end soon."""
    options = dict(setup.options)
    if setup.game == "skipbo":
        options["stock_size"] = rng.choice((1, 1, 2, 3))
    return setup._replace(options=options)


class Played(NamedTuple):
    """What there is to complain of, how much was looked at, and how often each kind of thing was seen."""

    complaints: list[str]
    figures: Figures
    seen: Counter[str]

    @property
    def kinds(self) -> set[str]:
        """Of complaints: see `Knowing`."""
        return {complaint.split(":")[0] for complaint in self.complaints}


async def play_tables(
    database: str,
    game: str,
    games: int,
    first: int = 0,
    thorough: float = 0.1,
    at_once: int = 8,
    wanted: Set[str] = frozenset(),
) -> Played:
    """Tables until so many games were dealt, or there is something to complain of: of each wanted kind."""
    total = Played([], Figures(), Counter())
    numbers = count(first)

    async def keep_playing(db: Database) -> None:
        nonlocal total
        while total.figures.games < games and not (total.complaints and total.kinds >= wanted):
            table = RandomTable(db, game, next(numbers))
            await table.play()
            one = await table.looked_at(thorough)
            total = Played(
                total.complaints + one.complaints, total.figures.plus(one.figures), total.seen + one.seen
            )
            log.info("%s table %d: %s so far", game, table.number, total.figures)

    async with await open_database(database) as db, asyncio.TaskGroup() as group:
        for _ in range(at_once):
            group.create_task(keep_playing(db))
    return total
