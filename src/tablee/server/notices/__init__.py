"""Notices that it is a person's turn: sent at least once, and without cards."""
