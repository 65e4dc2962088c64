"""A recorded match step by step, as one seat or as nobody in particular sees it. Pure."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tablee.bots.cast import cast_of, shown_names
from tablee.game.contract import AnyGame, Event
from tablee.game.registry import game_named
from tablee.match.record import Record
from tablee.match.replay import Step, steps
from tablee.paper.sheet import sides
from tablee.terminal.board import draw_board
from tablee.terminal.canvas import Marks
from tablee.terminal.game_words import describe_options
from tablee.terminal.speech import QUIET, Names, Speech
from tablee.terminal.table_state import SeatState, TableState


class Moment(NamedTuple):
    """The match after one step: its state, and what just happened."""

    number: int
    move: str
    state: Any
    events: tuple[Event, ...]
    actors: tuple[int, ...]
    totals: tuple[int, ...]
    games: int
    winners: tuple[int, ...] | None
    resigned: int | None


def moment(step: Step) -> Moment:
    match = step.match
    return Moment(
        step.number,
        step.move,
        match.state,
        tuple(step.events),
        match.actors(),
        tuple(match.totals),
        len(match.outcomes),
        match.winners,
        match.resigned,
    )


def moments(record: Record) -> list[Moment]:
    """All moments, the deal first. Raises `RecordError` at the first invalid step."""
    return [moment(step) for step in steps(record)]


def seen_by(game: AnyGame, event: Event, seat: int | None) -> dict[str, Any]:
    """An event as this seat saw it; with None, as the player who caused it saw it."""
    return game.shown(event, getattr(event, "seat", None) if seat is None else seat)


def remarks_on(remarks: Mapping[int, list[str]], at: Moment | Step, seat: int | None) -> list[str]:
    """The remarks on a move. A seat gets only those on its own moves, because reasons name cards."""
    own = seat is None or at.move.startswith(f"{seat}:")
    return remarks.get(at.number, []) if own else []


def state_at(record: Record, game: AnyGame, now: Moment, front: int) -> TableState:
    """The table at a moment, with this seat at the bottom and all that it saw."""
    over = now.winners is not None
    return TableState(
        game=record.game,
        phase="over" if over else "playing",
        seats=tuple(
            SeatState(name) if bot is None else SeatState(bot.name, bot=True, level=bot.level)
            for name, bot in zip(record.seats, cast_of(record.seats), strict=True)
        ),
        public=game.view(now.state, None).data(),
        private={front: game.own(now.state, front)},
        totals=now.totals,
        games=now.games,
        winners=now.winners,
        resigned=now.resigned,
    )


class Replay:
    """A position in a recorded match, and the seat that looks at it. Pure."""

    def __init__(
        self, record: Record, seat: int | None = None, remarks: Mapping[int, list[str]] = {}
    ) -> None:
        """`seat`: None shows everything. `remarks`: on moves, by number."""
        self.record, self.seat, self.at, self._remarks = record, seat, 0, remarks
        self.moments = moments(record)
        self.game = game_named(record.game)

    @property
    def now(self) -> Moment:
        return self.moments[self.at]

    @property
    def front(self) -> int:
        """The seat at the bottom: the one that looks, or else the one that just moved."""
        if self.seat is not None:
            return self.seat
        return int(self.now.move.partition(":")[0]) if self.now.move else (self.now.actors or (0,))[0]

    def go(self, to: int) -> None:
        self.at = max(0, min(to, len(self.moments) - 1))

    def next_turn(self, step: int) -> None:
        """Go to another player's turn."""
        before = self.now.actors
        self.go(self.at + step)
        while 0 < self.at < len(self.moments) - 1 and self.now.actors == before:
            self.at += step

    def look_through(self) -> None:
        """Look with the next seat, and after the last one with all knowledge."""
        seats = [None, *range(len(self.record.seats))]
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]

    def state(self) -> TableState:
        return state_at(self.record, self.game, self.now, self.front)

    def history(self, speech: Speech, upto: int = 40) -> list[tuple[str, str]]:
        """The events until now, oldest first."""
        lines: list[tuple[str, str]] = []
        for moment in self.moments[max(0, self.at - upto) : self.at + 1]:
            for event in moment.events:
                shown = seen_by(self.game, event, self.seat)
                names = Names(shown_names(self.record.seats))
                if shown["event"] not in QUIET and (text := speech.tell(self.record.game, shown, names)):
                    lines.append((f"{moment.number:>4}  {text}", "" if moment is self.now else "dim"))
            style = "turn" if moment is self.now else "dim"
            lines += [(f"      {text}", style) for text in remarks_on(self._remarks, moment, self.seat)]
        return lines


def retell(
    record: Record,
    speech: Speech,
    last: int | None = None,
    seat: int | None = None,
    pictures: bool = False,
    remarks: Mapping[int, list[str]] = {},
) -> Iterator[str]:
    """A match as lines of text, up to a move. `seat`: as this seat saw it; None shows every card.

    `remarks` follow the move with their number. Raises `RecordError` at the first invalid step.
    """
    say = speech.say
    called = shown_names(record.seats)
    names = Names(called, (), sides(called, game_named(record.game).FACTS.in_pairs(record.options)))
    game = speech.title(record.game)
    yield say("replay-title", game=game, count=len(record.seats), names=", ".join(record.seats))
    yield say("replay-options", options=describe_options(speech, record.game, record.options, called))
    acting: tuple[int, ...] = ()
    for step in steps(record):
        yield ""
        yield f"{step.number:>4}  {step.move or say('replay-deal')}"
        for event in step.events:
            shown = seen_by(step.match.game, event, seat)
            if shown["event"] not in QUIET and (text := speech.tell(record.game, shown, names)):
                yield f"      {text}"
        for text in remarks_on(remarks, step, seat):
            yield f"      {text}"
        if pictures and acting != step.match.actors():  # once a turn is enough to follow it
            acting = step.match.actors()
            front = seat if seat is not None else next(iter(acting), 0)
            state = state_at(record, step.match.game, moment(step), front)
            for line in draw_board(state, front, speech, Marks()).lines():
                yield f"      | {line}".rstrip()
        if step.number == last:
            break
    yield ""
    winners = step.match.winners
    ended = None if winners is None else speech.won(winners, names, step.match.resigned)
    yield ended or say("replay-goes-on")
    yield say("totals", totals=speech.each(step.match.totals, names))
