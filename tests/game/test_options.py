from typing import Any

from tablee.game.contract import Refused, Scalar
from tablee.game.options import Option, options_of
from tablee.game.registry import GAMES

BEYOND: list[Any] = [-1, 0, 1, 2, 30, 31, 10**6, 1.5, True, False, "", "end", "closer", "none", [], None]


EVERY_OPTION = [
    (game, option, players)
    for game in GAMES.values()
    for option in options_of(game.Options)
    for players in game.PLAYERS
]


def test_what_is_allowed_can_be_set() -> None:
    wrong = []
    for game, option, players in EVERY_OPTION:
        usual = option.default(players)
        for value in [*values_of(option, players), *BEYOND]:
            if option.allows(value, players) or means_the_usual(option, value):
                made = getattr(game.make_options({option.name: value}, players), option.name)
                if made != (usual if value is None and not option.none else value):
                    wrong.append((game.NAME, option.name, players, value, made))
    assert wrong == []


def test_nothing_else_can_be_set() -> None:
    wrong = []
    for game, option, players in EVERY_OPTION:
        for value in [*values_of(option, players), *BEYOND]:
            if not option.allows(value, players) and not means_the_usual(option, value):
                try:
                    game.make_options({option.name: value}, players)
                except Refused as refused:
                    why = refused.refusal
                    if why.rule == option.rule and why.given in (str(value), repr(value)):
                        continue
                wrong.append((game.NAME, option.name, players, value))
    assert wrong == []


def values_of(option: Option, players: int) -> set[Scalar]:
    return {*option.choices(players), *option.offered, option.default(players)}


def means_the_usual(option: Option, value: object) -> bool:
    return value is None and option.kind == "number"


def test_a_form_offers_the_usual_value_first_and_only_what_is_allowed() -> None:
    for game, option, players in EVERY_OPTION:
        offers = option.offers(players)
        assert offers[0] == getattr(game.make_options({}, players), option.name)
        assert len(set(map(repr, offers))) == len(offers)
        assert [value for value in offers if not option.allows(value, players)] == []


def test_a_choice_depends_on_how_many_play() -> None:
    (partners,) = (option for option in options_of(GAMES["skipbo"].Options) if option.name == "partners")
    assert partners.choices(4) == (False, True)
    assert partners.choices(3) == (False,)
