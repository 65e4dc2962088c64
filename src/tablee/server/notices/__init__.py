"""A word when it is somebody's turn: to where they want it, at least once, and never a card in it."""
