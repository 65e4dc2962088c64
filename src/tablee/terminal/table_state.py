"""The state of a table as screens draw it, for any game and any transport."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from math import ceil
from typing import Any, NamedTuple

from tablee.bots.ladder import best_level
from tablee.game.registry import GAMES
from tablee.paper.sheet import sides

Data = dict[str, Any]
_USUAL_LEVEL = 3


def usual_level(game: str) -> int:
    """The default level of bots; the lowest for a game that only the server knows."""
    try:
        return min(_USUAL_LEVEL, best_level(game))
    except KeyError:
        return 1


class Why(NamedTuple):
    """A refusal of a game or a server."""

    code: str
    rule: str
    given: str
    sentence: str
    details: Mapping[str, Any]

    @classmethod
    def of(cls, refusal: Any) -> "Why":
        """From a game's refusal, or from a decoded message."""
        get = refusal.get if isinstance(refusal, Mapping) else partial(getattr, refusal)
        return cls(*map(get, cls._fields))


class News(NamedTuple):
    """Events of the game, or a message for `Speech.say` with its values."""

    events: tuple[Data, ...] = ()
    notice: str = ""
    values: Mapping[str, Any] = {}


Hear = Callable[[News], None]


_FEWEST_WITH_ABSENT = 3  # people at a table where a seat can be given away: two have to agree


class SeatState(NamedTuple):
    """A seat as others see it, for the time before a match."""

    name: str
    taken: bool = True
    bot: bool = False
    ready: bool = True
    presence: str | None = None
    level: int | None = None  # of a bot
    adaptive: bool = False  # whether it draws another one for each match


class SeatRequest(NamedTuple):
    """Somebody asks for the seat of an absent player."""

    seat: int
    asker: str  # the name
    for_us: bool  # whether we have to answer
    ours: bool  # whether we ask


class LessonStep(NamedTuple):
    """What a lesson says now, and the move it asks for, if any."""

    number: int
    steps: int
    says: str
    asks: str | None


@dataclass(frozen=True, slots=True)
class TableState:
    """The state of a table for the people at this device. Immutable: every change makes a new one."""

    game: str
    phase: str  # gathering, playing, between or over, as in the protocol
    seats: tuple[SeatState, ...]
    own: tuple[int, ...] = ()  # our seats; empty for spectators
    public: Data | None = None  # the game as a spectator sees it
    private: Mapping[int, Data] = field(default_factory=dict)  # by seat, what it alone sees
    totals: tuple[int, ...] = ()
    rounds: tuple[tuple[int, ...], ...] = ()  # the scores of the finished games that are known
    doubled: tuple[int | None, ...] = ()  # of each of these, the seat whose score was doubled
    games: int = 0  # how many are finished
    winners: tuple[int, ...] | None = None
    resigned: int | None = None  # the seat that gave the match up, if one did
    resignable: tuple[int, ...] = ()  # our seats that can give it up, at a server
    away: bool = False  # the line to the server is broken
    asked_to_undo: int | None = None  # whose move somebody would like to take back, if we are asked
    seat_request: SeatRequest | None = None
    turn_ends: float | None = None  # with a turn clock: when, in seconds by this machine's clock
    code: str = ""  # of the table, at a server
    link: str = ""  # what others are invited with
    host: bool = False  # whether this device may set the table
    why_no_hints: str = ""  # the message that says why they cannot be asked for here
    lesson: LessonStep | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def can_be_asked_for(self) -> tuple[int, ...]:
        """The seats that a spectator can ask for: a bot stands in there, and two more people play."""
        if self.own or not self.code or self.phase not in ("playing", "between"):
            return ()
        people = {
            seat: place.presence for seat, place in enumerate(self.seats) if place.presence and not place.bot
        }
        if len(people) < _FEWEST_WITH_ABSENT:
            return ()
        return tuple(seat for seat, presence in people.items() if presence == "stand_in")

    @property
    def seat_wish(self) -> dict[str, Any]:
        """The values of the message about a seat request."""
        assert self.seat_request is not None
        seat, asker = self.seat_request.seat, self.seat_request.asker
        return {"asker": asker, "seat": seat + 1, "player": self.names[seat]}

    @property
    def sides(self) -> list[tuple[int, ...]]:
        """The seats by side: one each, or partners."""
        options = (self.public or {}).get("options") or {}
        return sides(self.names, self.game in GAMES and GAMES[self.game].FACTS.in_pairs(options))

    @property
    def waiting_for(self) -> tuple[int, ...]:
        if self.public is None or self.phase != "playing":
            return ()
        return tuple(self.public["waiting_for"])

    @property
    def to_move(self) -> tuple[int, ...]:
        """Our seats that the game waits for."""
        return tuple(seat for seat in self.own if seat in self.waiting_for)

    def view(self, seat: int | None) -> Data:
        """All that our seat sees; what everybody sees for other seats."""
        assert self.public is not None
        return {**self.public, **(self.private.get(seat, {}) if seat is not None else {})}

    def legal_moves(self, seat: int) -> list[str]:
        return list(self.private.get(seat, {}).get("legal_moves", ()))

    def who_may(self, move: str) -> list[int]:
        """Our seats that can make this move."""
        return [seat for seat in self.own if move in self.legal_moves(seat)]

    def seconds_left(self, now: float) -> int | None:
        """The rest of this turn, if there is a turn clock."""
        if self.turn_ends is None or self.phase != "playing":
            return None
        return max(0, ceil(self.turn_ends - now))
