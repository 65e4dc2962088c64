from collections import Counter

import pytest

from tablee.game.contract import RefusalKind, Refused, Shuffled
from tablee.game.rng import Scripted, Seeded
from tablee.games.skipbo.rules.events import DealerDrew
from tablee.games.skipbo.rules.moves import WILD
from tablee.games.skipbo.rules.options import make_options
from tablee.games.skipbo.rules.rules import deal
from tablee.games.skipbo.rules.state import DECK, Cards, State
from tablee.games.skipbo.rules.view import view
from tests.games.sheets import columns
from tests.games.skipbo.tables import SEEDED, cards, play, table


def dealt(players: int, **options: object) -> State:
    return deal(make_options(options, players), players, SEEDED, None)[0]


def deck_beginning(faces: str) -> Cards:
    """A whole deck of which the first cards are these."""
    first = cards(faces)
    rest = Counter(DECK)
    rest.subtract(first)
    return (*first, *rest.elements())


def dealer_after(draw: str, players: int) -> int:
    """Who deals when the draw for the deal shows these cards."""
    script = Scripted((deck_beginning(draw), DECK))
    return deal(make_options({}, players), players, script, None)[0].dealer


def test_sb_01_the_deck_has_twelve_of_each_number_and_eighteen_wilds() -> None:
    assert Counter(DECK) == {**dict.fromkeys(range(1, 13), 12), WILD: 18}


def test_sb_02_two_to_six_can_play() -> None:
    for players in [2, 3, 4, 5, 6]:
        assert dealt(players).players == players


@pytest.mark.parametrize("players", [0, 1, 7, 8])
def test_sb_02_no_other_number_can_play(players: int) -> None:
    with pytest.raises(Refused) as caught:
        make_options({}, players)
    assert caught.value.refusal[:4] == (RefusalKind.SETUP, "player_count", "SB-02", str(players))


@columns("""
SB-03 the highest card deals | 4 9 2 | 3 | 1
SB-03 a wild does not count and the same seat draws again at once | W 5 6 | 2 | 1
SB-03 one seat may redraw several wilds | 3 W W 2 | 2 | 0
SB-03 only those tied for highest draw again | 8 3 8 1 7 | 3 | 2
SB-03 a tie below the highest changes nothing | 8 8 9 12 1 | 3 | 2
""")
def test_who_deals(line: tuple[str, str, str]) -> None:
    drawn, players, dealer = line
    assert dealer_after(drawn, int(players)) == int(dealer)


def test_sb_03_seat_0_draws_first_and_the_others_follow_round_the_table() -> None:
    script = Scripted((deck_beginning("4 9 2"), DECK))
    _, events = deal(make_options({}, 3), 3, script, None)
    drew = [event for event in events if isinstance(event, DealerDrew)]
    assert drew == [DealerDrew(0, 4), DealerDrew(1, 9), DealerDrew(2, 2)]


def test_sb_03_ties_go_on_in_the_same_order() -> None:
    script = Scripted((deck_beginning("8 8 5 5 2 3"), DECK))
    state, events = deal(make_options({}, 2), 2, script, None)
    assert (state.dealer, len([e for e in events if isinstance(e, Shuffled)])) == (1, 2)


def test_sb_03_the_deck_is_shuffled_again_before_the_deal() -> None:
    _, events = deal(make_options({}, 2), 2, SEEDED, None)
    shuffled = [event for event in events if isinstance(event, Shuffled)]
    assert [(event.what, len(event.order)) for event in shuffled] == [("dealer_draw", 162), ("deck", 162)]


def test_sb_03_the_option_dealer_skips_the_draw() -> None:
    state, events = deal(make_options({"dealer": 2}, 4), 4, SEEDED, None)
    shuffled = [event.what for event in events if isinstance(event, Shuffled)]
    assert (state.dealer, shuffled) == (2, ["deck"])


def next_game(previous: State) -> tuple[State, list[str]]:
    ended = play(previous._replace(stocks=((1,), *previous.stocks[1:])), "0:s>1")
    state, events = deal(ended.options, ended.players, ended.shuffler, ended)
    return state, [event.what for event in events if isinstance(event, Shuffled)]


def test_sb_03_the_draw_is_made_once_a_match() -> None:
    assert next_game(table(players=3))[1] == ["deck"]


def test_sb_04_the_option_dealer_names_only_the_first() -> None:
    assert next_game(table(players=3, options={"dealer": 2})._replace(dealer=2))[0].dealer == 0


STOCKS = {
    "SB-05 usual": [30, 30, 30, 20, 20],
    "SB-05 the largest that leave everybody a hand": [30, 30, 30, 27, 22],
    "SB-05 one card": [1] * 5,
    "SB-24 the short game": [10] * 5,
}


@pytest.mark.parametrize("which", STOCKS)
def test_sb_05_the_size_of_stocks(which: str) -> None:
    for players, size in enumerate(STOCKS[which], 2):
        options = {} if which == "SB-05 usual" else {"stock_size": size}
        assert [len(stock) for stock in dealt(players, **options).stocks] == [size] * players


def test_sb_05_other_stock_sizes_are_refused() -> None:
    for players, size in [(2, 31), (3, 31), (4, 31), (5, 28), (6, 23), (2, 0), (2, -1)]:
        with pytest.raises(Refused) as caught:
            make_options({"stock_size": size}, players)
        assert caught.value.refusal[:4] == (RefusalKind.SETUP, "stock_size", "SB-05", str(size))


ORDER = Seeded(bytes(range(32))).shuffle(DECK)[0]


def dealt_in_order(players: int, dealer: int, size: int) -> State:
    options = make_options({"dealer": dealer, "stock_size": size}, players)
    return deal(options, players, Scripted((ORDER,)), None)[0]


def test_sb_05_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    state = dealt_in_order(players=3, dealer=1, size=4)
    assert (state.stocks[2], state.stocks[0], state.stocks[1]) == (
        ORDER[0:12:3],
        ORDER[1:12:3],
        ORDER[2:12:3],
    )


def test_sb_06_the_last_stock_card_dealt_is_the_top() -> None:
    state = dealt_in_order(players=3, dealer=2, size=4)
    assert view(state, None).places[0].stock_top == ORDER[9]


def test_sb_07_the_draw_pile_goes_on_in_the_same_order() -> None:
    state = dealt_in_order(players=3, dealer=1, size=4)
    assert (state.hands[2], state.draw) == (tuple(sorted(ORDER[12:17])), ORDER[17:])


def test_sb_07_building_and_discard_piles_begin_empty() -> None:
    state = dealt(4)
    assert (state.building, state.discards) == (((),) * 4, (((),) * 4,) * 4)


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_sb_11_the_player_to_the_dealers_left_starts(dealer: int, first: int) -> None:
    assert dealt(3, dealer=dealer).turn == first


def test_sb_11_nobody_else_has_drawn_yet() -> None:
    assert [len(hand) for hand in dealt(3, dealer=0).hands] == [0, 5, 0]


def test_sb_24_the_rest_of_the_short_game_is_the_draw_pile() -> None:
    assert len(dealt(4, stock_size=10).draw) == 162 - 4 * 10 - 5


def test_the_same_seed_deals_the_same_cards() -> None:
    assert dealt(4) == dealt(4)
