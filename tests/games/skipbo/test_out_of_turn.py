from functools import partial
from typing import Any

import pytest

from tablee.game.contract import RefusalKind
from tablee.game.rng import Scripted, Seeded
from tablee.games.skipbo.rules import rules
from tablee.games.skipbo.rules.events import BeganOutOfTurn, CaughtLater, TookTurnBack, TurnStopped
from tablee.games.skipbo.rules.state import State
from tablee.games.skipbo.rules.view import shown, view
from tests.games.skipbo.tables import SHEET, act, cards, laid_out, may, play, refusal, table, up_to

ANNUL = {"manners": "human", "caught_turn": "annul"}
STOP = {"manners": "human"}
annulling = partial(table, options=ANNUL)
stopping = partial(table, options=STOP)

# Three players; it is seat 0's turn, and seat 2 will play out of turn.
HANDS = {0: "5 6 7 8 9", 2: "1 10"}
OFFENCE = "2:o 2:h1>1"


def wrong_calls(state: State) -> tuple[int, ...]:
    assert state.manners is not None
    return state.manners.wrong_calls


@SHEET.lines(
    """
SB-26 who begins out of turn draws up to five | draw 2 3 4 W | 2:o | hand2 1 2 3 4 10
SB-26 and plays like in a turn | | 2:o 2:h1>1 | build1 1
SB-26 in one's own turn nothing is out of turn | | 0:o | refused own_turn SB-26 illegal
SB-26 a plain move is refused even so: a slip of the finger costs nothing | | 2:h1>1
  | refused not_your_turn SB-11 out_of_turn
SB-26 annulled, what was played in the interrupted turn stands | hand0 1 6..9; hand2 2 10
  | 0:h1>1 2:o 2:h2>1 0:!2 | build1 1; hand0 6..9
SB-26 wrong calls stay counted | players 4; partners | 1:o 0:!3 0:!1 | wrong 1 0 0 0
SB-26 an over-draw before the interruption can be called after it | draw 3 | 0:+ 2:o 1:!2 1:!0
  | stocked0 3 12 12; wrong 0 0 0
SB-26 the first of two offenders can still be called | | 2:o 2:h1>1 1:o 0:!1 0:!2
  | barred 1 2; hand1; hand2 1 10; wrong 0 0 0
SB-26 everybody sees who will not draw | | 2:o 2:h1>1 0:!2 | barred 2
SB-26 the others draw as ever | | 2:o 2:h1>1 0:!2 0:h9:1 | hand1 #5
SB-26 the offender draws again in the turn after that | players 2; hand0 9 9; hand1 10 10; draw 3 3 3 4 4 4
  | 1:o 0:!1 0:h9:1 1:h10:1 0:h9:1 | turn 1; hand1 #5
SB-26 two offences before the next turn cost one draw | players 2; hand0 9 9; hand1 10 10; draw 3 3 3 4 4 4
  | 1:o 0:!1 1:o 0:!1 0:h9:1 1:h10:1 0:h9:1 | hand1 #5
SB-26 a barred player has an empty hand | players 2; hand0 9 | 1:o 0:!1 0:h9:1 | hand1
SB-26 and can end the turn | players 2; hand0 9 | 1:o 0:!1 0:h9:1 1:- | may
SB-26 a barred turn that somebody else takes is served
  | players 2; hand0 9 9; hand1 10 10; draw 3 3 3 4 4 4 5 5
  | 1:o 0:!1 0:h9:1 0:o 0:h9:1 | turn 1; hand1 #5
SB-26 what was drawn in two turns goes back at one call | draw 4 2 3 W 5 | 2:o 2:h1>1 0:o 2:o 1:!2
  | hand2 10; draw 4 2 3 W 5
SB-26 annulled after two have joined in the table is as before the first | | 2:o 2:h1>1 1:o 2:!1 | laid again
SB-26 annulled all cards go back | stock2 7 2; pile2 3 | 2:o 2:h1>1 2:s>1 2:d1>1 0:!2 | laid again
SB-26 annulled play goes back to whose turn it was | | 2:o 2:h1>1 1:!2 | turn 0
SB-26 drawing alone can be called | | 2:o 0:!2 | laid again
SB-26 an annulled reshuffle goes back too | finished 1..12; rest discard | 2:o 2:h1>1 0:!2 | laid again
SB-26 an over-draw of an annulled turn goes back unpunished | | 2:o 2:h1>1 2:+ 0:!2 | laid again
SB-26 a barred player draws nothing out of turn either | draw 2 3 4 W | 2:o 2:h1>1 0:!2 2:o
  | hand2 1 10; barred 2
SB-26 and serves the bar with that turn | draw 2 3 4 W | 2:o 2:h1>1 0:!2 2:o 2:h10:1 | barred
SB-26 the offender's next turn begins without drawing | hand1 11 11 11 11 11 | 2:o 2:h1>1 0:!2 0:h9:1 1:h11:1
  | turn 2; hand2 1 10
SB-26 a barred player who empties the hand draws again | players 2; hand0 9; hand1 1
  | 1:o 0:!1 0:h9:1 1:h1>1 | hand1 #5
SB-26 but not whose whole turn is barred | players 2; hand0 9; hand1 1; barred_turn whole
  | 1:o 0:!1 0:h9:1 1:h1>1 | hand1
SB-26 who can end the turn | players 2; hand0 9; hand1 1; barred_turn whole
  | 1:o 0:!1 0:h9:1 1:h1>1 1:- | may
SB-26 and draws in the next | players 2; hand0 9; hand1 1; barred_turn whole; draw 3 4 5 6 7 8
  | 1:o 0:!1 0:h9:1 1:h1>1 1:- 0:h3:1 | hand1 #5
SB-26 a barred player draws nothing for a card from the stock | players 2; hand0 9; stock1 7 1
  | 1:o 0:!1 0:h9:1 1:s>1 | hand1; barred 1
SB-26 or from a discard pile | players 2; hand0 9; pile1 1 | 1:o 0:!1 0:h9:1 1:d1>1 | hand1; barred 1
SB-26 the bar ends with the last card of the hand though there is nothing to draw
  | players 2; hand0 9; hand1 1; stock1 7 12; build / 1..11; rest discard | 1:o 0:!1 0:h9:1 1:h1>1
  | hand1; barred
SB-26 until a building pile is finished
  | players 2; hand0 9; hand1 1; stock1 7 12; build / 1..11; rest discard
  | 1:o 0:!1 0:h9:1 1:h1>1 1:s>2 | hand1 #5
SB-27 an unnoticed turn stands | | 2:o 2:h1>1 2:h10:1 | build1 1; pile2.1 10
SB-27 play goes on from the offender's left | players 4; hand0 9; hand1 1 10 | 1:o 1:h1>1 1:h10:1 | turn 2
SB-27 the turn that was interrupted is lost | players 4; hand0 9; hand1 1 10 | 1:o 1:h10:1 0:h9:1 | may not
SB-27 a complete turn cannot be called any more | | 2:o 2:h1>1 2:h10:1 0:!2 | build1 1; wrong 1 0 0
SB-27 the unnoticed offender draws in the next turn | players 2; hand0 9; hand1 10 10 10 10 10; draw 3 3 3 3 4
  | 1:o 1:h10:1 0:h9:1 | turn 1; hand1 #5
SB-28 an annulled turn does not break the idle round | hand0; hand2; stock0 7 1; rest discard
  | 0:- 1:- 0:o 0:s>1 2:!0 2:- | ended draw
    """,
    "players 3; hand0 5..9; hand2 1 10; manners human; caught_turn annul",
)
def test_a_turn_out_of_turn(line: tuple[str, str, str]) -> None:
    assert SHEET.problems(line) == []


@SHEET.lines(
    """
SB-26 somebody else may join in and be caught too | | 2:o 2:h1>1 1:o 2:!1 | turn 0; barred 1; hand1
SB-26 with caught_turn keep an interrupted offender is only barred | caught_turn keep; draw 2 3 4
  | 2:o 2:h1>1 0:o 1:!2 | hand2 2 3 4 10; barred 2
SB-26 an interrupted offender can be called | hand1 11 11 11 11 11 | 2:o 2:h1>1 0:o 0:h9:1 0:!2 | barred 2
SB-26 until their next turn begins | hand1 11 11 11 11 11 | 2:o 2:h1>1 0:o 0:h9:1 1:h11:1 0:!2 | wrong 1 0 0
SB-26 what was drawn in two turns goes back at one call | draw 4 2 3 W 5 | 2:o 2:h1>1 0:o 2:o 1:!2
  | hand2 10; draw 4 2 3 W 5
SB-26 the cards played stay where they are | stock2 7 2 | 2:o 2:h1>1 2:s>1 0:!2 | build1 1 2; stock2 7
SB-26 the cards drawn go back onto the draw pile | draw 4 2 3 W | 2:o 2:h1>1 0:!2 | hand2 10; draw 4 2 3 W
SB-26 a drawn card that was played stays played | draw 4 2 3 W | 2:o 2:h1>1 2:h2>1 0:!2
  | build1 1 2; hand2 10; draw 4 3 W
SB-26 what a refill brought goes back too | hand0 9; hand2 1..5; draw 7..11 W
  | 2:o 2:h1>1 2:h2>1 2:h3>1 2:h4>1 2:h5>1 0:!2 | hand2; draw 7..11 W
SB-26 with caught_turn keep the cards drawn stay in hand | caught_turn keep; draw 2 3 4 | 2:o 2:h1>1 0:!2
  | hand2 2 3 4 10
SB-26 the interrupted player goes on without drawing anew | hand0 1 6..9; hand2 2 10
  | 0:h1>1 2:o 2:h2>1 0:!2 | hand0 6..9
SB-26 an over-draw of that turn is punished as well | draw 2 3 4 11 | 2:o 2:+ 0:!2
  | stocked2 11 12 12; hand2 1 10
SB-26 a stopped turn draws no more, though all but the extra card was played | hand0 9; hand2 1..5; draw 11
  | 2:o 2:+ 2:h1>1 2:h2>1 2:h3>1 2:h4>1 2:h5>1 0:!2 | hand2
SB-26 to call who has the turn is wrong while another plays | | 2:o 2:h1>1 1:!0 | wrong 0 1 0
SB-26 meanwhile others can be called for what they did | draw 3 | 0:+ 2:o 1:!0
  | stocked0 3 12 12; turn 2; wrong 0 0 0
SB-26 the offender's next turn begins without drawing | hand1 11 11 11 11 11 | 2:o 2:h1>1 0:!2 0:h9:1 1:h11:1
  | turn 2; hand2 10
SB-26 with calls turn the surplus of an interrupted offender is neither punished nor kept
  | calls turn; hand1 11 11 11 11 11; draw 2 3 4 6 | 2:o 2:h1>1 2:+ 0:o 0:h9:1 1:!2
  | hand2 10; draw 2 3 4 6; barred 2
SB-26 with calls turn an interrupted offender is remembered as long
  | calls turn; hand1 11 11 11 11 11; draw 2 3 4 6 | 2:o 2:h1>1 2:+ 0:o 0:h9:1 1:h11:1 0:!2 | wrong 1 0 0
SB-25 with calls turn a surplus of an interrupted turn can be called | calls turn; draw 3
  | 0:+ 2:o 1:!0 | stocked0 3 12 12; wrong 0 0 0
SB-25 and after the turn was taken back | calls turn; draw 3
  | 0:+ 2:o 0:o 1:!0 | stocked0 3 12 12; wrong 0 0 0
SB-25 and after the other was called | calls turn; draw 3
  | 0:+ 2:o 1:!2 1:!0 | stocked0 3 12 12; wrong 0 0 0
SB-26 the offender's partner may call it, and a card drawn too many is for opponents to call
  | players 4; partners; turn 1; hand2 10; draw 2 3 4 5 | 2:o 2:+ 0:!2
  | turn 1; barred 2; wrong 0 0 0 0; hand2 #2
SB-26 who can do that then | players 4; partners; turn 1; hand2 10; draw 2 3 4 5 | 2:o 2:+ 0:!2 3:!2
  | hand2 10
SB-27 play goes on from the offender's left | players 4; hand0 9; hand1 1 10 | 1:o 1:h1>1 1:h10:1
  | turn 2; build1 1
SB-27 an offender whose next turn out of turn counts is forgotten | players 4
  | 2:o 2:h1>1 0:o 2:o 2:h10:1 0:!2
  | wrong 1 0 0 0
SB-28 a card that stays moved breaks the idle round | hand0; hand2; stock0 7 1; rest discard
  | 0:- 1:- 0:o 0:s>1 2:!0 2:- | ended no
SB-28 what the interrupted player moved still counts | players 2; hand0; stock0 7 1; rest discard
  | 0:s>1 1:o 0:!1 0:- 1:- | ended no
SB-28 a player counts once however often they end a turn | hand0; hand2; rest discard
  | 0:- 2:o 2:- 0:- | ended no; turn 1
SB-28 and when all have, it is a stalemate | hand0; hand2; rest discard | 0:- 2:o 2:- 0:- 1:- | ended draw
SB-28 what was moved in a turn that is lost still counts | players 2; hand0; stock1 7 1; rest discard
  | 0:- 1:s>1 0:o 0:- | ended no; turn 1
SB-28 until the round is full | players 2; hand0; stock1 7 1; rest discard | 0:- 1:s>1 0:o 0:- 1:- | winners 1
SB-28 who joins in and moves nothing has moved nothing | players 4; hand0; hand2; stock1 7 1; rest discard
  | 1:o 1:s>1 2:o 2:- 3:- 0:- 1:- | winners 1
SB-28 in a match that an earlier version began ends of turns count
  | reading earlier; hand0; hand2; stock1 7 1; rest discard | 0:- 2:o 2:- 0:- | ended draw
SB-28 there a lost turn is an end | reading earlier; players 2; hand0; stock1 7 1; rest discard
  | 0:- 1:s>1 0:o 0:- | winners 1
    """,
    "players 3; hand0 5..9; hand2 1 10; manners human",
)
def test_a_turn_that_is_stopped(line: tuple[str, str, str]) -> None:
    assert SHEET.problems(line) == []


@SHEET.lines(
    """
SB-26 a stock emptied out of turn does not win while it can be called | | 2:o 2:s>1 | ended no; stock2
SB-26 and is as it was when it is called | | 2:o 2:s>1 1:!2 | laid again; turn 0; barred 2; wrong 0 0 0
SB-26 annulled too | caught_turn annul | 2:o 2:s>1 1:!2 | laid again; turn 0; barred 2; wrong 0 0 0
SB-26 with caught_turn keep too | caught_turn keep | 2:o 2:s>1 1:!2
  | laid again; turn 0; barred 2; wrong 0 0 0
SB-26 an empty stock is not emptied | players 4; partners; turn 1; stock0; stock2 12 1 | 2:o 2:s>1 1:!2
  | build1 1
SB-27 a game won out of turn is won when the turn is over | | 2:o 2:s>1 2:h10:1
  | ended stock_empty; winners 2; scores 0 0 45
SB-27 annulled or not | caught_turn annul | 2:o 2:s>1 2:h10:1 | ended stock_empty; winners 2; scores 0 0 45
SB-27 in pairs it goes on until then | players 4; partners; turn 1; stock0 2 | 2:o 2:s>1 2:ps>1 | ended no
SB-27 in pairs too | players 4; partners; turn 1; stock0 2 | 2:o 2:s>1 2:ps>1 2:h10:1 | winners 0 2
SB-17 penalty cards in the stock have to be played too | players 4; partners; turn 1; stock0
  | 2:o 0:~ 2:s>1 1:!0 2:h10:1 | ended no; stock0 #2
SB-17 in one's own turn an empty stock wins at once | stock0 1 | 2:o 0:o 0:s>1 | winners 0
    """,
    "players 3; stock2 1; hand0 9; hand2 10; manners human",
)
def test_a_stock_emptied_out_of_turn(line: tuple[str, str, str]) -> None:
    assert SHEET.problems(line) == []


def test_sb_26_the_others_see_who_begins_to_play_and_nobody_says_that_it_is_out_of_turn() -> None:
    state, events = act(stopping(players=3, hands=HANDS), "2:o")
    assert BeganOutOfTurn(2, 0) in events
    for seat in (0, 1, None):
        seen = view(state, seat)
        assert (seen.turn, seen.instead_of) == (2, None)
        assert [shown(event, seat) for event in events] == [
            {"event": "began", "seat": 2},
            {"event": "drew", "seat": 2, "count": 3},
        ]


def test_sb_26_whoever_watches_knows_who_had_the_turn_before() -> None:
    state = stopping(players=3, hands=HANDS)
    assert [view(state, 1).after, view(play(state, "2:o"), 1).after] == [2, 2]  # so it is seat 0's turn


def test_sb_26_who_plays_out_of_turn_knows_instead_of_whom() -> None:
    state, events = act(stopping(players=3, hands=HANDS), "2:o")
    assert view(state, 2).instead_of == 0
    assert shown(events[0], 2) == {"event": "began_out_of_turn", "seat": 2, "instead_of": 0}


def test_sb_26_what_the_others_may_do_does_not_give_it_away() -> None:
    fair = stopping(players=4, turn=2, hands={**HANDS, 3: "4"})
    foul = play(stopping(players=4, turn=0, hands={**HANDS, 3: "4"}), "2:o")
    for seat in (0, 1, 3):
        assert rules.legal_moves(foul, seat) == rules.legal_moves(fair, seat)


def test_sb_26_whose_turn_it_was_has_to_wait() -> None:
    why = refusal(play(annulling(players=3, hands=HANDS), OFFENCE), "0:h9:1")
    assert (why.kind, why.code, why.details["turn"]) == (RefusalKind.OUT_OF_TURN, "not_your_turn", 2)


def test_sb_26_whose_turn_it_is_may_simply_take_it_back() -> None:
    state, events = act(play(stopping(players=3, hands=HANDS), OFFENCE), "0:o")
    assert (state.turn, state.hands[0], may(state, "0:h9:1")) == (0, cards(HANDS[0]), True)
    assert wrong_calls(play(state, "1:!0")) == (0, 1, 0)
    assert events == [TookTurnBack(0)]
    assert shown(events[0], 0) == {"event": "took_turn_back", "seat": 0}
    assert shown(events[0], 1) == shown(events[0], None) == {"event": "began", "seat": 0}


# 2 begins out of turn and is interrupted: by a third player, by the player whose turn it is, or by its
# partner at a table for pairs. Then somebody calls it.
INTERRUPTED = [(3, False, "1:o", 0), (3, False, "0:o", 1), (4, True, "0:o", 1), (4, True, "0:o", 0)]


@pytest.mark.parametrize(("players", "partners", "interruption", "caller"), INTERRUPTED)
@pytest.mark.parametrize("caught_turn", ["stop", "annul"])
def test_sb_26_an_offender_who_was_interrupted_is_called_rightly(
    caught_turn: str, players: int, partners: bool, interruption: str, caller: int
) -> None:
    options = {**STOP, "caught_turn": caught_turn, "partners": partners}
    state = table(players=players, hands=HANDS, draw="4 2 3 W", options=options)
    state = play(state, f"{OFFENCE} {interruption}")
    drawn, turn = len(state.draw), state.turn
    state, events = act(state, f"{caller}:!2")
    assert (state.turn, state.hands[2], state.building[0]) == (turn, cards("10"), cards("1"))
    assert (state.draw[:3], len(state.draw)) == (cards("4 2 3"), drawn + 3)
    assert (view(state, 0).barred, sum(wrong_calls(state))) == ((2,), 0)
    assert CaughtLater(2, 3) in events
    assert wrong_calls(play(state, f"{caller}:!2"))[caller] == 1  # once


@pytest.mark.parametrize(("moves", "caller"), [("", 0), ("", 1), ("1:o", 0), ("1:o", 3)])
def test_sb_26_with_calls_turn_a_surplus_drawn_out_of_turn_is_not_kept(moves: str, caller: int) -> None:
    options = {**STOP, "partners": True, "calls": "turn"}
    hands = {1: "8", 2: "7"}
    state = table(players=4, turn=1, hands=hands, draw="2 3 7 4 7 7 5", options=options)
    state = play(state, f"2:o 2:+ 2:+ {moves} {caller}:!2")
    assert (state.hands[2], view(state, 0).barred, wrong_calls(state)) == (cards("7"), (2,), (0, 0, 0, 0))
    back = "2 3 7 4 7 7 5" if caller == 0 else "2 3 7 4 5"  # an opponent's call sends it into the stock
    assert (state.draw[: len(cards(back))], len(state.stocks[2])) == (cards(back), 2 if caller == 0 else 4)
    assert sum(wrong_calls(play(state, "1:!2" if caller == 0 else "0:!2"))) == 1  # all of it is settled


def test_sb_26_an_annulled_turn_gives_back_what_was_returned_in_it_and_it_can_be_called_again() -> None:
    # 2 is interrupted and keeps four cards; they go back in a turn that is annulled, and so come again.
    state = play(annulling(players=3, hands=HANDS), f"{OFFENCE} 0:o")
    again = play(state, "1:o 0:!2 0:!1")
    assert laid_out(again) == laid_out(state)
    again = play(again, "0:!2")
    assert (again.hands[2], view(again, 0).barred, wrong_calls(again)) == (cards("10"), (1, 2), (0, 0, 0))


def test_sb_26_an_order_shuffled_in_an_annulled_turn_is_not_used_again() -> None:
    state = annulling(players=3, hands=HANDS, finished=up_to(12), rest="discard")
    assert play(state, f"{OFFENCE} 0:!2").shuffler == Seeded(bytes(32), used=1)


def test_sb_26_a_stopped_turn_that_moved_nothing_does_not_break_a_stalemate() -> None:
    state = play(stopping(players=3, hands=HANDS)._replace(idle=(1, 2)), "2:o 0:!2")
    assert state.idle == (1, 2)


def test_sb_26_everybody_sees_how_many_cards_go_back() -> None:
    state, events = act(play(stopping(players=3, hands=HANDS), OFFENCE), "1:!2")
    stopped = TurnStopped(2, annulled=False, goes_on=0, returned=3)
    assert (state.turn, stopped in events) == (0, True)
    assert shown(stopped, None)["returned"] == 3


def test_sb_26_every_other_player_may_call_it() -> None:
    state = play(annulling(players=4, hands=HANDS), OFFENCE)
    assert [may(state, f"{seat}:!2") for seat in range(4)] == [True, True, False, True]


def test_sb_26_calling_a_partner_is_always_possible_so_that_it_gives_nothing_away() -> None:
    state = table(players=4, hands={0: "9"}, options={**STOP, "partners": True})
    assert [may(state, f"2:!{seat}") for seat in range(4)] == [True, True, False, True]


EMPTIED = "2:o 2:s>1"


def about_to_empty(**changed: Any) -> State:
    return table(**{"players": 3, "stocks": {2: "1"}, "hands": {0: "9", 2: "10"}, "options": STOP, **changed})


@pytest.mark.parametrize("interruption", ["0:o", "1:o"])
def test_sb_26_a_stock_emptied_out_of_turn_is_filled_again_when_somebody_interrupts(
    interruption: str,
) -> None:
    state = about_to_empty()
    after, events = act(play(state, EMPTIED), interruption)
    assert TurnStopped(2, annulled=True, goes_on=0) in events
    assert (after.turn, after.stocks, after.building) == (int(interruption[0]), state.stocks, state.building)
    caught = play(after, f"{1 - after.turn}:!2")
    assert (caught.hands[2], view(caught, 0).barred, wrong_calls(caught)) == (cards("10"), (2,), (0, 0, 0))


@pytest.mark.parametrize("moves", [EMPTIED, "2:o 2:ps>2", f"{EMPTIED} 2:ps>2"])
@pytest.mark.parametrize("noticed", ["1:!2", "3:o 1:!3", "1:o"])
def test_sb_26_in_pairs_neither_of_both_stocks_can_be_emptied_out_of_turn(moves: str, noticed: str) -> None:
    pairs = {**STOP, "partners": True}
    hands = {1: "9", 2: "10"}
    state = about_to_empty(players=4, stocks={0: "1", 2: "1"}, hands=hands, turn=1, options=pairs)
    after = play(state, f"{moves} {noticed}")
    assert laid_out(after if noticed == "1:!2" else play(after, "0:!2")) == laid_out(state)


def test_sb_26_penalty_cards_in_an_empty_stock_cannot_be_played_out_of_turn_either() -> None:
    pairs = {**STOP, "partners": True, "penalty_cards": "bottom"}
    table = about_to_empty(players=4, stocks={0: "", 2: "12"}, turn=1, draw="10 9 8 7 2 1", options=pairs)
    state = play(table, "2:o 0:~ 1:!0 2:ps>1 2:ps>1")
    assert state.stocks[0] == ()
    assert laid_out(play(state, "1:o 0:!2")) == laid_out(table)


def test_sb_26_a_scripted_table_is_caught_alike() -> None:
    order = cards("12 11 10 9 8 7 6 5 4 3 2 1")
    layout = partial(annulling, players=3, hands=HANDS, finished=up_to(12), rest="discard")
    state = play(layout(shuffler=Scripted((order, order))), f"{OFFENCE} 0:!2 0:h9:1")
    assert state.hands[1] == cards("8 9 10 11 12")
