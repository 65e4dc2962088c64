from collections import Counter

import pytest

from tablee.game.contract import RefusalKind, Refused
from tablee.game.rng import Scripted, Seeded
from tablee.games.skyjo.rules import rules
from tablee.games.skyjo.rules.events import RoundBegan
from tablee.games.skyjo.rules.moves import Phase
from tablee.games.skyjo.rules.options import make_options
from tablee.games.skyjo.rules.rules import deal
from tablee.games.skyjo.rules.state import DECK, Cards, State
from tests.games.sheets import columns
from tests.games.skyjo.tables import SEEDED, act, may, play, refusal, table

ORDER = Seeded(bytes(range(32))).shuffle(DECK)[0]


def dealt(players: int, order: Cards = ORDER, previous: State | None = None, **options: object) -> State:
    return deal(make_options(options, players), players, Scripted((order,)), previous)[0]


def showing(sums: list[int], previous: State | None = None, **options: object) -> State:
    """A deal, of which a1 of each seat is the given card and b1 is a 0."""
    players = len(sums)
    dealer = 0 if previous is None else (previous.dealer + 1) % players
    round_the_table = [sums[(dealer + 1 + i) % players] for i in range(players)]
    first = [*round_the_table, *[0] * players]
    rest = list(DECK)
    for card in first:
        rest.remove(card)
    return dealt(players, (*first, *rest), previous, **options)


def all_turn_over(state: State) -> State:
    return play(state, " ".join(f"{seat}:?a1 {seat}:?b1" for seat in range(state.players)))


def test_sj_01_the_deck_has_the_published_mix() -> None:
    assert Counter(DECK) == {-2: 5, -1: 10, 0: 15, **dict.fromkeys(range(1, 13), 10)}


def test_sj_02_two_to_eight_can_play() -> None:
    for players in range(2, 9):
        assert dealt(players).players == players


@pytest.mark.parametrize("players", [0, 1, 9])
def test_sj_02_no_other_number_can_play(players: int) -> None:
    with pytest.raises(Refused) as caught:
        make_options({}, players)
    assert caught.value.refusal[:4] == (RefusalKind.SETUP, "player_count", "SJ-02", str(players))


def test_sj_03_everybody_gets_twelve_cards_face_down() -> None:
    for players in range(2, 9):
        state = dealt(players)
        assert [len(grid) for grid in state.grids] == [12] * players
        assert [hidden.bit_count() for hidden in state.hidden] == [12] * players


def test_sj_03_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    state = dealt(3, dealer=1)
    assert (state.grids[2], state.grids[0], state.grids[1]) == (ORDER[0:36:3], ORDER[1:36:3], ORDER[2:36:3])


@pytest.mark.parametrize(("cell", "nth"), [("a1", 0), ("b1", 1), ("d1", 3), ("a2", 4), ("c2", 6), ("d3", 11)])
def test_sj_03_the_cards_fill_the_rows(cell: str, nth: int) -> None:
    state = dealt(2, dealer=1)
    _, events = act(state, f"0:?{cell}")
    assert events[0]._asdict()["card"] == ORDER[2 * nth]


def test_sj_04_the_card_after_the_deal_opens_the_discard_pile() -> None:
    assert dealt(4).discard == ORDER[48:49]


def test_sj_04_the_rest_is_the_draw_pile_in_the_same_order() -> None:
    assert dealt(4).draw == ORDER[49:]


def test_sj_05_everybody_turns_over_two_cards() -> None:
    state = all_turn_over(dealt(3))
    assert [hidden.bit_count() for hidden in state.hidden] == [10, 10, 10]


def test_sj_05_the_two_cards_are_of_ones_choice() -> None:
    state = dealt(2)
    assert {str(move) for move in rules.legal_moves(state, 1)} == {
        f"?{column}{row}" for column in "abcd" for row in "123"
    }


def test_sj_05_seats_turn_theirs_in_any_order() -> None:
    state = play(dealt(3), "2:?a1 0:?d3 2:?b2 1:?c1 0:?a1")
    assert (state.phase, rules.actors(state)) == (Phase.SET_UP, (1,))


def test_sj_05_nobody_plays_before_all_have_turned_two() -> None:
    why = refusal(play(dealt(2), "0:?a1 0:?b1 1:?a1"), "0:d")
    assert why[:4] == (RefusalKind.ILLEGAL, "set_up_first", "SJ-05", "d")


def test_sj_05_nobody_turns_a_third_card() -> None:
    why = refusal(play(dealt(2), "0:?a1 0:?b1"), "0:?c1")
    assert why[:4] == (RefusalKind.OUT_OF_TURN, "two_turned_already", "SJ-05", "?c1")


def test_sj_05_the_second_card_is_another_one() -> None:
    why = refusal(play(dealt(2), "0:?b2"), "0:?b2")
    assert (why.code, why.given, why.details["cell"]) == ("already_face_up", "?b2", "b2")


def test_sj_05_once_the_round_has_begun_nothing_more_is_turned_so() -> None:
    state = all_turn_over(dealt(2))
    why = refusal(state, f"{state.turn}:?c1")
    assert why[:4] == (RefusalKind.ILLEGAL, "set_up_is_over", "SJ-05", "?c1")


@columns("""
SJ-05 the highest sum starts | 4 3 3 | | highest | 0
SJ-05 wherever it is | 3 4 3 | | highest | 1
SJ-05 after whoever has less | 3 3 4 | | highest | 2
SJ-05 in the first round seat 0 deals and a tie goes to who sits first after it | 6 2 6 | | highest | 2
SJ-05 in later rounds the highest sum starts again | 2 2 9 | 0 | highest | 2
SJ-05 in later rounds a tie goes to who sits first after the new dealer | 6 6 6 | 0 | highest | 2
SJ-05 with next_start closer who closed starts the next round | 9 2 9 | 1 | closer | 1
SJ-05 with next_start closer the first round goes by the highest sum | 2 2 9 | | closer | 2
""")
def test_who_starts(line: tuple[str, str, str, str]) -> None:
    sums, closer, next_start, starter = line
    previous = finished_round(dealer=0, closer=int(closer)) if closer else None
    dealt = showing([*map(int, sums.split())], previous, next_start=next_start)
    assert all_turn_over(dealt).turn == int(starter)


def test_sj_05_both_cards_count() -> None:
    # Seat 0 shows 5 and 1, seat 1 shows 4 and 3.
    order = (4, 5, 3, 1)
    rest = list(DECK)
    for card in order:
        rest.remove(card)
    assert all_turn_over(dealt(2, (*order, *rest))).turn == 1


def test_sj_05_it_is_said_who_starts() -> None:
    state = play(showing([3, 5]), "0:?a1 0:?b1 1:?a1")
    assert RoundBegan(1) in act(state, "1:?b1")[1]


def test_sj_05_the_order_of_turning_over_does_not_break_a_tie() -> None:
    state = play(showing([6, 6, 6]), "2:?a1 2:?b1 0:?a1 0:?b1 1:?a1 1:?b1")
    assert state.turn == 1


def test_sj_05_the_option_dealer_moves_the_tie_break() -> None:
    rest = list(DECK)
    for _ in range(3):
        rest.remove(6)
    state = dealt(3, (6, 6, 6, *rest), dealer=1)
    # All show a 6 and, in b1, the lowest cards of the deck: -2, -2, -2.
    assert all_turn_over(state).turn == 2


def finished_round(dealer: int, closer: int) -> State:
    return table(players=3)._replace(dealer=dealer, closer=closer, phase=Phase.OVER)


def test_sj_05_with_next_start_closer_everybody_still_turns_over_two() -> None:
    state = showing([9, 2, 9], finished_round(dealer=0, closer=1), next_start="closer")
    assert (rules.actors(state), may(state, "1:d")) == ((0, 1, 2), False)


def test_the_same_seed_deals_the_same_cards() -> None:
    deals = [deal(make_options({}, 4), 4, SEEDED, None)[0] for _ in range(2)]
    assert deals[0] == deals[1]
