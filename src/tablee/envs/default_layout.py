"""The observation of a game that brings no layout of its own: the data of its view, field by field.

A field of the data that is a list or an object has as many numbers as the deck has cards: all that is in it,
in its order, and NOTHING after that; what does not fit is left out. Any other field has one number. A number
stands for itself, true for 1 and false for 0; a card's face is its number, another word is a number made from
its letters; NOTHING stands for null. What never changes is left out, and so are the legal moves (they are the
mask) and the outcome. Then come the points of the match so far, one's own first.
"""

from binascii import crc_hqx
from collections.abc import Iterator, Mapping, Sequence

from tablee.envs.layout import MOST, Field, Layout
from tablee.game.contract import View
from tablee.game.registry import game_named
from tablee.game.rng import SEED_BYTES, Seeded

NOTHING = -MOST
_LEFT_OUT = ("game", "options", "players", "legal_moves", "outcome", "totals")
_UNIT = 100  # for a network: cards and counts are small


class DefaultLayout:
    """What the part `environment.layout` would offer."""

    def __init__(self, game: str) -> None:
        self._game = game_named(game)
        self._room = len(self._game.FACTS.deck)
        dealt = self._dealt(self._game.PLAYERS[0])
        self._sizes = {
            name: self._room if isinstance(value, list | dict) else 1
            for name, value in dealt.data().items()
            if name not in _LEFT_OUT
        }

    def _dealt(self, players: int) -> View:
        options = self._game.make_options({}, players)
        state, _ = self._game.deal(options, players, Seeded(bytes(SEED_BYTES)), None)
        view: View = self._game.view(state, 0)
        return view

    def layout(self, players: int) -> Layout:
        fields = [
            Field(name, size, -MOST, MOST, f"`{name}` of the view", unit=_UNIT)
            for name, size in self._sizes.items()
        ]
        total = Field("total", 1, -MOST, MOST, "points of this match so far", unit=_UNIT)
        return Layout(tuple(fields), (total,), players)

    def numbers(self, view: View, totals: Sequence[int]) -> list[int]:
        data, found = view.data(), list[int]()
        for name, size in self._sizes.items():
            leaves = [self._number(leaf) for leaf in _leaves(data[name])][:size]
            found += leaves + [NOTHING] * (size - len(leaves))
        seat = view.seat or 0
        return found + [_cut(total) for total in (*totals[seat:], *totals[:seat])]

    def _number(self, leaf: object) -> int:
        match leaf:
            case None:
                return NOTHING
            case bool() | int() | float():
                return _cut(int(leaf))
            case str():
                try:
                    return _cut(self._game.parse_card(leaf))
                except ValueError:
                    return crc_hqx(leaf.encode(), 0) & MOST
        raise TypeError(f"{leaf!r} is not plain data")


def _leaves(value: object) -> Iterator[object]:
    """All that is in lists and objects, in its order."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for part in value:
            yield from _leaves(part)
    else:
        yield value


def _cut(number: int) -> int:
    return max(-MOST, min(MOST, number))
