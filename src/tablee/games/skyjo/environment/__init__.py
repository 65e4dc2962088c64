"""Skyjo for learners: what is observed, compiled tables, the bots at them, pictures, and OpenSpiel."""
