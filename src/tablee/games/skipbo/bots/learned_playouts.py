"""Level 5 of Skip-Bo compiled: whole matches, also against the other levels, where `playouts` has only those.

It judges as `champion.LearnedBot` does without a plan, line by line. Many desks to judge at lie in one set of
arrays: on a graphics card each thread has its own.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from tablee.game.rng import Domain
from tablee.games.skipbo.bots.candidates import LONGEST_LINE, Candidates, trace_line
from tablee.games.skipbo.bots.champion import LINES, judges
from tablee.games.skipbo.bots.features import Listing
from tablee.games.skipbo.bots.learned import Desk, Judges, judge_turn, new_desk
from tablee.games.skipbo.bots.playouts import Lineup as PlainLineup
from tablee.games.skipbo.bots.playouts import Room, chosen_code
from tablee.games.skipbo.bots.playouts import lineup_of as plain_lineup_of
from tablee.games.skipbo.kernel import engine as game
from tablee.games.skipbo.kernel import kernel as core
from tablee.games.skipbo.kernel.kernel import RESULT, SEATS, TableOptions
from tablee.games.skipbo.rules.options import Options
from tablee.kernels.arguments import MAX_MOVES, whole
from tablee.kernels.decorators import Array, Number, Record, compiled, uncounted
from tablee.kernels.stream import SEED_WORDS, STREAM, game_seed, open_stream, seed_words

LEVELS = (5,)  # whom it plays besides the others
_PLANNER = 4  # whose lines it judges


class Lineup(NamedTuple):
    """Who sits where: whether a seat judges by the networks, and the others."""

    learned: Array
    plain: PlainLineup


class Rooms(NamedTuple):
    """Desks to judge at, each with its number first; and the networks, for all kinds of tables."""

    two: Judges
    many: Judges
    pairs: Judges
    desk: Desk
    codes: Array


def lineup_of(policies: Sequence[Any], players: int) -> Lineup:
    """One policy for each seat. Raises `ValueError`."""
    learned = np.zeros(SEATS, dtype=np.bool_)
    for seat, policy in enumerate(policies[:SEATS]):
        learned[seat] = isinstance(policy, int) and policy in LEVELS
    plain = [_PLANNER if isinstance(who, int) and who in LEVELS else who for who in policies]
    return Lineup(learned, plain_lineup_of(plain, players))


def new_rooms(players: int, count: int, zeros: Callable[..., Array] = np.zeros) -> Rooms:
    """So many desks, in arrays that `zeros` makes; these need not be zeros."""

    def many(array: Array) -> Array:
        return zeros((count, *array.shape), dtype=array.dtype)

    like = new_desk()
    arrays: dict[str, Any] = {
        "room": Room(*map(many, like.room)),
        "candidates": Candidates(*map(many, like.candidates)),
        "listing": Listing(*map(many, like.listing)),
    }
    arrays |= {name: many(array) for name, array in like._asdict().items() if name not in arrays}
    codes = zeros((count, LONGEST_LINE), dtype=np.int64)
    return Rooms(judges("two"), judges("many"), judges("pairs"), like._replace(**arrays), codes)


# --- compiled ----------------------------------------------------------------------------------------


@compiled
def desk_at(desks: Desk, i: Number) -> Desk:
    room, candidates, listing = desks.room, desks.candidates, desks.listing
    return Desk(
        Room(room.position[i], room.work[i], room.values[i], room.codes[i]),
        Candidates(candidates.found[i], candidates.worths[i], candidates.least[i]),
        desks.judged[i],
        Listing(listing.features[i], listing.amounts[i], listing.unseen[i], listing.chances[i]),
        desks.table[i],
        desks.known[i],
        desks.layers[i],
        desks.hidden[i],
        desks.inner[i],
        desks.numbers[i],
    )


@uncounted
def _clear(desk: Desk) -> None:
    """Nothing is known at it yet."""
    for i in range(len(desk.known)):
        desk.known[i] = 0
    for i in range(len(desk.numbers)):
        desk.numbers[i] = 0
    for i in range(len(desk.room.work)):
        desk.room.work[i] = 0


@uncounted
def _play_line(
    s: Record, plain: PlainLineup, networks: Judges, desk: Desk, codes: Array, max_moves: Number
) -> None:
    """The line that the networks like best, which ends where something is turned up."""
    seat = s.turn
    weights, knobs = plain.weights[seat], plain.knobs[seat]
    _, best = judge_turn(s, weights, knobs, networks, desk, LINES, 0.0)
    for j in range(trace_line(desk.room, desk.candidates, best, codes)):
        if s.moves >= max_moves:
            break
        core.apply(s, codes[j])


@compiled
def lineup_into(
    results: Array,
    states: Array,
    streams: Array,
    seed: Array,
    lineup: Lineup,
    rooms: Rooms,
    at: Number,
    key: Array,
    first: Number,
    table: TableOptions,
    max_moves: Number,
) -> None:
    """Play as many matches as there are results, at one of the desks."""
    s, desk, codes = states[0], desk_at(rooms.desk, at), rooms.codes[at]
    _clear(desk)
    for i in range(len(results)):
        game_seed(seed, key, first + i)
        core.start(s, seed, table)
        networks = rooms.many
        if s.across:
            networks = rooms.pairs
        elif s.players == 2:
            networks = rooms.two
        for seat in range(table.players):
            open_stream(streams[seat], seed, Domain.POLICY.value, seat)
        winners: Number = -1
        while True:
            while s.reason == 0 and s.moves < max_moves:
                seat = s.turn
                if lineup.learned[seat]:
                    _play_line(s, lineup.plain, networks, desk, codes, max_moves)
                else:
                    core.apply(s, chosen_code(s, seat, lineup.plain, streams[seat], desk.room))
            winners = core.match_winners(s)
            if winners >= 0 or s.moves >= max_moves:
                break
            core.next_game(s)
        core.write_result(results[i], s, winners)


# --- for Python --------------------------------------------------------------------------------------


def play_lineup(
    key: bytes,
    first_index: int,
    count: int,
    players: int,
    options: Options,
    lineup: Sequence[Any],
    max_moves: int = MAX_MOVES,
) -> Array:
    """What `playouts.play_lineup` does."""
    results = np.zeros(whole("count", count, 0, 2**40), dtype=RESULT)
    lineup_into(
        results,
        game.new_states(1),
        np.zeros(SEATS, dtype=STREAM),
        np.zeros(SEED_WORDS, dtype=np.uint32),
        lineup_of(lineup, players),
        new_rooms(players, 1),
        0,
        seed_words(key),
        whole("first_index", first_index, 0, 2**62),
        game.table_of(players, options),
        whole("max_moves", max_moves, 0, 2**62),
    )
    return results
