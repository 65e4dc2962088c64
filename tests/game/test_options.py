"""Options as data: what a declaration says is what is allowed, refused, offered and shown."""

from typing import Any

import pytest

from tablee.game.contract import AnyGame, Refused, Scalar
from tablee.game.options import Option, options_of
from tablee.game.registry import GAMES

BEYOND: list[Any] = [-1, 0, 1, 2, 30, 31, 10**6, 1.5, True, False, "", "end", "closer", "none", [], None]


EVERY_OPTION = [
    pytest.param(game, option, players, id=f"{game.NAME} {option.name} {players}")
    for game in GAMES.values()
    for option in options_of(game.Options)
    for players in game.PLAYERS
]


@pytest.mark.parametrize(("game", "option", "players"), EVERY_OPTION)
def test_what_is_allowed_can_be_set_and_nothing_else(game: AnyGame, option: Option, players: int) -> None:
    values: set[Scalar] = {*option.choices(players), *option.offered, option.default(players)}
    for value in [*values, *BEYOND]:
        means_the_usual = value is None and option.kind == "number"
        if option.allows(value, players) or means_the_usual:
            made = getattr(game.make_options({option.name: value}, players), option.name)
            assert made == (option.default(players) if value is None and not option.none else value)
        else:
            with pytest.raises(Refused) as refused:
                game.make_options({option.name: value}, players)
            assert refused.value.refusal.rule == option.rule
            assert refused.value.refusal.given == str(value)


@pytest.mark.parametrize(("game", "option", "players"), EVERY_OPTION)
def test_a_form_offers_the_usual_value_first_and_only_what_is_allowed(
    game: AnyGame, option: Option, players: int
) -> None:
    offers = option.offers(players)
    assert offers[0] == getattr(game.make_options({}, players), option.name)
    assert len(set(map(repr, offers))) == len(offers)
    assert all(option.allows(value, players) for value in offers)


def test_a_choice_depends_on_how_many_play() -> None:
    (partners,) = (option for option in options_of(GAMES["skipbo"].Options) if option.name == "partners")
    assert partners.choices(4) == (False, True)
    assert partners.choices(3) == (False,)
