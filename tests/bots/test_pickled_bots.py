import pickle
from copy import deepcopy

import pytest

import tablee
from tablee.bots.contract import Bot, Clock

LEVELS = ["random", "greedy", 1, 4, 5, 6]


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_every_kind_can_be_pickled(game: str, level: str | int) -> None:
    bot = tablee.make_bot(game, level, seed=3, seat=0)
    assert type(pickle.loads(pickle.dumps(bot))) is type(bot)


def test_a_pickled_or_copied_bot_goes_on_with_the_same_random_numbers() -> None:
    view = tablee.Match("skyjo", 2, seed=3).view(0)

    def choices(bot: Bot) -> list[str]:
        return [str(bot.choose(view, Clock())) for _ in range(300)]

    bot = tablee.make_bot("skyjo", "random", seed=3, seat=0)
    began = choices(bot)
    pickled, copied = pickle.dumps(bot), deepcopy(bot)
    went_on = choices(bot)
    assert began != went_on
    assert choices(pickle.loads(pickled)) == choices(copied) == went_on
