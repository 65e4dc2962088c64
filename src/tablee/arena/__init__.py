"""Many games: simulations, what they say, and how fast they run."""
