"""A game that brings neither sentences nor a board is told and shown from its data."""

import pytest

from examples.games import highest
from tablee.game import registry
from tablee.game.rng import Seeded
from tablee.match.match import Match
from tablee.match.narration import narrate
from tablee.match.playthrough import playthrough
from tablee.match.record import record_of

NAMES = ["Ada", "Bo"]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "played", "seat": 0, "card": 7}, "Ada: played, card 7."),
        ({"event": "trick_won", "seat": 1}, "Bo: trick won."),
        ({"event": "shuffled", "what": "deck", "count": 40}, "The deck is shuffled: 40 cards."),
        ({"event": "flipped", "cards": [1, 2], "by": None}, "Flipped, cards 1 2."),
        (
            {"event": "round_ended", "reason": "played_out", "winners": [0], "scores": [2, 1]},
            "Ada wins. Scores: Ada 2, Bo 1.",
        ),
        ({"event": "round_ended", "points": 4}, "Round ended, points 4."),  # not the values that others have
        (
            {"event": "match_ended", "winners": (0, 1), "scores": (2, 2)},
            "Match ended, winners Ada and Bo, scores Ada 2, Bo 2.",
        ),
    ],
)
def test_an_event_is_told_from_its_data(event: dict[str, object], sentence: str) -> None:
    assert narrate("highest", event, NAMES) == sentence


def test_a_whole_match_is_told_and_drawn() -> None:
    match = Match("highest", 2, {"target": 1}, Seeded(bytes(32)))
    while not match.over:
        if match.outcome:
            match.deal_next()
        seat = match.actors()[0]
        match.push(seat, match.legal_moves(seat)[-1])
    told = "\n".join(playthrough(record_of(match, NAMES, bytes(32)), pictures=True))
    assert "Ada: played, card " in told
    assert "| " + "  hand: [" in told
