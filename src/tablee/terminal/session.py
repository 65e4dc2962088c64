"""A session at a table, over any transport.

A screen draws the `TableState` of a `Session` and sends commands through it. It knows neither the rules nor
where the table is.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from tablee.match.record import Record
from tablee.terminal.speech import Speech
from tablee.terminal.table_state import Data, Hear, LessonStep, News, SeatRequest, SeatState, TableState, Why

Receive = Callable[[Data], None]

_NOTICES = {
    "sat": "joined",
    "stood": "left",
    "seat_given": "seat-given",
    "seat_answered": "seat-declined",  # else nothing is to be said yet
    "seat_reclaimed": "seat-reclaimed",
    "hint": "hinted",
}


class Transport:
    """Carries the messages of docs/protocol.md: over a socket, or to a table in this process.

    The defaults are those of a server, which keeps the match.
    """

    person = ""  # our id at the table
    number = 0  # of the last entry that we have received
    ahead = 0.0  # seconds by which the table's clock is ahead of ours
    code = ""  # of the table; none: nobody else can come there
    pace = 0.0  # seconds that a bot of this process takes for a move

    @property
    def opening(self) -> Data | None:
        """The first snapshot, if the table is known before `run`."""
        return None

    @property
    def lesson(self) -> LessonStep | None:
        """The present step of a lesson."""
        return None

    @property
    def is_kept(self) -> bool:
        """Whether this program keeps the match, so that it can be resumed."""
        return False

    async def run(self, receive: Receive, broken: Callable[[], None], hear: Hear) -> None:
        """Carry messages until `close`. `receive` gets them, `broken` reports a lost connection.

        Raises `OSError` if there is no point in going on.
        """
        raise NotImplementedError

    async def ask(self, kind: str, **fields: object) -> Why | None:
        """Send a command of the protocol; None if it was done. Its effects are received before."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    def link(self, code: str) -> str:
        """The invitation for other people, if there can be any."""
        return ""

    def busy(self) -> bool:
        """Whether something is about to happen without us."""
        return False

    def record(self) -> Record | None:
        """The match so far, or None if this program does not know all of it."""

    def again(self) -> "Transport | None":
        """A transport to another match of the same people; None at a server."""


class Session:
    """Our seats at a table, or us as a spectator. All methods belong to one event loop."""

    def __init__(
        self, transport: Transport, speech: Speech, watch: bool = False, guests: Sequence[str] = ()
    ) -> None:
        """`watch`: do not sit down. `guests`: other people who sit down at this device."""
        self.transport, self.speech, self.watch, self.guests = transport, speech, watch, list(guests)
        opening = transport.opening
        self.state = TableState("", "gathering", (), code=transport.code, away=opening is None)
        self._table: Data | None = None
        self._game: Data | None = None
        self._yours: list[Data] = []
        self._undoable: int | None = None  # the seat whose last move can be taken back
        self._asked: int | None = None  # the last person who asked to take back a move
        self._hear: Hear = lambda news: None
        self._tried_to_sit = watch or not transport.code  # in this process the seats are ours already
        self._seating: asyncio.Task[None] | None = None
        if opening is not None:
            self._merge(opening)

    # ── What a screen asks for ───────────────────────────────────────────────────────────────────────

    async def attend(self, hear: Hear) -> None:
        """Report everything that happens to `hear`, until `leave`. Raises `OSError`."""
        self._hear = hear
        await self.transport.run(self._take, self._broken, hear)

    def _broken(self) -> None:
        self._stand(away=True)
        self._hear(News())

    async def move(self, seat: int, move: str) -> Why | None:
        """Make a move; None if it was done."""
        return await self.ask("move", seat=seat, move=move[:16])

    async def deal_next(self) -> Why | None:
        """Deal the next game or round of the match."""
        why = await self.ask("next")
        return None if why is not None and why.code == "not_between" else why  # somebody else was faster

    async def take_back(self, seat: int) -> Why | None:
        """Take back this seat's last move, if nobody has seen a card since."""
        return await self.ask("undo", seat=seat)

    def can_take_back(self) -> int | None:
        """Our seat whose last move can be taken back."""
        return self._undoable if self._undoable in self.state.own else None

    async def leave(self) -> None:
        """End `attend`."""
        await self.transport.close()

    async def ask(self, kind: str, **fields: object) -> Why | None:
        """Send any command and wait for the answer."""
        if kind == "ask_seat":
            self.watch = False  # a spectator who gets the seat plays
        return await self.transport.ask(kind, **fields)

    async def change_seat(self, seat: int) -> Why | None:
        """Before a match: sit down there, or change seats."""
        own = self.state.own
        if seat in own or len(own) > 1:
            return None
        why = await self.ask("sit", seat=seat)
        return await self.ask("stand", seat=own[0]) if why is None and own else why

    # ── What comes from the server ───────────────────────────────────────────────────────────────────

    def _take(self, message: Data) -> None:
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
                self._tell_said(message["person"]["name"], self.speech.say(f"reaction-{message['reaction']}"))

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
        """After joining, take the first free seat."""
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
        """Sit down, then seat our guests as far as there is room."""
        with suppress(asyncio.CancelledError):
            if await self.ask("sit", seat=seats[0]) is not None:
                self._hear(News(notice="watching"))
                return
            for seat, guest in zip(seats[1:], self.guests, strict=False):
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
        """Report who asks for whose seat."""
        if self.state.seat_request is not None:
            self._hear(News(notice="seat-wanted", values=self.state.seat_wish))

    def _tell_presence(self, before: tuple[SeatState, ...]) -> None:
        """Report who left a running game and who came back."""
        for was, seat in zip(before, self.state.seats, strict=False):
            gone = seat.presence not in (None, was.presence)
            if gone and was.name == seat.name and self.state.phase == "playing":
                self._tell_said(seat.name, self.speech.say(f"seat-{seat.presence}"))
        self._hear(News())

    def _stand(self, away: bool = False) -> None:
        table = self._table
        if table is None:
            return
        own = tuple(each["seat"] for each in self._yours)
        if table["phase"] == "gathering":
            own = tuple(at for at, seat in enumerate(table["seats"]) if self._is_mine(seat))
        match = table["match"] or {"totals": [], "games": 0, "rounds": [], "winners": None}
        asked, ends, me = table["undo"], table["turn_ends"], self.transport.person
        gathering, request = table["phase"] == "gathering", table.get("seat_request")
        code = table["code"] if self.transport.code else ""
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
            resignable=tuple(seat for seat in own if code and seat in match.get("resignable", ())),
            away=away,
            asked_to_undo=asked["seat"] if asked is not None and me in asked["waiting"] else None,
            seat_request=None if request is None else self._request(request),
            turn_ends=None if ends is None else ends / 1000 - self.transport.ahead,
            code=code,
            link=self.transport.link(code),
            host=table["host"] == me,
            why_no_hints=_why_no_hints(table["settings"]),
            lesson=self.transport.lesson,
        )

    def _request(self, request: Data) -> SeatRequest:
        asker, me = request["person"], self.transport.person
        return SeatRequest(request["seat"], asker["name"], me in request["waiting"], me == asker["id"])

    def _is_mine(self, seat: Data) -> bool:
        return self.transport.person in (seat.get("owner"), (seat["person"] or {}).get("id"))

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
                seat.get("bot") or self.speech.say(f"level-{level}"),
                bot=True,
                level=level,
                adaptive=seat.get("adaptive", False),
            )
        return SeatState(self.speech.say("seat-empty"), False, False, False)


def _why_no_hints(settings: Data) -> str:
    """Hints are computed here, where a server that counts them would not notice."""
    if not settings.get("hints", True):
        return "refusal-hints_off"
    return "hints-counted" if settings.get("hint_limits") else ""
