"""The games as clients are told of them: facts, options, bots."""

from collections.abc import Iterator

from tablee.api.game_types import GameInfo, LevelInfo, OptionChoices, OptionInfo
from tablee.bots.ladder import LEVELS, best_plain_level
from tablee.bots.strength import can_adapt
from tablee.game.contract import AnyGame
from tablee.game.options import options_of
from tablee.game.registry import GAMES


def games() -> list[GameInfo]:
    """Every game with its options and bots."""
    return [_game(game) for game in GAMES.values()]


def plain_games() -> list[GameInfo]:
    """The games with the bots that need no compiler."""
    found = games()
    for game in found:
        game.levels = game.levels[: best_plain_level(game.game)]
    return found


def _game(game: AnyGame) -> GameInfo:
    facts = game.FACTS
    return GameInfo(
        game=game.NAME,
        title=facts.title,
        fewest=game.PLAYERS[0],
        most=game.PLAYERS[-1],
        pairs=list(facts.pairs),
        unit=facts.unit,
        wins=facts.wins,
        ends_with=facts.ends_with,
        secret_hand=facts.secret_hand,
        options=list(_options(game)),
        adapts=can_adapt(game.NAME),
        levels=[
            LevelInfo(level.number, level.name, level.description, bool(level.compiled))
            for level in LEVELS[game.NAME]
        ],
    )


def _options(game: AnyGame) -> Iterator[OptionInfo]:
    for option in options_of(game.Options):
        choices = [
            OptionChoices(
                players,
                option.default(players),
                [*option.choices(players)] or None,
                option.least if option.kind == "number" else None,
                option.largest(players),
            )
            for players in game.PLAYERS
        ]
        needs = dict([option.needs] if option.needs else [])
        yield OptionInfo(
            option.name, option.kind, option.rule, option.none, [*option.offered], needs, choices
        )
