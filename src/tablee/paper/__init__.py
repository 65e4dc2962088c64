"""For people who play with real cards: the score sheet, setting up, who begins, whether the deck is complete.

It is pure; the browser calculates the score sheet in the same way.
"""
