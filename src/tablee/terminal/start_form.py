"""The form of the start screen, as a pure model."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

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

_LONGEST_NAME = 24
_LONGEST_LINK = 200
_MOST_SEATS = 8  # that a form can show
_UNSET = object()
_USUAL = 2  # the level that people are taken for at first
_MANY = 100  # up to this, numbers change by one; above it by five


def _nothing(given: Any) -> None:
    """For rows that cannot be changed or written into."""


class Row(NamedTuple):
    """A line of the form.

    `change` gets 1 or -1 for the next or previous value. `write` gets a character, or "" to delete one.
    """

    name: str
    label: str
    value: str = ""
    hint: Callable[[], str] = lambda: ""
    change: Callable[[int], None] = _nothing
    write: Callable[[str], None] = _nothing


def _turning(kept: Any, key: Any, values: Sequence[Any]) -> Callable[[int], None]:
    """A `change` that cycles what is kept under this key through the values."""

    def change(step: int) -> None:
        kept[key] = values[(values.index(kept[key]) + step) % len(values)]

    return change


def _writing(kept: Any, key: Any, longest: int) -> Callable[[str], None]:
    def write(character: str) -> None:
        kept[key] = (kept[key] + character)[:longest] if character else kept[key][:-1]

    return write


@dataclass
class StartForm:
    """The rows are `continue` (if there is something), `game`, `players`, `place` (if a server is known),
    `chair:0` …, options, `fair` with `like:SEAT` for people or `handicap:OPTION:SEAT`, `start` and `join`."""

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
    way: str = "none"  # how handicaps are found: one of `ways`
    likes: dict[int, int] = field(default_factory=lambda: defaultdict(lambda: _USUAL))  # people's levels
    numbers: dict[tuple[str, int], int] = field(default_factory=lambda: defaultdict(int))  # own handicaps
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
        """The options with more than one choice. `-o` on the command line knows all options."""
        every = options_of(self.rules.Options)
        choosable = (option for option in every if len(option.offers(self.rules.PLAYERS[-1])) > 1)
        return {option.name: option for option in choosable}

    @property
    def chosen(self) -> dict[str, Scalar]:
        """The values of the present game's options."""
        return self.options.setdefault(self.game, {})

    @property
    def ways(self) -> tuple[str, ...]:
        """The ways to choose handicaps; none in a game without them."""
        if not handicap_options(self.rules):
            return ()
        return ("none", "suggested", "own") if levels_measured(self.game) else ("none", "own")

    # ── The rows ─────────────────────────────────────────────────────────────────────────────────────

    @property
    def rows(self) -> list[Row]:
        say = self.speech.say
        chairs = [] if self.place else self._chair_rows()
        start = Row("start", say("start-start"))
        join = Row(
            "join", say("start-join"), self.table, lambda: say("start-join-hint"),
            write=_writing(vars(self), "table", _LONGEST_LINK),
        )  # fmt: skip
        return [*self._table_rows(), *chairs, *self._option_rows(), *self._handicap_rows(), start, join]

    def _table_rows(self) -> Iterator[Row]:
        say, mine = self.speech.say, vars(self)
        if self.resumable:
            turning = _turning(mine, "which", range(len(self.resumable)))
            yield Row("continue", say("start-continue"), self.resumable[self.which], change=turning)
        hint = partial(self._found, f"game-{self.game}-hint")
        turning = _turning(mine, "game", games_offered())
        yield Row("game", say("start-game"), self.speech.title(self.game), hint, turning)
        turning = _turning(mine, "players", self._seats())
        yield Row("players", say("start-players"), str(self.players), change=turning)
        if self.servers:
            turning = _turning(mine, "place", ("", *self.servers))
            yield Row("place", say("start-place"), self.place or say("start-here"), change=turning)

    def _chair_rows(self) -> Iterator[Row]:
        say = self.speech.say
        adaptive = (ADAPTIVE,) if can_adapt(self.game) else ()
        for seat, chair in enumerate(self.chairs()):
            level = self.bots[seat]
            write = _nothing if level is not None else _writing(self.names, seat, _LONGEST_NAME)
            if level is None:
                value, hint = self.name(seat), partial(say, "start-name-hint")
            elif isinstance(level, str):
                value, hint = say("bot-adaptive"), partial(say, "bot-adaptive-hint")
            else:
                value = f"{chair.name} ({self.speech.bot_kind(level)})"
                own = next(each.description for each in LEVELS[self.game] if each.number == level)
                hint = partial(self._found, f"level-{self.game}-{level}-hint", own)
            turning = _turning(self.bots, seat, (None, *adaptive, *self._levels()))
            yield Row(f"chair:{seat}", say("start-seat", number=seat + 1), value, hint, turning, write)

    def _option_rows(self) -> Iterator[Row]:
        """Without options that matter only with another choice."""
        for name, option in self.offered.items():
            if option.has_meaning(self.chosen):
                yield Row(
                    name,
                    self._label(option),
                    game_words.shown_value(self.speech, self.game, option, self.chosen[name]),
                    partial(game_words.hint, self.speech, self.game, option),
                    _turning(self.chosen, name, option.offers(self.players)),
                )

    def _handicap_rows(self) -> Iterator[Row]:
        options = handicap_options(self.rules)
        if not self.ways:
            return
        none = game_words.shown_value(self.speech, self.game, options[0], NO_HANDICAP)
        value = none if self.way == "none" else self.speech.say(f"start-{self.way}")
        hint = partial(self._fair_hint, options[0])
        yield Row("fair", self._label(options[0]), value, hint, _turning(vars(self), "way", self.ways))
        for seat, bot in enumerate(self._seated_bots()):
            if self.way == "suggested" and bot is None:
                label = self.speech.say("start-like", player=self._called(seat))
                turning = _turning(self.likes, seat, levels_measured(self.game))
                yield Row(f"like:{seat}", label, self.speech.bot_kind(self.likes[seat]), hint, turning)
        for option in options if self.way == "own" else ():
            for seat in range(self.players) if option.has_meaning(self.chosen) else ():
                yield Row(
                    f"handicap:{option.name}:{seat}",
                    self.speech.named(self._label(option), self._called(seat)),
                    str(self.numbers[option.name, seat]),
                    partial(self._fair_hint, option),
                    partial(self._change_number, option, seat),
                    partial(self._write_number, option, seat),
                )

    def _label(self, option: Option) -> str:
        return game_words.label(self.speech, self.game, option)

    def _found(self, message: str, otherwise: str = "") -> str:
        return self.speech.find(message) or otherwise

    def _fair_hint(self, option: Option) -> str:
        """What a handicap does or how it is found, and who has which one."""
        about = game_words.hint(self.speech, self.game, option)
        if self.way == "suggested":
            about = self.speech.say("handicap-plays-like")
        names = [self._called(seat) for seat in range(self.players)]
        given = [
            game_words.shown_value(self.speech, self.game, each, self.wanted[each.name], names)
            for each in handicap_options(self.rules)
            if self.wanted.get(each.name)
        ]
        return f"{', '.join(given)}. {about}" if given else about

    def _change_number(self, option: Option, seat: int, step: int) -> None:
        most = option.largest(self.players) or 0
        wanted = self.numbers[option.name, seat] + step * (1 if most < _MANY else 5)
        self.numbers[option.name, seat] = min(max(wanted, 0), most)

    def _write_number(self, option: Option, seat: int, character: str) -> None:
        """Append or delete a digit, unless the number would be invalid."""
        number = str(self.numbers[option.name, seat])
        text = (number + character if character else number[:-1]) or "0"
        if text.isdecimal() and text.isascii() and int(text) <= (option.largest(self.players) or 0):
            self.numbers[option.name, seat] = int(text)

    def _called(self, seat: int) -> str:
        nameless = self.bots[seat] is None and not self.names[seat].strip()
        unknown = self.place or nameless
        return self.speech.say("seat-number", seat=seat + 1) if unknown else self.chairs()[seat].name

    # ── Using it ─────────────────────────────────────────────────────────────────────────────────────

    @property
    def here(self) -> Row:
        return self.rows[self.row]

    def hint(self) -> str:
        """The explanation of the present row, or what is wrong."""
        return self.problem or self.here.hint()

    def go(self, step: int) -> None:
        self.row = (self.row + step) % len(self.rows)
        self.problem = ""

    def change(self, step: int) -> None:
        """Choose the next or previous value of the present row."""
        self.problem = ""
        self.here.change(step)
        self._fit()

    def write(self, character: str) -> None:
        self.problem = ""
        self.here.write(character)

    def _seats(self) -> tuple[int, ...]:
        return tuple(count for count in self.rules.PLAYERS if count <= _MOST_SEATS)

    def _levels(self) -> tuple[int, ...]:
        return tuple(level.number for level in LEVELS[self.game])

    def _seated_bots(self) -> list[int | None]:
        """By seat. At a server nobody knows yet who will come."""
        levels = [FIRST if isinstance(bot, str) else bot for bot in self.bots[: self.players]]
        return [None] * self.players if self.place else levels

    def _fit(self) -> None:
        """Adjust all values to the chosen game."""
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
        self.way = self.way if self.way in self.ways else "none"
        self.row = min(self.row, len(self.rows) - 1)

    # ── What was chosen ──────────────────────────────────────────────────────────────────────────────

    @property
    def wanted(self) -> dict[str, Scalar]:
        """The options of the table, handicaps among them. Raises `Refused` if they cannot be."""
        handicaps: dict[str, Scalar] = {}
        bots = self._seated_bots()
        if self.way == "suggested":
            strengths = [self.likes[seat] if bot is None else bot for seat, bot in enumerate(bots)]
            options = self.rules.make_options(self.chosen, len(bots))
            handicaps.update(suggest(self.game, strengths, options) or {})
        elif self.way == "own":
            for option in handicap_options(self.rules):
                numbers = [self.numbers[option.name, seat] for seat in range(len(bots))]
                handicaps[option.name] = handicap_text(numbers)
        return {**self.chosen, **handicaps}

    def is_possible(self) -> bool:
        """Whether there can be such a table; if not, the form says why."""
        try:
            self.rules.make_options(self.wanted, self.players)
        except Refused as refused:
            names = Names([self._called(seat) for seat in range(self.players)])
            self.problem = self.speech.why(Why.of(refused.refusal), names)
        return not self.problem

    def name(self, seat: int) -> str:
        """A person without a name is called by their number, or “you” if alone."""
        if self.names[seat].strip():
            return self.names[seat]
        people = sum(level is None for level in self.bots[: self.players])
        return (
            self.speech.say("seat-you") if people == 1 else self.speech.say("player-number", number=seat + 1)
        )

    def chairs(self) -> list[Chair]:
        return seat_players([self.name(seat) for seat in range(self.players)], self.bots[: self.players])


def seat_players(names: Sequence[str], bots: Sequence[int | str | None]) -> list[Chair]:
    """The chairs of named people and of bots, whose names are chosen here."""
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
