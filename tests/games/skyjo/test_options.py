import pytest

from tablee.game.contract import Refusal, RefusalKind, Refused
from tablee.games.skyjo.rules.options import Options, make_options
from tests.games.skyjo.tables import refusal, table


def refused(options: dict[str, object], players: int = 4) -> Refusal:
    with pytest.raises(Refused) as caught:
        make_options(options, players)
    assert caught.value.refusal.kind is RefusalKind.SETUP
    return caught.value.refusal


def test_options_that_are_not_mentioned_have_their_defaults() -> None:
    assert make_options({}, 4) == Options(limit=100, next_start="highest", clear_on_reveal=True, dealer=0)


@pytest.mark.parametrize(
    ("name", "value"),
    [("limit", None), ("limit", 1), ("next_start", "closer"), ("clear_on_reveal", False), ("dealer", 3)],
)
def test_every_option_of_the_ledger_can_be_chosen(name: str, value: object) -> None:
    assert getattr(make_options({name: value}, 4), name) == value


@pytest.mark.parametrize(
    ("name", "value"), [("next_start", "me"), ("clear_on_reveal", 1), ("next_start", None)]
)
def test_a_choice_that_does_not_exist_is_refused_by_name(name: str, value: object) -> None:
    why = refused({name: value})
    assert (why.code, why.given, why.details["name"]) == ("bad_option", str(value), name)


def test_an_option_that_does_not_exist_is_refused_with_those_that_do() -> None:
    why = refused({"stock_size": 10})
    assert (why.code, why.given) == ("unknown_option", "stock_size")
    assert "clear_on_reveal" in why.sentence


@pytest.mark.parametrize("limit", [0, -100, True, 99.5, "100"])
def test_sj_14_a_limit_is_a_whole_number_from_1_up(limit: object) -> None:
    why = refused({"limit": limit})
    assert (why.code, why.rule, why.given) == ("limit", "SJ-14", repr(limit))


@pytest.mark.parametrize("dealer", [-1, 4, True, "0"])
def test_sj_05_a_dealer_is_a_seat_of_the_table(dealer: object) -> None:
    why = refused({"dealer": dealer})
    assert (why.code, why.rule, why.given) == ("dealer", "SJ-05", repr(dealer))


def test_sj_02_nine_players_are_told_how_many_can_play() -> None:
    assert "2 to 8" in refused({}, players=9).sentence


@pytest.mark.parametrize("move", ["d", "t>a1", "k>a1", "x>a1", "?a1"])
def test_sj_06_a_move_of_somebody_else_is_out_of_turn(move: str) -> None:
    why = refusal(table(players=3, turn=2), f"0:{move}")
    assert why[:4] == (RefusalKind.OUT_OF_TURN, "not_your_turn", "SJ-06", move)
