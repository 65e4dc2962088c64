from itertools import islice

import pytest

from tablee.bots.estimates import share
from tablee.match.match import Match
from tablee.review.game_hints import played_out
from tablee.review.hints import hints


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"), [("skyjo", {"limit": None}), ("skipbo", {"stock_size": 5, "target": None})]
)
def test_the_chance_is_that_of_the_hints(game: str, options: dict[str, int | None]) -> None:
    match = Match(game, 2, options, seed=7)
    while match.outcome is None and len(match.moves) < 14:
        seat = match.actors()[0]
        match.push(seat, match.legal_moves(seat)[0])
    seat = match.actors()[0]
    best = hints(game, match.view(seat), playouts=4000)[0]
    won = list(islice(played_out(game, match.view(seat), best.move), 120))
    sampled = share(sum(won), len(won), z=4)
    assert sampled.low < best.chance.value < sampled.high


def test_a_position_that_cannot_be_dealt_anew_is_refused() -> None:
    from tablee.game.contract import Refused

    match = Match("skipbo", 2, {"manners": "human"}, seed=7)
    view = match.view(match.actors()[0])
    with pytest.raises(Refused):
        next(played_out("skipbo", view, view.legal_moves[0]))
