import pytest

from tablee.games.skipbo.rules import rules
from tablee.games.skipbo.rules.events import Drew, PileFinished, Played
from tests.games.skipbo.tables import SHEET, act, cards, may, play, refusal, table, up_to


@SHEET.lines(
    """
SB-08 a pile starts with a 1 | hand0 1 7 | 0:h1>3 | may
SB-08 a wild starts a pile | hand0 W 7 | 0:hW>1 | may
SB-08 the four piles are shared by all | hand0 1 7; hand1 2 8 8 8 8 | 0:h1>4 0:h7:1 1:h2>4 | build4 1 2
SB-08 the place of a finished pile is free again | hand0 1 12 5; build / 1..11 | 0:h12>2 0:h1>2 | build2 1
SB-09 wilds of a finished pile are wilds again | hand0 12 5; build W 2 3 W 5 6 7 8 9 W 11 | 0:h12>1
  | finished W 2 3 W 5 6 7 8 9 W 11 12
SB-09 reshuffled wilds are drawn as wilds | hand0 12; build W W 3..11; rest discard; order W W 3..12 | 0:h12>1
  | hand0 3 4 5 W W
SB-10 the top of a discard pile is playable | hand0 9; pile0 / 5 1 | 0:d2>1 | build1 1; pile0.2 5
SB-10 the cards below the top are not | hand0 9; pile0 / 1 5 | 0:d2>1 | refused does_not_fit
SB-12 with five in hand nothing is drawn | hand0 9; hand1 7 7 8 8 9; draw 3 | 0:h9:1 | hand1 7 7 8 8 9; draw 3
SB-12 with nothing to draw one plays on with the hand | hand0 9; hand1 1 7; rest discard | 0:h9:1 1:h1>1
  | hand1 7
SB-13 stock, hand and discards feed the building piles | stock0 8 2; hand0 1 9; pile0 3
  | 0:h1>1 0:s>1 0:d1>1 | build1 1 2 3
SB-13 any number of plays may follow each other | hand0 1 2 3 4 9 | 0:h1>1 0:h2>1 0:h3>1 0:h4>1 | turn 0
SB-13 no play is ever forced | stock0 8 1; hand0 1 9 | 0:h9:1 | may
SB-13 a card that is not in hand cannot be played | hand0 9 | 0:h1>1 | refused not_in_hand SB-13
SB-13 an opponent's hand cannot be played | hand0 9; hand1 1 | 0:h1>1 | refused not_in_hand
SB-14 an emptied hand is filled with five at once | hand0 1; draw 4 5 6 7 8 9 | 0:h1>1
  | hand0 4 5 6 7 8; turn 0
SB-14 a hand with cards left is not | hand0 1 9 | 0:h1>1 | hand0 9
SB-14 a pile just finished feeds the refill | hand0 12; build 1..11; rest discard | 0:h12>1 | hand0 #5
SB-14 nothing is drawn after the turn's discard | hand0 9 | 0:h9:1 | hand0
SB-14 an empty hand is filled by a pile that the stock finishes | stock0 5 12; build 1..11; rest discard
  | 0:s>1 | hand0 #5
SB-15 finished piles become the draw pile when it is empty
  | hand0 9; finished 1..12; rest discard; order 5 4 3 2 1 12 11 10 9 8 7 6
  | 0:h9:1 | hand1 1 2 3 4 5; draw 12 11 10 9 8 7 6; finished
SB-15 finished piles wait until then | hand0 12 5; build 1..11; draw 3 4 | 0:h12>1 | finished #12; draw 3 4
SB-15 taking the last card shuffles nothing yet | hand0 9; draw 3..7; finished 1..12; rest discard
  | 0:h9:1 | draw #0; finished #12
SB-15 a draw goes on over a reshuffle
  | hand0 9; draw W W; finished 1..12; rest discard; order 12 11 10 9 8 7 6 5 4 3 2 1
  | 0:h9:1 | hand1 10 11 12 W W
SB-15 with no finished pile drawing stops short | hand0 9; draw 3 4; rest discard | 0:h9:1 | hand1 3 4
SB-15 unfinished piles are never shuffled in | hand0 9; build 1..11 / 1..6; rest discard
  | 0:h9:1 | hand1; build1 1..11; build2 1..6
SB-16 a discard ends the turn | players 3; turn 1; hand1 9 8 | 1:h9:1 | turn 2
SB-16 it goes on one's own pile | hand0 9 8; pile0 / 3 | 0:h9:2
  | pile0.2 3 9; pile1.1; pile1.2; pile1.3; pile1.4
SB-16 only hand cards can be discarded | stock0 5 7; hand0 9 | 0:h7:1 | refused not_in_hand
SB-16 passing is refused with a card in hand | hand0 9; rest discard | 0:- | refused must_discard SB-16
SB-16 with an empty hand and nothing to draw the turn can end | rest discard | 0:- | turn 1
SB-16 plays are still possible before that | stock0 5 1; pile0 2; rest discard | 0:s>1 0:d1>1 0:- | build1 1 2
SB-17 the last stock card wins at once | stock0 1; hand0 9 9 9; pile0 4 | 0:s>1 | ended stock_empty; winners 0
SB-17 before any refill | stock0 12; build 1..11; rest discard | 0:s>1 | hand0; ended stock_empty
SB-17 an empty hand does not win | hand0 9 | 0:h9:1 | ended no
SB-17 a move after the end is refused | stock0 1; hand0 9 | 0:s>1 0:h9:1 | refused game_over SB-17
    """
)
def test_one_turn(line: tuple[str, str, str]) -> None:
    assert SHEET.problems(line) == []


def test_sb_08_a_pile_starts_with_no_other_number() -> None:
    for number in range(2, 13):
        why = refusal(table(hands={0: f"{number}"}), f"0:h{number}>1")
        assert (why.code, why.rule, why.given) == ("does_not_fit", "SB-08", f"h{number}>1")


def test_sb_08_a_pile_goes_up_one_at_a_time() -> None:
    for number in range(2, 13):
        hand = "2 3 4 5 6 7 8 9 10 11 12"
        state = table(hands={0: hand}, building=[up_to(number - 1)])
        fitting = [n for n in range(2, 13) if may(state, f"0:h{n}>1")]
        assert fitting == [number]


def test_sb_08_a_finished_pile_is_set_aside() -> None:
    state, events = act(table(hands={0: "12 5"}, building=["", up_to(11)]), "0:h12>2")
    assert (state.finished, PileFinished(1) in events) == (cards(up_to(12)), True)


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


@pytest.mark.parametrize("pile", [1, 2, 3, 4])
def test_sb_10_any_card_goes_on_any_of_the_four_piles(pile: int) -> None:
    state = table(hands={0: "11 3"}, discards={0: ["2", "9 9", "W"]})
    assert play(state, f"0:h11:{pile}").discards[0][pile - 1][-1] == 11


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


def test_sb_16_there_is_always_a_legal_move() -> None:
    state = table(rest="discard")
    assert [str(move) for move in rules.legal_moves(state, 0)] == ["-"]


def test_sb_17_nobody_acts_after_the_win() -> None:
    state = play(table(stocks={0: "1"}, hands={0: "9 9 9"}), "0:s>1")
    assert (rules.actors(state), rules.legal_moves(state, 0), rules.legal_moves(state, 1)) == ((), (), ())
