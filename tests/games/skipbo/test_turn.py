import pytest

from tablee.game.contract import Shuffled
from tablee.game.rng import Scripted
from tablee.games.skipbo.rules import rules
from tablee.games.skipbo.rules.events import Drew, PileFinished, Played
from tablee.games.skipbo.rules.moves import WILD
from tests.games.skipbo.tables import act, cards, may, play, refusal, table, up_to


def test_sb_08_a_pile_starts_with_a_1() -> None:
    assert may(table(hands={0: "1 7"}), "0:h1>3")


def test_sb_08_a_pile_starts_with_no_other_number() -> None:
    for number in range(2, 13):
        why = refusal(table(hands={0: f"{number}"}), f"0:h{number}>1")
        assert (why.code, why.rule, why.given) == ("does_not_fit", "SB-08", f"h{number}>1")


def test_sb_08_a_wild_starts_a_pile() -> None:
    assert may(table(hands={0: "W 7"}), "0:hW>1")


def test_sb_08_a_pile_goes_up_one_at_a_time() -> None:
    for number in range(2, 13):
        hand = "2 3 4 5 6 7 8 9 10 11 12"
        state = table(hands={0: hand}, building=[up_to(number - 1)])
        fitting = [n for n in range(2, 13) if may(state, f"0:h{n}>1")]
        assert fitting == [number]


def test_sb_08_the_four_piles_are_shared_by_all() -> None:
    state = play(table(hands={0: "1 7", 1: "2 8 8 8 8"}), "0:h1>4 0:h7:1 1:h2>4")
    assert state.building[3] == cards("1 2")


def test_sb_08_a_finished_pile_is_set_aside() -> None:
    state, events = act(table(hands={0: "12 5"}, building=["", up_to(11)]), "0:h12>2")
    assert (state.finished, PileFinished(1) in events) == (cards(up_to(12)), True)


def test_sb_08_the_place_of_a_finished_pile_is_free_again() -> None:
    state = play(table(hands={0: "1 12 5"}, building=["", up_to(11)]), "0:h12>2 0:h1>2")
    assert state.building[1] == cards("1")


def test_sb_09_a_wild_stands_for_any_number() -> None:
    for height in range(12):
        _, events = act(table(hands={0: "W 5"}, building=[up_to(height)]), "0:hW>1")
        assert next(event for event in events if isinstance(event, Played)).number == height + 1


def test_sb_09_a_wild_stays_wild_on_a_discard_pile() -> None:
    state = table(discards={0: ["3 W"]}, hands={0: "9"}, building=[up_to(6), up_to(2), "1"])
    assert all(may(state, f"0:d1>{pile}") for pile in (1, 2, 3, 4))


def test_sb_09_a_wild_on_top_of_a_stock_fits_everywhere() -> None:
    state = table(stocks={0: "5 W"}, hands={0: "9"}, building=[up_to(6), up_to(2), "1"])
    assert all(may(state, f"0:s>{pile}") for pile in (1, 2, 3, 4))


def test_sb_09_wilds_of_a_finished_pile_are_wilds_again() -> None:
    state = table(hands={0: "12 5"}, building=["W 2 3 W 5 6 7 8 9 W 11"])
    assert play(state, "0:h12>1").finished.count(WILD) == 3


def test_sb_09_reshuffled_wilds_are_drawn_as_wilds() -> None:
    pile = "W W 3 4 5 6 7 8 9 10 11"
    order = cards("W W 3 4 5 6 7 8 9 10 11 12")
    state = table(hands={0: "12"}, building=[pile], rest="discard", shuffler=Scripted((order,)))
    assert play(state, "0:h12>1").hands[0] == cards("3 4 5 W W")


@pytest.mark.parametrize("pile", [1, 2, 3, 4])
def test_sb_10_any_card_goes_on_any_of_the_four_piles(pile: int) -> None:
    state = table(hands={0: "11 3"}, discards={0: ["2", "9 9", "W"]})
    assert play(state, f"0:h11:{pile}").discards[0][pile - 1][-1] == 11


def test_sb_10_the_top_of_a_discard_pile_is_playable() -> None:
    state = play(table(hands={0: "9"}, discards={0: ["", "5 1"]}), "0:d2>1")
    assert (state.building[0], state.discards[0][1]) == (cards("1"), cards("5"))


def test_sb_10_the_cards_below_the_top_are_not_playable() -> None:
    why = refusal(table(hands={0: "9"}, discards={0: ["", "1 5"]}), "0:d2>1")
    assert (why.code, why.given) == ("does_not_fit", "d2>1")


def test_sb_10_an_empty_discard_pile_offers_nothing() -> None:
    why = refusal(table(hands={0: "9"}), "0:d3>1")
    assert (why.code, why.rule, why.details["pile"]) == ("discard_empty", "SB-10", 3)


def test_sb_10_nobody_plays_from_an_opponents_discard_piles() -> None:
    state = table(hands={0: "9"}, discards={1: ["1"]})
    assert {str(move) for move in rules.legal_moves(state, 0)} == {"h9:1", "h9:2", "h9:3", "h9:4"}


@pytest.mark.parametrize("held", ["", "7", "7 7", "7 7 8 8"])
def test_sb_12_a_turn_begins_with_five_cards_in_hand(held: str) -> None:
    state = play(table(hands={0: "9", 1: held}, draw="3 4 5 6 10"), "0:h9:1")
    assert len(state.hands[1]) == 5


def test_sb_12_the_first_card_of_the_draw_pile_is_drawn_first() -> None:
    state, events = act(table(hands={0: "9", 1: "7 7 8"}, draw="W 2 5"), "0:h9:1")
    assert (Drew(1, cards("W 2")) in events, state.draw[0]) == (True, 5)


def test_sb_12_with_five_in_hand_nothing_is_drawn() -> None:
    state = table(hands={0: "9", 1: "7 7 8 8 9"})
    assert play(state, "0:h9:1").draw == state.draw


def test_sb_12_with_nothing_to_draw_the_player_plays_on_with_the_hand() -> None:
    state = play(table(hands={0: "9", 1: "1 7"}, rest="discard"), "0:h9:1")
    assert (state.hands[1], may(state, "1:h1>1")) == (cards("1 7"), True)


def test_sb_13_stock_hand_and_discards_all_feed_the_building_piles() -> None:
    state = table(stocks={0: "8 2"}, hands={0: "1 9"}, discards={0: ["3"]})
    assert play(state, "0:h1>1 0:s>1 0:d1>1").building[0] == cards("1 2 3")


def test_sb_13_any_number_of_plays_may_follow_each_other() -> None:
    state = table(hands={0: "1 2 3 4 9"})
    assert play(state, "0:h1>1 0:h2>1 0:h3>1 0:h4>1").turn == 0


def test_sb_13_no_play_is_ever_forced() -> None:
    assert may(table(stocks={0: "8 1"}, hands={0: "1 9"}), "0:h9:1")


def test_sb_13_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    why = refusal(table(hands={0: "9"}), "0:h1>1")
    assert (why.code, why.rule, why.given) == ("not_in_hand", "SB-13", "h1>1")


def test_sb_13_an_opponents_hand_cannot_be_played() -> None:
    assert refusal(table(hands={0: "9", 1: "1"}), "0:h1>1").code == "not_in_hand"


def test_sb_14_an_emptied_hand_is_filled_with_five_at_once() -> None:
    state = play(table(hands={0: "1"}, draw="4 5 6 7 8 9"), "0:h1>1")
    assert (state.hands[0], state.turn) == (cards("4 5 6 7 8"), 0)


def test_sb_14_a_hand_with_cards_left_is_not_filled() -> None:
    assert play(table(hands={0: "1 9"}), "0:h1>1").hands[0] == cards("9")


def test_sb_14_a_pile_just_finished_feeds_the_refill() -> None:
    state = table(hands={0: "12"}, building=[up_to(11)], rest="discard")
    assert len(play(state, "0:h12>1").hands[0]) == 5


def test_sb_14_nothing_is_drawn_after_the_turns_discard() -> None:
    assert play(table(hands={0: "9"}), "0:h9:1").hands[0] == ()


def test_sb_14_an_empty_hand_is_filled_when_another_card_is_played() -> None:
    # With an empty hand and nothing to draw, the stock finishes a pile: that pile can be drawn.
    state = table(stocks={0: "5 12"}, building=[up_to(11)], rest="discard")
    assert len(play(state, "0:s>1").hands[0]) == 5


def test_sb_15_finished_piles_become_the_draw_pile_when_it_is_empty() -> None:
    order = cards("5 4 3 2 1 12 11 10 9 8 7 6")
    state = table(hands={0: "9"}, finished=up_to(12), rest="discard", shuffler=Scripted((order,)))
    state = play(state, "0:h9:1")
    assert (state.hands[1], state.draw, state.finished) == (cards("1 2 3 4 5"), order[5:], ())


def test_sb_15_finished_piles_wait_until_the_draw_pile_is_empty() -> None:
    state = table(hands={0: "12 5"}, building=[up_to(11)])
    after = play(state, "0:h12>1")
    assert (len(after.finished), after.draw) == (12, state.draw)


def test_sb_15_taking_the_last_card_of_the_draw_pile_shuffles_nothing_yet() -> None:
    state = table(hands={0: "9"}, draw="3 4 5 6 7", finished=up_to(12), rest="discard")
    after, events = act(state, "0:h9:1")
    shuffled = [event for event in events if isinstance(event, Shuffled)]
    assert (after.draw, len(after.finished), shuffled) == ((), 12, [])


def test_sb_15_a_draw_goes_on_over_a_reshuffle() -> None:
    order = cards("12 11 10 9 8 7 6 5 4 3 2 1")
    state = table(hands={0: "9"}, draw="W W", finished=up_to(12), rest="discard", shuffler=Scripted((order,)))
    assert play(state, "0:h9:1").hands[1] == cards("10 11 12 W W")


def test_sb_15_with_no_finished_pile_drawing_stops_short() -> None:
    state = table(hands={0: "9"}, draw="3 4", rest="discard")
    assert play(state, "0:h9:1").hands[1] == cards("3 4")


def test_sb_15_unfinished_building_piles_are_never_shuffled_in() -> None:
    state = table(hands={0: "9"}, building=[up_to(11), up_to(6)], rest="discard")
    after = play(state, "0:h9:1")
    assert (after.hands[1], after.building) == ((), state.building)


def test_sb_16_a_discard_ends_the_turn() -> None:
    assert play(table(players=3, turn=1, hands={1: "9 8"}), "1:h9:1").turn == 2


def test_sb_16_a_discard_goes_on_ones_own_pile() -> None:
    state = play(table(hands={0: "9 8"}, discards={0: ["", "3"]}), "0:h9:2")
    assert (state.discards[0][1], state.discards[1]) == (cards("3 9"), ((),) * 4)


def test_sb_16_only_hand_cards_can_be_discarded() -> None:
    why = refusal(table(stocks={0: "5 7"}, hands={0: "9"}), "0:h7:1")
    assert (why.code, why.given) == ("not_in_hand", "h7:1")


def test_sb_16_passing_is_refused_with_a_card_in_hand() -> None:
    why = refusal(table(hands={0: "9"}, rest="discard"), "0:-")
    assert (why.code, why.rule, why.given) == ("must_discard", "SB-16", "-")


def test_sb_16_with_an_empty_hand_and_nothing_to_draw_the_turn_can_end() -> None:
    assert play(table(rest="discard"), "0:-").turn == 1


def test_sb_16_there_is_always_a_legal_move() -> None:
    state = table(rest="discard")
    assert [str(move) for move in rules.legal_moves(state, 0)] == ["-"]


def test_sb_16_plays_are_still_possible_before_an_empty_handed_end() -> None:
    state = table(stocks={0: "5 1"}, discards={0: ["2"]}, rest="discard")
    assert play(state, "0:s>1 0:d1>1 0:-").building[0] == cards("1 2")


def test_sb_17_the_last_stock_card_wins_at_once() -> None:
    state = play(table(stocks={0: "1"}, hands={0: "9 9 9"}, discards={0: ["4"]}), "0:s>1")
    outcome = rules.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("stock_empty", (0,))


def test_sb_17_nobody_acts_after_the_win() -> None:
    state = play(table(stocks={0: "1"}, hands={0: "9 9 9"}), "0:s>1")
    assert (rules.actors(state), rules.legal_moves(state, 0), rules.legal_moves(state, 1)) == ((), (), ())


def test_sb_17_the_win_comes_before_any_refill() -> None:
    state = table(stocks={0: "12"}, building=[up_to(11)], rest="discard")
    after, events = act(state, "0:s>1")
    assert (after.hands[0], [event for event in events if isinstance(event, Drew)]) == ((), [])


def test_sb_17_an_empty_hand_does_not_win() -> None:
    assert rules.outcome(play(table(hands={0: "9"}), "0:h9:1")) is None


def test_sb_17_a_move_after_the_end_is_refused() -> None:
    why = refusal(play(table(stocks={0: "1"}, hands={0: "9"}), "0:s>1"), "0:h9:1")
    assert (why.code, why.rule, why.given) == ("game_over", "SB-17", "h9:1")
