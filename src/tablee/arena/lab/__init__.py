"""Questions about the games, answered by playing: luck, seats, length, rules and levels."""
