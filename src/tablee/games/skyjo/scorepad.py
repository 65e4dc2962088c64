"""A sheet for Skyjo with real cards: what lies in front of each player, and who closed the round."""

from collections.abc import Sequence
from itertools import accumulate

from tablee.games.skyjo.rules.moves import CELLS
from tablee.games.skyjo.rules.options import PLAYERS
from tablee.games.skyjo.rules.rules import is_doubled
from tablee.games.skyjo.rules.state import DECK


def _together(players: int) -> tuple[int, int]:
    """The lowest and the highest cards of the deck, twelve each; cleared columns leave fewer (SJ-09)."""
    cards = players * len(CELLS)
    lowest, highest = DECK[:cards], DECK[-cards:]
    return min(accumulate(lowest)), sum(highest)


TOGETHER = tuple(_together(players) for players in range(1, PLAYERS[-1] + 1))
POINTS = range(TOGETHER[0][0], TOGETHER[0][1] + 1)
HAS_CLOSER = True
FIGURES = {"cards": len(CELLS), "faces": sorted(set(DECK))}


def scores(points: Sequence[int], closer: int | None, partners: bool) -> tuple[int, ...]:
    twice = marked(points, closer)
    return tuple(2 * each if seat == twice else each for seat, each in enumerate(points))


def marked(points: Sequence[int], closer: int | None) -> int | None:
    return closer if closer is not None and is_doubled(points, closer) else None
