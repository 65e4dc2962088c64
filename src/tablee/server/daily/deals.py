"""What is dealt on a day, and how results compare."""

from datetime import date, timedelta
from typing import Final, NamedTuple

import msgspec

from tablee.bots.ladder import best_level
from tablee.bots.play import play_match
from tablee.game.registry import game_named, has_part
from tablee.match.record import Record, Result, decode, record_of
from tablee.server.daily.queries import SEAT
from tablee.table.protocol import Settings

AHEAD: Final = 7  # days fixed in advance
_LEVEL: Final = 4  # of the others at the table
_PLAYERS: Final = 2
_DAY: Final = 86_400  # seconds before a bot moves for an absent player
_THINKING: Final = 200  # milliseconds a move, for bots that use a clock


def days_from(first: date, number: int) -> list[str]:
    return [(first + timedelta(days)).isoformat() for days in range(number)]


def week_of(day: date) -> tuple[str, str]:
    """Monday and Sunday of its week."""
    monday = day - timedelta(day.weekday())
    return monday.isoformat(), (monday + timedelta(6)).isoformat()


def settings_of(game: str) -> Settings:
    """Of every table: no hints, no undo, no stand-in."""
    known = game_named(game)
    players = min(max(_PLAYERS, known.PLAYERS[0]), known.PLAYERS[-1])
    options = dict(known.FACTS.quick)
    return Settings(game, players, options, chat=False, undo=False, hints=False, grace=_DAY)


def level_of(game: str) -> int:
    """Of the bots at the table."""
    return min(_LEVEL, best_level(game))


class LuckAndSkill(NamedTuple):
    """Of the person's seat, as chances to win the match."""

    luck: float | None
    skill: float | None


class Played(NamedTuple):
    """A match of the deal of the day; the result is JSON of `Result`."""

    result: bytes
    parts: LuckAndSkill


def can_judge(game: str) -> bool:
    """Whether luck can be told from skill in a match of this game."""
    return has_part(game, "review")


def luck_and_skill(record: bytes) -> LuckAndSkill:
    """For a worker. Raises `RecordError`."""
    return _luck_and_skill(decode(record))


def _luck_and_skill(record: Record) -> LuckAndSkill:
    from tablee.review.luck import balances_in  # compiled code, which only a worker needs

    own = balances_in(record)[SEAT]
    return LuckAndSkill(own.luck, own.skill)


def match_of_level(game: str, level: int, seed: bytes) -> Played:
    """A bot plays the person's seat. For a worker."""
    settings = settings_of(game)
    bots = [level_of(game)] * settings.players
    bots[SEAT] = level
    match = play_match(bots, game, options=settings.options, seed=seed, milliseconds=_THINKING)
    assert match.winners is not None
    result = msgspec.json.encode(Result(list(match.winners), list(match.totals)))
    parts = _luck_and_skill(record_of(match)) if can_judge(game) else LuckAndSkill(None, None)
    return Played(result, parts)
