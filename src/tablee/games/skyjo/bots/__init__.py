"""Who plays Skyjo; `tablee.bots` says what the modules are that every game has.

Skyjo alone has `rules_of_thumb` (how the weakest choose), `columns` and `outlook` (what cards and columns are
worth), `closing` (what it is worth to close), `match_odds` and `match_mixture` (what a round changes in the
match).
"""
