from tablee.game.contract import Outcome, Shuffled
from tablee.game.rng import Scripted
from tablee.games.skipbo.rules.events import TurnBegan
from tablee.games.skipbo.rules.state import State
from tests.games.skipbo.tables import act, cards, may, play, table

RESHUFFLE = {"stalemate": "reshuffle"}


def ended(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


def stuck(players: int, stocks: dict[int, str], **options: object) -> State:
    """Nobody has a hand and nothing can be drawn; all other cards lie on a discard pile."""
    return table(players=players, stocks=stocks, rest="discard", options=options)


def passes(players: int) -> str:
    return " ".join(f"{seat}:-" for seat in range(players))


def test_sb_28_a_round_without_a_moved_card_ends_the_game() -> None:
    state = play(stuck(3, {0: "7 7", 1: "8", 2: "9 9"}), passes(3))
    assert ended(state).reason == "stalemate"


def test_sb_28_the_fewest_stock_cards_win() -> None:
    assert ended(play(stuck(3, {0: "7 7", 1: "8", 2: "9 9"}), passes(3))).winners == (1,)


def test_sb_28_a_stalemate_scores_as_a_won_game() -> None:
    assert ended(play(stuck(3, {0: "7 7", 1: "8", 2: "9 9"}), passes(3))).scores == (0, 45, 0)


def test_sb_28_before_the_round_is_full_play_goes_on() -> None:
    assert play(stuck(3, {}), "0:- 1:-").outcome is None


def test_sb_28_equal_lowest_is_a_draw_that_scores_nothing() -> None:
    outcome = ended(play(stuck(3, {0: "7", 1: "8", 2: "9 9"}), passes(3)))
    assert outcome == Outcome("draw", (), (0, 0, 0))


def test_sb_28_equal_stocks_that_are_not_lowest_make_no_draw() -> None:
    assert ended(play(stuck(3, {0: "7 7", 1: "8", 2: "9 9"}), passes(3))).winners == (1,)


def test_sb_28_a_round_counts_from_the_last_moved_card() -> None:
    # Seat 0 moves a card and then ends its turn, so the round begins with seat 1.
    state = play(stuck(2, {0: "7 1", 1: "8"}), "0:s>1 0:- 1:-")
    assert state.outcome is None
    assert play(state, "0:-").outcome is not None


def test_sb_28_a_discard_is_a_moved_card() -> None:
    state = table(players=2, hands={1: "9"}, stocks={0: "7", 1: "8"}, rest="discard")
    assert play(state, "0:- 1:h9:1 0:-").outcome is None


def test_sb_28_a_possible_play_does_not_hinder_a_stalemate() -> None:
    state = stuck(2, {0: "7 1", 1: "8"})
    possible = may(state, "0:s>1")
    assert (possible, ended(play(state, passes(2))).reason) == (True, "stalemate")


def test_sb_28_a_pair_counts_both_its_stocks() -> None:
    # Seat 1 has the shortest stock, but the pair 0+2 has three cards and the pair 1+3 five.
    stocks = {0: "7 7", 2: "8", 1: "", 3: "9 9 9 9 9"}
    outcome = ended(play(stuck(4, stocks, partners=True), passes(4)))
    assert (outcome.winners, outcome.scores) == ((0, 2), (50, 0, 50, 0))


def test_sb_28_equal_pairs_draw() -> None:
    stocks = {0: "7 7", 2: "8", 1: "", 3: "9 9 9"}
    assert ended(play(stuck(4, stocks, partners=True), passes(4))).reason == "draw"


def test_sb_28_two_of_three_pairs_with_equal_lowest_draw() -> None:
    stocks = {0: "7", 3: "8", 1: "9 9", 4: "", 2: "10 10", 5: "11"}
    assert ended(play(stuck(6, stocks, partners=True), passes(6))).reason == "draw"


def test_sb_28_end_is_the_default() -> None:
    assert table().options.stalemate == "end"


def test_sb_28_reshuffle_makes_a_draw_pile_of_all_discards() -> None:
    state = table(
        stocks={0: "7", 1: "8"}, discards={0: ["3 4"], 1: ["5", "6"]}, options=RESHUFFLE, rest="stock"
    )
    order = cards("6 5 4 3")
    state, events = act(play(state._replace(shuffler=Scripted((order,))), "0:-"), "1:-")
    assert Shuffled("draw_pile", order) in events
    assert state.discards == (((),) * 4,) * 2


def test_sb_28_after_a_reshuffle_the_next_player_draws_and_plays_on() -> None:
    state, events = act(play(stuck(2, {}, stalemate="reshuffle"), "0:-"), "1:-")
    assert (state.turn, len(state.hands[0]), TurnBegan(0) in events) == (0, 5, True)


def test_sb_28_after_a_reshuffle_a_new_round_is_counted() -> None:
    # Two discards only: seat 0 draws both and discards them one by one.
    layout = {0: ["3"], 1: ["4"]}
    state = table(stocks={0: "7", 1: "8"}, discards=layout, options=RESHUFFLE, rest="stock")
    assert play(state, "0:- 1:- 0:h3:1 1:-").outcome is None


# Two discards only, and neither fits: seat 0 draws both, and each time discards one.
NOTHING_FITS = "0:- 1:- 0:h3:1 1:- 0:h4:1 1:- 0:-"


def test_sb_28_a_second_stalemate_with_nothing_built_since_the_reshuffle_ends_the_game() -> None:
    layout = {0: ["3"], 1: ["4"]}
    state = table(stocks={0: "7", 1: "8"}, discards=layout, options=RESHUFFLE, rest="stock")
    assert ended(play(state, NOTHING_FITS)).winners == (0,)


def test_sb_28_a_second_stalemate_after_something_was_built_is_reshuffled_again() -> None:
    layout = {0: ["3"], 1: ["4"]}
    state = table(stocks={0: "7 1", 1: "8"}, discards=layout, options=RESHUFFLE, rest="stock")
    moves = NOTHING_FITS.replace("0:h3:1", "0:s>1 0:h3:1")
    assert play(state, moves).outcome is None


def test_sb_28_with_no_discards_to_reshuffle_the_game_ends() -> None:
    state = table(stocks={0: "7", 1: "8"}, options=RESHUFFLE, rest="stock")
    assert ended(play(state, passes(2))).winners == (0,)
