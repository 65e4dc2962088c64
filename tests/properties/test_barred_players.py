from typing import Any

import pytest

from tablee.game.rng import Seeded
from tablee.games import skipbo
from tests.properties import invariants


def barred_round(stalemate: str) -> Any:
    """A table for two after a round in which both were barred from drawing and had nothing in hand."""
    options = skipbo.make_options({"manners": "human", "stalemate": stalemate, "dealer": 1}, 2)
    state, _ = skipbo.deal(options, 2, Seeded(bytes(32)), None)
    kept, back = state.hands[0][0], state.hands[0][1:]
    state = state._replace(hands=((kept,), ()), draw=state.draw + back)
    last = f"h{skipbo.card_face(kept)}:1"
    for seat, move in (
        (1, "o"),
        (0, "!1"),  # annulled; seat 1, with no card in hand, will not draw
        (0, last),
        (0, "o"),
        (1, "!0"),  # the same for seat 0
        (1, "-"),
        (0, "-"),
    ):
        state, _ = skipbo.apply(state, seat, skipbo.parse_move(move))
    return state


@pytest.mark.parametrize("stalemate", ["end", "reshuffle"])
def test_sb_28_no_card_is_lost_when_everybody_was_barred(stalemate: str) -> None:
    invariants.check_cards("skipbo", barred_round(stalemate))
