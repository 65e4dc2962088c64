"""What can be chosen before a local game: a form of rows, as a pure model."""

from dataclasses import dataclass, field
from typing import Any

from tablee.bots.ladder import LEVELS
from tablee.games.skipbo.rules.options import largest_stock
from tablee.terminal.session import USUAL_LEVEL
from tablee.terminal.speech import Speech
from tablee.terminal.storage import Chair

GAMES = ("skyjo", "skipbo")
PLAYERS = {"skyjo": range(2, 9), "skipbo": range(2, 7)}
_LONGEST_NAME = 24

# What is offered here, the rule sheet's value first; `-o` on the command line knows every option.
_OPTIONS: dict[str, dict[str, tuple[Any, ...]]] = {
    "skyjo": {
        "limit": (100, 150, 200, None, 50),
        "next_start": ("highest", "closer"),
        "clear_on_reveal": (True, False),
    },
    "skipbo": {
        "stock_size": (30, 5, 10, 15, 20, 25),
        "target": (500, None, 100, 250),
        "partners": (False, True),
        "stalemate": ("end", "reshuffle"),
        "manners": ("strict", "human"),
    },
}


@dataclass
class StartForm:
    """The rows are `continue` (if there is something), `game`, `players`, `chair:0` …, options, `start`."""

    speech: Speech
    resumable: bool = False
    game: str = "skyjo"
    players: int = 2
    level: int = USUAL_LEVEL
    names: list[str] = field(default_factory=list)
    bots: list[int | None] = field(default_factory=list)  # by seat; None is a person
    options: dict[str, dict[str, Any]] = field(default_factory=dict)
    row: int = 0

    def __post_init__(self) -> None:
        self.names = [*self.names, *(["" for _ in range(8 - len(self.names))])]
        self.bots = self.bots or [None, *([self.level] * 7)]
        self.options = {
            game: {name: values[0] for name, values in of.items()} for game, of in _OPTIONS.items()
        }
        self._fit()

    @property
    def rows(self) -> list[str]:
        chairs = [f"chair:{seat}" for seat in range(self.players)]
        first = ["continue"] if self.resumable else []
        return [*first, "game", "players", *chairs, *_OPTIONS[self.game], "start"]

    @property
    def here(self) -> str:
        return self.rows[self.row]

    def go(self, step: int) -> None:
        self.row = (self.row + step) % len(self.rows)

    def change(self, step: int) -> None:
        """The next or the previous value of this row."""
        row = self.here
        if row == "game":
            self.game = _turned(GAMES, self.game, step)
        elif row == "players":
            self.players = _turned(tuple(PLAYERS[self.game]), self.players, step)
        elif row.startswith("chair:"):
            seat = int(row[6:])
            self.bots[seat] = _turned((None, *self._levels()), self.bots[seat], step)
        elif row in _OPTIONS[self.game]:
            chosen = self.options[self.game]
            chosen[row] = _turned(self._values(row), chosen[row], step)
        self._fit()

    def _levels(self) -> tuple[int, ...]:
        return tuple(level.number for level in LEVELS[self.game])

    def _values(self, option: str) -> tuple[Any, ...]:
        values = _OPTIONS[self.game][option]
        if option == "stock_size":
            most = largest_stock(self.players)
            usual = 30 if self.players <= 4 else 20
            return (usual, *(value for value in values if value <= most and value != usual))
        if option == "partners" and self.players not in (4, 6):
            return (False,)
        return values

    def _fit(self) -> None:
        """A game that was chosen has its own number of seats and possible values."""
        self.players = min(self.players, PLAYERS[self.game][-1])
        best = self._levels()[-1]
        self.bots = [None if bot is None else min(bot, best) for bot in self.bots]
        chosen = self.options[self.game]
        for option in chosen:
            if chosen[option] not in self._values(option):
                chosen[option] = self._values(option)[0]
        self.row = min(self.row, len(self.rows) - 1)

    def write(self, character: str) -> None:
        """Into the name of a person; an empty character takes the last one away."""
        row = self.here
        if row.startswith("chair:") and self.bots[int(row[6:])] is None:
            seat = int(row[6:])
            name = self.names[seat]
            self.names[seat] = (name + character)[:_LONGEST_NAME] if character else name[:-1]

    def label(self, row: str) -> str:
        if row.startswith("chair:"):
            return self.speech.say("start-seat", number=int(row[6:]) + 1)
        if row in ("game", "players", "continue", "start"):
            return self.speech.say(f"start-{row}")
        return self.speech.say(f"option-{self.game}-{row}")

    def value(self, row: str) -> str:
        say = self.speech.say
        if row == "game":
            return say(f"game-{self.game}")
        if row == "players":
            return str(self.players)
        if row.startswith("chair:"):
            seat = int(row[6:])
            level = self.bots[seat]
            return (
                self.name(seat) if level is None else f"{say(f'level-{level}')} ({say('seat-bot')} {level})"
            )
        if row in ("continue", "start"):
            return ""
        value = self.options[self.game][row]
        if row in ("limit", "target"):
            return say(f"option-{self.game}-{row}-value", points="none" if value is None else value)
        if row == "stock_size":
            return say("option-skipbo-stock_size-value", count=value)
        return say(f"option-{self.game}-{row}-{str(value).lower()}")

    def name(self, seat: int) -> str:
        """A person who gave no name is called by the place, or “you” if alone."""
        if self.names[seat].strip():
            return self.names[seat]
        people = sum(level is None for level in self.bots[: self.players])
        return (
            self.speech.say("seat-you") if people == 1 else self.speech.say("player-number", number=seat + 1)
        )

    def chairs(self) -> list[Chair]:
        return seated(
            self.speech, [self.name(seat) for seat in range(self.players)], self.bots[: self.players]
        )


def seated(speech: Speech, names: list[str], bots: list[int | None] | list[int | str | None]) -> list[Chair]:
    """Chairs for people by name, and for bots by what they are; of several of a kind each has a number."""
    kinds = [None if bot is None else bot_name(speech, bot) for bot in bots]
    chairs = []
    for seat, (name, bot) in enumerate(zip(names, bots, strict=True)):
        kind = kinds[seat]
        if kind is not None:
            name = f"{kind} {kinds[: seat + 1].count(kind)}" if kinds.count(kind) > 1 else kind
        chairs.append(Chair(name, bot))
    return chairs


def bot_name(speech: Speech, policy: int | str) -> str:
    return speech.say(f"level-{policy}") if isinstance(policy, int) else policy.capitalize()


def _turned(values: tuple[Any, ...], value: Any, step: int) -> Any:
    return values[(values.index(value) + step) % len(values)]
