"""The requests of the HTTP API that a page makes, answered without HTTP: as `server.web` answers them."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any
from urllib.parse import parse_qsl

import msgspec

from tablee.api.catalogue import GameInfo, Strengths, Suggested, plain_games, suggested
from tablee.api.positions import Analysis, PuzzleInfo, WhichPosition, analysis, position_in, puzzle_infos
from tablee.api.records import ListedRecord, WhichGame, WhichOfMine, WhichPoint, colours_worn
from tablee.api.replay import replay_json
from tablee.api.rows import deal_of, list_record, my_table
from tablee.api.table_types import BegunMatch, BegunSeat, DealTable, MyTable, NewTable, WhichSeat
from tablee.api.types import AboutMe, Page
from tablee.game.contract import Refused
from tablee.match.record import Record, RecordError
from tablee.match.record import decode as decode_record
from tablee.match.record import encode as encode_record
from tablee.match.replay import verify
from tablee.table.broadcast import encode, person_info
from tablee.table.device import Device
from tablee.table.protocol import HintInfo, PersonInfo, Settings
from tablee.table.refusals import REFUSALS, on_wire, unreadable
from tablee.table.stored import Finished, Person, StoreAway, now
from tablee.table.story import match_history
from tablee.table.summary import decode as decode_standing
from tablee.table.summary import standing

_MOST_TABLES = 8  # of a list
_RECORD = r"GET (?:g|api/records)/([0-9a-f]{20})(?:\.json)?"


class PageApi:
    """Each operation gets what its path says, then its body or its query, decoded."""

    def __init__(self, device: Device) -> None:
        self._bots, self._people = device.bots, device.people
        self._store, self._tables = device.store, device.tables
        self._operations: tuple[tuple[str, Any, Callable[..., Awaitable[Any]]], ...] = (
            ("GET api/games", None, self._list_games),
            ("GET api/me", None, self._show_me),
            ("POST api/me", AboutMe, self._come),
            ("PATCH api/me", AboutMe, self._change_me),
            ("GET api/me/tables", Page, self._list_my_tables),
            ("GET api/me/records", WhichOfMine, self._list_my_records),
            ("POST api/tables", Settings, self._open_table),
            ("GET api/tables/([^/]+)/hint", WhichSeat, self._advise),
            ("GET api/tables/([^/]+)/story", None, self._tell_story),
            ("GET api/tables/([^/]+)/begun", None, self._show_begun),
            ("POST api/records", Record, self._keep_record),
            ("GET api/puzzles/([^/]+)", None, self._list_puzzles),
            ("GET api/analysis", WhichPosition, self._analyse),
            ("POST api/handicap", Strengths, self._suggest_handicap),
            (_RECORD, None, self._show_record),
            ("GET api/records/([^/]+)/replay", WhichGame, self._show_replay),
            ("POST api/records/([^/]+)/tables", WhichPoint, self._play_deal),
        )

    async def request(self, method: str, path: str, body: str = "") -> tuple[bool, str]:
        """Whether it was done, and the answer as JSON, else the refusal.

        `path` is as in the HTTP API, without a slash before it.
        """
        path, _, query = path.partition("?")
        try:
            for pattern, kind, operation in self._operations:
                if found := re.fullmatch(pattern, f"{method} {path}"):
                    given = [] if kind is None else [_decode(kind, body, query)]
                    answer = await operation(*found.groups(), *given)
                    return True, (answer if isinstance(answer, bytes) else encode(answer)).decode()
            raise REFUSALS.refused("no_such_page", path)
        except Refused as refused:
            refusal = refused.refusal
        except RecordError as error:
            refusal = REFUSALS.refusal("bad_record", "", problem=str(error)[:300])
        except (msgspec.DecodeError, ValueError) as error:
            refusal = unreadable(error)
        except StoreAway:
            refusal = REFUSALS.refusal("store_away", "")
        return False, encode(on_wire(refusal, None)).decode()

    # ── Me ───────────────────────────────────────────────────────────────────────────────────────────

    async def _me(self) -> Person:
        return await self._people.me("en")

    async def _show_me(self) -> PersonInfo:
        me = await self._me()
        return person_info(me, me.id)

    async def _come(self, about: AboutMe) -> dict[str, PersonInfo | None]:
        me = await self._people.me(about.language or "en")
        return {"person": person_info(me, me.id), "secret": None}

    async def _change_me(self, about: AboutMe) -> PersonInfo:
        me = await self._people.me(about.language or "en")
        me = await self._people.change(me.id, about.name, about.colour, about.language)
        self._tables.person_changed(me.id)
        return person_info(me, me.id)

    async def _list_my_tables(self, which: Page) -> list[MyTable]:
        me, live = await self._me(), self._tables.live
        rows = await self._store.sittings_of(me.id, min(which.limit, _MOST_TABLES))
        found = [
            standing(live[row.table].table) if row.table in live else decode_standing(row.body)
            for row in rows
        ]
        seats = [seat.person for stands in found for seat in stands.seats if seat.person is not None]
        people = await self._people.load(seats)
        return [my_table(me.id, stands, people, row) for stands, row in zip(found, rows, strict=True)]

    async def _list_my_records(self, which: WhichOfMine) -> list[ListedRecord]:
        me = await self._me()
        return [await self._listed(finished, me.id) for finished in await self._store.records(which.limit)]

    async def _listed(self, finished: Finished, me: str | None) -> ListedRecord:
        worn = await colours_worn(self._people, finished)
        return list_record(finished, me, worn, f"r/{finished.record_id}")

    # ── Tables ───────────────────────────────────────────────────────────────────────────────────────

    async def _open_table(self, settings: Settings) -> NewTable:
        table = (await self._tables.create(settings, (await self._me()).id)).table
        return NewTable(table.id, table.code, f"t/{table.code}")

    async def _advise(self, name: str, which: WhichSeat) -> list[HintInfo]:
        me = await self._me()
        async with self._tables.at(name) as live:
            game, view = live.table.settings.game, await live.view_for_hint(me.id, which.seat)
        return await self._bots.advise(game, view)

    async def _tell_story(self, name: str) -> bytes:
        me = await self._me()
        async with self._tables.at(name) as live:
            log = await self._store.entries(live.table.id)
        return match_history(log, me.id)

    async def _show_begun(self, name: str) -> BegunMatch:
        """All that a server needs to go on with the match. Nothing else tells the seed before the end."""
        me = await self._me()
        async with self._tables.at(name) as live:
            table = live.table
        match = table.match
        if match is None or match.over:
            raise REFUSALS.refused("not_playing", "begun")
        people = await self._people.load(place.person for place in table.seats if place.person is not None)
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

    # ── Matches ──────────────────────────────────────────────────────────────────────────────────────

    async def _keep_record(self, record: Record) -> ListedRecord:
        """A record from a file: proven as `tablee verify` does it, and kept to be watched."""
        proof = verify(record)
        assert record.commitment is not None  # it is proven
        finished = Finished(
            record_id=record.commitment[:20],
            table="",
            game=record.game,
            public=False,
            at=now(),
            people=(None,) * len(record.seats),
            winners=proof.winners,
            record=encode_record(record),
        )
        if await self._store.finished(finished.record_id) is None:
            await self._store.keep_finished(finished)
        return await self._listed(finished, None)

    async def _finished(self, record: str) -> Finished:
        finished = await self._store.finished(record)
        if finished is None:
            raise REFUSALS.refused("no_such_record", record[:40])
        return finished

    async def _show_record(self, record: str) -> bytes:
        return (await self._finished(record)).record

    async def _show_replay(self, record: str, which: WhichGame) -> bytes:
        finished = await self._finished(record)
        worn = await colours_worn(self._people, finished)
        replay = replay_json(finished.record, which.game, which.eyes, worn)
        if replay is None:
            raise REFUSALS.refused("no_such_game", which.game)
        return replay

    async def _play_deal(self, record: str, point: WhichPoint) -> DealTable:
        settings, deal, seat = deal_of(await self._finished(record), point.after)
        table = (await self._tables.create(settings, (await self._me()).id, deal=deal)).table
        return DealTable(table.id, table.code, f"t/{table.code}", seat)

    # ── Games and positions ──────────────────────────────────────────────────────────────────────────

    async def _list_games(self) -> list[GameInfo]:
        return plain_games()

    async def _suggest_handicap(self, who: Strengths) -> Suggested:
        return suggested(who)

    async def _list_puzzles(self, game: str) -> list[PuzzleInfo]:
        return puzzle_infos(game)

    async def _analyse(self, which: WhichPosition) -> Analysis:
        position, decides = position_in(which.position)
        moves = await self._bots.advise(position.game, position.view) if decides else []
        return analysis(position, moves)


def _decode(kind: Any, body: str, query: str) -> Any:
    if kind is Record:
        return decode_record(body.encode())
    return (
        msgspec.json.decode(body, type=kind)
        if body
        else msgspec.convert(dict(parse_qsl(query)), kind, strict=False)
    )
