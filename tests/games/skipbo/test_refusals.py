"""Malformed, illegal and out of turn are three different things, and each says why."""

import pytest

from tablee.game.contract import RefusalKind
from tablee.games.skipbo.rules import rules
from tablee.games.skipbo.rules.moves import ALL_MOVES
from tests.games.skipbo.tables import play, refusal, table


@pytest.mark.parametrize("move", ["s>1", "h9>1", "h9:1", "d1>1", "-"])
def test_sb_11_a_move_of_somebody_else_is_out_of_turn(move: str) -> None:
    why = refusal(table(players=3, turn=2, hands={0: "9"}), f"0:{move}")
    assert why[:4] == (RefusalKind.OUT_OF_TURN, "not_your_turn", "SB-11", move)


def test_sb_11_out_of_turn_says_whose_turn_it_is() -> None:
    why = refusal(table(players=3, turn=2, hands={0: "9"}), "0:h9:1")
    assert (why.details["seat"], why.details["turn"]) == (0, 2)


def test_sb_08_a_card_that_does_not_fit_is_illegal_and_the_refusal_says_what_would() -> None:
    why = refusal(table(hands={0: "9"}, building=["1 2"]), "0:h9>1")
    assert why[:4] == (RefusalKind.ILLEGAL, "does_not_fit", "SB-08", "h9>1")
    assert dict(why.details) == {"card": "9", "pile": 1, "needed": 3}


@pytest.mark.parametrize(
    ("move", "code", "rule"),
    [
        ("h3>1", "not_in_hand", "SB-13"),
        ("h3:1", "not_in_hand", "SB-13"),
        ("d2>1", "discard_empty", "SB-10"),
        ("ps>1", "no_partner", "SB-20"),
        ("s>1", "does_not_fit", "SB-08"),
        ("-", "must_discard", "SB-16"),
        ("+", "strict_table", "SB-23"),
    ],
)
def test_what_the_rules_forbid_is_illegal(move: str, code: str, rule: str) -> None:
    why = refusal(table(hands={0: "9"}), f"0:{move}")
    assert why[:4] == (RefusalKind.ILLEGAL, code, rule, move)


@pytest.mark.parametrize("manners", ["strict", "human"])
def test_legal_moves_are_just_those_that_are_not_refused(manners: str) -> None:
    options = {"manners": manners, "partners": True}
    hands = {0: "1 2 W 9", 1: "4", 2: "5", 3: "6"}
    discards = {0: ["3", "", "W"], 2: ["", "1"]}
    stocks = {0: "5 2", 2: "6 W"}
    state = table(
        players=4, hands=hands, discards=discards, stocks=stocks, building=["1", "1 2"], options=options
    )
    for seat in range(4):
        legal = set(rules.legal_moves(state, seat))
        assert legal == {move for move in ALL_MOVES if rules.why_not(state, seat, move) is None}


def test_legal_moves_name_no_move_twice() -> None:
    state = table(hands={0: "1 1 1 W W"})
    moves = rules.legal_moves(state, 0)
    assert len(set(moves)) == len(moves)


def test_a_refused_move_leaves_the_table_as_it_was() -> None:
    state = table(hands={0: "9 8"})
    refusal(state, "0:h9>1")
    assert play(state, "0:h9:1").hands[0] == (8,)
