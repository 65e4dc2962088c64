"""The options of a Skyjo table, and its refusals: malformed, illegal, out of turn."""

import pytest

from tablee.game.contract import Refusal, RefusalKind, Refused
from tablee.games.skyjo.rules import rules
from tablee.games.skyjo.rules.moves import ALL_MOVES, parse_move
from tablee.games.skyjo.rules.options import Options, make_options
from tests.games.skyjo.tables import play, refusal, table


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


MALFORMED = [
    *("", " ", "?", "?a", "?a0", "?a4", "?e1", "?A1", "a1", "?a1 ", "?1a"),
    *("t", "t>", "t>a4", "T>a1", "ta1", "t>a1\n", "dd", "D", "d>a1", "k", "k>z1", "x", "x>a0", "x:a1"),
]


def test_text_that_is_no_move_is_malformed_and_named() -> None:
    for text in MALFORMED:
        with pytest.raises(Refused) as caught:
            parse_move(text)
        why = caught.value.refusal
        assert (why.kind, why.code, why.given) == (RefusalKind.MALFORMED, "malformed", text)


def test_every_move_round_trips_through_its_text() -> None:
    assert [parse_move(str(move)) for move in ALL_MOVES] == list(ALL_MOVES)


def test_no_two_moves_have_the_same_text() -> None:
    assert len({str(move) for move in ALL_MOVES}) == len(ALL_MOVES)


@pytest.mark.parametrize("move", ["d", "t>a1", "k>a1", "x>a1", "?a1"])
def test_sj_06_a_move_of_somebody_else_is_out_of_turn(move: str) -> None:
    why = refusal(table(players=3, turn=2), f"0:{move}")
    assert why[:4] == (RefusalKind.OUT_OF_TURN, "not_your_turn", "SJ-06", move)


@pytest.mark.parametrize("seat", [-1, 2, 8])
def test_sj_02_a_seat_that_is_not_there_makes_no_move(seat: int) -> None:
    why = rules.why_not(table(), seat, parse_move("d"))
    assert why is not None
    assert (why.code, why.rule, why.details["seat"]) == ("no_such_seat", "SJ-02", seat)


@pytest.mark.parametrize("seat", [-1, 2, 8])
def test_sj_02_a_seat_that_is_not_there_has_no_legal_moves(seat: int) -> None:
    assert rules.legal_moves(table(), seat) == ()


@pytest.mark.parametrize("drawn", [None, 11])
def test_legal_moves_are_just_those_that_are_not_refused(drawn: int | None) -> None:
    state = table(grids={0: (". 2 [3] [4]", ". 3 4 5", ". 4 [5] 6")}, drawn=drawn)
    for seat in range(2):
        legal = set(rules.legal_moves(state, seat))
        assert legal == {move for move in ALL_MOVES if rules.why_not(state, seat, move) is None}


def test_a_refused_move_leaves_the_table_as_it_was() -> None:
    state = table()
    refusal(state, "0:k>a1")
    assert play(state, "0:t>a1").turn == 1
