"""A lower bound for the expected score of a lone Skyjo player who has n turns: no policy does better.

The four columns are taken apart. Each acts for itself, knows all the cards, and pays three things that a real
player pays nothing for on average; docs/solitaire.md has the proof.

- A move costs `act[t]` with t turns left, and the player gets the sum of these back: with one move a turn one
  comes out even.
- Taking card i from the discard pile costs `take[t, i]`; whoever discarded it a turn before is paid that.
- Luck: whenever a card comes to light, what it makes the position worth less what was to be expected. The
  worth of a position is the sum over its columns of what `solve` says. These are martingale differences,
  whatever `solve` says: an information relaxation with penalty (Brown, Smith and Sun 2010).

So for every deal and all prices, what the columns come to at best is a bound on average. Good prices are
looked for deal by deal.
"""

from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from bench.solitaire_columns import ROWS, Columns, Market, compiled, final_score, solve, turned_over
from tablee.kernels.decorators import Array, Number

PACE = 3.0  # of prices, at first


class Holdings(NamedTuple):
    """All that a column can hold of a deal, each card by itself: up to three of them, the rest face down."""

    cards: Array  # [holding, row]; the number after the last card is one that is face down
    put: Array  # [holding, row, card]: the holding after an exchange, or after turning over the last row


def make_holdings(count: int) -> Holdings:
    sets = [held for size in range(ROWS + 1) for held in combinations(range(count), size)]
    number = {held: at for at, held in enumerate(sets)}
    cards = np.array([(*held, *(count,) * (ROWS - len(held))) for held in sets])
    put = np.full((len(sets), ROWS, count), -1, np.int32)
    for at, held in enumerate(sets):
        for row in range(ROWS):
            rest = set(held) - {held[row]} if row < len(held) else set(held)
            for card in set(range(count)) - set(held):
                put[at, row, card] = number[tuple(sorted({*rest, card}))]
    return Holdings(cards, put)


@compiled
def kinds_of(columns: Columns, holdings: Holdings, deal: Array) -> Array:
    """The state of `Columns` that each holding is."""
    put, closed = columns.put, len(columns.cards) - 2
    kinds = np.zeros(len(holdings.cards), np.int64)
    for at in range(len(kinds)):
        kind = closed
        for row in range(ROWS):
            card = holdings.cards[at, row]
            if card < len(deal):
                kind = put[kind, ROWS - 1, deal[card]]  # face-down cards come last in both
        kinds[at] = kind
    return kinds


@compiled
def best_column(
    columns: Columns,
    market: Market,
    solved: Any,
    holdings: Holdings,
    kinds: Array,
    deal: Array,
    layout: Any,
    own: Number,
    prices: Any,
    uses: Array,
    trades: Array,
    cost: Array,
    choice: Array,
) -> Any:
    """What a column comes to at best, and how many cards it turns over in the set-up.

    A deal is the cards of one column after the other, the first discard, and the draw pile. It makes no
    difference to a player whether a turn that takes a discard leaves the draw pile as it is or burns its
    first card unseen; here it is burnt, so that the card that may be drawn with t turns left is settled.
    Nor does it in which order a column's cards are turned up. What the column does is added to `uses[t]`
    and, less what it discards, to `trades[t, card]`.
    """
    count, _, takes = layout
    act, take, peek = prices
    worth, typical = market.worth, market.typical
    values, deck, _, hidden, put_kind = columns
    before, after = solved
    cards, put = holdings
    turns, faces, size = len(act) - 1, len(values), len(cards)
    gone_kind = len(hidden) - 1
    opening = ROWS * count
    left = np.zeros((ROWS + 1, faces))  # unseen, by how many own cards have been turned up
    left[0] = deck
    for i in range(len(deal)):
        if i // ROWS != own:
            left[0, deal[i]] -= 1
    for j in range(ROWS):
        left[j + 1] = left[j]
        left[j + 1, deal[ROWS * own + j]] -= 1
    ends = np.zeros(len(hidden))
    for kind in range(gone_kind):
        ends[kind] = final_score(columns, kind, left[ROWS - hidden[kind]])
    for at in range(size):
        cost[0, at] = ends[kinds[at]]
    luck = np.zeros(len(hidden))
    turned = np.zeros(len(hidden))
    for t in range(1, turns + 1):
        x = opening + 1 + turns - t  # the card that this turn may draw
        later, resale = cost[t - 1], take[t - 1]
        paid = worth[t - 1]
        mean = np.zeros(ROWS + 1)
        for j in range(ROWS + 1):
            mean[j] = (left[j] * paid).sum() / left[j].sum()
        for kind in range(gone_kind):
            if hidden[kind]:
                turned[kind] = turned_over(
                    columns, before[t - 1], paid, left[ROWS - hidden[kind]], kind, deal[x]
                )
        left[:, deal[x]] += 1
        for kind in range(gone_kind):
            j = ROWS - hidden[kind]
            expected, total = 0.0, 0.0
            for face in range(faces):
                expected += left[j, face] * after[t, kind, face]
                total += left[j, face]
            luck[kind] = expected / total - after[t, kind, deal[x]]
        usual = np.zeros(ROWS + 1)
        for j in range(ROWS + 1):
            usual[j] = (left[j] * typical[t]).sum() / left[j].sum() - typical[t, deal[x]]
        for at in range(size):
            kind = kinds[at]
            if kind == gone_kind:
                cost[t, at] = 0.0
                continue
            j = ROWS - hidden[kind]
            # A holding with cards that have not been drawn yet is never met.
            newest = -1
            for row in range(j):
                newest = max(newest, cards[at, row])
            if newest >= x:
                continue
            mine = ROWS * own + j
            least, chosen = np.inf, -1
            for y in range(opening if t == turns else 0 if takes else x, x + 1):
                price = 0.0 if y == x or t == turns else take[t, y]
                for row in range(min(j + 1, ROWS)):
                    to = put[at, row, y]
                    if to < 0:
                        continue
                    card = mine if row == j else cards[at, row]
                    if card == y:
                        continue
                    value = price + (later[to] - resale[card] if kinds[to] != gone_kind else -resale[y])
                    if row == j and kinds[to] != gone_kind:
                        value += paid[deal[mine]] - mean[j]
                    if y != x:  # then nobody sees the draw pile's card
                        value -= luck[kind] + (count - 1) * usual[j]
                    if value < least:
                        least, chosen = value, y * ROWS + row
            if j < ROWS:
                to = put[at, ROWS - 1, mine]
                if to >= 0:
                    value = later[to] - resale[x] if kinds[to] != gone_kind else -resale[mine]
                    value += turned[kind] - before[t - 1, kinds[to]]
                    value += paid[deal[x]] if kinds[to] != gone_kind else paid[deal[mine]]
                    if value < least:
                        least, chosen = value, -2
            if least + act[t] < later[at]:
                cost[t, at], choice[t, at] = least + act[t], chosen
            else:
                cost[t, at], choice[t, at] = later[at], -1
            cost[t, at] += luck[kind]
    now = cost[turns]
    one = put[0, ROWS - 1, ROWS * own]
    two = put[one, ROWS - 1, ROWS * own + 1]
    lucky = 0.0
    for face in range(faces):
        lucky += left[1, face] * before[turns, put_kind[kinds[one], ROWS - 1, face]] / left[1].sum()
    second = now[two] - before[turns, kinds[two]] + lucky + peek
    lucky = 0.0
    for face in range(faces):
        lucky += left[0, face] * before[turns, put_kind[kinds[0], ROWS - 1, face]] / left[0].sum()
    first = min(now[one], second) - before[turns, kinds[one]] + lucky + peek
    at, peeked = 0, 0
    if first < now[0]:
        at, peeked = (two, 2) if second < now[one] else (one, 1)
    total = min(first, now[0])
    for t in range(turns, 0, -1):
        if kinds[at] == gone_kind:
            break
        chosen = choice[t, at]
        if chosen == -1:
            continue
        uses[t] += 1
        x, j = opening + 1 + turns - t, ROWS - hidden[kinds[at]]
        mine = ROWS * own + j
        if chosen == -2:
            at = put[at, ROWS - 1, mine]
            trades[t - 1, mine if kinds[at] == gone_kind else x] -= 1
            continue
        y, row = chosen // ROWS, chosen % ROWS
        if y != x:
            trades[t, y] += 1
        card = mine if row == j else cards[at, row]
        at = put[at, row, y]
        trades[t - 1, y if kinds[at] == gone_kind else card] -= 1
    return total, peeked


@compiled
def deal_bound(
    columns: Columns,
    market: Market,
    solved: Any,
    holdings: Holdings,
    deal: Array,
    layout: Any,
    act: Array,
    take: Array,
    steps: Number,
) -> float:
    """The highest bound of one deal, with prices that go up where more is asked for than there is."""
    count, peeks, _ = layout
    turns = len(act) - 1
    kinds = kinds_of(columns, holdings, deal)
    cost = np.zeros((turns + 1, len(kinds)))
    choice = np.zeros((turns + 1, len(kinds)), np.int64)
    highest, peek = -np.inf, 0.0
    for step in range(steps):
        uses, trades = np.zeros(turns + 1), np.zeros((turns + 1, len(deal)))
        value, peeked = -act[1:].sum() - peeks * peek, -peeks
        prices = (act, take, peek)
        for own in range(count):
            total, turned = best_column(
                columns,
                market,
                solved,
                holdings,
                kinds,
                deal,
                layout,
                own,
                prices,
                uses,
                trades,
                cost,
                choice,
            )
            value += total
            peeked += turned
        highest = max(highest, value)
        uses[1:] -= 1
        trades[0] = 0.0  # nobody takes what the last turn discards,
        trades[turns] = 0.0  # and the first turn has the first discard
        size = (uses**2).sum() + (trades**2).sum() + peeked**2
        if size == 0:
            break
        length = PACE * (1 - step / steps) / np.sqrt(size)
        act = np.maximum(act + length * uses, 0.0)
        take = np.maximum(take + length * trades, 0.0)
        peek += length * peeked
    return highest


def bounds(
    columns: Columns,
    market: Market,
    deals: int,
    seed: int,
    count: int = 4,
    peeks: int = 2,
    takes: bool = True,
    steps: int = 60,
) -> Array:
    """The bound of each of so many deals: on average no policy is better than their mean.

    `count` columns, of which `peeks` cards are turned over in the set-up; without `takes` nothing but the
    first discard may be taken.
    """
    turns = len(market.act) - 1
    solved = solve(columns, market.act, market.worth)
    numbers = np.random.default_rng(seed)
    deck = np.repeat(np.arange(len(columns.values)), columns.deck.astype(int))
    size = ROWS * count + 1 + turns
    holdings = make_holdings(size)
    found = np.zeros(deals)
    for i in range(deals):
        deal = numbers.permutation(deck)[:size]
        act = np.array([0.0, *(market.act[t, deal[-t]] for t in range(1, turns + 1))])
        take = market.worth[:, deal]
        found[i] = deal_bound(
            columns, market, solved, holdings, deal, (count, peeks, takes), act, take, steps
        )
    return found
