"""The requests of the HTTP API that a page makes, answered without HTTP: as `server.web` answers them."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any
from urllib.parse import parse_qsl

import msgspec

from tablee.api.catalogue import GameInfo, Strengths, Suggested, plain_games, suggested
from tablee.api.positions import Analysis, PuzzleInfo, analysis, position_in, puzzle_infos
from tablee.api.records import ListedRecord, colours_worn
from tablee.api.replay import replay_json
from tablee.api.rows import deal_of, list_record, my_table
from tablee.api.table_types import BegunMatch, BegunSeat, DealTable, NewTable
from tablee.api.types import AboutMe
from tablee.game.contract import Refused
from tablee.match.record import RecordError, decode
from tablee.match.replay import verify
from tablee.table.broadcast import encode, person_info
from tablee.table.device import Device
from tablee.table.protocol import Settings
from tablee.table.refusals import REFUSALS, on_wire, unreadable
from tablee.table.stored import Finished, StoreAway, now
from tablee.table.story import match_history
from tablee.table.summary import decode as decode_standing
from tablee.table.summary import standing

_MOST = 8  # rows of a list
Query = dict[str, str]


class Api:
    """Answers are JSON; whether it is a refusal comes with it."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._operations: tuple[tuple[str, Callable[..., Awaitable[Any]]], ...] = (
            ("GET api/games", self._games),
            ("(?:GET|POST) api/me", self._me),
            ("PATCH api/me", self._change_me),
            ("GET api/me/tables", self._my_tables),
            ("GET api/me/records", self._my_records),
            ("POST api/tables", self._open_table),
            ("GET api/tables/([^/]+)/hint", self._hint),
            ("GET api/tables/([^/]+)/story", self._story),
            ("GET api/tables/([^/]+)/begun", self._begun),
            ("POST api/records", self._open_record),
            ("GET api/puzzles/([^/]+)", self._puzzles),
            ("GET api/analysis", self._analyse),
            ("POST api/handicap", self._handicap),
            (r"GET (?:g|api/records)/([0-9a-f]{20})(?:\.json)?", self._record),
            ("GET api/records/([^/]+)/replay", self._replay),
            ("POST api/records/([^/]+)/tables", self._play_deal),
        )

    async def request(self, method: str, path: str, body: str = "") -> tuple[bool, str]:
        """Whether it was done, and the answer. `path` is as in the HTTP API, without a slash before it."""
        path, _, query = path.partition("?")
        try:
            for pattern, operation in self._operations:
                if found := re.fullmatch(pattern, f"{method} {path}"):
                    answer = await operation(*found.groups(), body=body, query=dict(parse_qsl(query)))
                    return True, (answer if isinstance(answer, bytes) else encode(answer)).decode()
            raise REFUSALS.refused("no_such_page", path)
        except Refused as refused:
            refusal = refused.refusal
        except (msgspec.DecodeError, ValueError) as error:
            refusal = unreadable(error)
        except StoreAway:
            refusal = REFUSALS.refusal("store_away", "")
        return False, encode(on_wire(refusal, None)).decode()

    async def _games(self, body: str, query: Query) -> list[GameInfo]:
        return plain_games()

    async def _handicap(self, body: str, query: Query) -> Suggested:
        return suggested(msgspec.json.decode(body, type=Strengths))

    async def _me(self, body: str, query: Query) -> Any:
        about = msgspec.json.decode(body or "{}", type=AboutMe)
        person = await self._device.me(about.language or "en")
        info = person_info(person, person.id)
        return {"person": info, "secret": None} if body else info

    async def _change_me(self, body: str, query: Query) -> Any:
        about = msgspec.json.decode(body, type=AboutMe)
        me = await self._device.me(about.language or "en")
        person = await self._device.people.change(
            me.id, name=about.name, colour=about.colour, language=about.language
        )
        self._device.tables.person_changed(me.id)
        return person_info(person, person.id)

    async def _my_tables(self, body: str, query: Query) -> Any:
        device, me = self._device, await self._device.me("en")
        rows = await device.store.sittings_of(me.id, _MOST)
        live = device.tables.live
        found = [
            standing(live[row.table].table) if row.table in live else decode_standing(row.body)
            for row in rows
        ]
        people = await device.people.load(
            seat.person for stands in found for seat in stands.seats if seat.person is not None
        )
        return [my_table(me.id, stands, people, row) for stands, row in zip(found, rows, strict=True)]

    async def _my_records(self, body: str, query: Query) -> Any:
        me = await self._device.me("en")
        rows = await self._device.store.records(int(query.get("limit", _MOST)))
        people = self._device.people
        return [
            list_record(finished, me.id, await colours_worn(people, finished), f"r/{finished.record_id}")
            for finished in rows
        ]

    async def _open_table(self, body: str, query: Query) -> NewTable:
        settings = msgspec.json.decode(body, type=Settings)
        me = await self._device.me("en")
        table = (await self._device.tables.create(settings, me.id)).table
        return NewTable(table.id, table.code, f"t/{table.code}")

    async def _hint(self, name: str, body: str, query: Query) -> Any:
        me = await self._device.me("en")
        async with self._device.tables.at(name) as live:
            game, view = live.table.settings.game, await live.view_for_hint(me.id, int(query["seat"]))
        return await self._device.bots.advise(game, view)

    async def _story(self, name: str, body: str, query: Query) -> bytes:
        me = await self._device.me("en")
        async with self._device.tables.at(name) as live:
            log = await self._device.store.entries(live.table.id)
        return match_history(log, me.id)

    async def _begun(self, name: str, body: str, query: Query) -> BegunMatch:
        """All that a server needs to go on with the match. Nothing else tells the seed before the end."""
        me = await self._device.me("en")
        async with self._device.tables.at(name) as live:
            table = live.table
        match = table.match
        if match is None or match.over:
            raise REFUSALS.refused("not_playing", "begun")
        people = await self._device.people.load(
            place.person for place in table.seats if place.person is not None
        )
        guests = {person: info.name for person, info in people.items() if person != me.id}
        return BegunMatch(
            settings=msgspec.structs.replace(table.settings, options=asdict(match.options)),
            seats=[
                BegunSeat(guest=guests.get(place.person or ""), level=place.level, name=place.bot)
                for place in table.seats
            ],
            seed=table.seed.hex(),
            moves=[f"{seat}:{move}" for seat, move in match.moves],
        )

    async def _open_record(self, body: str, query: Query) -> ListedRecord:
        """A record from a file: proven as `tablee verify` does it, and kept to be watched."""
        try:
            record = decode(body.encode())
            proof = verify(record)
        except RecordError as error:
            raise REFUSALS.refused("bad_record", "", problem=str(error)[:300]) from None
        assert record.commitment is not None  # it is proven
        finished = Finished(
            record_id=record.commitment[:20],
            table="",
            game=record.game,
            public=False,
            at=now(),
            people=(None,) * len(record.seats),
            winners=proof.winners,
            record=body.encode(),
        )
        if await self._device.store.finished(finished.record_id) is None:
            await self._device.store.keep_finished(finished)
        return list_record(
            finished, None, await colours_worn(self._device.people, finished), f"r/{finished.record_id}"
        )

    async def _puzzles(self, game: str, body: str, query: Query) -> list[PuzzleInfo]:
        return puzzle_infos(game)

    async def _analyse(self, body: str, query: Query) -> Analysis:
        position, decides = position_in(query.get("position", ""))
        moves = await self._device.bots.advise(position.game, position.view) if decides else []
        return analysis(position, moves)

    async def _record(self, record: str, body: str, query: Query) -> bytes:
        return (await self._finished(record)).record

    async def _replay(self, record: str, body: str, query: Query) -> bytes:
        game = int(query.get("game", 0))
        finished = await self._finished(record)
        worn = await colours_worn(self._device.people, finished)
        replay = replay_json(finished.record, game, query.get("eyes", "open"), worn)
        if replay is None:
            raise REFUSALS.refused("no_such_game", game)
        return replay

    async def _play_deal(self, record: str, body: str, query: Query) -> DealTable:
        me, finished = await self._device.me("en"), await self._finished(record)
        settings, deal, seat = deal_of(finished, int(query.get("after", 0)))
        table = (await self._device.tables.create(settings, me.id, deal=deal)).table
        return DealTable(table.id, table.code, f"t/{table.code}", seat)

    async def _finished(self, record: str) -> Finished:
        finished = await self._device.store.finished(record)
        if finished is None:
            raise REFUSALS.refused("no_such_record", record[:40])
        return finished
