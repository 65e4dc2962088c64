from dataclasses import asdict
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from tablee.arena.bot_matches import play_chunk
from tablee.arena.chunks import Chunk
from tablee.arena.on_card import play_lineup, play_matches
from tablee.arena.results import single_options
from tablee.arena.simulate import Simulation, simulate, summarise
from tablee.arena.tournament import Tournament
from tablee.cli import main
from tablee.game.registry import GAMES, game_named
from tablee.game.rng import simulation_key
from tablee.kernels import card
from tablee.kernels.arguments import MAX_MOVES
from tests.effort import amount
from tests.kernels.of_games import engine, playouts

KEY = simulation_key(24)
MATCHES = amount(3, quick=3, full=12, soak=300)


def assert_same(one: Any, other: Any) -> None:
    for field in one.dtype.names:
        np.testing.assert_array_equal(one[field], other[field], field)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_random_players_play_the_same_matches(game: str) -> None:
    for players, policy in ((2, "uniform"), (4, "eager")):
        options = game_named(game).make_options({}, players)
        kernel = engine(game)
        here = kernel.play_matches(KEY, 7, MATCHES, players, options, policy)
        assert_same(play_matches(game, KEY, 7, MATCHES, players, options, policy), here)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_levels_play_the_same_matches(game: str) -> None:
    options = game_named(game).make_options({}, 4)
    bots = playouts(game)
    lineup = [4, 1, 3, 2]
    here = bots.play_lineup(KEY, 7, MATCHES, 4, options, lineup)
    assert_same(play_lineup(game, KEY, 7, MATCHES, 4, options, lineup), here)


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_level_5_plays_the_same_matches_at_a_table_and_on_a_card(game: str) -> None:
    """As the bot in Python, as compiled code on the processor, and on the card.

    Of more than two players only the last two: where lines are worth the same, which one comes first
    depends on where the kernel keeps the cards of discard piles.
    """
    bots, matches = playouts(game), amount(1, quick=1, soak=4)
    for players, lineup in ((2, (5, 4)), (4, (3, 5, 1, 5))):
        options = game_named(game).make_options(single_options(game), players)
        there = play_lineup(game, KEY, 7, matches, players, options, lineup)
        assert_same(bots.play_lineup(KEY, 7, matches, players, options, lineup), there)
        if players == 2:
            chunk = Chunk(game, KEY, 7, matches, 2, asdict(options), lineup, 1000, MAX_MOVES)
            at_table = play_chunk(chunk)
            for field in ("winners", "moves"):
                np.testing.assert_array_equal(at_table[field], there[field], field)
            np.testing.assert_array_equal(at_table["totals"][:, :2], there["totals"][:, :2])


@pytest.mark.slow
def test_a_match_is_cut_where_the_processor_cuts_it() -> None:
    options = game_named("skyjo").make_options({}, 2)
    bots = playouts("skyjo")
    here = bots.play_lineup(KEY, 0, 2, 2, options, [4, 4], 17)
    assert here["cut"].all()
    assert_same(play_lineup("skyjo", KEY, 0, 2, 2, options, [4, 4], 17), here)


@pytest.mark.slow
def test_simulations_and_tournaments_say_the_same() -> None:
    simulation = Simulation("skyjo", 2, 20, "eager", 1, {"limit": None})
    assert summarise(simulate(simulation, device="cuda")) == summarise(simulate(simulation))
    tournament = Tournament("skyjo", [4, 1], 2, 20, options={"limit": None})
    assert str(tournament.play(device="cuda")) == str(tournament.play(threads=1))


def test_bots_that_need_more_than_a_kernel_are_refused() -> None:
    with pytest.raises(ValueError, match="levels up to 4"):
        Tournament("skyjo", [5, 4]).play(device="cuda")


def test_unknown_devices_are_refused() -> None:
    with pytest.raises(ValueError, match="there are cpu and cuda"):
        simulate(Simulation("skyjo", 2, 1, "eager", 1, {}), device="tpu")


def test_without_a_card_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card.cuda, "is_available", lambda: False)
    done = CliRunner().invoke(main, ["simulate", "skyjo", "--device", "cuda"])
    assert done.exit_code == 2
    assert "tablee[gpu]" in done.stderr


def test_a_card_is_not_a_cluster() -> None:
    done = CliRunner().invoke(main, ["arena", "skyjo", "--device", "cuda", "--ray"])
    assert done.exit_code == 2
    assert "--ray" in done.stderr
