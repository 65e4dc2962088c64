from functools import partial

from tablee.game.contract import RefusalKind
from tablee.game.rng import Scripted
from tablee.games.skipbo.rules.events import Called, OverDrew, PenaltyTaken
from tablee.games.skipbo.rules.state import State
from tablee.games.skipbo.rules.view import shown, view
from tests.games.skipbo.tables import act, cards, may, play, refusal, table

HUMAN = {"manners": "human"}
BOTTOM = {"manners": "human", "penalty_cards": "bottom"}
human = partial(table, options=HUMAN)
five = {0: "5 6 7 8 9"}


def wrong_calls(state: State) -> tuple[int, ...]:
    assert state.manners is not None
    return state.manners.wrong_calls


def test_sb_25_a_player_may_draw_one_too_many() -> None:
    state, events = act(human(hands=five, draw="3 4"), "0:+")
    assert (state.hands[0], state.draw[0], OverDrew(0, 3) in events) == (cards("3 5 6 7 8 9"), 4, True)


def test_sb_25_the_turn_goes_on_after_an_over_draw() -> None:
    assert play(human(hands=five, draw="1"), "0:+ 0:h1>1").turn == 0


def test_sb_25_the_extra_card_leaves_the_hand_when_called() -> None:
    assert play(human(hands=five, draw="3"), "0:+ 1:!0").hands[0] == cards("5 6 7 8 9")


def test_sb_25_the_extra_card_goes_into_ones_own_stock() -> None:
    state = play(human(hands=five, stocks={0: "10 11"}, draw="3"), "0:+ 1:!0")
    assert (sorted(state.stocks[0]), state.stocks[1]) == ([3, 10, 11], cards("12 12"))


def test_sb_25_the_top_card_of_the_stock_stays() -> None:
    state = play(human(hands=five, stocks={0: "10 2 11"}, draw="3 3 3 3"), "0:+ 0:+ 0:+ 0:+ 1:!0")
    assert state.stocks[0][-1] == 11


def test_sb_25_the_extra_card_is_shuffled_in() -> None:
    # The first card of an order is the first to be turned up, so it lies right below the top.
    script = Scripted((cards("2 3 10"),))
    state = human(hands=five, stocks={0: "10 2 11"}, draw="3", shuffler=script)
    assert play(state, "0:+ 1:!0").stocks[0] == cards("10 3 2 11")


def test_sb_25_shuffling_in_is_the_default() -> None:
    assert human().options.penalty_cards == "shuffle"


def test_sb_25_with_penalty_cards_bottom_the_extra_card_goes_under_the_stock() -> None:
    state = table(hands=five, stocks={0: "10 2 11"}, draw="3", options=BOTTOM)
    assert play(state, "0:+ 1:!0").stocks[0] == cards("3 10 2 11")


def test_sb_25_with_penalty_cards_bottom_nothing_is_shuffled() -> None:
    state = table(hands=five, draw="3", options=BOTTOM, shuffler=Scripted(()))
    assert len(play(state, "0:+ 1:!0").stocks[0]) == 3


def test_sb_25_all_extra_cards_of_the_turn_go_at_one_call() -> None:
    state, events = act(play(human(hands=five, draw="3 4 10"), "0:+ 0:+ 0:+"), "1:!0")
    assert (len(state.stocks[0]), PenaltyTaken(0, "over_draw", 3) in events) == (5, True)


def test_sb_25_a_right_call_is_said_to_be_right() -> None:
    _, events = act(play(human(hands=five, draw="3"), "0:+"), "1:!0")
    assert events[0] == Called(1, 0, right=True)


def test_sb_25_a_right_call_is_not_counted_as_wrong() -> None:
    assert wrong_calls(play(human(hands=five, draw="3"), "0:+ 1:!0")) == (0, 0)


def test_sb_25_the_turn_goes_on_after_the_penalty() -> None:
    assert play(human(hands=five, draw="3"), "0:+ 1:!0 0:h9:1").turn == 1


def test_sb_25_any_opponent_may_call_it() -> None:
    state = play(human(players=4, hands=five, draw="3"), "0:+")
    assert [may(state, f"{seat}:!0") for seat in range(4)] == [False, True, True, True]


def test_sb_25_an_offence_is_punished_once() -> None:
    state = play(human(hands=five, draw="3"), "0:+ 1:!0 1:!0")
    assert (len(state.stocks[0]), wrong_calls(state)) == (3, (0, 1))


def test_sb_25_the_offence_can_be_repeated_and_called_again() -> None:
    state = play(human(hands=five, draw="3 4"), "0:+ 1:!0 0:+ 1:!0")
    assert (len(state.stocks[0]), wrong_calls(state)) == (4, (0, 0))


def test_sb_25_not_called_the_card_is_kept() -> None:
    assert play(human(hands=five, draw="3"), "0:+ 0:h9:1").hands[0] == cards("3 5 6 7 8")


def test_sb_25_a_surplus_can_be_called_until_the_next_turn_begins() -> None:
    state = play(human(players=3, hands=five, draw="3"), "0:+ 0:h9:1 2:!0")
    assert (sorted(state.stocks[0]), state.hands[0], state.turn) == ([3, 12, 12], cards("5 6 7 8"), 1)


def test_sb_25_once_the_next_turn_has_begun_it_cannot_be_called_any_more() -> None:
    state = play(human(hands={**five, 1: "9 9 9 9 9"}, draw="3"), "0:+ 0:h9:1 1:h9:1 1:!0")
    assert (len(state.stocks[0]), wrong_calls(state)) == (2, (0, 1))


def test_sb_25_who_discards_the_very_card_still_has_one_too_many() -> None:
    # The highest card stands for it.
    state = play(human(hands=five, draw="3"), "0:+ 0:h3:1 1:!0")
    assert (sorted(state.stocks[0]), state.hands[0]) == ([9, 12, 12], cards("5 6 7 8"))


def test_sb_25_nothing_is_drawn_for_a_surplus_called_after_the_turn() -> None:
    state = play(human(hands={0: "9"}, draw="3"), "0:+ 0:h9:1 1:!0")
    assert state.hands[0] == ()


def test_sb_25_with_calls_turn_it_cannot_be_called_after_the_turn() -> None:
    state = play(table(hands=five, draw="3", options={**HUMAN, "calls": "turn"}), "0:+ 0:h9:1 1:!0")
    assert (len(state.stocks[0]), wrong_calls(state)) == (2, (0, 1))


def test_sb_25_an_extra_card_already_played_stays_played() -> None:
    state = play(human(hands=five, draw="1"), "0:+ 0:h1>1 1:!0")
    assert (state.building[0], len(state.stocks[0])) == (cards("1"), 2)


def test_sb_25_a_call_after_the_extra_card_was_played_is_wrong() -> None:
    assert wrong_calls(play(human(hands=five, draw="1"), "0:+ 0:h1>1 1:!0")) == (0, 1)


def test_sb_25_of_several_extra_cards_those_still_in_hand_go_back() -> None:
    state = play(human(hands=five, draw="1 3"), "0:+ 0:+ 0:h1>1 1:!0")
    assert (sorted(state.stocks[0]), state.hands[0]) == ([3, 12, 12], cards("5 6 7 8 9"))


def test_sb_25_an_equal_card_played_leaves_one_extra_card_in_hand() -> None:
    state = play(human(hands={0: "1 6 7 8 9"}, draw="1"), "0:+ 0:h1>1 1:!0")
    assert (sorted(state.stocks[0]), state.hands[0]) == ([1, 12, 12], cards("6 7 8 9"))


def test_sb_25_a_hand_that_is_empty_without_the_extra_card_is_filled() -> None:
    state = play(human(hands={0: "1"}, draw="3 4 5 6 7 8"), "0:+ 0:h1>1 1:!0")
    assert (state.hands[0], state.turn) == (cards("4 5 6 7 8"), 0)


def test_sb_25_a_card_drawn_rightly_later_is_not_an_extra_one() -> None:
    # The extra 1 is played; the refill of the emptied hand (SB-14) happens to bring another 1.
    state = play(human(hands={0: "2"}, draw="1 1 6 7 8 9"), "0:+ 0:h1>1 0:h2>1 1:!0")
    assert (state.hands[0], len(state.stocks[0]), wrong_calls(state)) == (cards("1 6 7 8 9"), 2, (0, 1))


def test_sb_25_an_over_draw_may_reshuffle_finished_piles() -> None:
    state = human(hands=five, finished="1 2 3 4 5 6 7 8 9 10 11 12", rest="discard")
    after = play(state, "0:+")
    assert (len(after.hands[0]), len(after.draw), after.finished) == (6, 11, ())


def test_sb_25_with_nothing_to_draw_nobody_over_draws() -> None:
    why = refusal(human(hands=five, rest="discard"), "0:+")
    assert (why.kind, why.code, why.rule, why.given) == (RefusalKind.ILLEGAL, "nothing_to_draw", "SB-15", "+")


def test_sb_25_nobody_over_draws_in_somebody_elses_turn() -> None:
    why = refusal(human(hands=five), "1:+")
    assert (why.kind, why.code, why.given) == (RefusalKind.OUT_OF_TURN, "not_your_turn", "+")


def test_sb_25_the_others_see_that_a_card_was_drawn_but_not_which_nor_that_it_is_too_many() -> None:
    state, events = act(human(hands=five, draw="3"), "0:+")
    assert view(state, 1).places[0].hand_count == 6
    assert shown(events[0], 1) == shown(events[0], None) == {"event": "drew", "seat": 0, "count": 1}
    assert shown(events[0], 0) == {"event": "over_drew", "seat": 0, "cards": [3]}
