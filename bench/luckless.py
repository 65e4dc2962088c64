"""How many matches of Skyjo does a player win against level 4, with the luck taken out?

    python bench/luckless.py --pairs 300 --milliseconds 10 50 200

Whole matches of two players, the same deals for all who are measured and in both seats. Whenever a card
comes to light, the chance to win the match that level 5's network sees then is compared with the mean over
all cards that it might have been. These surprises are luck: each of them is nothing on average, whoever plays
and however wrong the network is. What is left of a match without them is its player's doing, and scatters far
less than won and lost. Luck is of four kinds:

- the deal of a round, with what the set-up turns up: compared with other deals,
- a card that is drawn,
- a card that a turn turns up,
- the end of a round, with all that its last turn turns up: compared with other cards in those places.

Level 5 is measured first, then the champion with so many milliseconds a move, each on the same deals. The
difference between them is more certain than either figure. `--plan worlds=512,doubt=0.03` measures the
champion with another plan; an empty one is its own.
"""

import argparse
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from tablee.bots.contract import Bot, Clock
from tablee.bots.fallback import make_ready
from tablee.bots.ladder import make_bot
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.games.skyjo.bots.champion import PLAN, LearnedBot, compiled_position, panels_for
from tablee.games.skyjo.bots.evaluation import judge as judge_cost
from tablee.games.skyjo.bots.learned import (
    Care,
    Room,
    best_move,
    consider,
    is_last_turn,
    list_moves,
    new_room,
    value_after,
)
from tablee.games.skyjo.bots.match_mixture import EARLY, POINTS
from tablee.games.skyjo.bots.match_odds import LIMIT, chance_to_win
from tablee.games.skyjo.bots.playouts import NUMBERS, see
from tablee.games.skyjo.bots.position import (
    CARDS,
    DRAW_CARD,
    FACE_DOWN,
    GONE,
    GRID,
    KEEP,
    REJECT,
    SEATS,
    SET_UP,
    TAKE,
    TURN,
    ZERO,
    Position,
    position_of,
)
from tablee.games.skyjo.bots.search import Plan
from tablee.games.skyjo.bots.weights import tuned_weights
from tablee.games.skyjo.kernel import kernel as core
from tablee.games.skyjo.kernel.kernel import seat_to_move
from tablee.games.skyjo.rules.moves import ALL_MOVES, Phase
from tablee.games.skyjo.rules.state import State
from tablee.kernels.decorators import Array, Number
from tablee.kernels.stream import SEED_WORDS, seed_words
from tablee.kernels.stream import game_seed as write_seed
from tablee.match.match import Match

CARE = Care(4, 0)  # four moves with each card that may be drawn
OPPONENT, LEARNED, CHAMPION = 4, 5, 6
NO_POINTS = (0,) * 8  # that seats begin with
DEALS = 40  # that a deal is compared with,
ENDS = 1000  # and ends of a round,
FEW_ENDS = 100  # or fewer where a last turn is thought about
PROGRESS = 30.0  # seconds from one line about it to the next
KINDS = ("deal", "draw", "turn", "end")

# What a lead is worth in the course of a round, in the form of `standing`: fitted to the chances after each
# round of 1,500 matches of level 5, in a hurry, against level 4.
_STEEP = 0.0788
_A_ROUND = 21.5
_ROUNDS_LEFT = 0.086
_A_CARD = 0.0225  # of a round that a face-down card stands for
_LEAST_LEFT = 0.052


class Player(NamedTuple):
    """Who is measured."""

    level: int
    milliseconds: int
    plan: str = ""  # the champion's, where it differs from its own

    def __str__(self) -> str:
        if self.level != CHAMPION:
            return f"level {self.level}"
        return f"level {self.level} with {self.milliseconds} ms" + f" and {self.plan}" * bool(self.plan)

    def sit_down(self, dealt: bytes, seat: int) -> Bot:
        if not self.plan:
            return make_bot("skyjo", self.level, dealt, seat)
        return LearnedBot(dealt, seat, plan_told(self.plan))


class Played(NamedTuple):
    """One match of a player against level 4."""

    won: float  # or the share of it
    luck: tuple[float, ...]  # of each kind, in chances to win
    rounds: int
    milliseconds: float  # a decision


def plan_told(text: str) -> Plan:
    """The champion's plan with what the text changes. Raises `ValueError`."""
    changes = {}
    for change in filter(None, text.split(",")):
        name, _, value = change.partition("=")
        if name not in Plan._fields:
            raise ValueError(f"a plan has no {name!r}; it has {', '.join(Plan._fields)}")
        changes[name] = type(Plan._field_defaults[name])(value)
    return PLAN._replace(**changes)


# --- chances, compiled -------------------------------------------------------------------------------


def _compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Not cached: nothing but this measurement uses it."""
    return njit(nogil=True)(function)


@_compiled
def chance_of(position: Position, totals: Array, value: Number) -> Any:
    """The chance to win the match of the seat to move, where its turn is worth so much. Not in a last turn.

    Any function of what is known would do: the better it is, the less luck is left. A lead decides more when
    few cards of the round are still face down.
    """
    down = 0
    for cell in range(position.players * GRID):
        if position.cells[cell] == FACE_DOWN:
            down += 1
    own, other = totals[position.seat], totals[1 - position.seat]
    rounds = _ROUNDS_LEFT + (LIMIT - max(own, other)) / _A_ROUND + _A_CARD * down
    steep = _STEEP / np.sqrt(max(rounds, _LEAST_LEFT))
    return 1.0 / (1.0 + np.exp(-steep * (other - own + POINTS * value)))


@_compiled
def _chance_at_the_end(
    position: Position, totals: Array, cell: Number, hand: Number, rejected: bool, ends: Number
) -> Any:
    """The mean after the last turn of a round, over what may lie in all places that are face down before."""
    players, own = position.players, position.seat
    cards = np.empty(position.unseen.sum(), np.int64)
    count = 0
    for card in range(CARDS):
        for _ in range(position.unseen[card]):
            cards[count] = card
            count += 1
    cells = np.empty(players * GRID, np.int64)
    after = np.empty(players)
    total = 0.0
    for _ in range(ends):
        dealt = 0
        for i in range(players * GRID):
            cells[i] = position.cells[i]
            if cells[i] == FACE_DOWN:
                k = np.random.randint(dealt, count)
                cards[dealt], cards[k] = cards[k], cards[dealt]
                cells[i] = cards[dealt]
                dealt += 1
        if not rejected:
            cells[own * GRID + cell] = hand
        for seat in range(players):
            after[seat] = 0.0
            for column in range(seat * GRID, seat * GRID + 4):
                a, b, c = cells[column], cells[column + 4], cells[column + 8]
                if a != GONE and not (a == b and b == c):
                    after[seat] += a + b + c - 3 * ZERO
        lowest = 1e9
        for seat in range(players):
            if seat != position.closer:
                lowest = min(lowest, after[seat])
        if after[position.closer] >= lowest and after[position.closer] > 0.0:
            after[position.closer] *= 2.0
        for seat in range(players):
            after[seat] += totals[seat]
        total += chance_to_win(after, players, own)
    return total / ends


@_compiled
def _chance_with(
    position: Position,
    room: Room,
    totals: Array,
    exchanges: Number,
    turns: Number,
    card: Number,
    taking: bool,
) -> Any:
    """With the best move with this card; below 0 if there is none."""
    value, move = best_move(position, room, exchanges, turns, card, taking, CARE)
    if move < 0:
        return -1.0
    if is_last_turn(position):
        return _chance_at_the_end(position, totals, room.cells[move], card, move >= GRID, FEW_ENDS)
    return chance_of(position, totals, value)


@_compiled
def _drawing(position: Position, room: Room, totals: Array, drawn: Number) -> Any:
    """The chance expected before a card is drawn, and that with this one."""
    exchanges, turns = list_moves(position, room)
    expected, happened, total = 0.0, 0.0, 0
    for card in range(CARDS):
        if position.pool[card]:
            chance = _chance_with(position, room, totals, exchanges, turns, card, False)
            expected += position.pool[card] * chance
            total += position.pool[card]
            if card == drawn:
                happened = chance
    return expected / total, happened


@_compiled
def _surprise_of_drawing(position: Position, room: Room, totals: Array, drawn: Number) -> Any:
    consider(position, room)
    expected, happened = _drawing(position, room, totals, drawn)
    return happened - expected


@_compiled
def _chance_in_turn(position: Position, room: Room, totals: Array) -> Any:
    """At the beginning of a turn."""
    consider(position, room)
    drawing, _ = _drawing(position, room, totals, 0)
    exchanges, turns = list_moves(position, room)
    return max(drawing, _chance_with(position, room, totals, exchanges, turns, position.top, True))


@_compiled
def _chance_after(
    position: Position, room: Room, totals: Array, cell: Number, hand: Number, there: Number, rejected: bool
) -> Any:
    """After a turn with the card in hand, if that one lay face down in the cell."""
    placed, top = (there, hand) if rejected else (hand, there)
    return chance_of(position, totals, value_after(position, room, cell, placed, top))


@_compiled
def _chance_after_closing(
    position: Position, room: Room, totals: Array, cell: Number, hand: Number, there: Number, rejected: bool
) -> Any:
    """The same if the turn closes the round: the other's last turn is looked at."""
    own = position.seat
    placed, top = (there, hand) if rejected else (hand, there)
    cells, unseen = position.cells.copy(), position.unseen.copy()
    cells[own * GRID + cell] = placed
    column = cells[own * GRID + (cell & 3) : (own + 1) * GRID : 4]
    if column[0] == column[1] and column[0] == column[2]:
        column[:] = GONE
        top = placed
    unseen[there] -= 1
    # The cards in the draw pile are as good as any that are not seen.
    other = Position(
        cells, unseen, unseen, position.draw_count, 2, 1 - own, TURN, top, 0, own, position.clears
    )
    return 1.0 - _chance_in_turn(other, room, totals)


@_compiled
def _surprise_of_turning_up(
    position: Position, room: Room, totals: Array, cell: Number, hand: Number, there: Number, rejected: bool
) -> Any:
    down = 0
    for i in range(position.seat * GRID, position.seat * GRID + GRID):
        if position.cells[i] == FACE_DOWN:
            down += 1
    consider(position, room)
    expected, happened, total = 0.0, 0.0, 0
    for card in range(CARDS):
        if position.unseen[card]:
            if down == 1:
                chance = _chance_after_closing(position, room, totals, cell, hand, card, rejected)
            else:
                chance = _chance_after(position, room, totals, cell, hand, card, rejected)
            expected += position.unseen[card] * chance
            total += position.unseen[card]
            if card == there:
                happened = chance
    return happened - expected / total


@_compiled
def _chance_before_dealing(room: Room, totals: Array, key: Array, dealer: Number, starter: Number) -> Any:
    """The first seat's: the mean over deals. Level 4 and all above it turn over their two cards alike."""
    states = np.empty(1, dtype=core.STATE)
    seed = np.empty(SEED_WORDS, dtype=np.uint32)
    numbers = np.empty(NUMBERS, dtype=np.int64)
    cells, unseen, pool = numbers[: SEATS * GRID], numbers[SEATS * GRID : -CARDS], numbers[-CARDS:]
    s = states[0]
    total = 0.0
    for i in range(DEALS):
        write_seed(seed, key, i)
        core.start(s, seed, core.TableOptions(2, LIMIT, True, True, dealer, NO_POINTS))
        s.starter = starter
        while s.phase == SET_UP:
            seat = seat_to_move(s)
            position = see(s, seat, cells, unseen, pool)
            core.apply(s, seat, judge_cost(position, room.weights, room.scratch))
        seat = seat_to_move(s)
        chance = _chance_in_turn(see(s, seat, cells, unseen, pool), room, totals)
        total += chance if seat == 0 else 1.0 - chance
    return total / DEALS


@_compiled
def _begin_chance(seed: Number) -> None:
    np.random.seed(seed)  # compiled code has its own


@cache
def _room() -> Room:
    make_ready("skyjo")  # compiling does not count as thinking
    room = new_room(*panels_for(2), tuned_weights(2, None))
    room.totals[:] = EARLY  # in its eyes: it judges in points, and `chance_of` says what these are worth
    return room


# --- matches ---------------------------------------------------------------------------------------


def _counted(cards: Sequence[int]) -> Array:
    return np.bincount(np.array(cards, dtype=np.int64) + ZERO, minlength=CARDS)


def _face_down(state: State) -> list[int]:
    return [
        card
        for grid, hidden in zip(state.grids, state.hidden, strict=True)
        for cell, card in enumerate(grid)
        if hidden >> cell & 1
    ]


class _Luck:
    """What has been luck so far in a match, for one seat."""

    def __init__(self, match: Match, own: int, dealt: bytes) -> None:
        self.kinds = dict.fromkeys(KINDS, 0.0)
        self._match, self._own, self._dealt = match, own, dealt
        self._room = _room()
        self._totals = np.zeros(2)
        self._shuffles = 0  # before this round
        self._expected = 0.0  # the first seat's chance, before the deal

    def _seed(self) -> bytes:
        """For what is compared with what happens now; it tells nothing about the cards of the match."""
        return sha256(self._dealt + f"luck {len(self._match.moves)}".encode()).digest()

    def _add(self, kind: str, surprise: float, seat: int) -> None:
        self.kinds[kind] += surprise if seat == self._own else -surprise

    def before_round(self) -> None:
        """A round has been dealt and nobody has moved."""
        match, state = self._match, self._match.state
        self._shuffles = len(match.orders)
        self._totals = np.array(match.totals, dtype=np.float64)
        _begin_chance(int.from_bytes(self._seed()[:4], "little"))
        starter = core.NOBODY if state.starter is None else state.starter
        self._expected = _chance_before_dealing(
            self._room, self._totals, seed_words(self._seed()), state.dealer, starter
        )

    def after_set_up(self) -> None:
        seat = self._match.actors()[0]
        position = compiled_position(position_of(self._match.view(seat)))
        chance = _chance_in_turn(position, self._room, self._totals)
        self._add("deal", (chance if seat == 0 else 1.0 - chance) - self._expected, 0)

    def after_move(self, view: Any, before: State, code: int) -> None:
        """What a move has brought to light that was seen so, and was really so, before."""
        match, seat = self._match, view.seat
        position = compiled_position(position_of(view))
        # Once the draw pile was rebuilt, one knows which cards are in it and which are in the grids.
        rebuilt = bool(before.draw) and len(match.orders) > self._shuffles
        if code == DRAW_CARD:
            if rebuilt:
                position = position._replace(pool=_counted(before.draw))
            drawn = match.state.drawn + ZERO
            self._add("draw", _surprise_of_drawing(position, self._room, self._totals, drawn), seat)
            return
        if rebuilt:
            position = position._replace(unseen=_counted(_face_down(before)))
        rejected = code >= REJECT
        cell = code - (REJECT if rejected else KEEP if code >= KEEP else TAKE)
        hand = (view.discard[-1] if code < DRAW_CARD else view.drawn) + ZERO
        if match.outcome is not None:
            expected = _chance_at_the_end(position, self._totals, cell, hand, rejected, ENDS)
            after = np.array(match.totals, dtype=np.float64)
            self._add("end", chance_to_win(after, 2, seat) - expected, seat)
        elif position.cells[seat * GRID + cell] == FACE_DOWN:
            there = before.grids[seat][cell] + ZERO
            surprise = _surprise_of_turning_up(
                position, self._room, self._totals, cell, hand, there, rejected
            )
            self._add("turn", surprise, seat)


def play(task: tuple[Player, int, int, int]) -> Played:
    """One match: the player, the seed, the deal, the seat."""
    player, seed, deal, own = task
    dealt = game_seed(simulation_key(seed), deal)
    match = Match("skyjo", 2, {}, Seeded(dealt))
    bots = [
        player.sit_down(dealt, seat) if seat == own else make_bot("skyjo", OPPONENT, dealt, seat)
        for seat in range(2)
    ]
    luck = _Luck(match, own, dealt)
    thought, decisions = 0.0, 0
    while True:
        luck.before_round()
        while match.outcome is None:
            seat = match.actors()[0]
            view, before = match.view(seat), match.state
            began = perf_counter()
            move = bots[seat].choose(view, Clock(player.milliseconds))
            if seat == own and view.phase is not Phase.SET_UP:
                thought += perf_counter() - began
                decisions += 1
            match.push(seat, move)
            if view.phase is not Phase.SET_UP:
                luck.after_move(view, before, ALL_MOVES.index(move))
            elif match.state.phase is not Phase.SET_UP:
                luck.after_set_up()
        if match.over:
            break
        match.deal_next()
    winners = match.winners or ()
    won = 1.0 / len(winners) if own in winners else 0.0
    return Played(won, tuple(luck.kinds.values()), len(match.outcomes), 1000 * thought / decisions)


# --- figures ---------------------------------------------------------------------------------------


class Figures(NamedTuple):
    """All matches of a player: a row for each deal, with both seats."""

    won: Array
    luck: Array  # of each kind
    rounds: Array
    milliseconds: float

    @property
    def without_luck(self) -> Array:
        return self.won - self.luck.sum(2)


def _figures(matches: Sequence[Played]) -> Figures:
    return Figures(
        np.array([played.won for played in matches]).reshape(-1, 2),
        np.array([played.luck for played in matches]).reshape(-1, 2, len(KINDS)),
        np.array([played.rounds for played in matches]).reshape(-1, 2),
        float(np.mean([played.milliseconds for played in matches])),
    )


def _told(shares: Array, sign: str = "") -> str:
    """A mean with its 95 % interval; the two seats of a deal count as one."""
    pairs = 100 * shares.mean(1)
    width = 1.96 * pairs.std(ddof=1) / len(pairs) ** 0.5 if len(pairs) > 1 else float("nan")
    return f"{pairs.mean():{sign}.2f} ± {width:.2f} %"


def measure(pool: Executor, player: Player, pairs: int, seed: int, first: int) -> Figures:
    """So many deals from the first on, each in both seats."""
    tasks = [(player, seed, first + i // 2, i % 2) for i in range(2 * pairs)]
    matches: list[Played] = []
    began = told = perf_counter()
    for played in pool.map(play, tasks, chunksize=2):
        matches.append(played)
        if perf_counter() - told >= PROGRESS and len(matches) % 2 == 0:
            told = perf_counter()
            print(
                f"  {player}: {len(matches)} of {len(tasks)} matches in {told - began:.0f} s, "
                f"without luck {_told(_figures(matches).without_luck)}",
                flush=True,
            )
    return _figures(matches)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pairs", type=int, default=300, help="deals, each in both seats")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--milliseconds", type=int, nargs="*", default=[10, 50, 200])
    parser.add_argument("--plan", action="append", help="of the champion, such as worlds=512,doubt=0.03")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, help="an .npz file for the figures of every match")
    given = parser.parse_args()
    plans = given.plan or [""]
    for plan in plans:
        plan_told(plan)
    players = [Player(LEARNED, 200)]
    players += [Player(CHAMPION, ms, plan) for plan in plans for ms in given.milliseconds]
    learned, kept = None, {"kinds": np.array(KINDS), "players": np.array([str(p) for p in players])}
    # One pool for all: every worker compiles for half a minute before its first match.
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool:
        for i, player in enumerate(players):
            figures = measure(pool, player, given.pairs, given.seed, given.first)
            learned = figures if learned is None else learned
            print(
                f"{player}: won {_told(figures.won)}, without luck {_told(figures.without_luck)}, "
                f"more than level {LEARNED} {_told(figures.without_luck - learned.without_luck, '+')}; "
                f"{figures.milliseconds:.1f} ms a decision",
                flush=True,
            )
            kept |= {f"{name}_{i}": np.array(value) for name, value in figures._asdict().items()}
            if given.out:
                np.savez(given.out, seed=given.seed, first=given.first, **kept)


if __name__ == "__main__":
    main()
