import pytest

from examples.games import highest
from tablee.game import registry
from tablee.game.rng import Seeded
from tablee.match.match import Match


def test_a_game_without_a_text_board_is_shown_as_its_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)
    lines = Match("highest", 2, {}, Seeded(bytes(32))).picture(0).splitlines()
    assert "  hand: [1, 1, 5]" in lines
    assert "  tricks: [0, 0]" in lines
