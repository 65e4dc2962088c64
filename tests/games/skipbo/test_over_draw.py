from functools import partial

from tablee.game.rng import Scripted
from tablee.games.skipbo.rules.events import Called, OverDrew, PenaltyTaken
from tablee.games.skipbo.rules.view import shown, view
from tests.games.skipbo.tables import SHEET, act, cards, may, play, table

HUMAN = {"manners": "human"}
BOTTOM = {"manners": "human", "penalty_cards": "bottom"}
human = partial(table, options=HUMAN)
five = {0: "5 6 7 8 9"}


@SHEET.lines(
    """
SB-25 the turn goes on | draw 1 | 0:+ 0:h1>1 | turn 0
SB-25 when called, the extra card leaves the hand | draw 3 | 0:+ 1:!0 | hand0 5..9; wrong 0 0
SB-25 and goes into one's own stock | stock0 10 11; draw 3 | 0:+ 1:!0 | stocked0 3 10 11; stock1 12 12
SB-25 whose top card stays | stock0 10 2 11; draw 3 3 3 3 | 0:+ 0:+ 0:+ 0:+ 1:!0 | top0 11
SB-25 it is shuffled in, the first card of the order below the top | stock0 10 2 11; draw 3; order 2 3 10
  | 0:+ 1:!0 | stock0 10 3 2 11
SB-25 with penalty_cards bottom it goes under the stock | penalty_cards bottom; stock0 10 2 11; draw 3
  | 0:+ 1:!0 | stock0 3 10 2 11
SB-25 the turn goes on after the penalty | draw 3 | 0:+ 1:!0 0:h9:1 | turn 1
SB-25 an offence is punished once | draw 3 | 0:+ 1:!0 1:!0 | stock0 #3; wrong 0 1
SB-25 it can be repeated and called again | draw 3 4 | 0:+ 1:!0 0:+ 1:!0 | stock0 #4; wrong 0 0
SB-25 not called, the card is kept | draw 3 | 0:+ 0:h9:1 | hand0 3 5 6 7 8
SB-25 a surplus can be called until the next turn begins | players 3; draw 3 | 0:+ 0:h9:1 2:!0
  | stocked0 3 12 12; hand0 5..8; turn 1
SB-25 and no more once it has begun | hand1 9 9 9 9 9; draw 3 | 0:+ 0:h9:1 1:h9:1 1:!0 | stock0 #2; wrong 0 1
SB-25 who discards the very card still has one too many: the highest | draw 3 | 0:+ 0:h3:1 1:!0
  | stocked0 9 12 12; hand0 5..8
SB-25 nothing is drawn for a surplus called after the turn | hand0 9; draw 3 | 0:+ 0:h9:1 1:!0 | hand0
SB-25 with calls turn it cannot be called after the turn | calls turn; draw 3 | 0:+ 0:h9:1 1:!0
  | stock0 #2; wrong 0 1
SB-25 an extra card already played stays played, and the call is wrong | draw 1 | 0:+ 0:h1>1 1:!0
  | build1 1; stock0 #2; wrong 0 1
SB-25 of several those still in hand go back | draw 1 3 | 0:+ 0:+ 0:h1>1 1:!0 | stocked0 3 12 12; hand0 5..9
SB-25 an equal card played leaves one in hand | hand0 1 6..9; draw 1 | 0:+ 0:h1>1 1:!0
  | stocked0 1 12 12; hand0 6..9
SB-25 a hand that is empty without the extra card is filled | hand0 1; draw 3..8 | 0:+ 0:h1>1 1:!0
  | hand0 4..8; turn 0
SB-25 a card drawn rightly later, in the refill of SB-14, is not an extra one | hand0 2; draw 1 1 6..9
  | 0:+ 0:h1>1 0:h2>1 1:!0 | hand0 1 6..9; stock0 #2; wrong 0 1
SB-25 finished piles may be reshuffled for it | finished 1..12; rest discard | 0:+
  | hand0 #6; draw #11; finished
SB-25 with nothing to draw nobody draws too many | rest discard | 0:+ | refused nothing_to_draw SB-15 illegal
SB-25 nobody does in somebody else's turn | | 1:+ | refused not_your_turn SB-11 out_of_turn
    """,
    "manners human; hand0 5..9",
)
def test_too_many_cards(line: tuple[str, str, str]) -> None:
    assert SHEET.problems(line) == []


def test_sb_25_a_player_may_draw_one_too_many() -> None:
    state, events = act(human(hands=five, draw="3 4"), "0:+")
    assert (state.hands[0], state.draw[0], OverDrew(0, 3) in events) == (cards("3 5 6 7 8 9"), 4, True)


def test_sb_25_shuffling_in_is_the_default() -> None:
    assert human().options.penalty_cards == "shuffle"


def test_sb_25_with_penalty_cards_bottom_nothing_is_shuffled() -> None:
    state = table(hands=five, draw="3", options=BOTTOM, shuffler=Scripted(()))
    assert len(play(state, "0:+ 1:!0").stocks[0]) == 3


def test_sb_25_all_extra_cards_of_the_turn_go_at_one_call() -> None:
    state, events = act(play(human(hands=five, draw="3 4 10"), "0:+ 0:+ 0:+"), "1:!0")
    assert (len(state.stocks[0]), PenaltyTaken(0, "over_draw", 3) in events) == (5, True)


def test_sb_25_a_right_call_is_said_to_be_right() -> None:
    _, events = act(play(human(hands=five, draw="3"), "0:+"), "1:!0")
    assert events[0] == Called(1, 0, right=True)


def test_sb_25_any_opponent_may_call_it() -> None:
    state = play(human(players=4, hands=five, draw="3"), "0:+")
    assert [may(state, f"{seat}:!0") for seat in range(4)] == [False, True, True, True]


def test_sb_25_the_others_see_that_a_card_was_drawn_but_not_which_nor_that_it_is_too_many() -> None:
    state, events = act(human(hands=five, draw="3"), "0:+")
    assert view(state, 1).places[0].hand_count == 6
    assert shown(events[0], 1) == shown(events[0], None) == {"event": "drew", "seat": 0, "count": 1}
    assert shown(events[0], 0) == {"event": "over_drew", "seat": 0, "cards": [3]}
