"""Finished matches: records, pages, replays and reviews."""
