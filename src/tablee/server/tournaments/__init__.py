"""Tournaments: all tables of a round have the same cards, and a player is compared with all in the same
seat."""
