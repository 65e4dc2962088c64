"""The scores of the match that is being played, between two games and at its end."""
