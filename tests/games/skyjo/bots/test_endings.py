"""Players that exchange equal cards for ever are impossible: every round ends, and why.

TABLEE_ENDLESS_ROUNDS says how many rounds each player plays with itself.
"""

from random import Random

import pytest

from tablee.bots.contract import Clock
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.games import skyjo
from tablee.games.skyjo.bots.columns import burden
from tablee.games.skyjo.bots.evaluation import LAST_CARDS
from tablee.games.skyjo.bots.heuristic import HeuristicBot
from tablee.games.skyjo.bots.position import FACE_DOWN, GRID, ZERO, position_of
from tablee.games.skyjo.bots.weights import GREEDY, Policy, tuned_weights
from tablee.games.skyjo.rules.moves import Draw, Take
from tablee.games.skyjo.rules.options import PLAYERS, Options
from tablee.games.skyjo.rules.state import State
from tests.effort import amount
from tests.kernels.of_games import playouts

ROUNDS = amount(2000, quick=50, soak=50_000)
bots = playouts("skyjo")
KEY = simulation_key(23)
EVERYBODY: list[Policy] = [1, 2, 3, 4, GREEDY]
LONGEST = 2000  # moves of a round; most have a tenth of it


@pytest.mark.slow
@pytest.mark.parametrize("clear_on_reveal", [True, False])
@pytest.mark.parametrize("policy", EVERYBODY)
def test_every_round_ends(policy: Policy, clear_on_reveal: bool) -> None:
    options = Options(limit=None, clear_on_reveal=clear_on_reveal)
    count = -(-ROUNDS // (2 * len(PLAYERS)))
    for players in PLAYERS:
        results = bots.play_lineup(KEY, 0, count, players, options, [policy] * players, max_moves=LONGEST)
        assert not results["cut"].any()


@pytest.mark.parametrize("players", PLAYERS)
def test_rounds_between_all_kinds_of_players_end(players: int) -> None:
    rng = Random(players)
    for index in range(5):
        lineup = [rng.choice([*EVERYBODY, odd(rng, players)]) for _ in range(players)]
        results = bots.play_lineup(KEY, 40 * index, 40, players, Options(limit=None), lineup, LONGEST)
        assert not results["cut"].any()


def odd(rng: Random, players: int) -> list[float]:
    """The weights of a player who waits and closes for no good reason."""
    weights = [weight * rng.uniform(-1.0, 3.0) for weight in tuned_weights(players, None)]
    return [*weights[:-1], rng.choice([-50.0, 0.0, 50.0])]


class Turn:
    """A turn of a player, with the whole numbers on which the endings rest."""

    def __init__(self, state: State, seat: int) -> None:
        grid = position_of(skyjo.view(state, seat)).cells[seat * GRID : (seat + 1) * GRID]
        self.draw_count = len(state.draw)
        self.hidden = grid.count(FACE_DOWN)
        self.cards = state.present[seat].bit_count()
        self.burden = sum(burden(*grid[column::4]) for column in range(4))
        self.face_up = sum(card - ZERO for card in grid if card < FACE_DOWN)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5, 8])
@pytest.mark.parametrize("policy", EVERYBODY)
def test_every_turn_comes_nearer_to_the_end(policy: Policy, players: int) -> None:
    """The argument of `habits` and `judgement`, turn by turn; also in positions where no bot would come."""
    rng = Random(players)
    for index in range(6):
        own = odd(rng, players) if index % 2 and policy == 4 else policy
        seed = game_seed(KEY, 1000 + index)
        state, _ = skyjo.deal(Options(limit=None), players, Seeded(seed), None)
        players_here = [HeuristicBot(own, seed, seat) for seat in range(players)]
        while skyjo.actors(state) and state.closer is None:
            seat = skyjo.actors(state)[0]
            before = Turn(state, seat)
            move = players_here[seat].choose(skyjo.view(state, seat), Clock())
            if index > 3 and rng.random() < 0.5:
                move = rng.choice(skyjo.legal_moves(state, seat))
                state, _ = skyjo.apply(state, seat, move)
                continue
            state, _ = skyjo.apply(state, seat, move)
            if isinstance(move, Draw):
                continue
            after = Turn(state, seat) if skyjo.actors(state) else None
            if after is None or after.hidden < before.hidden or after.cards < before.cards:
                continue
            if policy not in (3, 4):
                assert after.face_up < before.face_up
            elif isinstance(move, Take):
                assert after.burden < before.burden
            else:
                assert before.draw_count >= LAST_CARDS
