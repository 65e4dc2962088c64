"""A Skyjo player that tries its best moves out in worlds that could be the real one.

The moves that the network judges best are compared: the same worlds and the same luck for all of them. In
each world the others play on like level 4 until it is one's own turn again, and the network judges what that
turn promises with one card that may be drawn, another in each world; or the round ends before, and then its
scores count. Many worlds tell more than a long look at few of them. A card that is drawn at once is placed as
the network in a hurry thinks best. How a move did in many worlds is weighed against what the network thought
of it at first: few worlds change little.

Nothing but a view comes in here; worlds are those of `determinization`.
"""

import time
from typing import NamedTuple

import numpy as np

from tablee.bots.network import Panel
from tablee.games.skyjo.bots.determinization import Worlds, open_world
from tablee.games.skyjo.bots.evaluation import judge as judge_cost
from tablee.games.skyjo.bots.learned import (
    CAREFUL,
    CHANCE,
    EAGER,
    UNIT,
    Care,
    Room,
    choose_moves,
    code_of,
    consider,
    is_last_turn,
    list_moves,
    look_ahead,
    new_room,
    take_standing,
    value_of_drawing,
    value_of_move,
)
from tablee.games.skyjo.bots.match_mixture import POINTS
from tablee.games.skyjo.bots.match_odds import chance_to_win, worth_of_scores
from tablee.games.skyjo.bots.playouts import see_in
from tablee.games.skyjo.bots.position import DRAW_CARD, GRID, TURN, Position
from tablee.games.skyjo.kernel import kernel as core
from tablee.games.skyjo.kernel.kernel import OVER
from tablee.kernels.decorators import Array, Number, Record, compiled
from tablee.kernels.worlds import WorldTable

MOST = 2 * GRID + 1  # moves that can be compared
_GOLDEN = 0.618034  # its multiples are spread evenly, however many of them there are


class Plan(NamedTuple):
    """How a search is made."""

    moves: int = 6  # that are compared at most,
    margin: float = 0.25  # and how much worse than the best one the network may think of them
    doubt: float = 0.06  # how far off the network's first thought is, as a rule
    cards: int = 1  # looked at of those that the next own turn may draw: others in each world
    worlds: int = 1000  # at most
    batch: int = 8  # worlds at a time
    certain: float = 2.5  # standard deviations that a move must be behind to be dropped


@compiled
def face(room: Room, seat: Number) -> None:
    """Think for this seat, as the match stands."""
    take_standing(room, seat)


@compiled
def rank(position: Position, room: Room, codes: Array, values: Array) -> Number:
    """Every move that is worth a thought and what it is thought to be worth; how many there are."""
    consider(position, room)
    exchanges, turns = list_moves(position, room)
    taking = position.phase == TURN
    card = position.top if taking else position.drawn
    count = choose_moves(position, room, exchanges, turns, card, taking, CAREFUL.moves)
    for k in range(count):
        values[k] = value_of_move(position, room, room.order[k], card)
        codes[k] = code_of(room.order[k], room, taking)
    if taking:
        values[count] = value_of_drawing(position, room, exchanges, turns, CAREFUL, 0.5)
        codes[count] = DRAW_CARD
        count += 1
    return count


@compiled
def play_on(
    s: Record, root: Number, care: Care, luck: Number, room: Room, chance: Number, unit: Number
) -> Number:
    """Play on until the next own turn begins, and judge it; or to the end of the round, if that is near."""
    players: Number = np.int64(s.players)
    while s.phase != OVER:
        seat = np.int64(s.turn)
        position = see_in(s, seat, room.numbers)
        if seat != root:
            code = judge_cost(position, room.weights, room.scratch)
        else:
            last = is_last_turn(position)
            code, value = look_ahead(position, room, EAGER if last else care, luck)
            if s.phase == TURN and not last:
                return value
        core.apply(s, seat, code)
    if players == 2:
        own: Number = np.int64(s.scores[root])
        other: Number = np.int64(s.scores[1 - root])
        return worth_of_scores(room.totals, root, own, other, room.after) / POINTS
    for player in range(players):
        room.after[player] = room.totals[player] + np.int64(s.scores[player])
    return (chance_to_win(room.after, players, root) - chance) / unit


@compiled
def try_out(
    results: Array,
    table: WorldTable,
    first: Number,
    seat: Number,
    codes: Array,
    plan: Plan,
    room: Room,
    chance: Number,
    unit: Number,
) -> None:
    """Play each move in the worlds `first` and following. A row of results for each world."""
    care = Care(EAGER.moves, plan.cards)
    for i in range(len(results)):
        luck = (first + i) * _GOLDEN % 1.0
        for k in range(len(codes)):
            open_world(table, first + i)
            s = table.states[0]
            core.apply(s, seat, codes[k])
            results[i, k] = play_on(s, seat, care, luck, room, chance, unit)


class Search:
    """Thinks about positions. It belongs to one thread; compiled code runs without the interpreter's lock."""

    def __init__(self, panels: tuple[Panel, Panel], weights: tuple[float, ...]) -> None:
        self._room = new_room(*panels, weights)
        self._seat = -1  # whose judgement the room has
        self._codes = np.zeros(MOST, dtype=np.int64)
        self._values = np.zeros(MOST)
        self.worlds = 0  # tried so far, for whoever wants to know

    def set_totals(self, totals: Array, seat: int) -> None:
        """How the match stands, as if it went to 100, and who thinks about it."""
        if self._seat != seat or not np.array_equal(self._room.totals[: len(totals)], totals):
            self._room.totals[: len(totals)], self._seat = totals, seat
            face(self._room, seat)

    def ranked(self, position: Position) -> list[tuple[int, float]]:
        """The moves that are worth a thought, as codes, and what the network thinks of them, best first."""
        count = rank(position, self._room, self._codes, self._values)
        order = np.argsort(-self._values[:count], kind="stable")
        return [(int(self._codes[i]), float(self._values[i])) for i in order]

    def best(self, position: Position) -> int:
        """The code of the move that the network thinks best."""
        return self.ranked(position)[0][0]

    def compare(self, position: Position, worlds: Worlds, codes: list[int], first: int, count: int) -> Array:
        """What these moves come to in worlds from the first on, in tens of points: a row for each world."""
        room, results = self._room, np.zeros((count, len(codes)))
        rank(position, room, self._codes, self._values)
        chance, unit = float(room.facts[CHANCE]), float(room.facts[UNIT])
        try_out(results, worlds.table, first, position.seat, np.array(codes), Plan(), room, chance, unit)
        return results

    def choose(self, position: Position, worlds: Worlds, plan: Plan, ends: float | None = None) -> int:
        """The code of the move that proves best until the clock (`perf_counter`) says `ends`.

        Without `ends` it goes on until it is certain, or to the plan's last world: it can be repeated.
        """
        room = self._room
        count = rank(position, room, self._codes, self._values)
        order = np.argsort(-self._values[:count], kind="stable")[: plan.moves]
        order = order[self._values[order] >= self._values[order[0]] - plan.margin]
        codes, thought = self._codes[order], self._values[order] - self._values[order[0]]
        chance, unit = float(room.facts[CHANCE]), float(room.facts[UNIT])
        sums, squares = np.zeros(len(codes)), np.zeros(len(codes))
        alive = np.arange(len(codes))  # the first is what the others are compared with: it stays
        tried, best = 0, 0
        began = time.perf_counter()
        while len(alive) > 1 and tried < plan.worlds:
            batch = min(plan.batch, plan.worlds - tried)
            if ends is not None:
                now = time.perf_counter()
                if tried:  # as many as there is time for
                    batch = min(batch, int((ends - now) * tried / (now - began)))
                if now >= ends or batch <= 0:
                    break
            results = np.zeros((batch, len(alive)))
            try_out(results, worlds.table, tried, position.seat, codes[alive], plan, room, chance, unit)
            tried += len(results)
            ahead = results - results[:, :1]
            sums[alive] += ahead.sum(0)
            squares[alive] += (ahead**2).sum(0)
            mean = sums[alive] / tried
            variance = np.maximum(squares[alive] / tried - mean**2, 1e-4) / tried
            prior = plan.doubt**2
            judged = (thought[alive] * variance + mean * prior) / (variance + prior)
            spread = np.sqrt(variance * prior / (variance + prior))
            judged[0] = spread[0] = 0.0
            place = int(judged.argmax())
            best = int(alive[place])
            behind = (judged[place] - judged) / np.maximum(np.hypot(spread, spread[place]), 1e-9)
            kept = behind <= plan.certain
            if kept.sum() == 1:
                break
            kept[0] = True
            alive = alive[kept]
        self.worlds += tried
        return int(codes[best])
