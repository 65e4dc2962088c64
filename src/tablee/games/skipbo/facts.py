"""Skip-Bo in a few facts."""

from tablee.game.facts import Facts
from tablee.games.skipbo.rules.options import PAIRS
from tablee.games.skipbo.rules.state import DECK

FACTS = Facts(
    title="Skip-Bo",
    rules="SB",
    unit="game",
    wins="highest",  # SB-19
    ends_with="target",
    deck=DECK,
    secret_hand=True,
    talking="~",  # SB-23
    pairs=PAIRS,
)
