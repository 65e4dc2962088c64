"""Skip-Bo players that judge by what was learned: level 5, and the champion, which searches as well.

Both think in compiled code. They plan a whole line at once and follow it for as long as the table looks as
they expected; so only decisions where something has been turned up take time.
"""

from functools import cache
from hashlib import sha256
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from tablee.bots.contract import Clock
from tablee.bots.network import load_network
from tablee.game.contract import replaced
from tablee.games.skipbo.bots.determinization import table_of
from tablee.games.skipbo.bots.features import FEATURES
from tablee.games.skipbo.bots.learned import WIDTH, Judges
from tablee.games.skipbo.bots.search import Plan, Search
from tablee.games.skipbo.kernel.kernel import MOVES
from tablee.games.skipbo.rules.moves import TOP_NUMBER, Move, Play, Source

if TYPE_CHECKING:
    from tablee.games.skipbo.rules.view import View

LINES = 40  # that the networks judge
PLAN = Plan()
_SPARE = 0.005  # seconds of the clock that are left for everything else


@cache
def judges(tables: str) -> Judges:
    """The networks that were learned at such tables: `two`, `many` or `pairs`."""
    package = "tablee.games.skipbo.bots.networks"
    resting, midway = (load_network(package, f"{tables}-{part}", FEATURES, WIDTH) for part in Judges._fields)
    return Judges(resting, midway)


def tables_like(view: "View") -> str:
    if view.options.partners:
        return "pairs"
    return "two" if view.players == 2 else "many"


class LearnedBot:
    """A bot that judges lines by the networks, and if it has a plan, tries the best of them out.

    It keeps the rules at every table, also where others need not. With the same seed it answers the same
    views in the same way, unless its clock is short: then it searches for as long as it may.
    """

    def __init__(self, seed: bytes, seat: int, plan: Plan | None) -> None:
        self._seed, self._seat, self._plan = seed, seat, plan
        self._searches: dict[str, Search] = {}
        self._line: tuple[Move, ...] = ()
        self._expected: tuple[_Sight, _Discards] | None = None

    def choose(self, view: "View", clock: Clock) -> Move:
        """Raises `ValueError` unless it is this seat's turn."""
        began = perf_counter()
        if view.seat is None or view.seat != view.turn:
            raise ValueError("a bot chooses only when it is its turn")
        sight = _sight_of(view)
        if not self._line or (sight, _discards_of(view)) != self._expected:
            self._line = self._think(view, sight, began + clock.milliseconds / 1000 - _SPARE)
        move, self._line = self._line[0], self._line[1:]
        self._expected = (_sight_after(sight, move), _discards_after(view, move)) if self._line else None
        return move

    def _think(self, view: "View", sight: "_Sight", ends: float) -> tuple[Move, ...]:
        tables = tables_like(view)
        if tables not in self._searches:
            self._searches[tables] = Search(judges(tables))
        seed = sha256(b"".join((self._seed, bytes([self._seat]), repr(sight).encode()))).digest()
        found = self._searches[tables].search(table_of(view, seed), LINES, self._plan, ends)
        return tuple(MOVES[code] for code in found.codes)


_Discards = tuple[tuple[tuple[int, ...], ...], ...]  # by seat and pile


class _Sight(NamedTuple):
    """What is compared, with the discard piles, to see whether a plan still holds."""

    turn: int
    heights: tuple[int, ...]
    hand: tuple[int, ...]
    stocks: tuple[int, ...]


def _sight_of(view: "View") -> _Sight:
    return _Sight(
        view.turn,
        tuple(len(pile) for pile in view.building),
        tuple(sorted(view.hand)),
        tuple(place.stock_count for place in view.places),
    )


def _sight_after(sight: _Sight, move: Move) -> _Sight:
    """What is to be seen after a play from the hand or a discard pile."""
    assert isinstance(move, Play), move  # everything else is the end of a plan
    heights, hand = list(sight.heights), list(sight.hand)
    heights[move.pile] = (heights[move.pile] + 1) % TOP_NUMBER
    if move.source is Source.HAND:
        hand.remove(move.which)
    return sight._replace(heights=tuple(heights), hand=tuple(hand))


def _discards_of(view: "View") -> _Discards:
    return tuple(place.discards for place in view.places)


def _discards_after(view: "View", move: Move) -> _Discards:
    """Without the card that is played from one of them."""
    discards = _discards_of(view)
    owners = {Source.DISCARD: view.seat, Source.PARTNER_DISCARD: view.partner}
    assert isinstance(move, Play), move
    owner = owners.get(move.source)
    if owner is None:
        return discards
    piles = discards[owner]
    return replaced(discards, owner, replaced(piles, move.which, piles[move.which][:-1]))
