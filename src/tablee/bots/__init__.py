"""Players that get a view and return a move.

The modules of a game's own `bots` have the same names and roles in every game that brings some:

- `levels`: who there is, and how to make one
- `position`: a view as numbers, the same for plain and for compiled players
- `evaluation`, `policy`: how heuristic players judge and choose; `weights` are the numbers of each level
- `heuristic`: levels 1 to 4 as bots, and the greedy player
- `playouts`: the same compiled, in whole matches
- `determinization`: states that a view allows, and how they end
- `features`, `learned`, `networks`: what the networks are told, what they make of moves, and their weights
- `search`, `champion`: moves tried out in such states; levels 5 and 6 as bots
"""
