"""Both games for OpenSpiel.

>>> import pyspiel
>>> import tablee.envs.open_spiel  # registers the games
>>> game = pyspiel.load_game("tablee_skyjo(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 15)

Chance decides about a card when somebody first sees it, and not before: a face-down card is nobody's yet.
So a state holds nothing that a search could peek at but the cards in other hands, and small decks have
small trees. The plain rules play; `lazy` is the shuffler that hands out unknown cards.

Small games: `deck` (a list like "-1 0 0 1 2"), `cells` at Skyjo and `stock_size` at Skip-Bo.
"""

from tablee.games.skipbo.environment import open_spiel as skipbo
from tablee.games.skyjo.environment import open_spiel as skyjo

__all__ = ["skipbo", "skyjo"]
