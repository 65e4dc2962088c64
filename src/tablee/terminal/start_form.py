"""What can be chosen before a local game: a form of rows, as a pure model."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tablee.bots.cast import free_name
from tablee.bots.ladder import LEVELS
from tablee.game.contract import AnyGame, Scalar
from tablee.game.options import Option, options_of
from tablee.game.registry import game_named
from tablee.terminal import option_words
from tablee.terminal.board import games_offered
from tablee.terminal.session import usual_level
from tablee.terminal.speech import Speech
from tablee.terminal.storage import Chair

_LONGEST_NAME = 24
_LONGEST_LINK = 200
_MOST_SEATS = 8  # that a form can show
_UNSET = object()


@dataclass
class StartForm:
    """The rows are `continue` (if there is something), `game`, `players`, `place` (if a server is known),
    `chair:0` …, options, `start` and `join`."""

    speech: Speech
    resumable: Sequence[str] = ()  # interrupted games, described
    which: int = 0  # of them
    servers: Sequence[str] = ()  # that we have been at
    place: str = ""  # the server where the table is opened; none: at this device
    table: str = ""  # of a server, to sit down at: its link or its code
    problem: str = ""  # what cannot be, until something is changed
    game: str = field(default_factory=lambda: games_offered()[0])
    players: int = 2
    names: list[str] = field(default_factory=list)
    bots: list[int | None] = field(default_factory=list)  # by seat; None is a person
    options: dict[str, dict[str, Scalar]] = field(default_factory=dict)
    row: int = 0

    def __post_init__(self) -> None:
        self.names = [*self.names, *([""] * (_MOST_SEATS - len(self.names)))]
        self.bots = self.bots or [None, *([usual_level(self.game)] * (_MOST_SEATS - 1))]
        self._fit()

    @property
    def rules(self) -> AnyGame:
        return game_named(self.game)

    @property
    def offered(self) -> dict[str, Option]:
        """The options that there is something to choose from; `-o` on the command line knows every one."""
        every = options_of(self.rules.Options)
        choosable = (option for option in every if len(option.offers(self.rules.PLAYERS[-1])) > 1)
        return {option.name: option for option in choosable}

    @property
    def chosen(self) -> dict[str, Scalar]:
        """The values of the present game's options."""
        return self.options.setdefault(self.game, {})

    @property
    def rows(self) -> list[str]:
        chairs = [] if self.place else [f"chair:{seat}" for seat in range(self.players)]
        first = ["continue"] if self.resumable else []
        options = [name for name, option in self.offered.items() if self._matters(option)]
        place = ["place"] if self.servers else []
        return [*first, "game", "players", *place, *chairs, *options, "start", "join"]

    def _matters(self, option: Option) -> bool:
        """Not if it means something only with another choice."""
        return option.has_meaning(self.chosen)

    @property
    def here(self) -> str:
        return self.rows[self.row]

    def go(self, step: int) -> None:
        self.row = (self.row + step) % len(self.rows)
        self.problem = ""

    def change(self, step: int) -> None:
        """The next or the previous value of this row."""
        row = self.here
        if row == "continue":
            self.which = (self.which + step) % len(self.resumable)
        elif row == "game":
            self.game = _turned(games_offered(), self.game, step)
        elif row == "players":
            self.players = _turned(self._seats(), self.players, step)
        elif row == "place":
            self.place = _turned(("", *self.servers), self.place, step)
        elif row.startswith("chair:"):
            seat = int(row[6:])
            self.bots[seat] = _turned((None, *self._levels()), self.bots[seat], step)
        elif row in self.offered:
            self.chosen[row] = _turned(self.offered[row].offers(self.players), self.chosen[row], step)
        self._fit()

    def _seats(self) -> tuple[int, ...]:
        return tuple(count for count in self.rules.PLAYERS if count <= _MOST_SEATS)

    def _levels(self) -> tuple[int, ...]:
        return tuple(level.number for level in LEVELS[self.game])

    def _fit(self) -> None:
        """A game that was chosen has its own number of seats and possible values."""
        seats = self._seats()
        self.players = max(seats[0], min(self.players, seats[-1]))
        best = self._levels()[-1]
        self.bots = [None if bot is None else min(bot, best) for bot in self.bots]
        self.options[self.game] = {
            name: self.chosen[name] if self.chosen.get(name, _UNSET) in offers else offers[0]
            for name, offers in ((name, option.offers(self.players)) for name, option in self.offered.items())
        }
        self.row = min(self.row, len(self.rows) - 1)

    def write(self, character: str) -> None:
        """Into the name of a person or of a table; an empty character takes the last one away."""
        row, self.problem = self.here, ""
        if row == "join":
            self.table = (self.table + character)[:_LONGEST_LINK] if character else self.table[:-1]
        elif row.startswith("chair:") and self.bots[int(row[6:])] is None:
            seat = int(row[6:])
            name = self.names[seat]
            self.names[seat] = (name + character)[:_LONGEST_NAME] if character else name[:-1]

    def label(self, row: str) -> str:
        if row.startswith("chair:"):
            return self.speech.say("start-seat", number=int(row[6:]) + 1)
        if row in ("game", "players", "continue", "place", "start", "join"):
            return self.speech.say(f"start-{row}")
        return option_words.label(self.speech, self.game, self.offered[row])

    def hint(self, row: str) -> str:
        """What there is to know about a row."""
        find = self.speech.find
        if self.problem:
            return self.problem
        if row == "join":
            return self.speech.say("start-join-hint")
        if row == "game":
            return find(f"game-{self.game}-hint") or ""
        if row.startswith("chair:"):
            level = self.bots[int(row[6:])]
            if level is None:
                return self.speech.say("start-name-hint")
            own = next(each.description for each in LEVELS[self.game] if each.number == level)
            return find(f"level-{self.game}-{level}-hint") or own
        return option_words.hint(self.speech, self.game, self.offered[row]) if row in self.offered else ""

    def value(self, row: str) -> str:
        if row == "game":
            return self.speech.title(self.game)
        if row == "players":
            return str(self.players)
        if row.startswith("chair:"):
            seat = int(row[6:])
            level = self.bots[seat]
            if level is None:
                return self.name(seat)
            return f"{self.chairs()[seat].name} ({self.speech.bot_kind(level)})"
        if row == "continue":
            return self.resumable[self.which]
        if row == "place":
            return self.place or self.speech.say("start-here")
        if row == "join":
            return self.table
        if row == "start":
            return ""
        return option_words.shown_value(self.speech, self.game, self.offered[row], self.chosen[row])

    def name(self, seat: int) -> str:
        """A person who gave no name is called by the place, or “you” if alone."""
        if self.names[seat].strip():
            return self.names[seat]
        people = sum(level is None for level in self.bots[: self.players])
        return (
            self.speech.say("seat-you") if people == 1 else self.speech.say("player-number", number=seat + 1)
        )

    def chairs(self) -> list[Chair]:
        return seated([self.name(seat) for seat in range(self.players)], self.bots[: self.players])


def seated(names: Sequence[str], bots: Sequence[int | str | None]) -> list[Chair]:
    """Chairs for people by name, and for bots by theirs. Those that are no level have a number if several."""
    taken = {name for name, bot in zip(names, bots, strict=True) if bot is None}
    chairs = []
    for seat, (name, bot) in enumerate(zip(names, bots, strict=True)):
        if isinstance(bot, int):
            name = free_name(bot, taken)
            taken.add(name)
        elif bot is not None:
            name = f"{bot} {bots[: seat + 1].count(bot)}" if bots.count(bot) > 1 else bot
            name = name.capitalize()
        chairs.append(Chair(name, bot))
    return chairs


def _turned(values: Sequence[Any], value: Any, step: int) -> Any:
    return values[(values.index(value) + step) % len(values)]
