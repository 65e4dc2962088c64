import json
from random import Random

import pytest

from tablee.game.contract import Refused
from tablee.games.skyjo.rules.events import Drew
from tablee.games.skyjo.rules.state import FACE_DOWN
from tablee.games.skyjo.rules.view import own, shown, unseen, view
from tests.games.skyjo.tables import act, cards, play, table
from tests.properties.hidden_cards import permuted

GRID = ("1 [2] . 4", "[8] 9 . [5]", "[3] [4] . [6]")
STATE = table(players=3, grids={0: GRID}, discard="5 6 7", draw="12 -2")


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_sj_03_a_view_holds_no_face_down_card_not_even_ones_own(seat: int | None) -> None:
    other = permuted("skyjo", STATE, seat, Random(1))
    assert other.grids != STATE.grids
    assert json.dumps(view(other, seat).data()) == json.dumps(view(STATE, seat).data())


def test_sj_03_a_face_down_card_is_marked_as_such() -> None:
    seen = view(STATE, 0)
    assert (seen.grids[0][0], seen.grids[0][1], seen.data()["grids"][0][1]) == (1, FACE_DOWN, "?")


def test_sj_09_a_cell_whose_column_left_is_empty_in_a_view() -> None:
    assert view(STATE, 1).data()["grids"][0][2] is None


def test_sj_08_who_draws_sees_the_card() -> None:
    assert view(play(STATE, "0:d"), 0).drawn == 12
    assert shown(Drew(0, 12), 0) == {"event": "drew", "seat": 0, "card": 12}


def test_sj_07_a_face_down_card_is_seen_by_all_once_it_is_exchanged() -> None:
    assert view(play(STATE, "0:t>b1"), None).discard == cards("5 6 2")


def test_sj_15_what_is_shown_of_a_rebuilt_draw_pile_is_its_size() -> None:
    state = table(discard="5 6 7", rest="discard")
    _, events = act(state, "0:d")
    assert shown(events[0], 0) == {"event": "shuffled", "what": "draw_pile", "count": len(state.discard) - 1}


def test_sj_05_during_set_up_a_view_says_who_still_chooses() -> None:
    everything = (1 << 12) - 1
    set_up = STATE._replace(phase=type(STATE.phase)("set_up"), hidden=(everything, everything, 0))
    seen = view(set_up, 0)
    assert (seen.turn, seen.waiting_for) == (None, (0, 1))


def test_a_spectator_has_no_moves_and_no_drawn_card() -> None:
    seen = view(play(STATE, "0:d"), None)
    assert (seen.legal_moves, seen.drawn) == ((), None)


@pytest.mark.parametrize("seat", [-1, 3])
def test_sj_02_a_seat_that_is_not_there_has_no_view(seat: int) -> None:
    with pytest.raises(Refused, match="no seat"):
        view(STATE, seat)


@pytest.mark.parametrize("seat", [-1, 3])
def test_sj_02_a_seat_that_is_not_there_has_nothing_of_its_own(seat: int) -> None:
    with pytest.raises(Refused, match="no seat"):
        own(STATE, seat)


def test_sj_08_a_drawn_card_is_the_own_of_who_drew_it() -> None:
    state = play(STATE, "0:d")
    assert own(state, 0)["drawn"] == 12
    assert own(state, 1) == {"seat": 1, "drawn": None, "legal_moves": []}


def test_whoever_changes_the_data_of_a_view_changes_no_other() -> None:
    seen = view(STATE, 0)
    changed = seen.data()
    changed["options"]["limit"] = 1
    changed["grids"][0].clear()
    changed["legal_moves"].clear()
    assert seen.data() == view(STATE, 0).data() != changed


def test_sj_03_nobody_sees_the_draw_pile_and_the_face_down_cards() -> None:
    in_sight = {"discard pile": 3, "face up": 3}
    assert unseen(STATE) == 150 - sum(in_sight.values())


def test_sj_08_a_drawn_card_has_been_seen() -> None:
    assert unseen(play(STATE, "0:d")) == unseen(STATE) - 1
