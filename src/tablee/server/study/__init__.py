"""Positions to analyse, and puzzles."""
