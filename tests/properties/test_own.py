"""Whole matches at every kind of table: a view is what a spectator sees and what is the seat's own."""

from random import Random

import pytest

from tests.properties import invariants
from tests.properties.playouts import SETUPS, SKIPBO, SKYJO, STYLES, advance, seed_of

MOVES_EACH = {SKIPBO: 250, SKYJO: 250}


@pytest.mark.slow
@pytest.mark.parametrize("game", [SKIPBO, SKYJO])
def test_a_view_is_the_public_table_and_the_seats_own(game: str) -> None:
    for number, setup in enumerate(SETUPS[game]):
        match, rng = setup.match(seed_of(number)), Random(number)
        while not match.over and len(match.moves) < MOVES_EACH[game]:
            invariants.check_views(match.game, match.state)
            advance(match, rng, rng.choice(STYLES[game]))
        invariants.check_views(match.game, match.state)
