"""Every kind of table that the environments know."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tablee.games.skipbo.rules.options import PLAYERS as SKIPBO_PLAYERS
from tablee.games.skyjo.rules.options import PLAYERS as SKYJO_PLAYERS
from tests import effort
from tests.properties.playouts import SETUPS

PLAYERS = {"skipbo": SKIPBO_PLAYERS, "skyjo": SKYJO_PLAYERS}
EVERY_COUNT = [(game, players) for game, counts in PLAYERS.items() for players in counts]
FEWEST_AND_MOST = [(game, players) for game, counts in PLAYERS.items() for players in (counts[0], counts[-1])]
COUNTS = EVERY_COUNT if effort.chosen in ("full", "soak") else FEWEST_AND_MOST
GAMES = tuple(PLAYERS)


class Kind(NamedTuple):
    game: str
    players: int
    options: Mapping[str, Any]
    match: bool


def _kinds() -> list[Kind]:
    """Each player count, alone and in pairs, with every value of every option that kernels know."""
    found = []
    for game, limit in (("skipbo", "target"), ("skyjo", "limit")):
        for setup in SETUPS[game]:
            if setup.options.get("manners", "strict") == "strict":
                match = setup.options[limit] is not None
                found.append(Kind(game, setup.players, setup.options, match))
    return found


KINDS = _kinds()
KINDS_OF = {game: [kind for kind in KINDS if kind.game == game] for game in GAMES}
