"""What a game is, and what all games share: options, refusals, outcomes, seeded shuffles, the registry."""
