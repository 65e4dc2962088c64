"""Games for OpenSpiel: those that bring the part `environment.open_spiel`, as both of Tablée do.

>>> import pyspiel
>>> import tablee.envs.open_spiel  # registers the games
>>> game = pyspiel.load_game("tablee_skyjo(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 15)

Chance decides about a card when somebody first sees it, and not before: a face-down card is nobody's yet.
So a state holds nothing that a search could peek at but the cards in other hands, and small decks have
small trees. The plain rules play; `lazy` is the shuffler that hands out unknown cards.

Small games have a small `deck` (a list like "-1 0 0 1 2") and parameters of their own.
"""

from tablee.game.registry import GAMES, part

for _game in GAMES:
    part(_game, "environment.open_spiel")  # which registers it
