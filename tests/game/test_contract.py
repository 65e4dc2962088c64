import pickle

import pytest

from tablee.game.contract import Game, Refusal, RefusalKind, Refused, missing_from
from tablee.games import skipbo, skyjo

SKIPBO: Game[skipbo.Options, skipbo.State, skipbo.Move, skipbo.View] = skipbo
SKYJO: Game[skyjo.Options, skyjo.State, skyjo.Move, skyjo.View] = skyjo


@pytest.mark.parametrize("game", [SKIPBO, SKYJO], ids=lambda game: game.NAME)
def test_a_game_lacks_nothing(game: object) -> None:
    assert missing_from(game) == []


def test_what_lacks_something_is_no_game() -> None:
    assert "view" in missing_from(object())


def test_a_refusal_that_another_process_raised_is_the_same_here() -> None:
    refused = Refused(Refusal(RefusalKind.ILLEGAL, "no", "SB-01", "x", "No.", {"most": 3}))
    again = pickle.loads(pickle.dumps(refused))
    assert (again.refusal, str(again)) == (refused.refusal, "No.")
