"""Skip-Bo's bots: four levels of one way of thinking, and the same compiled.

`bot` is a player, `levels` are the rungs of the ladder, `thinking` and `judging` are how they choose
(over the numbers that `position` makes of a view), and `kernel` plays whole matches between them.
"""
