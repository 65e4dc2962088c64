"""A seat at a table of a server: what is known of the table, and what happens there."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from tablee.terminal.connection import Connection, Say
from tablee.terminal.server_api import Address
from tablee.terminal.table_state import Data, Hear, News, SeatRequest, SeatState, TableState, Why

_NOTICES = {
    "sat": "joined",
    "stood": "left",
    "seat_given": "seat-given",
    "seat_answered": "seat-declined",  # else nothing is to be said yet
    "seat_reclaimed": "seat-reclaimed",
    "hint": "hinted",
}


class RemoteTable:
    """A `Session` at a server. Breaks of the connection are told and mended."""

    def __init__(
        self, address: Address, language: str, say: Say, watch: bool = False, names: Sequence[str] = ()
    ) -> None:
        """The first of the names is what we would like to be called, the others are guests at this device."""
        self.say, self.watch, self.names = say, watch, list(names)
        self.connection = Connection(address, language, say, self.names[0] if names else None)
        self.state = TableState(game="", phase="gathering", seats=(), code=address.table, away=True)
        self._table: Data | None = None
        self._game: Data | None = None
        self._yours: list[Data] = []
        self._undoable: int | None = None  # the seat whose last move can be taken back
        self._asked: int | None = None  # who was the last to ask for a move back
        self._hear: Hear = lambda news: None
        self._tried_to_sit = watch
        self._seating: asyncio.Task[None] | None = None

    pace, is_kept = 0.0, False

    def record(self) -> None:
        """The server has it."""

    def again(self) -> None:
        """The server deals."""

    # ── What a screen asks for ───────────────────────────────────────────────────────────────────────

    async def attend(self, hear: Hear) -> None:
        """Raises `SentAway` if there is no point in coming back."""
        self._hear = hear
        await self.connection.run(self._take, self._broken, hear)

    def _broken(self) -> None:
        self._stand(away=True)
        self._hear(News())

    async def move(self, seat: int, move: str) -> Why | None:
        return await self.ask("move", seat=seat, move=move[:16])

    async def deal_next(self) -> Why | None:
        why = await self.ask("next")
        return None if why is not None and why.code == "not_between" else why  # somebody else was faster

    async def take_back(self, seat: int) -> Why | None:
        return await self.ask("undo", seat=seat)

    def can_take_back(self) -> int | None:
        return self._undoable if self._undoable in self.state.own else None

    def busy(self) -> bool:
        return False

    async def leave(self) -> None:
        await self.connection.close()

    async def ask(self, kind: str, **fields: object) -> Why | None:
        """Any command. Waits for the answer, over breaks of the connection if need be."""
        if kind == "ask_seat":
            self.watch = False  # any more: who gets the seat plays
        return await self.connection.ask(kind, **fields)

    # ── What comes from the server ───────────────────────────────────────────────────────────────────

    async def _take(self, message: Data) -> None:
        match message["type"]:
            case "snapshot":
                self._take_snapshot(message)
            case "update":
                self._merge(message)
                self._happened(message["happened"])
            case "presence":
                before = self.state.seats
                self._merge(message)
                self._tell_presence(before)
            case "said":
                self._tell_said(message["person"]["name"], message["text"])
            case "reacted":
                self._tell_said(message["person"]["name"], self.say(f"reaction-{message['reaction']}"))

    def _tell_said(self, player: str, text: str) -> None:
        self._hear(News(notice="said-by", values={"player": player, "text": text}))

    def _take_snapshot(self, message: Data) -> None:
        first = self._table is None
        self._merge(message)
        if not first and message["complete"]:
            for happened in message["missed"]:
                self._happened(happened)
        elif first:
            self._tell_wish()
        self._hear(News())
        self._sit()

    def _sit(self) -> None:
        """Whoever joins would like to play: the first seat that is free."""
        if self._tried_to_sit or self._table is None:
            return
        self._tried_to_sit = True
        if self.state.own:
            return
        free = [at for at, seat in enumerate(self._table["seats"]) if seat["person"] is None]
        empty = [at for at in free if self._table["seats"][at]["level"] is None]
        if self._table["phase"] == "gathering" and (empty or free):
            self._seating = asyncio.create_task(
                self._sit_at([*empty, *(at for at in free if at not in empty)])
            )
        else:
            self._hear(News(notice="watching"))

    async def _sit_at(self, seats: list[int]) -> None:
        """Us first, and then our guests, for whom there may be no room."""
        with suppress(asyncio.CancelledError):
            if await self.ask("sit", seat=seats[0]) is not None:
                self._hear(News(notice="watching"))
                return
            for seat, guest in zip(seats[1:], self.names[1:], strict=False):
                await self.ask("sit", seat=seat, guest=guest)

    # ── What is known ────────────────────────────────────────────────────────────────────────────────

    def _merge(self, message: Data) -> None:
        self._table = message.get("table", self._table)
        if "game" in message:
            self._game = message["game"]
        self._yours = message.get("yours", self._yours)
        if message["type"] != "presence":
            self._undoable = message.get("undoable")
        if self._table is not None and self._table["undo"] is not None:
            self._asked = self._table["undo"]["seat"]
        self._stand()

    def _happened(self, happened: Data) -> None:
        what = happened["what"]
        events = tuple(happened["events"])
        self._stand()
        notice, seat = "", happened["seat"]
        if happened.get("undone"):
            notice, seat = "taken-back", self._asked if seat is None else seat
        elif not happened.get("agree"):
            notice = _NOTICES.get(what, "")
        if notice and seat is not None:
            self._hear(News(events, notice, {"player": self.state.names[seat], "seat": seat + 1}))
        elif what == "seat_asked":
            self._tell_wish()
        else:
            self._hear(News(events))

    def _tell_wish(self) -> None:
        """Who asks for whose seat."""
        if self.state.seat_request is not None:
            self._hear(News(notice="seat-wanted", values=self.state.seat_wish))

    def _tell_presence(self, before: tuple[SeatState, ...]) -> None:
        """Who went away from a game that goes on, and who came back."""
        for was, seat in zip(before, self.state.seats, strict=False):
            gone = seat.presence not in (None, was.presence)
            if gone and was.name == seat.name and self.state.phase == "playing":
                self._tell_said(seat.name, self.say(f"seat-{seat.presence}"))
        self._hear(News())

    def _stand(self, away: bool = False) -> None:
        table = self._table
        if table is None:
            return
        own = tuple(each["seat"] for each in self._yours)
        if table["phase"] == "gathering":
            own = tuple(at for at, seat in enumerate(table["seats"]) if self._is_mine(seat))
        match = table["match"] or {"totals": [], "games": 0, "rounds": [], "winners": None}
        asked, ends, me = table["undo"], table["turn_ends"], self.connection.person
        gathering, request = table["phase"] == "gathering", table.get("seat_request")
        self.state = TableState(
            game=table["settings"]["game"],
            phase=table["phase"],
            seats=tuple(self._seat(seat) for seat in table["seats"]),
            own=() if self.watch else own,
            public=None if gathering else self._game,
            private={each["seat"]: each for each in self._yours},
            totals=tuple(match["totals"]),
            rounds=tuple(tuple(scores) for scores in match["rounds"]),
            doubled=tuple(match.get("doubled", ())),
            games=match["games"],
            winners=None if match["winners"] is None else tuple(match["winners"]),
            resigned=match.get("resigned"),
            resignable=tuple(seat for seat in own if seat in match.get("resignable", ())),
            away=away,
            asked_to_undo=asked["seat"] if asked is not None and me in asked["waiting"] else None,
            seat_request=None if request is None else self._request(request),
            turn_ends=None if ends is None else ends / 1000 - self.connection.ahead,
            code=table["code"],
            link=self.connection.address._replace(table=table["code"]).link,
            host=table["host"] == me,
            why_no_hints=_why_no_hints(table["settings"]),
        )

    def _request(self, request: Data) -> SeatRequest:
        asker, me = request["person"], self.connection.person
        return SeatRequest(request["seat"], asker["name"], me in request["waiting"], me == asker["id"])

    def _is_mine(self, seat: Data) -> bool:
        return self.connection.person in (seat.get("owner"), (seat["person"] or {}).get("id"))

    def _seat(self, seat: Data) -> SeatState:
        if seat["person"] is not None:
            return SeatState(seat["person"]["name"], True, False, seat["ready"], seat["presence"])
        program = seat.get("program")
        if program is not None and program["name"]:
            return SeatState(program["name"], True, True, presence=seat["presence"])
        level = seat["level"]
        if level is not None:
            # A server of an earlier version gives them no names.
            return SeatState(
                seat.get("bot") or self.say(f"level-{level}"),
                bot=True,
                level=level,
                adaptive=seat.get("adaptive", False),
            )
        return SeatState(self.say("seat-empty"), False, False, False)


def _why_no_hints(settings: Data) -> str:
    """Hints are worked out here, so a server that counts them would not know."""
    if not settings.get("hints", True):
        return "refusal-hints_off"
    return "hints-counted" if settings.get("hint_limits") else ""
