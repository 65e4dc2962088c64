import re
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tablee.envs.batch import BatchEnv
from tablee.envs.encoding import layout_of, observations_of
from tablee.game.rng import Seeded
from tablee.games.skyjo.rules.moves import DRAW, Draw
from tablee.match.match import Match
from tests.envs.tables import COUNTS, EVERY_COUNT, GAMES, KINDS, KINDS_OF, Kind
from tests.properties.playouts import STYLES, choose

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"


def lockstep(kind: Kind, seed: int, style: str, moves: int) -> tuple[Match, int]:
    """Play a table of a batch and the plain rules side by side, and compare what every seat observes."""
    env = BatchEnv(kind.game, 1, kind.players, kind.options, seed, match=kind.match, autoreset=False)
    env.reset()
    match = Match(kind.game, kind.players, kind.options, Seeded(env.seed_of(0)))
    numbers = observations_of(kind.game).numbers
    codes = {move: code for code, move in enumerate(env.moves)}
    rng = Random(seed)
    while True:
        for seat in range(kind.players):
            assert env.observe(seat)[0].tolist() == numbers(match.view(seat), match.totals), (
                seat,
                match.moves,
            )
        if match.over or len(match.moves) == moves:
            return match, int(env.turns[0])
        seat = match.actors()[0]
        assert seat == env.turns[0]
        assert env.observations[0].tolist() == env.observe(seat)[0].tolist()
        legal = match.legal_moves(seat)
        assert np.flatnonzero(env.masks[0]).tolist() == [codes[move] for move in legal]
        mover, move = _drawing(match, rng) if style == "drawer" else choose(match, rng, style)
        if mover != seat:  # during set-up others may move too; here the lowest seat goes first
            mover, move = seat, rng.choice(legal)
        match.push(mover, move)
        env.step(np.array([codes[move]]))
        if match.outcome is not None and not match.over:
            match.deal_next()


def _drawing(match: Match, rng: Random) -> tuple[int, Any]:
    """Skyjo without end: draw, and keep the card where one lies face up already."""
    seat = match.actors()[0]
    hidden = match.state.hidden[seat]
    moves = match.legal_moves(seat)
    liked = [move for move in moves if isinstance(move, Draw) or not hidden >> move.cell & 1]
    return seat, DRAW if DRAW in moves else rng.choice(liked or moves)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_are_those_of_the_view_at_every_kind_of_table(game: str) -> None:
    reasons = set()
    for seed, kind in enumerate(KINDS_OF[game]):
        style = STYLES[game][seed % len(STYLES[game])]
        match, turn = lockstep(kind, seed, style, 150)
        reasons.add(match.over)
        assert (turn == -1) == match.over
    assert reasons == {True, False}


def test_sb_28_the_numbers_follow_a_stalemate_that_is_reshuffled() -> None:
    kind = Kind("skipbo", 2, {"stalemate": "reshuffle", "stock_size": 30, "target": None}, False)
    match, _ = lockstep(kind, 5, "hoarder", 250)
    assert len(match.orders) > 2


def test_sj_15_the_numbers_follow_a_draw_pile_that_is_rebuilt() -> None:
    kind = Kind("skyjo", 8, {"limit": None}, False)
    match, _ = lockstep(kind, 1, "drawer", 300)
    assert len(match.orders) > 2


@pytest.mark.parametrize("game", GAMES)
def test_no_number_is_outside_its_bounds(game: str) -> None:
    for number, kind in enumerate(KINDS_OF[game]):
        env = BatchEnv(game, 20, kind.players, kind.options, number, match=kind.match)
        low, high = env.layout.low, env.layout.high
        env.reset()
        for _ in range(150):
            assert (env.observations >= low).all()
            assert (env.observations <= high).all()
            env.step(env.sample())


@pytest.mark.parametrize("game", GAMES)
def test_the_documentation_has_the_table_of_the_code(game: str) -> None:
    text = DOCS.read_text(encoding="utf-8")
    found = re.search(rf"<!-- layout {game} -->\n(.*?)\n<!-- end -->", text, re.DOTALL)
    assert found is not None
    assert found[1].strip() == layout_of(game, 2).markdown()


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_sizes_grow_by_a_place_for_each_player(game: str, players: int) -> None:
    layout = layout_of(game, players)
    assert layout.size == layout.places + players * layout.place_size == len(layout.low)
    assert layout.slice_of("total", players - 1).stop == layout.size


def test_every_kind_of_table_is_looked_at() -> None:
    assert {(kind.game, kind.players) for kind in KINDS} == set(EVERY_COUNT)
    assert {kind.options["partners"] for kind in KINDS_OF["skipbo"]} == {True, False}
    assert {kind.match for kind in KINDS_OF["skyjo"]} == {True, False}
