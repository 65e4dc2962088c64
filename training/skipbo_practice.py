"""Practice games of Skip-Bo, compiled: what the learned judgement learns from, and how it is measured.

The seats play by level 4's weights or by the networks, and try something else now and then. Every decision
that was a choice can be kept as a *sample*: the features of where the chosen line ended, and the chance to
win that the networks should have given it. That chance is what came of it: the result of the game, mixed with
what the networks themselves thought of the seat's next decisions. Where a player tried something else on
purpose, the earlier decisions are not blamed for it: they learn what the better choice was thought to be.

Nothing hidden goes into a sample.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numba import njit

from tablee.game.rng import Domain
from tablee.game.stream import SEED_WORDS, STREAM, below, game_seed, open_stream, seed_words
from tablee.games.skipbo.bots.candidates import KIND, LONGEST_LINE, REST, list_candidates, trace_line
from tablee.games.skipbo.bots.features import FEATURES
from tablee.games.skipbo.bots.learned import (
    CERTAIN,
    Desk,
    Judges,
    judge_turn,
    list_features_of,
    new_desk,
    open_desk,
)
from tablee.games.skipbo.bots.playouts import best_code, fill_seen
from tablee.games.skipbo.bots.weights import style_of
from tablee.games.skipbo.kernel import engine as game
from tablee.games.skipbo.kernel import kernel as core
from tablee.games.skipbo.kernel.kernel import SEATS
from tablee.games.skipbo.rules.options import Options
from tablee.jit.decorators import Array, Number, Record

AMOUNT_UNIT = 512  # amounts of features are kept as whole numbers of this part
MAX_MOVES = 20_000
LEVEL = 4
POSITIONS = 200  # of a turn, that are looked at in practice


class Samples(NamedTuple):
    """Samples, one a row. Lists of features are filled up with `FEATURES`, which is none of them."""

    features: Array  # int16
    amounts: Array  # int16, in units of 1 / AMOUNT_UNIT
    midway: Array  # uint8: whether the turn goes on
    targets: Array  # float32
    seats: Array  # uint8
    values: Array  # float32: what the networks thought of the chosen line,
    best: Array  # and of the best one


class Manner(NamedTuple):
    """How practice is played."""

    candidates: int = 24  # lines that are judged
    by_worth: bool = False  # choose by level 4's weights; the networks are not asked
    tries: float = 0.0  # how often a line is chosen at random,
    spread: float = 0.02  # from those whose chances are about so much below the best
    lean: float = 0.0  # how much what level 4 thinks of a line counts beside what the networks do
    trust: float = 1.0  # 1: targets are results alone; less: what the networks thought counts too
    kept: float = 1.0  # the share of decisions that become samples; all must if `trust` is below 1


def new_samples(count: int, longest: int) -> Samples:
    """Room for samples with lists of at most so many features."""
    return Samples(
        np.zeros((count, longest), dtype=np.int16),
        np.zeros((count, longest), dtype=np.int16),
        np.zeros(count, dtype=np.uint8),
        np.zeros(count, dtype=np.float32),
        np.zeros(count, dtype=np.uint8),
        np.zeros(count, dtype=np.float32),
        np.zeros(count, dtype=np.float32),
    )


class _Practised(NamedTuple):
    """What practice works with: level 4's weights and knobs (and fewer positions for the others), and
    room."""

    weights: Array
    knobs: Array
    fewer: Array
    desk: Desk
    codes: Array
    dense: Array


class Practice:
    """A place to practise at; it belongs to one thread. Compiled code runs without the interpreter's lock."""

    def __init__(self) -> None:
        self._states = game.new_states(1)
        self._streams = np.zeros(1, dtype=STREAM)
        self._seed = np.zeros(SEED_WORDS, dtype=np.uint32)
        weights, knobs = style_of(LEVEL)
        self._practised = _Practised(
            np.array(weights),
            np.array(knobs, dtype=np.int64),
            np.array((POSITIONS, *knobs[1:]), dtype=np.int64),
            new_desk(),
            np.zeros(LONGEST_LINE, dtype=np.int64),
            np.zeros(FEATURES, dtype=np.float32),
        )

    def play(
        self,
        judges: Judges,
        key: bytes,
        first: int,
        count: int,
        players: int,
        options: Options,
        learned: int,
        manner: Manner,
        samples: Samples | None = None,
    ) -> tuple[Array, int, int]:
        """Play the games `first` and following of a key. Seats whose bit is in `learned` play by `manner`,
        others are level 4.

        Gives the winners of each game as bits, how many games were played, and how many samples they filled;
        no game is begun when there may be no room for its samples.
        """
        winners = np.zeros(count, dtype=np.int64)
        played, used = _practise(
            winners,
            self._states,
            self._streams,
            self._seed,
            self._practised,
            judges,
            seed_words(key),
            first,
            game.table_of(players, options),
            learned,
            manner,
            new_samples(1, 1) if samples is None else samples,
            samples is not None,
        )
        return winners[:played], played, used


def duel_share(
    practice: Practice,
    judges: Judges,
    key: bytes,
    deals: int,
    players: int,
    options: Options,
    sides: Sequence[int],
    candidates: int,
    lean: float = 0.0,
) -> tuple[float, int]:
    """The share of games that the networks win against level 4, and how many were played.

    Each deal is played once for every one of `sides`: the bits of the networks' seats.
    """
    points, games = 0.0, 0
    for side in sides:
        winners, played, _ = practice.play(
            judges, key, 0, deals, players, options, side, Manner(candidates=candidates, lean=lean)
        )
        games += played
        for won in winners.tolist():
            points += (won & side).bit_count() / won.bit_count() if won else side.bit_count() / players
    return points / games, games


# --- compiled ----------------------------------------------------------------------------------------

_MOST_OF_A_GAME = 4000


@njit(nogil=True, _nrt=False)
def _uniform(stream: Record) -> Number:
    return below(stream, 65536) / 65536.0


@njit(nogil=True, _nrt=False)
def _chance(judged: Number) -> Number:
    return 1.0 / (1.0 + np.exp(-judged))


@njit(nogil=True, _nrt=False)
def _try_by_worth(desk: Desk, count: Number, best: Number, stream: Record) -> Number:
    """One of the eight candidates of most worth, or as often one of all of them."""
    worths = desk.candidates.worths
    if below(stream, 2):
        return below(stream, count)
    limit: Number = 1.0e18
    chosen: Number = best
    for _ in range(1 + below(stream, min(count, 8))):
        next_best: Number = -1
        for i in range(count):
            if worths[i] < limit and (next_best < 0 or worths[i] > worths[next_best]):
                next_best = i
        if next_best < 0:
            return best
        chosen = next_best
        limit = worths[chosen]
    return chosen


@njit(nogil=True, _nrt=False)
def _try_by_chance(desk: Desk, count: Number, best: Number, manner: Manner, stream: Record) -> Number:
    """One of the candidates, the likelier the closer its chance comes to that of the best."""
    worths, lean = desk.candidates.worths, manner.lean
    top = _chance(desk.judged[best] + lean * worths[best])
    total = 0.0
    for i in range(count):
        total += np.exp((_chance(desk.judged[i] + lean * worths[i]) - top) / manner.spread)
    at = _uniform(stream) * total
    for i in range(count):
        at -= np.exp((_chance(desk.judged[i] + lean * worths[i]) - top) / manner.spread)
        if at <= 0:
            return i
    return best


@njit(nogil=True, _nrt=False)
def _keep(samples: Samples, n: Number, desk: Desk, i: Number, seat: Number, dense: Array) -> None:
    """Write candidate i down as sample n; each feature once."""
    listing = desk.listing
    length = list_features_of(desk, i)
    for j in range(length):
        dense[listing.features[j]] += listing.amounts[j]
    used, longest = 0, samples.features.shape[1]
    features, amounts = samples.features[n], samples.amounts[n]
    for j in range(length):
        feature = listing.features[j]
        amount = dense[feature]
        if amount != 0:
            dense[feature] = 0
            if used < longest:
                features[used] = feature
                amounts[used] = np.int16(np.rint(amount * AMOUNT_UNIT))
                used += 1
    for j in range(used, longest):
        features[j] = FEATURES
        amounts[j] = 0
    samples.midway[n] = 0 if desk.candidates.found[i, KIND] == REST else 1
    samples.seats[n] = seat


@njit(nogil=True, _nrt=False)
def _set_targets(s: Record, samples: Samples, begin: Number, end: Number, trust: Number) -> None:
    """What the samples of a game that is over should have been judged as, by each seat's own later ones."""
    for seat in range(s.players):
        later = 0.5 if s.players == 2 or s.across else 1.0 / s.players
        if s.winners:
            later = 1.0 if s.winners >> seat & 1 else 0.0
        for n in range(end - 1, begin - 1, -1):
            if samples.seats[n] != seat:
                continue
            samples.targets[n] = later
            if trust < 1.0:
                if samples.best[n] > samples.values[n] + 0.01:
                    later = np.float64(samples.best[n])
                else:
                    later = trust * later + (1.0 - trust) * samples.values[n]


@njit(nogil=True, _nrt=False)
def _choose_by_worth(
    s: Record, practised: _Practised, manner: Manner, judges: Judges, stream: Record, keeps: bool
) -> tuple[Number, Number, Number]:
    """How many candidates there are, which one level 4 prefers, and which one is tried instead, or -1."""
    desk = practised.desk
    position, candidates = desk.room.position, desk.candidates
    fill_seen(s, s.turn, position)
    count = list_candidates(
        position, practised.weights, practised.fewer, desk.room, candidates, manner.candidates
    )
    best = 0
    for i in range(1, count):
        if candidates.worths[i] > candidates.worths[best]:
            best = i
    tried: Number = -1
    if count > 1:
        if keeps:
            open_desk(s, s.turn, judges, desk)
        if manner.tries > 0 and _uniform(stream) < manner.tries:
            tried = _try_by_worth(desk, count, best, stream)
    return count, best, tried


@njit(nogil=True, _nrt=False)
def _choose_by_chance(
    s: Record, practised: _Practised, manner: Manner, judges: Judges, stream: Record
) -> tuple[Number, Number, Number]:
    """How many candidates there are, which one the networks prefer, and which one is tried instead, or -1."""
    desk = practised.desk
    count, best = judge_turn(
        s, practised.weights, practised.fewer, judges, desk, manner.candidates, manner.lean
    )
    tried: Number = -1
    if count > 1 and desk.judged[best] < CERTAIN and manner.tries > 0 and _uniform(stream) < manner.tries:
        tried = _try_by_chance(desk, count, best, manner, stream)
    return count, best, tried


@njit(nogil=True, _nrt=False)
def _play_game(
    s: Record,
    practised: _Practised,
    learned: Number,
    manner: Manner,
    judges: Judges,
    stream: Record,
    samples: Samples,
    used: Number,
    keeps: bool,
) -> Number:
    """Play a game to its end; gives how many samples are used now."""
    desk, codes = practised.desk, practised.codes
    begin = used
    while s.reason == 0 and s.moves < MAX_MOVES:
        seat = s.turn
        if not learned >> seat & 1:
            core.apply(s, best_code(s, practised.weights, practised.knobs, desk.room))
            continue
        if manner.by_worth:
            count, best, tried = _choose_by_worth(s, practised, manner, judges, stream, keeps)
        else:
            count, best, tried = _choose_by_chance(s, practised, manner, judges, stream)
        chosen = best if tried < 0 else tried
        certain = not manner.by_worth and desk.judged[chosen] >= CERTAIN
        kept = keeps and count > 1 and not certain and used - begin < _MOST_OF_A_GAME
        if kept and (manner.kept >= 1.0 or _uniform(stream) < manner.kept):
            _keep(samples, used, desk, chosen, seat, practised.dense)
            samples.values[used] = _chance(desk.judged[chosen])
            samples.best[used] = _chance(desk.judged[best])
            used += 1
        for j in range(trace_line(desk.room, desk.candidates, chosen, codes)):
            core.apply(s, codes[j])
    if keeps:
        _set_targets(s, samples, begin, used, manner.trust)
    return used


@njit(nogil=True)
def _practise(
    winners: Array,
    states: Array,
    streams: Array,
    seed: Array,
    practised: _Practised,
    judges: Judges,
    key: Array,
    first: Number,
    table: core.TableOptions,
    learned: Number,
    manner: Manner,
    samples: Samples,
    keeps: bool,
) -> tuple[Number, Number]:
    s, stream = states[0], streams[0]
    used = 0
    for game_number in range(len(winners)):
        if keeps and used + _MOST_OF_A_GAME > len(samples.targets):
            return game_number, used
        game_seed(seed, key, first + game_number)
        core.start(s, seed, table)
        open_stream(stream, seed, Domain.POLICY.value, SEATS)
        used = _play_game(s, practised, learned, manner, judges, stream, samples, used, keeps)
        winners[game_number] = s.winners
    return len(winners), used
