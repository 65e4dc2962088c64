"""A column of Skyjo by itself, where each card comes from a fresh deck: a small Markov decision process.

A column pays for its moves, at prices at which all columns together make one move a turn on average. What it
is then expected to cost is what `solitaire_policy.py` plays by, and `solitaire_bound.py` judges luck by.
"""

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from tablee.kernels.decorators import Array, Number

ROWS = 3


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Not cached: nothing but this measurement uses it."""
    return njit(nogil=True)(function)


class Columns(NamedTuple):
    """All that a column can be, by number, and where moves lead.

    A state is a sorted triple of faces; the face after the last is a card that is face down. The last state
    is a column that has left.
    """

    values: Array  # of the faces
    deck: Array  # how many there are of each
    cards: Array  # [state, row]
    hidden: Array  # [state]: how many are face down
    put: Array  # [state, row, face]: the state after an exchange, and after turning over a face-down card


class Market(NamedTuple):
    """Prices for a column by itself."""

    act: Array  # [turns left, face drawn]: of a move
    worth: Array  # [turns left, face]: of a discard, to the turn that may take it
    typical: Array  # [turns left, face drawn]: what a column costs on average then


def make_columns(values: Any, deck: Any) -> Columns:
    faces = len(values)
    triples = list(combinations_with_replacement(range(faces + 1), ROWS))
    number = {triple: at for at, triple in enumerate(triples)}
    gone = len(triples)
    cards = np.full((gone + 1, ROWS), faces + 1)
    cards[:gone] = triples
    put = np.full((gone + 1, ROWS, faces), gone)
    for at, triple in enumerate(triples):
        for row in range(ROWS):
            for face in range(faces):
                after = tuple(sorted((*triple[:row], face, *triple[row + 1 :])))
                put[at, row, face] = gone if after[0] == after[2] else number[after]  # SJ-09
    for face in range(faces):
        put[number[(face,) * ROWS]] = gone  # never met
    hidden = (cards == faces).sum(axis=1)
    return Columns(np.array(values, float), np.array(deck, float), cards, hidden, put)


@compiled
def final_score(columns: Columns, at: Number, left: Array) -> Any:
    """What a column is expected to count when all is turned up, with these cards unseen (SJ-09, SJ-11)."""
    values, _, cards, hidden, _ = columns
    faces = len(values)
    if at == len(cards) - 1:
        return 0.0
    down = hidden[at]
    total = left.sum()
    score = down * (left * values).sum() / total
    for row in range(ROWS - down):
        score += values[cards[at, row]]
    for face in range(faces):
        chance = 1.0
        for row in range(ROWS):
            if row < ROWS - down:
                if cards[at, row] != face:
                    chance = 0.0
            else:
                taken = row - (ROWS - down)
                chance *= max(left[face] - taken, 0.0) / (total - taken)
        score -= chance * ROWS * values[face]
    return score


@compiled
def discarded(columns: Columns, mean: float, paid: Array, at: Number, row: Number, face: Number) -> Any:
    """What the discard of an exchange is worth to the next turn; a face-down card what it is on average."""
    card = columns.cards[at, row]
    if columns.put[at, row, face] == len(columns.cards) - 1:
        return paid[face]
    return mean if card == len(columns.values) else paid[card]


@compiled
def turned_over(columns: Columns, later: Array, paid: Array, chance: Array, at: Number, x: Number) -> Any:
    """What a column is expected to come to if a card is turned over and x discarded."""
    cost, total = 0.0, 0.0
    for face in range(len(chance)):
        to = columns.put[at, ROWS - 1, face]
        cost += chance[face] * (later[to] - (paid[face] if to == len(later) - 1 else paid[x]))
        total += chance[face]
    return cost / total


@compiled
def solve(columns: Columns, act: Array, worth: Array) -> Any:
    """A column by itself that buys its moves, where every card comes from a fresh deck.

    To act with t turns left and x drawn costs `act[t, x]`; to leave card y on the discard pile for that turn
    brings `worth[t, y]`. What the column is expected to cost: `before[t, state]`, and once x is seen
    `after[t, state, x]`.
    """
    values, deck, cards, hidden, put = columns
    turns, states, faces = len(act) - 1, len(cards), len(values)
    chance = deck / deck.sum()
    before = np.zeros((turns + 1, states))
    after = np.zeros((turns + 1, states, faces))
    for at in range(states):
        before[0, at] = final_score(columns, at, deck * 1e9)  # fresh decks: with replacement
    for t in range(1, turns + 1):
        later, paid = before[t - 1], worth[t - 1]
        mean = (chance * paid).sum()
        for at in range(states - 1):
            for x in range(faces):
                acted = np.inf
                if hidden[at]:
                    acted = turned_over(columns, later, paid, chance, at, x)
                for row in range(ROWS):
                    acted = min(acted, later[put[at, row, x]] - discarded(columns, mean, paid, at, row, x))
                after[t, at, x] = min(later[at], acted + act[t, x])
                before[t, at] += chance[x] * after[t, at, x]
    return before, after


@compiled
def demand(columns: Columns, act: Array, worth: Array, before: Array, after: Array, start: Array) -> Any:
    """How often a column acts with t turns left and x drawn, from these shares of states, and its cost."""
    values, deck, cards, hidden, put = columns
    turns, states, faces = len(act) - 1, len(cards), len(values)
    chance = deck / deck.sum()
    acts, typical = np.zeros_like(act), np.zeros_like(act)
    share = start.copy()
    for t in range(turns, 0, -1):
        later, paid = before[t - 1], worth[t - 1]
        mean = (chance * paid).sum()
        following = np.zeros(states)
        following[states - 1] = share[states - 1]
        for at in range(states):
            typical[t] += share[at] * after[t, at]
        for at in range(states - 1):
            if share[at] == 0.0:
                continue
            for x in range(faces):
                part = share[at] * chance[x]
                flipped, least, to = np.inf, np.inf, 0
                if hidden[at]:
                    flipped = turned_over(columns, later, paid, chance, at, x)
                for row in range(ROWS):
                    value = later[put[at, row, x]] - discarded(columns, mean, paid, at, row, x)
                    if value < least:
                        least, to = value, put[at, row, x]
                if later[at] <= min(flipped, least) + act[t, x]:
                    following[at] += part
                    continue
                acts[t, x] += part
                if flipped < least:
                    for face in range(faces):
                        following[put[at, ROWS - 1, face]] += part * chance[face]
                else:
                    following[to] += part
        share = following
    return acts, typical


def find_prices(columns: Columns, turns: int, count: int = 4, peeks: int = 2, steps: int = 300) -> Market:
    """Prices at which `count` columns act once a turn on average, and what discards are worth then: Adam."""
    chance = columns.deck / columns.deck.sum()
    closed = len(columns.cards) - 2
    start = np.zeros(len(columns.cards))
    start[closed] = 1 - peeks / count
    for face, likely in enumerate(chance):
        start[columns.put[closed, ROWS - 1, face]] += likely * peeks / count
    act = np.full((turns + 1, len(chance)), 2.0)
    worth = np.zeros_like(act)
    first, second = np.zeros_like(act), np.zeros_like(act)
    for step in range(1, steps + 1):
        before, after = solve(columns, act, worth)
        acts, typical = demand(columns, act, worth, before, after, start)
        slope = count * acts - chance
        slope[0] = 0
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        pace = 0.5 * 0.01 ** (step / steps)
        act += pace * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-3)
        np.maximum(act, 0, out=act)
        worth[1:] = np.maximum(
            act[1:] - (act[1:] @ chance)[:, None], 0
        )  # an action with it, and not with any card
    return Market(act, worth, typical)
