from dataclasses import asdict

import pytest

from tablee.game.contract import Refusal, RefusalKind, Refused
from tablee.game.options import options_of
from tablee.games.skipbo.rules.options import Options, kept_options, make_options


def refused(options: dict[str, object], players: int = 4) -> Refusal:
    with pytest.raises(Refused) as caught:
        make_options(options, players)
    assert caught.value.refusal.kind is RefusalKind.SETUP
    return caught.value.refusal


def test_options_that_are_not_mentioned_have_their_defaults() -> None:
    assert make_options({}, 4) == Options(
        stock_size=30,
        partners=False,
        target=500,
        stalemate="end",
        dealer=None,
        manners="strict",
        penalty_cards="shuffle",
        caught_turn="stop",
        barred_turn="first",
        calls="next_turn",
        reading="sheets",
    )


def test_every_option_of_the_ledger_can_be_chosen() -> None:
    for name, value in [
        ("partners", True),
        ("stock_size", 10),
        ("target", None),
        ("stalemate", "reshuffle"),
        ("dealer", 3),
        ("manners", "human"),
        ("penalty_cards", "bottom"),
        ("caught_turn", "annul"),
        ("barred_turn", "whole"),
        ("calls", "turn"),
    ]:
        assert getattr(make_options({name: value}, 4), name) == value


def test_a_choice_that_does_not_exist_is_refused_by_name() -> None:
    for name in ["partners", "stalemate", "manners", "penalty_cards", "caught_turn"]:
        for value in ["maybe", None, 1]:
            refusal = refused({name: value})
            assert (refusal.code, refusal.given, refusal.details["name"]) == ("bad_option", str(value), name)


def test_an_option_that_does_not_exist_is_refused_with_those_that_do() -> None:
    refusal = refused({"house_rules": True})
    assert (refusal.code, refusal.given) == ("unknown_option", "house_rules")
    assert "stock_size" in refusal.sentence


@pytest.mark.parametrize("dealer", [-1, 4, True, "0", 1.0])
def test_sb_03_a_dealer_is_a_seat_of_the_table(dealer: object) -> None:
    refusal = refused({"dealer": dealer})
    assert (refusal.code, refusal.rule, refusal.given) == ("dealer", "SB-03", repr(dealer))


@pytest.mark.parametrize("stock_size", [True, "10", 10.0])
def test_sb_05_a_stock_size_is_a_whole_number(stock_size: object) -> None:
    refusal = refused({"stock_size": stock_size})
    assert (refusal.code, refusal.rule, refusal.given) == ("stock_size", "SB-05", repr(stock_size))


def test_sb_05_the_refusal_says_how_many_are_possible() -> None:
    assert refused({"stock_size": 30}, players=6).details["most"] == 22


def test_sb_02_seven_players_are_told_how_many_can_play() -> None:
    assert "2 to 6" in refused({}, players=7).sentence


def test_sb_02_a_player_count_is_a_number() -> None:
    assert refused({}, players=True).given == "True"


@pytest.mark.parametrize("players", [4, 6])
def test_sb_20_four_and_six_can_play_in_pairs(players: int) -> None:
    assert make_options({"partners": True}, players).partners


def test_sb_24_a_short_game_is_a_stock_size_of_ten() -> None:
    assert make_options({"stock_size": 10}, 2).stock_size == 10


EARLIER = {"manners": "human", "caught_turn": "stop", "penalty_cards": "bottom"}


@pytest.mark.parametrize(("then", "now"), [("stop", "keep"), ("annul", "annul")])
def test_sb_26_a_turn_caught_in_an_earlier_version_is_caught_as_it_was(then: str, now: str) -> None:
    assert kept_options({**EARLIER, "caught_turn": then})["caught_turn"] == now


def test_sb_26_an_earlier_table_that_names_nothing_annuls() -> None:
    kept = {"manners": "human", "caught_turn": "annul", "calls": "turn", "reading": "earlier"}
    assert kept_options({"manners": "human"}) == kept


def test_sb_26_an_earlier_table_that_names_how_long_one_can_call_keeps_its_other_options() -> None:
    given = {**EARLIER, "calls": "next_turn"}
    assert kept_options(given) == {**given, "reading": "earlier"}


def test_sb_26_nobody_is_offered_the_earlier_reading() -> None:
    assert "reading" not in {option.name for option in options_of(Options)}
    assert "reading" not in refused({"house_rules": True}).sentence


def test_sb_25_at_an_earlier_table_offences_are_forgotten_with_the_turn() -> None:
    assert kept_options(EARLIER)["calls"] == "turn"


@pytest.mark.parametrize("options", [{}, {"manners": "strict", "caught_turn": "stop"}])
def test_nothing_changes_for_strict_tables(options: dict[str, object]) -> None:
    assert kept_options(options) == options


def test_what_is_kept_now_stays_as_it_is() -> None:
    complete = asdict(make_options({"manners": "human"}, 3))
    assert kept_options(complete) == complete
