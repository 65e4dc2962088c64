import json
from random import Random

import pytest

from tablee.game.contract import Refused
from tablee.games.skipbo.rules.events import DealerDrew, Drew
from tablee.games.skipbo.rules.view import own, shown, unseen, view
from tests.games.skipbo.tables import cards, table
from tests.properties.hidden_cards import permuted

STATE = table(
    players=3,
    stocks={0: "3 W 7", 1: "W 4 8", 2: "1 2 9"},
    hands={0: "4 5 W", 1: "W 6 6", 2: "1 2 10"},
    discards={0: ["5 6", "W 7"], 1: ["8 9 10"]},
    building=["1 W 3"],
    finished="W 2 3 4 5 6 7 8 W 10 11 12",
    draw="11 10 W",
)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_sb_06_a_view_holds_nothing_that_its_seat_cannot_know(seat: int | None) -> None:
    other = permuted("skipbo", STATE, seat, Random(1))
    assert other != STATE
    assert json.dumps(view(other, seat).data()) == json.dumps(view(STATE, seat).data())


def test_sb_06_everybody_sees_every_stock_top() -> None:
    assert [place.stock_top for place in view(STATE, 2).places] == [7, 8, 9]


def test_sb_06_everybody_sees_how_many_stock_cards_are_left() -> None:
    assert [place.stock_count for place in view(STATE, None).places] == [3, 3, 3]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_sb_10_all_cards_of_all_discard_piles_are_public(seat: int | None) -> None:
    places = view(STATE, seat).places
    assert tuple(place.discards for place in places) == STATE.discards


def test_a_seat_sees_its_own_hand_and_only_the_size_of_the_others() -> None:
    seen = view(STATE, 1)
    assert (seen.hand, [place.hand_count for place in seen.places]) == (cards("6 6 W"), [3, 3, 3])


def test_a_spectator_sees_no_hand_and_has_no_moves() -> None:
    seen = view(STATE, None)
    assert (seen.hand, seen.legal_moves) == ((), ())


def test_sb_20_not_even_the_partners_hand_is_seen() -> None:
    state = table(players=4, hands={0: "9", 2: "1 2 3"}, options={"partners": True})
    other = table(players=4, hands={0: "9", 2: "4 5 6"}, options={"partners": True})
    assert view(state, 0) == view(other, 0)


def test_sb_09_everybody_sees_which_cards_of_a_building_pile_are_wild() -> None:
    assert view(STATE, 2).data()["building"][0] == [1, "W", 3]


def test_a_drawn_card_is_shown_to_who_drew_it_alone() -> None:
    event = Drew(1, cards("3 W"))
    assert shown(event, 1) == {"event": "drew", "seat": 1, "count": 2, "cards": [3, "W"]}
    assert shown(event, 0) == shown(event, None) == {"event": "drew", "seat": 1, "count": 2}


def test_sb_03_the_draw_for_the_deal_is_seen_by_all() -> None:
    assert shown(DealerDrew(1, 13), None) == {"event": "dealer_drew", "seat": 1, "card": "W"}


@pytest.mark.parametrize("seat", [-1, 3])
def test_sb_02_a_seat_that_is_not_there_has_no_view(seat: int) -> None:
    with pytest.raises(Refused, match="no seat"):
        view(STATE, seat)


@pytest.mark.parametrize("seat", [-1, 3])
def test_sb_02_a_seat_that_is_not_there_has_nothing_of_its_own(seat: int) -> None:
    with pytest.raises(Refused, match="no seat"):
        own(STATE, seat)


def test_the_own_part_of_a_view_is_what_nobody_else_knows() -> None:
    state = table(players=4, turn=3, hands={1: "2 W"}, options={"partners": True})
    assert own(state, 1) == {"seat": 1, "partner": 3, "hand": [2, "W"], "instead_of": None, "legal_moves": []}


def test_whoever_changes_the_data_of_a_view_changes_no_other() -> None:
    seen = view(STATE, 0)
    for changed in (seen.data(), view(STATE, 0).data()):
        changed["options"]["target"] = 1
        changed["places"][0]["discards"].clear()
        changed["building"][0].clear()
        changed["hand"].clear()
        assert seen.data() == view(STATE, 0).data() != changed


def test_sb_06_nobody_sees_the_draw_pile_and_the_stocks_below_their_tops() -> None:
    in_sight = {"hands": 9, "stock tops": 3, "discards": 7, "building": 3, "finished": 12}
    assert unseen(STATE) == 162 - sum(in_sight.values())


def test_an_empty_stock_hides_nothing() -> None:
    state = table(players=4, stocks={0: ""}, options={"partners": True})
    assert unseen(state) == len(state.draw) + 3
