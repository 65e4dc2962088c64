from functools import partial

import pytest

from tablee.game.contract import RefusalKind, Refused
from tablee.games.skipbo.rules import rules
from tablee.games.skipbo.rules.events import Played, StockTurned
from tablee.games.skipbo.rules.options import make_options
from tablee.games.skipbo.rules.state import partner_of
from tests.games.skipbo.tables import act, cards, may, play, refusal, table

PAIRS = {"partners": True}
pairs = partial(table, players=4, options=PAIRS)
three_pairs = partial(table, players=6, options=PAIRS)


@pytest.mark.parametrize(("seat", "partner"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_sb_20_of_four_players_two_opposite_are_partners(seat: int, partner: int) -> None:
    assert partner_of(pairs(), seat) == partner


@pytest.mark.parametrize(("seat", "partner"), [(0, 3), (1, 4), (2, 5), (3, 0), (4, 1), (5, 2)])
def test_sb_20_of_six_players_two_opposite_are_partners(seat: int, partner: int) -> None:
    assert partner_of(three_pairs(), seat) == partner


@pytest.mark.parametrize("players", [2, 3, 5])
def test_sb_20_other_numbers_make_no_pairs(players: int) -> None:
    with pytest.raises(Refused) as caught:
        make_options({"partners": True}, players)
    refusal = caught.value.refusal
    assert refusal[:3] == (RefusalKind.SETUP, "partners", "SB-20")
    assert refusal.details["players"] == players


def test_sb_20_everybody_plays_alone_unless_asked() -> None:
    assert partner_of(table(players=4), 0) is None


def test_sb_20_the_partners_stock_top_may_be_played() -> None:
    state = play(pairs(stocks={2: "8 1"}, hands={0: "9"}), "0:ps>3")
    assert (state.stocks[2], state.building[2]) == (cards("8"), cards("1"))


def test_sb_20_the_partners_discard_tops_may_be_played() -> None:
    state = play(pairs(discards={2: ["", "8 1"]}, hands={0: "9"}), "0:pd2>3")
    assert (state.discards[2][1], state.building[2]) == (cards("8"), cards("1"))


def test_sb_20_a_play_for_the_partner_says_whose_card_it_is_and_what_it_stands_for() -> None:
    _, events = act(pairs(stocks={2: "8 W"}, hands={0: "9"}, building=["1 2 3"]), "0:ps>1")
    played = next(event for event in events if isinstance(event, Played))
    assert (played.seat, played.owner, played.source, played.number) == (0, 2, "stock", 4)


def test_sb_20_the_partners_next_stock_card_is_turned_up() -> None:
    _, events = act(pairs(stocks={2: "8 1"}, hands={0: "9"}), "0:ps>3")
    assert StockTurned(2, 8) in events


def test_sb_20_the_partners_hand_is_out_of_reach() -> None:
    assert refusal(pairs(hands={0: "9", 2: "1"}), "0:h1>1").code == "not_in_hand"


def test_sb_20_opponents_piles_are_out_of_reach() -> None:
    state = pairs(stocks={1: "8 1", 3: "8 1"}, discards={1: ["1"], 3: ["1"]}, hands={0: "9"})
    assert [str(move) for move in rules.legal_moves(state, 0)] == ["h9:1", "h9:2", "h9:3", "h9:4"]


def test_sb_20_the_turns_discard_goes_on_ones_own_piles() -> None:
    state = play(pairs(hands={0: "9"}), "0:h9:2")
    assert (state.discards[0][1], state.discards[2]) == (cards("9"), ((),) * 4)


def test_sb_20_only_the_player_whose_turn_it_is_plays() -> None:
    why = refusal(pairs(stocks={2: "8 1"}, hands={0: "9", 2: "1"}), "2:s>1")
    assert (why.kind, why.code) == (RefusalKind.OUT_OF_TURN, "not_your_turn")


@pytest.mark.parametrize("move", ["ps>1", "pd1>1"])
def test_sb_20_who_plays_alone_has_no_partner_to_play_for(move: str) -> None:
    why = refusal(table(players=4, hands={0: "9"}, stocks={2: "1"}, discards={2: ["1"]}), f"0:{move}")
    assert (why.kind, why.code, why.rule, why.given) == (RefusalKind.ILLEGAL, "no_partner", "SB-20", move)


def test_sb_20_playing_the_partners_card_with_an_empty_hand_refills_ones_own() -> None:
    # Only what the play itself finishes can be drawn here.
    eleven = "1 2 3 4 5 6 7 8 9 10 11"
    state = play(pairs(stocks={2: "8 12"}, building=[eleven], rest="discard"), "0:ps>1")
    assert (len(state.hands[0]), len(state.hands[2])) == (5, 0)


def test_sb_21_one_empty_stock_does_not_end_the_game() -> None:
    assert play(pairs(stocks={0: "1", 2: "7"}, hands={0: "9"}), "0:s>1").outcome is None


def test_sb_21_a_pair_wins_when_both_stocks_are_empty() -> None:
    outcome = play(pairs(stocks={0: "1", 2: ""}, hands={0: "9"}), "0:s>1").outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("stock_empty", (0, 2))


def test_sb_21_a_pair_wins_by_the_partners_last_stock_card_too() -> None:
    outcome = play(pairs(turn=1, stocks={1: "", 3: "1"}, hands={1: "9"}), "1:ps>1").outcome
    assert outcome is not None
    assert outcome.winners == (1, 3)


def test_sb_21_both_partners_score_for_every_opposing_stock() -> None:
    stocks = {0: "1", 2: "", 1: "7 7", 3: "8 8 8"}
    outcome = play(pairs(stocks=stocks, hands={0: "9"}), "0:s>1").outcome
    assert outcome is not None
    assert outcome.scores == (50, 0, 50, 0)


def test_sb_21_of_three_pairs_the_stocks_of_both_others_count() -> None:
    stocks = {0: "1", 3: "", 1: "7", 2: "8", 4: "9", 5: "10 10"}
    outcome = play(three_pairs(stocks=stocks, hands={0: "9"}), "0:s>1").outcome
    assert outcome is not None
    assert outcome.scores == (50, 0, 0, 50, 0, 0)


def test_sb_21_a_pair_wins_the_match_together() -> None:
    options = {"partners": True, "target": 40}
    outcome = play(pairs(stocks={0: "1", 2: ""}, hands={0: "9"}, options=options), "0:s>1").outcome
    assert outcome is not None
    assert rules.winners(make_options(options, 4), outcome.scores, outcome) == (0, 2)


def test_sb_22_a_player_without_a_stock_still_has_turns() -> None:
    state = play(pairs(turn=3, stocks={0: ""}, hands={3: "9"}), "3:h9:1")
    assert (state.turn, len(state.hands[0])) == (0, 5)


def test_sb_22_a_player_without_a_stock_plays_hand_and_discards() -> None:
    state = pairs(stocks={0: ""}, hands={0: "1 9"}, discards={0: ["2"]})
    assert play(state, "0:h1>1 0:d1>1").building[0] == cards("1 2")


def test_sb_22_a_player_without_a_stock_plays_the_partners_piles() -> None:
    state = pairs(stocks={0: "", 2: "8 1"}, hands={0: "9"}, discards={2: ["2"]})
    assert play(state, "0:ps>1 0:pd1>1").building[0] == cards("1 2")


def test_sb_22_an_empty_stock_offers_no_card() -> None:
    why = refusal(pairs(stocks={0: ""}, hands={0: "9"}), "0:s>1")
    assert (why.kind, why.code, why.rule, why.given) == (RefusalKind.ILLEGAL, "stock_empty", "SB-22", "s>1")


def test_sb_22_the_partners_empty_stock_offers_no_card() -> None:
    assert not may(pairs(stocks={2: ""}, hands={0: "9"}), "0:ps>1")
