"""The rows of the start form that make a table fair: no handicap, the one that suits, or one's own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tablee.bots.handicaps import levels_measured, suggest
from tablee.game.options import Option, handicap_options, handicap_text
from tablee.game.registry import game_named

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
