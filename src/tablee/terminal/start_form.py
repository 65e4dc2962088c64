"""What can be chosen before a local game: a form of rows, as a pure model."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tablee.bots.cast import free_name
from tablee.bots.handicaps import levels_measured, suggest
from tablee.bots.ladder import LEVELS
from tablee.bots.strength import can_adapt
from tablee.game.contract import AnyGame, Refused, Scalar
from tablee.game.options import NO_HANDICAP, Option, handicap_options, handicap_text, options_of
from tablee.game.registry import game_named
from tablee.terminal import game_words
from tablee.terminal.board import games_offered
from tablee.terminal.speech import Names, Speech
from tablee.terminal.storage import FIRST, Chair
from tablee.terminal.storage import WORD as ADAPTIVE
from tablee.terminal.table_state import Why, usual_level

_USUAL = 2  # the level that people are taken for at first
_MANY = 100  # from so many on, numbers change by fives


@dataclass
class HandicapRows:
    """The rows are `fair`, and with it `like:SEAT` for people, or `handicap:OPTION:SEAT`."""

    way: str = "none"  # of `ways`
    likes: dict[int, int] = field(default_factory=dict)  # by seat, the level that somebody plays like
    numbers: dict[tuple[str, int], int] = field(default_factory=dict)  # by option and seat

    def ways(self, game: str) -> tuple[str, ...]:
        """What there is to choose from; nothing in a game without handicaps."""
        if not handicap_options(game_named(game)):
            return ()
        return ("none", "suggested", "own") if levels_measured(game) else ("none", "own")

    def rows(self, game: str, bots: Sequence[int | None], options: Mapping[str, Any]) -> list[str]:
        ways = self.ways(game)
        self.way = self.way if self.way in ways else "none"
        first = ["fair"] if ways else []
        if self.way == "suggested":
            return [*first, *(f"like:{seat}" for seat, bot in enumerate(bots) if bot is None)]
        if self.way == "own":
            meant = [option for option in handicap_options(game_named(game)) if option.has_meaning(options)]
            return [*first, *(f"handicap:{each.name}:{seat}" for each in meant for seat in range(len(bots)))]
        return first

    def like(self, seat: int) -> int:
        return self.likes.get(seat, _USUAL)

    def number(self, row: str) -> int:
        return self.numbers.get(_place(row), 0)

    def change(self, row: str, step: int, game: str, players: int) -> None:
        if row == "fair":
            self.way = turned(self.ways(game), self.way, step)
        elif row.startswith("like:"):
            seat = int(row[5:])
            self.likes[seat] = turned(levels_measured(game), self.like(seat), step)
        else:
            most = option_at(row, game).largest(players) or 0
            wanted = self.number(row) + step * (1 if most < _MANY else 5)
            self.numbers[_place(row)] = min(max(wanted, 0), most)

    def write(self, row: str, character: str, game: str, players: int) -> None:
        """A digit more, or one less; what is no number, or too large, is not taken."""
        text = f"{self.number(row)}{character}" if character else str(self.number(row))[:-1]
        most = option_at(row, game).largest(players) or 0
        if (text or "0").isdecimal() and text.isascii() and int(text or 0) <= most:
            self.numbers[_place(row)] = int(text or 0)

    def options(self, game: str, bots: Sequence[int | None], others: Mapping[str, Any]) -> dict[str, str]:
        """The handicaps of a table at which these bots and, where there is none, people sit.

        Raises `Refused` if the other options cannot be.
        """
        if self.way == "suggested":
            strengths = [self.like(seat) if bot is None else bot for seat, bot in enumerate(bots)]
            return suggest(game, strengths, game_named(game).make_options(others, len(bots))) or {}
        if self.way == "own":
            return {
                option.name: handicap_text(
                    [self.numbers.get((option.name, seat), 0) for seat in range(len(bots))]
                )
                for option in handicap_options(game_named(game))
            }
        return {}


def option_at(row: str, game: str) -> Option:
    """The one that the row has a number of."""
    name, _ = _place(row)
    return next(option for option in handicap_options(game_named(game)) if option.name == name)


def seat_at(row: str) -> int:
    return int(row.rpartition(":")[2])


def _place(row: str) -> tuple[str, int]:
    _, name, seat = row.split(":")
    return name, int(seat)


def turned(values: Sequence[Any], value: Any, step: int) -> Any:
    """The next or the previous of them, round and round."""
    return values[(values.index(value) + step) % len(values)]


_LONGEST_NAME = 24
_LONGEST_LINK = 200
_MOST_SEATS = 8  # that a form can show
_UNSET = object()


@dataclass
class StartForm:
    """The rows are `continue` (if there is something), `game`, `players`, `place` (if a server is known),
    `chair:0` …, options, those of `HandicapRows`, `start` and `join`."""

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
    bots: list[int | str | None] = field(default_factory=list)  # by seat; None is a person, a word adapts
    options: dict[str, dict[str, Scalar]] = field(default_factory=dict)
    handicap: HandicapRows = field(default_factory=HandicapRows)
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
        fair = self.handicap.rows(self.game, self._seated_bots(), self.chosen)
        return [*first, "game", "players", *place, *chairs, *options, *fair, "start", "join"]

    def _seated_bots(self) -> list[int | None]:
        """At a server's table it is not known yet who comes."""
        levels = [FIRST if isinstance(bot, str) else bot for bot in self.bots[: self.players]]
        return [None] * self.players if self.place else levels

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
            self.game = turned(games_offered(), self.game, step)
        elif row == "players":
            self.players = turned(self._seats(), self.players, step)
        elif row == "place":
            self.place = turned(("", *self.servers), self.place, step)
        elif row.startswith("chair:"):
            seat = int(row[6:])
            adaptive = (ADAPTIVE,) if can_adapt(self.game) else ()
            self.bots[seat] = turned((None, *adaptive, *self._levels()), self.bots[seat], step)
        elif row in self.offered:
            self.chosen[row] = turned(self.offered[row].offers(self.players), self.chosen[row], step)
        elif _is_fair(row):
            self.handicap.change(row, step, self.game, self.players)
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
        self.bots = [min(bot, best) if isinstance(bot, int) else bot for bot in self.bots]
        if not can_adapt(self.game):
            self.bots = [min(FIRST, best) if bot == ADAPTIVE else bot for bot in self.bots]
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
        elif row.startswith("handicap:"):
            self.handicap.write(row, character, self.game, self.players)

    def label(self, row: str) -> str:
        if row.startswith("chair:"):
            return self.speech.say("start-seat", number=int(row[6:]) + 1)
        if row in ("game", "players", "continue", "place", "start", "join"):
            return self.speech.say(f"start-{row}")
        if row == "fair":
            return game_words.label(self.speech, self.game, handicap_options(self.rules)[0])
        if row.startswith("like:"):
            return self.speech.say("start-like", player=self._called(seat_at(row)))
        if _is_fair(row):
            name = game_words.label(self.speech, self.game, option_at(row, self.game))
            return self.speech.named(name, self._called(seat_at(row)))
        return game_words.label(self.speech, self.game, self.offered[row])

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
            if level == ADAPTIVE:
                return self.speech.say("bot-adaptive-hint")
            own = next(each.description for each in LEVELS[self.game] if each.number == level)
            return find(f"level-{self.game}-{level}-hint") or own
        if _is_fair(row):
            return self._fair_hint(row)
        return game_words.hint(self.speech, self.game, self.offered[row]) if row in self.offered else ""

    def _fair_hint(self, row: str) -> str:
        """What a handicap is for, or how it is found; and who has which."""
        if self.handicap.way == "suggested":
            about = self.speech.say("handicap-plays-like")
        else:
            option = option_at(row, self.game) if row != "fair" else handicap_options(self.rules)[0]
            about = game_words.hint(self.speech, self.game, option)
        names = [self._called(seat) for seat in range(self.players)]
        given = [
            game_words.shown_value(self.speech, self.game, option, self.wanted[option.name], names)
            for option in handicap_options(self.rules)
            if self.wanted.get(option.name)
        ]
        return f"{', '.join(given)}. {about}" if given else about

    def _called(self, seat: int) -> str:
        nameless = self.bots[seat] is None and not self.names[seat].strip()
        unknown = self.place or nameless
        return self.speech.say("seat-number", seat=seat + 1) if unknown else self.chairs()[seat].name

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
            if isinstance(level, str):
                return self.speech.say("bot-adaptive")
            return f"{self.chairs()[seat].name} ({self.speech.bot_kind(level)})"
        if row == "continue":
            return self.resumable[self.which]
        if row == "place":
            return self.place or self.speech.say("start-here")
        if row == "join":
            return self.table
        if row == "start":
            return ""
        if row == "fair":
            none = game_words.shown_value(
                self.speech, self.game, handicap_options(self.rules)[0], NO_HANDICAP
            )
            return none if self.handicap.way == "none" else self.speech.say(f"start-{self.handicap.way}")
        if row.startswith("like:"):
            return self.speech.bot_kind(self.handicap.like(seat_at(row)))
        if _is_fair(row):
            return str(self.handicap.number(row))
        return game_words.shown_value(self.speech, self.game, self.offered[row], self.chosen[row])

    @property
    def wanted(self) -> dict[str, Scalar]:
        """The options of the table, handicaps among them."""
        return {**self.chosen, **self.handicap.options(self.game, self._seated_bots(), self.chosen)}

    def is_possible(self) -> bool:
        """Whether there can be such a table; if not, the form says why."""
        try:
            self.rules.make_options(self.wanted, self.players)
        except Refused as refused:
            names = Names([self._called(seat) for seat in range(self.players)])
            self.problem = self.speech.why(Why.of(refused.refusal), names)
        return not self.problem

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
        if adaptive := bot == ADAPTIVE:
            bot = FIRST
        if isinstance(bot, int):
            name = free_name(bot, taken)
            taken.add(name)
        elif bot is not None:
            name = f"{bot} {bots[: seat + 1].count(bot)}" if bots.count(bot) > 1 else bot
            name = name.capitalize()
        chairs.append(Chair(name, bot, adaptive))
    return chairs


def _is_fair(row: str) -> bool:
    return row == "fair" or row.startswith(("like:", "handicap:"))
