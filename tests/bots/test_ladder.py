"""The rungs of the ladder: their names, and which of them the kernels can play."""

import pytest

from tablee.bots.ladder import CHAMPION, GREEDY, LEVELS, TUNED, is_tuned, make_bot, policy_named


@pytest.mark.parametrize("game", list(LEVELS))
def test_every_level_has_a_number_a_name_and_one_sentence(game: str) -> None:
    levels = LEVELS[game]
    assert [level.number for level in levels] == list(range(1, CHAMPION + 1))
    assert [level.name for level in levels] == ["Sparrow", "Robin", "Magpie", "Owl", "Falcon", "Champion"]
    for level in levels:
        assert level.description.endswith(".")
        assert level.description.count(".") == 1


@pytest.mark.parametrize("game", list(LEVELS))
def test_a_bot_is_called_by_number_or_name(game: str) -> None:
    assert policy_named(game, "champion") == policy_named(game, "6") == CHAMPION
    assert policy_named(game, "Owl") == TUNED
    assert policy_named(game, "GREEDY") == GREEDY
    with pytest.raises(ValueError, match="no bot called 7"):
        policy_named(game, "7")
    with pytest.raises(ValueError, match="no level 7"):
        make_bot(game, 7, bytes(32), 0)


def test_the_kernels_play_what_is_tuned() -> None:
    assert [is_tuned(policy) for policy in (1, 4, GREEDY, 5, CHAMPION)] == [True, True, True, False, False]
