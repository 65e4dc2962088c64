from typing import Any

import pytest

from tablee.game.contract import Refused
from tablee.game.rng import Scripted
from tablee.games import skipbo
from tablee.games.skipbo.rules.state import DECK
from tablee.match.match import Match
from tablee.match.record import decode, encode, record_of
from tablee.match.replay import verify


def test_the_stock_has_so_many_cards_fewer() -> None:
    match = Match("skipbo", players=3, options={"stock_size": 20, "handicap": "0/5/19"}, seed=1)
    assert [place.stock_count for place in match.view(None).places] == [20, 15, 1]


def test_it_holds_for_every_game_of_a_match() -> None:
    options = skipbo.make_options({"stock_size": 3, "handicap": "0/2", "dealer": 0}, 2)
    first, _ = skipbo.deal(options, 2, Scripted((DECK, DECK)), None)
    second, _ = skipbo.deal(options, 2, first.shuffler, first)
    assert list(map(len, first.stocks)) == list(map(len, second.stocks)) == [3, 1]


def test_who_has_all_cards_is_passed_over_in_the_deal() -> None:
    options = skipbo.make_options({"stock_size": 3, "handicap": "0/2", "dealer": 0}, 2)
    order = tuple(range(1, 13)) * 12 + DECK[-18:]
    state, _ = skipbo.deal(options, 2, Scripted((order,)), None)
    assert state.stocks == ((2, 3, 4), (1,))  # from the dealer's left: seat 1 is dealt to first
    assert state.hands[1] == (5, 6, 7, 8, 9)


@pytest.mark.parametrize(
    "given", ["10", "0/10/0", "0/-1", "0/x", "0/30", "0/²", "0/99999999999999999999", 10]
)
def test_what_no_table_can_have_is_refused(given: Any) -> None:
    with pytest.raises(Refused) as refused:
        Match("skipbo", players=2, options={"handicap": given})
    assert refused.value.refusal.code == "handicap"
    assert "0 to 29" in refused.value.refusal.sentence


def test_a_card_is_left_in_a_small_stock() -> None:
    with pytest.raises(Refused, match="0 to 4"):
        Match("skipbo", players=2, options={"stock_size": 5, "handicap": "0/5"})


def test_a_record_has_it_and_can_be_verified() -> None:
    match = Match("skipbo", players=2, options={"stock_size": 2, "target": None, "handicap": "1/0"}, seed=3)
    while not match.over:
        seat = match.actors()[0]
        match.push(seat, match.legal_moves(seat)[0])
    record = decode(encode(record_of(match, ["Ada", "Bo"], match.seed)))
    assert record.options["handicap"] == "1/0"
    assert verify(record).winners == match.winners


def test_sb_19_a_match_begins_with_the_points_of_a_head_start() -> None:
    match = Match("skipbo", players=3, options={"head_start": "0/35/100"}, seed=1)
    assert match.totals == [0, 35, 100]
    assert match.view(None).totals == (0, 35, 100)


def test_sb_19_they_count_towards_the_target() -> None:
    match = Match("skipbo", players=2, options={"stock_size": 1, "target": 40, "head_start": "15/15"}, seed=4)
    while not match.over:
        seat = match.actors()[0]
        match.push(seat, match.legal_moves(seat)[0])
    assert len(match.outcomes) == 1
    assert max(match.totals) == 45  # 25 and 5 for the card that is left


def test_sb_20_partners_begin_with_what_both_have() -> None:
    match = Match("skipbo", players=4, options={"partners": True, "head_start": "10/0/15/0"}, seed=1)
    assert match.totals == [25, 0, 25, 0]


def test_a_single_game_has_no_points_to_begin_with() -> None:
    assert Match("skipbo", players=2, options={"target": None, "head_start": "0/50"}).totals == [0, 0]


@pytest.mark.parametrize(
    ("given", "most"),
    [
        ({"head_start": "50"}, 999),
        ({"head_start": "0/1000"}, 999),
        ({"head_start": "0/500"}, 499),
        ({"target": 40, "partners": True, "head_start": "20/0/20/0"}, 39),
    ],
)
def test_sb_19_nobody_begins_at_the_target(given: dict[str, Any], most: int) -> None:
    with pytest.raises(Refused, match=f"0 to {most}") as refused:
        Match("skipbo", players=4 if "partners" in given else 2, options=given)
    assert refused.value.refusal.code == "head_start"


def test_a_record_with_a_head_start_can_be_verified() -> None:
    given = {"stock_size": 1, "target": 60, "head_start": "0/20"}
    match = Match("skipbo", players=2, options=given, seed=3)
    while not match.over:
        if match.outcome:
            match.deal_next()
        seat = match.actors()[0]
        match.push(seat, match.legal_moves(seat)[0])
    record = decode(encode(record_of(match, ["Ada", "Bo"], match.seed)))
    assert record.options["head_start"] == "0/20"
    assert verify(record).winners == match.winners
