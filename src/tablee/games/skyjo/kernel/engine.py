"""The Skyjo kernel for Python: everything is checked before compiled code runs.

Functions take an array of states and an index, because a record is slow to pass from Python. A *move
code* is an index in `kernel.MOVES`. `kernel.py` has the game itself.
"""

from dataclasses import asdict

import numpy as np

from tablee.game.rng import Domain
from tablee.games.skyjo.kernel import kernel as core
from tablee.games.skyjo.kernel.kernel import (
    CELL_COUNT,
    DRAWN,
    FACES,
    HIGHEST_LIMIT,
    MOVES,
    OVER,
    RESULT,
    SINGLE_ROUND,
    STATE,
    TableOptions,
    integer,
)
from tablee.games.skyjo.rules.moves import LOWEST
from tablee.games.skyjo.rules.options import Options, make_options, starting_totals
from tablee.games.skyjo.rules.state import GONE
from tablee.kernels import arguments as calls
from tablee.kernels.arguments import MAX_MOVES, MOST, check_streams, padded, policy_number, seats, whole
from tablee.kernels.decorators import Array, Number, Record, compiled
from tablee.kernels.stream import SEED_WORDS, STREAM, game_seed, open_stream, seed_words


def new_states(count: int) -> Array:
    """An array of states in which nothing is dealt yet."""
    return np.zeros(count, dtype=STATE)


def start_match(states: Array, i: int, seed: bytes, players: int, options: Options) -> None:
    """Deal the first round of a match at `states[i]`. Raises `Refused` for options that no table can have."""
    calls.check_index(states, i, STATE)
    _start_at(states, i, seed_words(seed), table_of(players, options))


def next_round(states: Array, i: int) -> None:
    """Deal the next round of the match. Raises `ValueError` unless one is over and the match is not."""
    check_dealt(states, i)
    if states["phase"][i] != OVER or _match_winners_at(states, i) >= 0:
        raise ValueError("there is no next round: this one goes on, or the match is over")
    _next_round_at(states, i)


def legal_moves(states: Array, i: int, seat: int) -> list[int]:
    """The codes of all legal moves of a seat, ascending, which is the order of `rules.legal_moves`."""
    check_dealt(states, i)
    whole("seat", seat, 0, int(states["players"][i]) - 1)
    codes = np.empty(len(MOVES), dtype=np.int64)
    found: list[int] = codes[: _list_moves_at(states, i, seat, codes)].tolist()
    return found


def apply_code(states: Array, i: int, seat: int, code: int) -> None:
    """Carry out a move. Raises `ValueError` if it is not legal, and then nothing has changed."""
    if code not in legal_moves(states, i, seat):
        raise ValueError(f"the move with the code {code} is not legal here")
    _apply_at(states, i, seat, code)


def match_winners(states: Array, i: int) -> tuple[int, ...] | None:
    """SJ-14: the seats that have won the match; None while it goes on."""
    check_dealt(states, i)
    winners = _match_winners_at(states, i)
    return None if winners < 0 else seats(winners)


def playout(states: Array, i: int, streams: Array, policy: str, max_moves: int = MAX_MOVES) -> None:
    """Play the round at `states[i]` to its end, or until its match has had `max_moves` moves in all.

    `streams` is a `policy_stream`; it is read on from where it stands.
    """
    check_dealt(states, i)
    check_streams(streams)
    _play_round_at(states, i, streams, policy_number(policy), whole("max_moves", max_moves, 0, MOST))


def play_matches(
    key: bytes,
    first_index: int,
    count: int,
    players: int,
    options: Options,
    policy: str = "uniform",
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
    """The table as compiled code takes it. Raises `Refused`."""
    options = make_options(asdict(options), players)
    return TableOptions(
        players=players,
        limit=SINGLE_ROUND if options.limit is None else min(options.limit, HIGHEST_LIMIT),
        closer_starts=options.next_start == "closer",
        clears_on_reveal=options.clear_on_reveal,
        dealer=options.dealer,
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
def _next_round_at(states: Array, i: Number) -> None:
    core.next_round(states[i])


@compiled
def _match_winners_at(states: Array, i: Number) -> Number:
    return core.match_winners(states[i])


@compiled
def _list_moves_at(states: Array, i: Number, seat: Number, codes: Array) -> Number:
    return core.list_moves(states[i], seat, codes)


@compiled
def _apply_at(states: Array, i: Number, seat: Number, code: Number) -> None:
    core.apply(states[i], seat, code)


@compiled
def _play_round_at(states: Array, i: Number, streams: Array, policy: Number, max_moves: Number) -> None:
    core.play_round(states[i], streams[0], policy, max_moves)


@compiled
def read_at(states: Array, i: Number, cards: Array) -> tuple[Number, ...]:
    """What `codec.unpack` needs of a match at `states[i]`; its draw pile is drawn on the way.

    `cards` gets the values of all cards: the draw pile in its order, the discard pile sorted, grid after
    grid. Returned is where the first two end.
    """
    s: Record = states[i]
    counts = core.count_elsewhere(s)
    if s.phase == DRAWN:
        counts -= 1 << (4 * integer(s.drawn))
    end_of_draw = 0
    while s.next_card < s.draw_end:
        card = core.next_card(s)
        counts -= 1 << (4 * card)
        cards[end_of_draw] = card + LOWEST
        end_of_draw += 1
    end_of_discard = end_of_draw
    for card in range(FACES):
        for _ in range((counts >> (4 * card)) & 15):
            cards[end_of_discard] = card + LOWEST
            end_of_discard += 1
    at = end_of_discard
    for seat in range(integer(s.players)):
        for cell in range(CELL_COUNT):
            present = (integer(s.present[seat]) >> cell) & 1
            cards[at] = core.card_at(s.grids[seat], cell) + LOWEST if present else GONE
            at += 1
    return end_of_draw, end_of_discard


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
        open_stream(stream, seed, Domain.POLICY.value, integer(0))
        winners = core.play_match(s, stream, policy, max_moves)
        core.write_result(results[i], s, winners)
