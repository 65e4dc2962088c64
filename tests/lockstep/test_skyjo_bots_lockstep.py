from collections.abc import Sequence
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from tablee.bots.contract import Clock
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.games import skyjo
from tablee.games.skyjo.bots.heuristic import HeuristicBot
from tablee.games.skyjo.bots.weights import GREEDY, Policy, tuned_weights
from tablee.games.skyjo.kernel import kernel as core
from tablee.games.skyjo.rules.moves import Draw, Keep, Move
from tablee.games.skyjo.rules.options import NEXT_START, PLAYERS, Options
from tablee.games.skyjo.rules.state import State
from tablee.kernels import arguments as calls
from tests.effort import amount
from tests.kernels.of_games import playouts

bots = playouts("skyjo")
kernel = bots.engine
ROUNDS = amount(80, quick=8, full=120, soak=4000)
CASES = 4
KEY = simulation_key(21)
POLICIES: list[Policy] = [1, 2, 3, 4, GREEDY]
CLOCK = Clock()


class Table(NamedTuple):
    players: int
    options: Options


def tables(case: int) -> list[Table]:
    """Every player count and combination of options; each case begins somewhere else."""
    every = list(product(PLAYERS, (None, 40), NEXT_START, (True, False)))
    Random(case).shuffle(every)
    return [Table(players, Options(limit, start, clear)) for players, limit, start, clear in every]


def weights(rng: Random, players: int) -> list[float]:
    """A judging player whose weights are anything, as a tuner may come upon them."""
    return [weight * rng.uniform(-0.5, 3.0) + rng.gauss(0.0, 0.3) for weight in tuned_weights(players, None)]


class Both:
    """A match in the plain rules and in the kernel, with the same players at both tables."""

    def __init__(self, table: Table, index: int, lineup: Sequence[Policy]) -> None:
        seed = game_seed(KEY, index)
        self.table, self.lineup = table, lineup
        self.states = kernel.new_states(1)
        kernel.start_match(self.states, 0, seed, table.players, table.options)
        self.state: State = skyjo.deal(table.options, table.players, Seeded(seed), None)[0]
        self.totals = [0] * table.players
        self.rounds = self.moves = 0
        self.plain = [HeuristicBot(policy, seed, seat) for seat, policy in enumerate(lineup)]
        self.streams = calls.seat_streams(seed, core.SEATS)

    def choice(self, seat: int) -> Move:
        """What both choose."""
        move = self.plain[seat].choose(skyjo.view(self.state, seat), CLOCK)
        code = bots.choose_code(self.states, 0, seat, self.lineup[seat], self.streams)
        assert core.MOVES[code] == move, f"{self.lineup[seat]} sees {skyjo.view(self.state, seat)}"
        return move

    def apply(self, seat: int, move: Move) -> None:
        self.state, _ = skyjo.apply(self.state, seat, move)
        kernel.apply_code(self.states, 0, seat, core.CODES[move])
        self.moves += 1

    def play_match(self) -> tuple[int, ...]:
        """To its end. The winners."""
        while True:
            while seats := skyjo.actors(self.state):
                self.apply(seats[0], self.choice(seats[0]))
            outcome = skyjo.outcome(self.state)
            assert outcome is not None
            self.rounds += 1
            self.totals = [total + score for total, score in zip(self.totals, outcome.scores, strict=True)]
            winners = skyjo.winners(self.table.options, self.totals, outcome)
            if winners is not None:
                return winners
            shuffler = self.state.shuffler
            self.state = skyjo.deal(self.table.options, self.table.players, shuffler, self.state)[0]
            kernel.next_game(self.states, 0)


@pytest.mark.parametrize("case", range(CASES))
def test_whole_matches_are_the_same(case: int) -> None:
    rng = Random(case)
    of_case = tables(case)
    played = matches = 0
    while played < -(-ROUNDS // CASES):
        table, index = of_case[matches % len(of_case)], 1000 * case + matches
        lineup: list[Policy] = [
            rng.choice([*POLICIES, weights(rng, table.players)]) for _ in range(table.players)
        ]
        both = Both(table, index, lineup)
        winners = both.play_match()
        (result,) = bots.play_lineup(KEY, index, 1, table.players, table.options, lineup)
        assert calls.seats(int(result["winners"])) == winners
        assert result["totals"][: table.players].tolist() == both.totals
        assert (result["rounds"], result["moves"], result["cut"]) == (both.rounds, both.moves, False)
        played += both.rounds
        matches += 1


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("dawdles", [False, True])
def test_choices_are_the_same_where_no_bot_would_come(players: int, dawdles: bool) -> None:
    """After random moves; dawdling ones turn nothing up, so that the draw pile runs out (SJ-15)."""
    rng = Random(players)
    table = Table(players, Options(limit=None, clear_on_reveal=rng.random() < 0.5))
    policies = [*POLICIES, weights(rng, players)]
    both = Both(table, 900_000 + players, [policies[seat % len(policies)] for seat in range(players)])
    for _ in range(400):
        seats = skyjo.actors(both.state)
        if not seats:
            break
        seat = rng.choice(seats)
        both.choice(seat)
        moves = skyjo.legal_moves(both.state, seat)
        if dawdles:
            hidden = both.state.hidden[seat]
            waiting = [
                move
                for move in moves
                if isinstance(move, Draw) or (isinstance(move, Keep) and not hidden >> move.cell & 1)
            ]
            moves = waiting or moves
        both.apply(seat, rng.choice(moves))
    assert isinstance(both.state.shuffler, Seeded)
    assert (both.state.shuffler.used > 1) is dawdles


@pytest.mark.parametrize(
    "lineup", [[1], [1, 6], [0, 1], [True, 1], ["lazy", 1], [[1.0, 2.0], 1]], ids=lambda lineup: str(lineup)
)
def test_an_impossible_lineup_is_refused(lineup: list[Policy]) -> None:
    with pytest.raises(ValueError):
        bots.play_lineup(KEY, 0, 1, 2, Options(), lineup)


def test_who_is_not_to_move_is_not_asked() -> None:
    both = Both(Table(2, Options()), 0, [1, 1])
    for cell in (0, 1):
        both.apply(0, skyjo.parse_move(f"?{'ab'[cell]}1"))
    with pytest.raises(ValueError, match="not to move"):
        bots.choose_code(both.states, 0, 0, 1, both.streams)


def test_a_match_is_cut_where_it_is_told_to() -> None:
    (result,) = bots.play_lineup(KEY, 0, 1, 2, Options(), [4, 4], max_moves=17)
    assert (result["cut"], result["winners"], result["moves"]) == (True, 0, 17)
