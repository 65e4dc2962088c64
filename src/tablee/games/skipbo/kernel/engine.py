"""The Skip-Bo kernel for Python: everything is checked before compiled code runs.

Functions take an array of states and an index, because a record is slow to pass from Python. A *move
code* is an index in `kernel.MOVES`. `kernel.py` has the game itself.
"""

import numpy as np

from tablee.game.rng import Domain
from tablee.games.skipbo.kernel import kernel as core
from tablee.games.skipbo.kernel.kernel import MOVES, RESULT, RUNNING, STATE, TableOptions
from tablee.games.skipbo.rules.options import Options, make_options, starting_totals, stock_sizes
from tablee.kernels import arguments as calls
from tablee.kernels.arguments import MAX_MOVES, MOST, check_streams, padded, policy_number, seats, whole
from tablee.kernels.decorators import Array, Number, compiled
from tablee.kernels.stream import SEED_WORDS, STREAM, game_seed, open_stream, seed_words


def new_states(count: int) -> Array:
    """An array of states in which nothing is dealt yet."""
    return np.zeros(count, dtype=STATE)


def start_match(states: Array, i: int, seed: bytes, players: int, options: Options) -> None:
    """Deal the first game of a match at `states[i]`.

    Raises `Refused` for options that no table can have, `ValueError` for those this kernel does not know.
    """
    calls.check_index(states, i, STATE)
    _start_at(states, i, seed_words(seed), table_of(players, options))


def next_game(states: Array, i: int) -> None:
    """SB-04: deal the next game of the match. Raises `ValueError` unless one is over and the match is not."""
    check_dealt(states, i)
    if states["reason"][i] == RUNNING or _match_winners_at(states, i) >= 0:
        raise ValueError("there is no next game: this one goes on, or the match is over")
    _next_game_at(states, i)


def legal_moves(states: Array, i: int) -> list[int]:
    """The codes of all legal moves, ascending, which is the order of `rules.legal_moves`."""
    check_dealt(states, i)
    codes = np.empty(len(MOVES), dtype=np.int64)
    found: list[int] = codes[: _list_moves_at(states, i, codes)].tolist()
    return found


def apply_code(states: Array, i: int, code: int) -> None:
    """Carry out a move. Raises `ValueError` if it is not legal, and then nothing has changed."""
    if code not in legal_moves(states, i):
        raise ValueError(f"the move with the code {code} is not legal here")
    _apply_at(states, i, int(code))


def match_winners(states: Array, i: int) -> tuple[int, ...] | None:
    """SB-19: the seats that have won the match, nobody after a drawn single game; None while it goes on."""
    check_dealt(states, i)
    winners = _match_winners_at(states, i)
    return None if winners < 0 else seats(winners)


def playout(states: Array, i: int, streams: Array, policy: str, max_moves: int = MAX_MOVES) -> None:
    """Play the game at `states[i]` to its end, or until its match has had `max_moves` moves in all.

    `streams` is a `policy_stream`; it is read on from where it stands.
    """
    check_dealt(states, i)
    check_streams(streams)
    _play_game_at(states, i, streams, policy_number(policy), whole("max_moves", max_moves, 0, MOST))


def play_matches(
    key: bytes,
    first_index: int,
    count: int,
    players: int,
    options: Options,
    policy: str = "eager",
    max_moves: int = MAX_MOVES,
) -> Array:
    """Play the matches `first_index` and following of a simulation; one row of `RESULT` for each.

    `key` is a `rng.simulation_key`; match n has the seed `rng.game_seed(key, n)`, which also feeds the
    policy. A match that has not ended after `max_moves` moves is cut, and nobody wins it.
    The interpreter's lock is free meanwhile, so that threads really run side by side.
    """
    results = np.zeros(whole("count", count, 0, 2**40), dtype=RESULT)
    matches_into(
        results,
        new_states(1),
        np.zeros(1, dtype=STREAM),
        np.zeros(SEED_WORDS, dtype=np.uint32),
        seed_words(key),
        whole("first_index", first_index, 0, MOST),
        table_of(players, options),
        policy_number(policy),
        whole("max_moves", max_moves, 0, MOST),
    )
    return results


def table_of(players: int, options: Options) -> TableOptions:
    """The table as compiled code takes it. Raises `Refused` or `ValueError`."""
    names = ("stock_size", "partners", "target", "stalemate", "dealer", "manners", "handicap", "head_start")
    options = make_options({name: getattr(options, name) for name in names}, players)
    if options.manners != "strict":
        raise ValueError("the kernel plays at strict tables only")
    return TableOptions(
        players=players,
        stock_sizes=padded(stock_sizes(options, players), core.SEATS),
        across=players // 2 if options.partners else 0,
        target=0 if options.target is None else min(options.target, MOST),  # more is out of reach
        reshuffles_stalemate=options.stalemate == "reshuffle",
        dealer=-1 if options.dealer is None else options.dealer,
        points=padded(starting_totals(options, players), core.SEATS),
    )


def check_dealt(states: Array, i: int) -> None:
    """Raises `ValueError` unless there is a match at `states[i]`."""
    calls.check_dealt(states, i, STATE)


# --- entries into compiled code ----------------------------------------------------------------------


@compiled
def _start_at(states: Array, i: Number, key: Array, table: TableOptions) -> None:
    core.start(states[i], key, table)


@compiled
def _next_game_at(states: Array, i: Number) -> None:
    core.next_game(states[i])


@compiled
def _match_winners_at(states: Array, i: Number) -> Number:
    return core.match_winners(states[i])


@compiled
def _list_moves_at(states: Array, i: Number, codes: Array) -> Number:
    return core.list_moves(states[i], codes)


@compiled
def _apply_at(states: Array, i: Number, code: Number) -> None:
    core.apply(states[i], code)


@compiled
def _play_game_at(states: Array, i: Number, streams: Array, policy: Number, max_moves: Number) -> None:
    core.play_game(states[i], streams[0], policy, max_moves)


@compiled
def matches_into(
    results: Array,
    states: Array,
    streams: Array,
    seed: Array,
    key: Array,
    first: Number,
    table: TableOptions,
    policy: Number,
    max_moves: Number,
) -> None:
    """Play as many matches as there are results. The three arrays after these are room for one match."""
    s, stream = states[0], streams[0]  # made outside: a record does not keep its array alive
    for i in range(len(results)):
        game_seed(seed, key, first + i)
        core.start(s, seed, table)
        open_stream(stream, seed, Domain.POLICY.value, 0)
        winners = core.play_match(s, stream, policy, max_moves)
        core.write_result(results[i], s, winners)
