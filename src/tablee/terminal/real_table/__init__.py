"""Answers for people with real cards, in the terminal."""
