from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from tablee.game.contract import Refused, Shuffled
from tablee.game.options import handicap_text
from tablee.game.rng import Domain, Seeded, Stream, game_seed, simulation_key
from tablee.games import skyjo
from tablee.games.skyjo.kernel import kernel as core
from tablee.games.skyjo.kernel.codec import Unpacked, unpack
from tablee.games.skyjo.rules.events import ColumnCleared, Events, Exchanged, Rejected, RoundEnded
from tablee.games.skyjo.rules.moves import Draw, Keep, Move, Take
from tablee.games.skyjo.rules.options import NEXT_START, PLAYERS, Options
from tablee.games.skyjo.rules.state import State
from tablee.kernels import arguments as calls
from tablee.kernels.decorators import Array
from tests.effort import amount
from tests.kernels.of_games import engine

kernel = engine("skyjo")
ROUNDS = amount(1500, quick=100, full=3000, soak=100_000)
CASES = 8
KEY = simulation_key(20)

Choices = Callable[
    [State, int, Sequence[Move]], Sequence[Move]
]  # those of the legal moves that a policy makes


class Table(NamedTuple):
    players: int
    policy: str
    options: Options
    shuffled_set_up: bool  # seats turn over their cards in any order


def tables(case: int) -> list[Table]:
    """Every player count, policy and combination of options; each case begins somewhere else."""
    every = list(product(PLAYERS, calls.POLICIES, (None, 100, 7), NEXT_START, (True, False)))
    rng = Random(case)
    rng.shuffle(every)
    return [
        Table(players, policy, Options(limit, next_start, clear, dealer, handicap), n % 5 == 4)
        for n, (players, policy, limit, next_start, clear) in enumerate(every)
        for dealer in [rng.randrange(players)]
        for handicap in [handicap_text([rng.randrange(limit or 50) * (n % 3 == 0) for _ in range(players)])]
    ]


class Plain:
    """A match in the plain rules, with what the kernel counts as well."""

    def __init__(self, table: Table, seed: bytes) -> None:
        self.table = table
        self.state, events = skyjo.deal(table.options, table.players, Seeded(seed), None)
        self.begun = skyjo.starting_totals(table.options, table.players)
        self.totals = list(self.begun)
        self.rounds = self.moves = self.turns = self.columns = self.doubled = self.lowest = 0
        self.reshuffles = 0
        self._count(events)

    def next_round(self) -> None:
        self.state, events = skyjo.deal(
            self.table.options, self.table.players, self.state.shuffler, self.state
        )
        self._count(events)

    def apply(self, seat: int, move: Move) -> None:
        self.state, events = skyjo.apply(self.state, seat, move)
        self.moves += 1
        self._count(events)

    def winners(self) -> tuple[int, ...] | None:
        outcome = skyjo.outcome(self.state)
        return None if outcome is None else skyjo.winners(self.table.options, self.totals, outcome)

    def _count(self, events: Events) -> None:
        for event in events:
            match event:
                case Exchanged() | Rejected():
                    self.turns += 1
                case ColumnCleared():
                    self.columns += 1
                case Shuffled("draw_pile"):
                    self.reshuffles += 1
                case RoundEnded(outcome, doubled):
                    self.rounds += 1
                    self.totals = [a + b for a, b in zip(self.totals, outcome.scores, strict=True)]
                    closer = self.state.closer
                    assert closer is not None
                    self.doubled += doubled is not None
                    self.lowest += doubled is None and outcome.winners == (closer,)

    def unpacked(self) -> Unpacked:
        """What `unpack` must give."""
        state = self.state
        assert isinstance(state.shuffler, Seeded)
        return Unpacked(
            players=state.players,
            dealer=state.dealer,
            phase=state.phase,
            turn=state.turn,
            draw=state.draw,
            discard=tuple(sorted(state.discard)),
            discard_top=state.discard[-1],
            grids=state.grids,
            hidden=state.hidden,
            present=state.present,
            drawn=state.drawn,
            closer=state.closer,
            starter=state.starter,
            outcome=state.outcome,
            shuffles=state.shuffler.used,
            rounds=self.rounds,
            totals=tuple(self.totals),
            moves=self.moves,
            turns=self.turns,
            columns=self.columns,
            doubled=self.doubled,
            lowest=self.lowest,
        )

    def result(self) -> dict[str, object]:
        """What `play_matches` must give if the match ends here, or is cut here."""
        winners = self.winners()
        return {
            "winners": sum(1 << seat for seat in winners or ()),
            "cut": winners is None,
            "totals": self.totals + [0] * (PLAYERS.stop - 1 - len(self.totals)),
            "score_sum": sum(self.totals) - sum(self.begun),
            "rounds": self.rounds,
            "moves": self.moves,
            "turns": self.turns,
            "reshuffles": self.reshuffles,
            "columns": self.columns,
            "doubled": self.doubled,
            "lowest": self.lowest,
        }


def eager(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """The policy of this name, from its description."""

    def turns_up(move: Move) -> bool:
        if isinstance(move, Take | Keep):
            return bool(state.hidden[seat] >> move.cell & 1)
        return True

    return [move for move in moves if turns_up(move)]


def dawdling(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Draws, and turns nothing up as long as that can be: the draw pile runs out."""
    draws = [move for move in moves if isinstance(move, Draw)]
    keeps = [m for m in moves if isinstance(m, Keep) and not state.hidden[seat] >> m.cell & 1]
    return draws or keeps or moves


def uniform(_state: State, _seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    return moves


CHOICES: dict[str, Choices] = {"uniform": uniform, "eager": eager}


def step_both(plain: Plain, states: Array, seat: int, n: int, of: Sequence[Move]) -> None:
    """Compare a seat's legal moves, make the n-th `of` some of them in both, compare everything."""
    moves = skyjo.legal_moves(plain.state, seat)
    codes = kernel.legal_moves(states, 0, seat)
    assert [core.MOVES[code] for code in codes] == list(moves)
    plain.apply(seat, of[n])
    kernel.apply_code(states, 0, seat, core.CODES[of[n]])
    assert unpack(states, 0) == plain.unpacked()


def play_in_lockstep(table: Table, index: int) -> int:
    """One match in the plain rules, stepped in the kernel, and played out in it. The number of its rounds."""
    rng = Random(index)
    seed = game_seed(KEY, index)
    choices = CHOICES[table.policy]
    below = Stream(seed, Domain.POLICY, 0).below
    plain = Plain(table, seed)
    states, runner = kernel.new_states(1), kernel.new_states(1)
    for either in (states, runner):
        kernel.start_match(either, 0, seed, table.players, table.options)
    assert unpack(states, 0) == plain.unpacked()

    # Meanwhile `runner` is played out by the kernel's own policy, in pieces.
    stream = calls.policy_stream(seed)
    next_stop = rng.randrange(30)
    cut_at, cut = rng.randrange(200), None
    while True:
        while seats := skyjo.actors(plain.state):
            if plain.moves == cut_at:
                cut = plain.result()
            if plain.moves == next_stop and not table.shuffled_set_up:
                kernel.playout(runner, 0, stream, table.policy, next_stop)
                assert unpack(runner, 0) == plain.unpacked()
                next_stop += rng.randrange(1, 60)
            seat = rng.choice(seats) if table.shuffled_set_up else seats[0]
            of = choices(plain.state, seat, skyjo.legal_moves(plain.state, seat))
            step_both(plain, states, seat, below(len(of)), of)
        if not table.shuffled_set_up:
            kernel.playout(runner, 0, stream, table.policy)
            assert unpack(runner, 0) == plain.unpacked()
            next_stop = max(next_stop, plain.moves)
        assert all(not kernel.legal_moves(states, 0, seat) for seat in range(table.players))
        assert kernel.match_winners(states, 0) == plain.winners()
        if plain.winners() is not None:
            break
        plain.next_round()
        kernel.next_game(states, 0)
        if not table.shuffled_set_up:
            kernel.next_game(runner, 0)
        assert unpack(states, 0) == plain.unpacked()

    if not table.shuffled_set_up:
        args = (KEY, index, 1, table.players, table.options, table.policy)
        assert row(kernel.play_matches(*args)) == plain.result()
        assert row(kernel.play_matches(*args, max_moves=cut_at)) == (cut or plain.result())
    return plain.rounds


def row(results: Array) -> dict[str, object]:
    (result,) = results
    return {name: result[name].tolist() for name in core.RESULT.fields or ()}


@pytest.mark.parametrize("case", range(CASES))
def test_whole_states_and_results_are_the_same(case: int) -> None:
    of_case = tables(case)
    played = matches = 0
    while played < -(-ROUNDS // CASES):
        played += play_in_lockstep(of_case[matches % len(of_case)], case * 1_000_000 + matches)
        matches += 1


@pytest.mark.parametrize("players", PLAYERS)
def test_sj_15_draw_pile_is_rebuilt_the_same(players: int) -> None:
    seed = game_seed(KEY, players)
    plain = Plain(Table(players, "uniform", Options(limit=None), False), seed)
    states = kernel.new_states(1)
    kernel.start_match(states, 0, seed, players, plain.table.options)
    choose = Random(players).randrange

    def step(choices: Choices, below: Callable[[int], int]) -> None:
        (seat, *_) = skyjo.actors(plain.state)
        of = choices(plain.state, seat, skyjo.legal_moves(plain.state, seat))
        step_both(plain, states, seat, below(len(of)), of)

    while plain.reshuffles < 2 or plain.state.draw:
        step(dawdling, choose)
    # From here on the kernel's own policy plays too, and must soon rebuild the pile.
    runner = states.copy()
    kernel.playout(runner, 0, calls.policy_stream(seed), "uniform")
    below = Stream(seed, Domain.POLICY, 0).below
    while skyjo.actors(plain.state):
        step(uniform, below)
    assert plain.reshuffles >= 3
    assert unpack(runner, 0) == plain.unpacked()


@pytest.mark.parametrize("threads", [1, 3])
def test_a_batch_is_the_same_whatever_the_number_of_threads(threads: int) -> None:
    def played(first: int, count: int) -> Array:
        return kernel.play_matches(KEY, first, count, 3, Options(), "uniform")

    with ThreadPoolExecutor(threads) as pool:
        chunks = list(pool.map(played, range(1000, 1070, 10), [10] * 7))
    assert np.array_equal(np.concatenate(chunks), played(1000, 70))
    assert np.array_equal(np.concatenate(chunks[4:]), played(1040, 30))


def test_an_illegal_code_is_refused_and_changes_nothing() -> None:
    states = kernel.new_states(1)
    kernel.start_match(states, 0, bytes(32), 2, Options())
    before = states.tobytes()
    for code in range(-1, len(core.MOVES) + 1):
        if code not in kernel.legal_moves(states, 0, 0):
            with pytest.raises(ValueError, match="not legal"):
                kernel.apply_code(states, 0, 0, code)
    assert states.tobytes() == before


@pytest.mark.parametrize("index", [-1, 1, True])
def test_an_index_outside_of_the_states_is_refused(index: int) -> None:
    states = kernel.new_states(1)
    with pytest.raises(ValueError, match="index"):
        kernel.start_match(states, index, bytes(32), 2, Options())


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_outside_of_the_table_is_refused(seat: int) -> None:
    states = kernel.new_states(1)
    kernel.start_match(states, 0, bytes(32), 2, Options())
    with pytest.raises(ValueError, match="seat"):
        kernel.legal_moves(states, 0, seat)


def test_a_state_without_a_match_is_refused() -> None:
    states = kernel.new_states(1)
    with pytest.raises(ValueError, match="nothing is dealt"):
        kernel.playout(states, 0, calls.policy_stream(bytes(32)), "uniform")


def test_there_is_no_next_round_before_this_one_is_over() -> None:
    states = kernel.new_states(1)
    kernel.start_match(states, 0, bytes(32), 2, Options())
    with pytest.raises(ValueError, match="no next game"):
        kernel.next_game(states, 0)


@pytest.mark.parametrize(("players", "options"), [(1, Options()), (9, Options()), (2, Options(dealer=2))])
def test_impossible_tables_are_refused(players: int, options: Options) -> None:
    with pytest.raises(Refused):
        kernel.play_matches(KEY, 0, 1, players, options)


def test_an_unknown_policy_is_refused() -> None:
    with pytest.raises(ValueError, match="no policy"):
        kernel.play_matches(KEY, 0, 1, 2, Options(), "lazy")


def test_a_limit_beyond_all_totals_is_cut() -> None:
    (result,) = kernel.play_matches(KEY, 0, 1, 2, Options(limit=10**30), max_moves=5000)
    assert (result["cut"], result["winners"], result["moves"]) == (True, 0, 5000)
