import pytest

from tablee.game.contract import RefusalKind
from tests.games.skipbo.tables import refusal, table


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
