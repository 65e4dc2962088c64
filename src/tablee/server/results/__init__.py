"""Finished matches, and what they come to for each person."""
