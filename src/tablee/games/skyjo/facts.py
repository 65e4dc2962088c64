"""Skyjo in a few facts."""

from tablee.game.facts import Facts
from tablee.games.skyjo.rules.state import DECK

FACTS = Facts(
    title="Skyjo",
    rules="SJ",
    unit="round",
    wins="lowest",  # SJ-14
    ends_with="limit",
    deck=DECK,
    secret_hand=False,
)
