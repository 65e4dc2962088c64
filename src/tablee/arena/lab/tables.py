"""The tables at which the studies play, and how they are called."""

from typing import NamedTuple

from tablee.arena.lab.experiments import Options, Plan
from tablee.games.skipbo.rules.options import PLAYERS as SKIPBO_PLAYERS
from tablee.games.skyjo.rules.options import PLAYERS as SKYJO_PLAYERS

NAMES = {"skipbo": "Skip-Bo", "skyjo": "Skyjo"}
UNIT = {"skipbo": "game", "skyjo": "round"}
SINGLE: dict[str, Options] = {"skipbo": (("target", None),), "skyjo": (("limit", None),)}
PLAYERS = {"skipbo": SKIPBO_PLAYERS, "skyjo": SKYJO_PLAYERS}
BEST = 4  # the best level that the kernels play


class Table(NamedTuple):
    label: str
    players: int
    options: Options = ()


TWO, FOUR = Table("2 players", 2), Table("4 players", 4)
PAIRS = Table("2 pairs", 4, (("partners", True),))
TABLES = {"skipbo": (TWO, FOUR, PAIRS), "skyjo": (TWO, FOUR)}


def table_words(table: Table, options: Options) -> str:
    """As it is typed: `-p 4 -o target=none`."""
    words = [f"-p {table.players}"] if table.players != 2 else []
    words += [f"-o {name}={_typed(value)}" for name, value in options]
    return "".join(f" {word}" for word in words)


def lab_command(game: str, study: str, plan: Plan) -> str:
    """That prints the figures of a study."""
    return f"tablee lab {game} --only {study} --matches {plan.games} --seed {plan.seed} --json"


def named(option: tuple[str, object]) -> str:
    """`stock_size=10`."""
    return f"{option[0]}={_typed(option[1])}"


def _typed(value: object) -> str:
    return str(value).lower()
