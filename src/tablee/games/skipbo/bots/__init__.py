"""Who plays Skip-Bo; `tablee.bots` says what the modules are that every game has.

Skip-Bo alone has `turn_tree` (all that can be played in a turn), `candidates` (the ends of turns that are
worth a closer look) and `greedy`.
"""
