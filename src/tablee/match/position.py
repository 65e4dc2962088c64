"""A position, from its text: what a seat sees, and matches that go on from there.

>>> position = from_position("skyjo 5,?,4,?/?,?,?,?/?,?,?,?;?,?,9,?/?,1,?,?/?,?,?,? 3 seat=0 turn=0")
>>> position.view.legal_moves[0], position.view.draw_count
(Take(cell=0), 125)
>>> match = position.match(seed=7)
>>> match.position(0) == str(position)
True
"""

from dataclasses import dataclass
from typing import Any

from tablee.game.registry import game_named
from tablee.game.rng import Seeded
from tablee.match.match import Match, Seed, seed_bytes
from tablee.match.position_text import position_text, read_position


@dataclass(frozen=True, slots=True)
class Position:
    """What one seat sees of a game or round that goes on. `str` gives its text.

    Attributes:
        game: The name of the game.
        view: All that the seat (or a spectator) sees.
    """

    game: str
    view: Any

    def __str__(self) -> str:
        return position_text(self.game, self.view)

    def match(self, seed: Seed = None) -> Match:
        """A match that goes on from here, with all cards that the view does not show dealt at random.

        The same seed deals the same cards. Such a match has no record.
        """
        text = str(self)
        read = read_position(text, Seeded(seed_bytes(seed)))
        match = Match.resumed(self.game, self.view.players, read.state, [], [], [], None)
        match.totals = list(read.totals)
        match.began_at = text
        return match

    def _repr_svg_(self) -> str:
        """For notebooks."""
        from tablee.pictures.svg import table_svg  # a browser's Python has no XML

        return table_svg(self.game, self.view)


def from_position(text: str) -> Position:
    """The position that is written so; `Match.position` writes it. Raises `Refused`, or `UnknownGame`."""
    read = read_position(text, Seeded(seed_bytes(0)))
    view = game_named(read.game).view(read.state, read.seat)
    return Position(read.game, view._replace(totals=read.totals))
