"""What can be played here, as the games themselves say."""

from collections.abc import Iterator
from dataclasses import asdict, fields
from functools import cache
from types import NoneType
from typing import Any, cast, get_args, get_type_hints

from starlette.responses import Response

from tablee.bots.ladder import LEVELS
from tablee.game.contract import Game, Refused
from tablee.game.registry import GAMES
from tablee.games.skipbo.rules.options import CHOICES as SKIPBO_CHOICES
from tablee.games.skyjo.rules.options import NEXT_START
from tablee.server.http.operation import Asked, Operation, answer
from tablee.server.http.types import GameInfo, LevelInfo, OptionChoices, OptionInfo
from tablee.server.protocol import GameName, Scalar

_WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    "skipbo": {name: words for name, (_, words) in SKIPBO_CHOICES.items()},
    "skyjo": {"next_start": NEXT_START},
}
_ENDLESS = 1 << 20  # a number that is still allowed then has no limit


async def list_games(asked: Asked) -> Response:
    return answer(games())


@cache
def games() -> list[GameInfo]:
    """Both games. Which values an option can have is found by asking the game for such tables."""
    return [_game(game) for game in GAMES.values()]


def _game(game: Game) -> GameInfo:
    return GameInfo(
        game=cast(GameName, game.NAME),
        fewest=game.PLAYERS[0],
        most=game.PLAYERS[-1],
        options=list(_options(game)),
        levels=[LevelInfo(*level) for level in LEVELS[game.NAME]],
    )


def _options(game: Game) -> Iterator[OptionInfo]:
    options = type(game.make_options({}, game.PLAYERS[0]))
    types = get_type_hints(options)
    for field in fields(options):
        kinds = get_args(types[field.name]) or (types[field.name],)
        choices = [_choices(game, field.name, kinds, players) for players in game.PLAYERS]
        yield OptionInfo(field.name, NoneType in kinds, choices)


def _choices(game: Game, name: str, kinds: tuple[type, ...], players: int) -> OptionChoices:
    default = asdict(game.make_options({}, players))[name]
    candidates: tuple[Scalar, ...] = (False, True) if bool in kinds else _WORDS[game.NAME].get(name, ())
    values = [value for value in candidates if _allows(game, name, value, players)]
    least, most = (None, None) if values else _range(game, name, players)
    return OptionChoices(players, default, values or None, least, most)


def _range(game: Game, name: str, players: int) -> tuple[int, int | None]:
    """The numbers that an option can be: they are all of those between two."""
    least = 0 if _allows(game, name, 0, players) else 1
    if _allows(game, name, _ENDLESS, players):
        return least, None
    most, too_many = least, _ENDLESS
    while too_many - most > 1:
        middle = (most + too_many) // 2
        if _allows(game, name, middle, players):
            most = middle
        else:
            too_many = middle
    return least, most


def _allows(game: Game, name: str, value: Any, players: int) -> bool:
    try:
        game.make_options({name: value}, players)
    except Refused:
        return False
    return True


OPERATIONS = (
    Operation(
        "GET", "/api/games", "games", "The games, how many can play them, their options and bots.",
        list_games, answers={200: list[GameInfo]},
    ),
)  # fmt: skip
