from random import Random
from typing import Any

import pytest

from tablee.bots.contract import Clock
from tablee.bots.ladder import best_level, best_plain_level, make_bot
from tablee.game.registry import UnknownGame
from tablee.game.rng import Seeded
from tablee.games import skipbo, skyjo
from tablee.match.match import Match
from tablee.review.game_hints import candidates
from tablee.review.hints import _key, hints, win_chances
from tests.effort import amount
from tests.games.skipbo.tables import table as skipbo_table
from tests.games.skyjo.tables import table as skyjo_table
from tests.properties.hidden_cards import permuted
from tests.properties.playouts import SETUPS, SKIPBO, SKYJO, Setup, seed_of
from tests.review.positions import is_strict_move, positions

GAMES = (SKIPBO, SKYJO)


def skyjo_view(**cards: Any) -> Any:
    state = skyjo_table(**cards)
    return skyjo.view(state, state.turn)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_is_told_once(game: str) -> None:
    for match, seat in positions(game, 12, seed=3):
        view = match.view(seat)
        found = hints(game, view, playouts=40)
        told = [move for hint in found for move in hint.alike]
        assert sorted(told, key=str) == sorted(view.legal_moves, key=str)
        for hint in found:
            assert hint.move == hint.alike[0]
            assert 0 <= hint.chance.low <= hint.chance.value <= hint.chance.high <= 1
            assert hint.reason.sentence
        assert sum(hint.playouts for hint in found) <= 40
        ranked = [hint.chance.value if hint.lead is None else hint.lead.value for hint in found]
        if game == SKIPBO or view.options.limit is not None:
            assert ranked == sorted(ranked, reverse=True)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_champion_says_what_is_best_and_level_4_if_it_is_left_out(game: str) -> None:
    of_one_mind, asked = 0, amount(12, quick=6, soak=40)
    for match, seat in positions(game, asked, seed=9):
        view = match.view(seat)
        bot = make_bot(game, best_level(game), _key(game, "champion", 0), seat)
        champion = bot.choose(view, Clock(600_000))
        first, *others = hints(game, view, playouts=40)
        assert champion in first.alike
        if game == SKIPBO:
            assert all(other.chance.value <= first.chance.value for other in others)
        level_4 = make_bot(game, best_plain_level(game), bytes(32), seat).choose(view, Clock())
        first = hints(game, view, playouts=1, champion=False)[0]
        assert level_4 in first.alike  # a single playout changes nobody's mind
        of_one_mind += champion in first.alike
    assert of_one_mind < asked


@pytest.mark.parametrize("game", GAMES)
def test_the_same_view_seed_and_playouts_give_the_same_hints(game: str) -> None:
    match, seat = next(positions(game, 1, seed=4))
    view = match.view(seat)
    assert hints(game, view, seed=1, playouts=60) == hints(game, view, seed=1, playouts=60)
    assert win_chances(game, view, seed=1, playouts=60) == win_chances(game, view, seed=1, playouts=60)
    assert win_chances(game, view, seed=1, playouts=60) != win_chances(game, view, seed=2, playouts=60)


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_make_no_difference(game: str) -> None:
    match, seat = next(positions(game, 1, seed=5))
    view = match.view(seat)
    other = match.game.view(permuted(game, match.state, seat, Random(1)), seat)._replace(totals=view.totals)
    assert hints(game, view, playouts=50) == hints(game, other, playouts=50)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("playouts", [1, 2, 7])
def test_few_playouts_give_hints_too(game: str, playouts: int) -> None:
    match, seat = next(positions(game, 1, seed=6))
    found = hints(game, match.view(seat), playouts=playouts)
    assert sum(hint.playouts for hint in found) == playouts
    assert found[0].chance.low < found[0].chance.high


@pytest.mark.parametrize("game", GAMES)
def test_a_time_limit_gives_hints_too(game: str) -> None:
    match, seat = next(positions(game, 1, seed=7))
    view = match.view(seat)
    assert len(hints(game, view, milliseconds=5)) == len(candidates(game, view))
    assert win_chances(game, view, milliseconds=5).playouts >= 1


def test_hints_at_a_table_with_human_manners_name_only_moves_of_the_turn() -> None:
    setup = next(setup for setup in SETUPS[SKIPBO] if setup.options["manners"] == "human")
    match = setup.match(seed_of(1))
    found = hints(SKIPBO, match.view(match.state.turn), playouts=10)
    told = [move for hint in found for move in hint.alike]
    assert told
    assert all(is_strict_move(SKIPBO, move) for move in told)


def test_a_winning_stock_card_is_the_first_hint() -> None:
    state = skipbo_table(stocks={0: "4"}, building=("1 2 3",), hands={0: "4 5 6 7 8"})
    best = hints(SKIPBO, skipbo.view(state, 0), playouts=100)[0]
    assert str(best.move) == "s>1"
    assert best.chance.value == 1
    assert best.reason.code == "wins"


def test_completing_a_column_of_twelves_is_the_first_hint() -> None:
    grid = ("12 [1] [2] [3]", "12 [4] [5] [6]", "[7] [8] [9] [1]")
    best = hints(SKYJO, skyjo_view(grids={0: grid}, discard="12"), playouts=400)[0]
    assert str(best.move) == "t>a3"
    assert best.reason.code == "completes_column"


def test_equal_cells_and_piles_are_one_hint() -> None:
    found = hints(SKYJO, Setup(SKYJO, 2, {}).match(seed_of(1)).view(0), playouts=10)
    assert [len(hint.alike) for hint in found] == [12]
    opening = Match(SKIPBO, 2, {"dealer": 1}, Seeded(seed_of(1)))
    discards = [
        hint for hint in hints(SKIPBO, opening.view(0), playouts=30) if hint.reason.code == "new_place"
    ]
    assert all(len(hint.alike) == 4 for hint in discards)


@pytest.mark.parametrize("game", GAMES)
def test_no_hints_for_others(game: str) -> None:
    match, seat = next((m, s) for m, s in positions(game, 50, seed=8) if len(m.actors()) == 1)
    for other in (None, (seat + 1) % match.players):
        with pytest.raises(ValueError, match="to act"):
            hints(game, match.view(other))


def test_no_hints_for_an_unknown_game() -> None:
    for ask in (hints, win_chances):
        with pytest.raises(UnknownGame):
            ask("bridge", None)


@pytest.mark.parametrize("game", GAMES)
def test_somebody_wins(game: str) -> None:
    for match, seat in positions(game, 8, seed=9):
        for viewer in (seat, None):
            prospects = win_chances(game, match.view(viewer), playouts=30)
            total = sum(estimate.value for estimate in prospects.chances)
            if game == SKYJO:
                assert total >= 1 - 1e-9
            else:
                assert total <= (2 if match.options.partners else 1) + 1e-9
            assert len(prospects.scores) == match.players


def test_partners_win_together() -> None:
    match = Match(SKIPBO, 4, {"partners": True, "stock_size": 3}, Seeded(seed_of(2)))
    chances = win_chances(SKIPBO, match.view(0), playouts=60).chances
    assert chances[0] == chances[2]
    assert chances[1] == chances[3]
    assert chances[0] != chances[1]


def test_chances_are_certain_when_the_round_is_decided() -> None:
    grids = {0: ("0 0 0 [0]", "-2 -2 -1 0", "-1 -1 -2 0"), 1: ("12 11 12 11", "11 12 11 12", "10 10 9 12")}
    view = skyjo_view(grids=grids, turn=0, closer=1, discard="1")
    prospects = win_chances(SKYJO, view, playouts=50)
    assert [estimate.value for estimate in prospects.chances] == [1, 0]
