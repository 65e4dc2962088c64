"""The games keep to the contract: mypy checks what stands here, and so does `missing_from`."""

import pytest

from tablee.game.contract import Game, missing_from
from tablee.games import skipbo, skyjo

SKIPBO: Game[skipbo.Options, skipbo.State, skipbo.Move, skipbo.View] = skipbo
SKYJO: Game[skyjo.Options, skyjo.State, skyjo.Move, skyjo.View] = skyjo


@pytest.mark.parametrize("game", [SKIPBO, SKYJO], ids=lambda game: game.NAME)
def test_a_game_lacks_nothing(game: object) -> None:
    assert missing_from(game) == []


def test_what_lacks_something_is_no_game() -> None:
    assert "view" in missing_from(object())
