"""The settings in which the studies play, and what they are called."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.arena.lab.experiments import LabPlan, Options
from tablee.arena.results import single_options
from tablee.bots.ladder import best_plain_level
from tablee.game.registry import GAMES, game_named, has_part

_MOST = 6  # players at whose tables single games are looked at


class Setting(NamedTuple):
    """How many play, and what their table has besides the standard rules."""

    label: str
    players: int
    options: Options = ()


def lab_games(asked: Sequence[str] = ()) -> list[str]:
    """The games that can be studied, or those of them that are asked for: a kernel must play their levels.

    Raises `ValueError` if it cannot be what is asked for.
    """
    found = [game for game in GAMES if has_part(game, "bots.playouts")]
    for game in asked:
        if game not in found:
            raise ValueError(f"The lab cannot study {title(game)}: no kernel plays its levels.")
    return [game for game in found if game in asked or not asked]


def title(game: str) -> str:
    return game_named(game).FACTS.title


def unit(game: str) -> str:
    """What a match is made of: `game` or `round`."""
    return game_named(game).FACTS.unit


def best(game: str) -> int:
    """The best level that the kernel plays."""
    return best_plain_level(game)


def single(game: str) -> Options:
    """The options of a single game or round."""
    return tuple(single_options(game).items())


def table_for(players: int) -> Setting:
    """The standard rules for so many."""
    return Setting(f"{players} players", players)


def pairs(game: str) -> list[Setting]:
    """Four players in two pairs, if the game knows that."""
    facts = game_named(game).FACTS
    return [Setting("2 pairs", 4, ((facts.paired_by, True),))] if facts.paired_by and 4 in facts.pairs else []


def small_tables(game: str) -> list[Setting]:
    """Two and four players."""
    return [table_for(players) for players in (2, 4) if players in game_named(game).PLAYERS]


def player_counts(game: str) -> list[int]:
    """With how many players single games are studied."""
    return [players for players in game_named(game).PLAYERS if players <= _MOST]


def table_words(setting: Setting, options: Options) -> str:
    """As it is typed: `-p 4 -o target=none`."""
    words = [f"-p {setting.players}"] if setting.players != 2 else []
    words += [f"-o {name}={_typed(value)}" for name, value in options]
    return "".join(f" {word}" for word in words)


def lab_command(game: str, study: str, plan: LabPlan) -> str:
    """That prints the figures of a study."""
    return f"tablee lab {game} --only {study} --matches {plan.games} --seed {plan.seed} --json"


def simulate_command(game: str, setting: Setting, plan: LabPlan) -> str:
    """That lets random players play the same single games or rounds."""
    words = table_words(setting, single(game))
    return f"tablee simulate {game}{words} --matches {plan.games} --seed {plan.seed}"


def named(option: tuple[str, object]) -> str:
    """`stock_size=10`."""
    return f"{option[0]}={_typed(option[1])}"


def _typed(value: object) -> str:
    return str(value).lower()
