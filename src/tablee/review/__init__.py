"""Looking at a position with a player's eyes: which moves are good here, how good, and why."""
