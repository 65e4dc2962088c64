import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from tablee.game import rng
from tablee.game.contract import Shuffled
from tablee.game.options import handicap_text
from tablee.games import skipbo
from tablee.games.skipbo.kernel import kernel as core
from tablee.games.skipbo.kernel.codec import Unpacked, unpack
from tablee.games.skipbo.rules.events import TurnBegan
from tablee.games.skipbo.rules.moves import Move, Play
from tablee.games.skipbo.rules.options import Options, largest_stock
from tablee.kernels import arguments as calls
from tests.effort import amount
from tests.kernels.of_games import engine

kernel = engine("skipbo")
GAMES = amount(1500, quick=100, full=3000, soak=100_000)
MAX_MOVES = 1500  # of a match: with stalemate="reshuffle" some go on for ever
TABLES = [
    (players, partners, stalemate)
    for players in skipbo.PLAYERS
    for partners in ([False, True] if players in (4, 6) else [False])
    for stalemate in ("end", "reshuffle")
]


def table_options(number: int, players: int, partners: bool, stalemate: str) -> Options:
    """Options of match `number` at a table: small stocks for most, because their games are short."""
    choose = random.Random(f"{number} {players} {partners} {stalemate}")
    most = largest_stock(players)
    stock_size = choose.choice([1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, choose.randint(6, most)])
    target = choose.choice([None, 1, 60, 150])
    dealer = choose.choice([None, choose.randrange(players)])
    fewer = [choose.randrange(stock_size) if number % 3 == 0 else 0 for _ in range(players)]
    points = [
        choose.randrange(min(target or 1, 50) // 2 + 1) if number % 4 == 0 else 0 for _ in range(players)
    ]
    given = {
        "partners": partners,
        "stalemate": stalemate,
        "stock_size": stock_size,
        "handicap": handicap_text(fewer),
        "head_start": handicap_text(points),
    }
    return skipbo.make_options({**given, "target": target, "dealer": dealer}, players)


def choice(policy: str, moves: Sequence[Move], stream: rng.Stream) -> int:
    """The index of the move that a policy of the kernel chooses."""
    if policy == "uniform":
        return stream.below(len(moves))
    plays = sum(isinstance(move, Play) for move in moves)  # they come first
    return stream.below(plays) if plays else stream.below(len(moves))


class PlainMatch:
    """A match by the plain rules, with the counts that the kernel keeps."""

    def __init__(self, seed: bytes, players: int, options: Options) -> None:
        self.players, self.options = players, options
        self.totals = list(skipbo.starting_totals(options, players))
        self.games = self.moves = self.turns = self.reshuffles = self.stalemates = self.draws = 0
        self.state, events = skipbo.deal(options, players, rng.Seeded(seed), None)
        self._count(events)

    def next_game(self) -> None:
        self.state, events = skipbo.deal(self.options, self.players, self.state.shuffler, self.state)
        self._count(events)

    def apply(self, move: Move) -> None:
        self.state, events = skipbo.apply(self.state, self.state.turn, move)
        self.moves += 1
        self._count(events)
        outcome = self.state.outcome
        if outcome:
            self.games += 1
            self.stalemates += outcome.reason == "stalemate"
            self.draws += outcome.reason == "draw"
            self.totals = [total + score for total, score in zip(self.totals, outcome.scores, strict=True)]

    def winners(self) -> tuple[int, ...] | None:
        outcome = self.state.outcome
        return outcome and skipbo.winners(self.options, self.totals, outcome)

    def _count(self, events: Sequence[object]) -> None:
        for event in events:
            if isinstance(event, TurnBegan):
                self.turns += 1
            elif isinstance(event, Shuffled) and event.what == "draw_pile":
                self.reshuffles += 1

    def all_of_it(self) -> Unpacked:
        state = self.state
        assert isinstance(state.shuffler, rng.Seeded)
        return Unpacked(
            state.players,
            state.dealer,
            state.turn,
            state.draw,
            state.stocks,
            state.hands,
            state.discards,
            state.building,
            tuple(sorted(state.finished)),
            state.moved,
            state.idle,
            state.built,
            state.outcome,
            tuple(self.totals),
            state.shuffler.used,
            self.games,
            self.moves,
            self.turns,
            self.reshuffles,
            self.stalemates,
            self.draws,
        )


def play_side_by_side(seed: bytes, players: int, options: Options, policy: str) -> PlainMatch:
    """A match in both, compared after every move. Gives the plain one, finished or at `MAX_MOVES`."""
    states = kernel.new_states(2)  # the other one must stay untouched
    plain = PlainMatch(seed, players, options)
    kernel.start_match(states, 1, seed, players, options)
    stream = rng.Stream(seed, rng.Domain.POLICY, 0)
    while True:
        assert unpack(states, 1) == plain.all_of_it()
        moves = list(skipbo.legal_moves(plain.state, plain.state.turn))
        codes = kernel.legal_moves(states, 1, plain.state.turn)
        assert [core.MOVES[code] for code in codes] == moves
        if not moves:
            assert kernel.match_winners(states, 1) == plain.winners()
        if plain.winners() is not None or plain.moves == MAX_MOVES:
            assert not states[0].tobytes().strip(b"\0")
            return plain
        if moves:
            chosen = choice(policy, moves, stream)
            kernel.apply_code(states, 1, plain.state.turn, codes[chosen])
            plain.apply(moves[chosen])
        else:
            plain.next_game()
            kernel.next_game(states, 1)


@pytest.mark.parametrize(("players", "partners", "stalemate"), TABLES)
def test_kernel_and_plain_rules_agree_after_every_move(players: int, partners: bool, stalemate: str) -> None:
    key = rng.simulation_key(players)
    games = number = 0
    while games < GAMES / len(TABLES):
        options = table_options(number, players, partners, stalemate)
        policy = "eager" if number % 3 else "uniform"
        plain = play_side_by_side(rng.game_seed(key, number), players, options, policy)
        (result,) = kernel.play_matches(key, number, 1, players, options, policy, MAX_MOVES)
        winners = plain.winners()
        assert result["cut"] == (winners is None)
        assert calls.seats(result["winners"]) == (winners or ())
        assert result["totals"][:players].tolist() == plain.totals
        counts = ("games", "moves", "turns", "reshuffles", "stalemates", "draws")
        assert {name: result[name] for name in counts} == {name: getattr(plain, name) for name in counts}
        games += plain.games
        number += 1


SEED = rng.simulation_key(0)
TWO = skipbo.make_options({"stock_size": 3}, 2)


def test_results_do_not_depend_on_the_number_of_threads() -> None:
    alone = kernel.play_matches(SEED, 7, 50, 2, TWO)
    for threads in (1, 2, 3):
        with ThreadPoolExecutor(threads) as pool:
            chunks = pool.map(lambda first: kernel.play_matches(SEED, first, 10, 2, TWO), range(7, 57, 10))
            assert np.array_equal(np.concatenate(list(chunks)), alone)


def test_a_playout_is_the_game_that_play_matches_plays() -> None:
    options = skipbo.make_options({"target": None}, 3)
    states, seed = kernel.new_states(1), rng.game_seed(SEED, 0)
    kernel.start_match(states, 0, seed, 3, options)
    kernel.playout(states, 0, calls.policy_stream(seed), "eager")
    (result,) = kernel.play_matches(SEED, 0, 1, 3, options, "eager")
    assert kernel.match_winners(states, 0) == calls.seats(result["winners"])
    assert unpack(states, 0).moves == result["moves"]


def test_a_match_is_cut_at_the_move_limit() -> None:
    (result,) = kernel.play_matches(SEED, 0, 1, 2, TWO, max_moves=10)
    assert (result["cut"], result["winners"], result["moves"]) == (True, 0, 10)


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    states = kernel.new_states(1)
    kernel.start_match(states, 0, SEED, 2, TWO)
    before = states.tobytes()
    first = int(states["turn"][0])
    for code in {-1, *range(len(core.MOVES) + 1)} - set(kernel.legal_moves(states, 0, first)):
        with pytest.raises(ValueError, match="not legal"):
            kernel.apply_code(states, 0, first, code)
    with pytest.raises(ValueError, match="no next game"):
        kernel.next_game(states, 0)
    assert states.tobytes() == before


def test_what_compiled_code_could_not_bear_is_refused_before() -> None:
    states = kernel.new_states(1)
    human = skipbo.make_options({"manners": "human"}, 2)
    with pytest.raises(ValueError, match="nothing is dealt"):
        kernel.legal_moves(states, 0, 0)
    with pytest.raises(ValueError, match="index must be"):
        kernel.start_match(states, 1, SEED, 2, TWO)
    with pytest.raises(ValueError, match="32 bytes"):
        kernel.start_match(states, 0, SEED[1:], 2, TWO)
    with pytest.raises(ValueError, match="2 to 6 players"):
        kernel.start_match(states, 0, SEED, 7, TWO)
    with pytest.raises(ValueError, match="strict tables"):
        kernel.start_match(states, 0, SEED, 2, human)
    with pytest.raises(ValueError, match="no policy 'clever'"):
        kernel.play_matches(SEED, 0, 1, 2, TWO, "clever")
    with pytest.raises(ValueError, match="count must be"):
        kernel.play_matches(SEED, 0, -1, 2, TWO)
