import numpy as np
import pytest

from tablee.game.rng import game_seed, simulation_key
from tablee.games.skyjo.bots.weights import GREEDY, Policy
from tablee.games.skyjo.rules.options import Options
from tablee.kernels.arguments import seat_streams
from tablee.kernels.decorators import Array
from tests.kernels.of_games import playouts

bots = playouts("skyjo")
kernel = bots.engine
KEY = simulation_key(22)
EVERYBODY: list[Policy] = [1, 2, 3, 4, GREEDY]


def permute(states: Array, rng: np.random.Generator) -> None:
    """Exchange all face-down cards of `states[0]`: those of the grids and those of the draw pile."""
    state = states[0]
    begin, end = int(state["next_card"]), int(state["draw_end"])
    places = [
        (seat, cell)
        for seat in range(int(state["players"]))
        for cell in range(12)
        if int(state["hidden"][seat]) >> cell & 1
    ]
    cards = [int(state["grids"][seat]) >> 4 * cell & 15 for seat, cell in places]
    order = rng.permutation(np.array([*cards, *state["draw"][begin:end]], dtype=np.uint8))
    for (seat, cell), card in zip(places, order[: len(places)].tolist(), strict=True):
        states["grids"][0, seat] = int(state["grids"][seat]) & ~(15 << 4 * cell) | card << 4 * cell
    states["draw"][0, begin:end] = order[len(places) :]


@pytest.mark.parametrize("players", [2, 3, 8])
@pytest.mark.parametrize("policy", EVERYBODY)
def test_hidden_cards_permuted_give_the_same_choice_in_the_kernel(policy: Policy, players: int) -> None:
    rng = np.random.default_rng(players)
    seed = game_seed(KEY, players)
    states = kernel.new_states(1)
    kernel.start_match(states, 0, seed, players, Options(limit=None))
    here, there = seat_streams(seed, kernel.core.SEATS), seat_streams(seed, kernel.core.SEATS)
    while seats := [seat for seat in range(players) if kernel.legal_moves(states, 0, seat)]:
        seat = seats[0]
        others = states.copy()
        permute(others, rng)
        assert (others["grids"] != states["grids"]).any()
        code = bots.choose_code(states, 0, seat, policy, here)
        assert bots.choose_code(others, 0, seat, policy, there) == code
        kernel.apply_code(states, 0, seat, code)
