"""Who plays Skyjo. The modules have the same names and roles in every game that brings bots:

- `levels`: who there is, and how to make one
- `position`: a view as numbers, the same for plain and for compiled players
- `evaluation`, `policy`: how heuristic players judge and choose; `weights` are the numbers of each level
- `heuristic`: levels 1 to 4 as bots, and the greedy player
- `playouts`: the same compiled, in whole matches
- `determinization`: states that a view allows, and how they end
- `features`, `learned`, `networks`: what the networks are told, what they make of moves, and their weights
- `search`, `champion`: moves tried out in such states; levels 5 and 6 as bots

Skyjo alone has `rules_of_thumb` (how the weakest choose), `columns` and `outlook` (what cards and columns are
worth), `closing` (what it is worth to close), `match_odds` and `match_mixture` (what a round changes in the
match).
"""
