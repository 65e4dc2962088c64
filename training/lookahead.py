"""What players of many rounds think, all at once: `tablee.games.skyjo.bots.learned` for `rounds.Rounds`.

All cards are looked at, as level 5 does it, and of the moves those that level 4 likes best (`rival`); a test
compares what comes out. Only what closing is worth to one of two is judged here, and reckoned there.

A turn is thought about twice: before the choice between taking and drawing, with each card that may be
drawn, and then with the card in hand. A candidate is a cell where a card may come. Of the face-down cells
of a column one is enough, so there are 16: one for each column, then the twelve cells that may be face up.
"""

from dataclasses import dataclass, fields
from typing import NamedTuple

import torch
from rounds import COLUMNS, GONE_KIND, NOBODY, Kinds, Rounds
from standings import Judges, worth_of_scores
from torch import Tensor
from torch.nn import functional

from tablee.games.skyjo.bots import features, outlook
from tablee.games.skyjo.bots.features import FEATURES, NUMBERS_FROM
from tablee.games.skyjo.bots.match_mixture import POINTS
from tablee.games.skyjo.bots.outlook import LAST_CARDS
from tablee.games.skyjo.bots.position import CARDS, FACE_DOWN, GONE, GRID, ZERO

NEVER = -1e4
CHUNK = 65536  # rounds that are judged at a time
# What `tell_own` tells of a grid; between them stands what `tell_top` tells of the discard pile.
_TOLD_OF_GRID = [features.OWN + k for k in range(features.OWN_SIZE) if k not in (7, 8)]


class Weights(NamedTuple):
    """A panel's, on the device, and there in half precision. See `tablee.bots.network`."""

    rows: Tensor
    start: Tensor
    second: Tensor
    second_start: Tensor
    third: Tensor

    def judge(self, look: "Look", hidden: Tensor, more: Tensor) -> Tensor:
        """What the networks make of a first layer that is the sum of two, as the matches stand."""
        width = len(self.second)
        first = (hidden[..., :width] + more[..., :width]).relu_()
        inner = (first @ self.second + self.second_start).relu_()
        shares = look.shares.to(inner.dtype)
        third = shares @ self.third.T
        mixed = (inner.flatten(1, -2) @ third[..., None]).view(inner.shape[:-1])
        for straight in (hidden[..., width:], more[..., width:]):
            mixed = mixed + torch.einsum("r...k,rk->r...", straight, shares)
        return mixed.float()


def normal(x: Tensor) -> Tensor:
    """As `judgement.normal`."""
    return 0.5 * (1.0 + torch.erf(x * 0.5**0.5))


def _wide(of_rounds: Tensor, like: Tensor) -> Tensor:
    """One number a round, for whatever is looked at of the round."""
    return of_rounds.view(-1, *(1,) * (like.dim() - 1))


def _of(of_rounds: Tensor, which: Tensor) -> Tensor:
    """From a row of numbers a round, those that are asked for."""
    return of_rounds.gather(1, which.flatten(1)).view(which.shape)


@dataclass
class Look:
    """What the first seats make of their tables before they look at any move: `prepare` and `consider`."""

    kinds: Kinds
    codes: Tensor  # of the own cells
    own: Tensor  # the kinds of the own columns
    down: Tensor  # own cards that are face down
    closed: Tensor
    last: Tensor
    may_wait: Tensor
    pool: Tensor
    share: Tensor
    mean: Tensor
    variance: Tensor
    costs: Tensor  # of each kind of column
    scores: Tensor
    expected: Tensor  # scores of the others,
    others_down: Tensor
    replied: Tensor  # and after their last turn,
    deviation: Tensor
    if_closed: Tensor  # what closing is held to cost beside the own score
    gifts: Tensor
    closer: Tensor
    target: Tensor  # the closer's score
    totals: Tensor
    shares: Tensor  # of each way to judge
    present: Tensor  # what is told of the table
    numbers: Tensor

    def part(self, rows: Tensor | slice) -> "Look":
        """Of some of the rounds."""
        parts = (getattr(self, field.name) for field in fields(self)[1:])
        return Look(self.kinds, *(part[rows] for part in parts))


def look_at(rounds: Rounds, judges: Judges, weights: tuple[float, ...], hand: Tensor | None) -> Look:
    """`hand` is the card that was drawn, or -1 for those who take; nobody has drawn yet without it."""
    kinds, players = rounds.kinds, rounds.players
    codes = rounds.codes()
    seats = kinds.of[codes[..., 0:4], codes[..., 4:8], codes[..., 8:12]]
    down, up = kinds.down[seats].sum(2), kinds.up[seats].sum(2)
    count = rounds.draw_count()
    left = count - 1 if hand is None else count - (hand < 0).long()
    unseen = rounds.unseen
    faces = functional.one_hot(codes, GONE + 1)[..., :CARDS].sum((1, 2))
    discards = kinds.deck - unseen - faces - functional.one_hot(rounds.top, CARDS)
    if hand is not None:
        discards = discards - functional.one_hot(hand.clamp(min=0), CARDS) * (hand >= 0)[:, None]
    pool = torch.where((count == 0)[:, None], discards, unseen)

    # What cards and columns cost.
    face, above = kinds.face_values, weights[outlook.REPLACE_ABOVE]
    turns = (down.amin(1) + weights[outlook.TURNS_MORE]).clamp(min=0)
    replaced = min(max(weights[outlook.REPLACE_SHARE], 0.0), 0.98)
    high = ((codes[:, 0] < FACE_DOWN) & (codes[:, 0] - ZERO > above)).sum(1)
    replaced = replaced * turns / (turns + max(weights[outlook.REPLACE_TURNS], 0.0) * high + 0.05)
    worth = face - replaced[:, None] * (face - above).clamp(min=0)
    share = unseen / unseen.sum(1, keepdim=True).clamp(min=1)
    mean = (share * face).sum(1)
    variance = ((share * face * face).sum(1) - mean**2).clamp(min=0)
    hidden_worth = (share * worth).sum(1, keepdim=True) + weights[outlook.HIDDEN_WORTH]
    eager = max(weights[outlook.FINISH], 0.0) * turns / pool.sum(1).clamp(min=1)
    odds = eager[:, None] * pool * (face > 0)
    chance = odds / (1.0 + odds)
    two = min(max(weights[outlook.FINISH_TWO], 0.0), 1.0)
    all_of_it = torch.ones_like(hidden_worth)
    rest = torch.cat([1.0 - chance, 1.0 - two * chance * chance, all_of_it, 0.0 * all_of_it], 1)
    costs = (torch.cat([worth, hidden_worth], 1) @ kinds.counts) * rest[:, kinds.rest]
    scores = kinds.value + kinds.down * mean[:, None] - share[:, kinds.hoped] * kinds.hope

    # What the others will have.
    expected = up + down * mean[:, None]
    highest = kinds.highest[seats].amax(2)
    worst = torch.where(down > 0, torch.maximum(highest, mean[:, None]), highest)
    gain = (share[:, None] * (worst[..., None] - face).clamp(min=0)).sum(2)
    spread = max(weights[outlook.SPREAD], 0.3)
    closed = rounds.closer != NOBODY

    # What is told of the table.
    numbers = torch.zeros(rounds.count, FEATURES - NUMBERS_FROM, device=rounds.device)
    numbers[:, :CARDS] = share * 10.0 - 0.7
    at = features.TABLE - NUMBERS_FROM
    numbers[:, at] = mean / 5.0
    numbers[:, at + 1] = expected[:, 1:].mean(1) / 20.0
    numbers[:, at + 2] = expected[:, 1:].amin(1) / 20.0
    numbers[:, at + 3] = down[:, 1:].amin(1) / 6.0
    numbers[:, at + 4] = count / 50.0
    numbers[:, at + 5] = (players - 2) / 3.0
    numbers[:, at + 6] = 1.0
    grids = _of(costs, seats).sum(2)
    of_seats = torch.stack([grids / 20.0, up / 20.0, down / 6.0, expected / 20.0, highest / 10.0], 2)
    is_closer = torch.arange(players, device=rounds.device) == rounds.closer[:, None]
    at = features.NEXT - NUMBERS_FROM
    numbers[:, at : at + 5] = of_seats[:, 1]
    numbers[:, at + 5] = is_closer[:, 1]
    if players > 2:
        at = features.OTHER - NUMBERS_FROM
        numbers[:, at : at + 5] = of_seats[:, 2:].sum(1) / (players - 2)
        numbers[:, at + 5] = is_closer[:, 2:].sum(1)
    present = [
        features.NEXT_COLUMNS + seats[:, 1],
        features.NEXT_HIDDEN + down[:, 1:2],
        (features.OTHER_COLUMNS + seats[:, 2:]).flatten(1),
        features.OTHER_HIDDEN + down[:, 2:],
    ]
    if players == 2:
        stages = torch.bucketize(rounds.totals, kinds.stages, right=True)
        standing = stages[:, :1] * (len(features.STAGES) + 1) + stages[:, 1:]
        present.append(features.STANDING + standing)
    gifts = _weigh_gifts(kinds, codes[:, 1], seats[:, 1], costs, share)
    replied = (expected - weights[outlook.REPLY] * gain)[:, 1:]
    left_to_them = (grids + weights[outlook.HIDDEN_COST] * down)[:, 1:] - replied
    return Look(
        kinds=kinds,
        codes=codes[:, 0],
        own=seats[:, 0],
        down=down[:, 0],
        closed=closed,
        last=rounds.closer == 1,
        may_wait=left >= LAST_CARDS,
        pool=pool,
        share=share,
        mean=mean,
        variance=variance,
        costs=costs,
        scores=scores,
        expected=expected[:, 1:],
        others_down=down[:, 1:],
        replied=replied,
        deviation=(down[:, 1:] * variance[:, None] + spread * spread).sqrt(),
        if_closed=weights[outlook.CLOSING] + left_to_them.mean(1),
        gifts=weights[outlook.GIFT] / (players - 1) * gifts * ~closed[:, None],
        closer=rounds.closer,
        target=_of(up, rounds.closer.clamp(min=0)[:, None])[:, 0],
        totals=rounds.totals,
        shares=judges.shares(rounds.totals),
        present=torch.cat(present, 1),
        numbers=numbers,
    )


def _weigh_gifts(kinds: Kinds, codes: Tensor, columns: Tensor, costs: Tensor, share: Tensor) -> Tensor:
    """What each card would give to the next seat, more than a card gives as a rule."""
    grid = codes.view(-1, 3, COLUMNS, 1)
    cards = torch.arange(CARDS, device=codes.device)
    placed = _of(costs, kinds.of[grid.roll(1, 1), grid.roll(2, 1), cards])
    gain = _of(costs, columns)[:, None, :, None] - placed
    gain = gain.masked_fill(grid == GONE, 0.0).clamp(min=0).amax((1, 2))
    return (gain - (share * gain).sum(1, keepdim=True)).clamp(min=0)


def sum_with(look: Look, of_kinds: Tensor, column: Tensor, kind: Tensor) -> Tensor:
    """What own grids come to where a column has become of another kind: so many a round, in any shape.

    `of_kinds` says it for each kind of column, the same in all rounds or not.
    """

    def of(which: Tensor) -> Tensor:
        return of_kinds[which] if of_kinds.dim() == 1 else _of(of_kinds, which)

    old = of(look.own)
    return _of(old.sum(1, keepdim=True) - old, column.expand(kind.shape)) + of(kind)


class Grids(NamedTuple):
    """Own grids in which one column has become of another kind: so many a round, in any shape."""

    column: Tensor
    kind: Tensor
    down: Tensor
    told: Tensor  # the numbers that are told of them, but for the discard pile


def grids_with(look: Look, column: Tensor, kind: Tensor) -> Grids:
    """See `tell_own`."""
    kinds = look.kinds
    column = column.expand(kind.shape)
    down, up, high = (sum_with(look, what, column, kind) for what in (kinds.down, kinds.up, kinds.high))
    highest = kinds.highest[look.own]
    of_others = torch.stack([highest.roll(k, 1) for k in range(1, COLUMNS)]).amax(0)
    highest = torch.maximum(_of(of_others, column), kinds.highest[kind])
    costs = torch.where(look.closed[:, None], look.scores, look.costs)
    cost = sum_with(look, costs, column, kind)
    expected = up + down * _wide(look.mean, kind)
    lowest = torch.ones_like(expected)
    for seat in range(look.replied.shape[1]):
        margin = _wide(look.replied[:, seat], kind) - expected - 0.5
        lowest = lowest * normal(margin / _wide(look.deviation[:, seat], kind))
    closed = _wide(look.closed, kind)
    closes, near = ~closed & (down == 0), ~closed & (down <= 3)
    target = _wide(look.target, kind).expand(kind.shape)
    deviation = (down * _wide(look.variance, kind)).sqrt().clamp(min=0.5)
    beaten = normal((target + 0.5 - expected) / deviation) * closed
    told = [
        cost / 20.0,
        up / 20.0,
        down / 6.0,
        expected / 20.0,
        (expected - _wide(look.expected.amin(1), kind)) / 20.0,
        highest / 10.0,
        high / 3.0,
        lowest * near,
        (1.0 - lowest) * expected.clamp(min=0) / 20.0 * near,
        closes.float(),
        up / 20.0 * closes,
        beaten,
        target / 20.0 * closed,
        beaten * target.clamp(min=0) / 20.0,
    ]
    return Grids(column, kind, down, torch.stack(told, -1))


def _first_layer(look: Look, network: Weights, grids: Grids) -> Tensor:
    """What the tables and these grids add up to."""
    rows = network.rows
    table = network.start + rows[look.present].sum(1) + look.numbers.to(rows.dtype) @ rows[NUMBERS_FROM:]
    own = rows[look.own]
    rest = table[:, None] + own.sum(1, keepdim=True) - own
    every = _wide(torch.arange(len(table), device=table.device), grids.kind)
    hidden = rest[every, grids.column]
    hidden += rows[grids.kind]
    hidden += rows[features.OWN_HIDDEN + grids.down]
    hidden += grids.told.to(rows.dtype) @ rows[_TOLD_OF_GRID]
    return hidden


def _tops(look: Look, network: Weights, closed: bool) -> Tensor:
    """What each card on the discard pile adds to the first layer: see `tell_top`."""
    rows = network.rows
    plain = rows[features.TOP : features.TOP + CARDS]
    plain = plain + (look.kinds.face_values[:, None] / 6.0).to(rows.dtype) * rows[features.OWN + 7]
    if closed:
        return plain.expand(len(look.codes), *plain.shape)
    return plain + (look.gifts[..., None] / 3.0).to(rows.dtype) * rows[features.OWN + 8]


class Candidates(NamedTuple):
    """The grids that come of placing a card: one for each candidate and card."""

    down: Tensor  # kinds of columns where a face-down card goes, with each card
    down_clears: Tensor  # whether the column leaves
    up: Tensor  # the same where a face-up card goes, with the cards that are asked for
    up_clears: Tensor
    up_columns: Tensor


def candidates_of(look: Look, cards: Tensor) -> Candidates:
    """`cards` are those that may come to face-up cells."""
    kinds, every = look.kinds, torch.arange(CARDS, device=look.codes.device)
    a, b = kinds.others[look.own].unsqueeze(2).unbind(3)
    down_clears = (a == b) & (a == every)
    down = kinds.of[a, b, every].masked_fill(down_clears, GONE_KIND)
    grid = look.codes.view(-1, 3, COLUMNS)
    a, b = (grid.roll(k, 1).reshape(-1, GRID, 1) for k in (1, 2))
    up_clears = (a == b) & (a == cards)
    up = kinds.of[a, b, cards].masked_fill(up_clears, GONE_KIND)
    columns = (torch.arange(GRID, device=look.codes.device) % COLUMNS).view(1, GRID, 1)
    return Candidates(down, down_clears, up, up_clears, columns)


class Values(NamedTuple):
    """What moves are worth: exchanges by candidate and card, turning over by column and rejected card."""

    exchanges: Tensor
    turns: Tensor
    may_take: Tensor
    may_keep: Tensor

    def part(self, rows: Tensor) -> "Values":
        """Of some of the rounds."""
        return Values(*(part[rows] for part in self))

    def keep_to(self, liked: "Values", most: int) -> "Values":
        """As many moves with each card as somebody likes best: these are the values of theirs."""
        takes = liked.exchanges.masked_fill(~self.may_take, NEVER)
        takes = takes >= takes.topk(most, 1).values[:, -1:]
        keeps = torch.cat([liked.exchanges.masked_fill(~self.may_keep, NEVER), liked.turns], 1)
        keeps = keeps >= keeps.topk(most, 1).values[:, -1:]
        count = liked.exchanges.shape[1]
        return Values(
            self.exchanges,
            self.turns.masked_fill(~keeps[:, count:], NEVER),
            self.may_take & takes,
            self.may_keep & keeps[:, :count],
        )


def values(look: Look, networks: tuple[Weights, Weights], hand: Tensor | None) -> Values:
    """Of all moves with all cards, or with the card in hand."""
    parts = []
    for begin in range(0, len(look.codes), CHUNK):
        rows = slice(begin, begin + CHUNK)
        parts.append(_values(look.part(rows), networks, None if hand is None else hand[rows]))
    return Values(*(torch.cat(part) for part in zip(*parts, strict=True)))


def _values(look: Look, networks: tuple[Weights, Weights], hand: Tensor | None) -> Values:
    cards = torch.arange(CARDS, device=look.codes.device).view(1, 1, CARDS)
    if hand is not None:
        cards = hand.view(-1, 1, 1)
    candidates = candidates_of(look, cards)
    exchanges, turns = _judged(look, networks[0], candidates, cards, hand, closed=False)
    for rows, kind in (
        (~look.closed & (look.down == 1), 0),
        (look.closed & ~look.last, 1),
        (look.last, 2),
    ):
        some = rows.nonzero()[:, 0]
        if not len(some):
            continue
        part = look.part(some)
        theirs = Candidates(*(c[some] if len(c) > 1 else c for c in candidates))
        held = None if hand is None else hand[some]
        asked = cards if hand is None else cards[some]
        if kind == 2:
            exchanged, turned = _at_the_end(part, theirs, held)
        else:
            exchanged, turned = _judged(part, networks[1], theirs, asked, held, closed=True)
        turns[some] = turned
        if kind == 0:  # who turns up the last card closes; others do not
            exchanges[some, :COLUMNS] = exchanged[:, :COLUMNS]
        else:
            exchanges[some] = exchanged
    return allowed(look, candidates, exchanges, turns)


def allowed(look: Look, candidates: Candidates, exchanges: Tensor, turns: Tensor) -> Values:
    """Values of moves, and which of them may be made. Of equal cards in a column one is enough."""
    burden = look.kinds.burden
    first, second, third = look.codes.view(-1, 3, COLUMNS).unbind(1)
    again = torch.stack([first == FACE_DOWN, second == first, (third == first) | (third == second)], 1)
    up = ((look.codes < FACE_DOWN) & ~again.flatten(1))[..., None]
    there = (look.kinds.down[look.own] > 0)[..., None].expand(-1, -1, exchanges.shape[2])
    free = candidates.up_clears | look.closed.view(-1, 1, 1)
    column = candidates.up_columns.expand_as(candidates.up)
    lowers = burden[candidates.up] < burden[_of(look.own, column)]
    waits = look.may_wait.view(-1, 1, 1)
    return Values(
        exchanges,
        turns.masked_fill(~there, NEVER),
        torch.cat([there, up & (free | lowers)], 1),
        torch.cat([there, up & (free | waits)], 1),
    )


def _judged(
    look: Look,
    network: Weights,
    candidates: Candidates,
    cards: Tensor,
    hand: Tensor | None,
    *,
    closed: bool,
) -> tuple[Tensor, Tensor]:
    """Values of exchanges and of cards turned over, as a network sees them."""
    share = look.share[:, None]
    columns = torch.arange(COLUMNS, device=look.codes.device).view(1, COLUMNS, 1)
    hidden = _first_layer(look, network, grids_with(look, columns, candidates.down))
    tops = _tops(look, network, closed)
    clears = candidates.down_clears
    if hand is None:
        each = network.judge(look, hidden[:, :, :, None], tops[:, None, None])  # column, card, top
        itself = each.diagonal(dim1=2, dim2=3)
        exchanged = torch.where(clears, itself, (each * share[:, :, None]).sum(3))
        turned = (torch.where(clears[..., None], itself[..., None], each) * share[..., None]).sum(2)
    else:
        every = torch.arange(len(hand), device=hand.device)
        held = tops[every, hand][:, None, None]
        placed = hidden[every, :, hand]
        exchanged = (network.judge(look, placed[:, :, None], tops[:, None]) * share).sum(2)
        itself = network.judge(look, placed, tops[every, hand][:, None])
        exchanged = torch.where(clears[every, :, hand], itself, exchanged)[..., None]
        turned = network.judge(look, hidden, torch.where(clears[..., None], tops[:, None], held))
        turned = (turned * share).sum(2, keepdim=True)
    hidden = _first_layer(look, network, grids_with(look, candidates.up_columns, candidates.up))
    left = look.codes.clamp(max=CARDS - 1)[..., None].expand_as(candidates.up)
    left = torch.where(candidates.up_clears, cards.expand_as(candidates.up), left)
    every = torch.arange(len(left), device=left.device).view(-1, 1, 1)
    return torch.cat([exchanged, network.judge(look, hidden, tops[every, left])], 1), turned


def _at_the_end(look: Look, candidates: Candidates, hand: Tensor | None) -> tuple[Tensor, Tensor]:
    """Values by scores, if the round ends with the turn."""
    columns = torch.arange(COLUMNS, device=look.codes.device).view(1, COLUMNS, 1)
    down = _end_values(look, columns, candidates.down)
    turned = (down * look.share[:, None]).sum(2, keepdim=True)
    if hand is not None:
        down = down[torch.arange(len(hand), device=hand.device), :, hand][..., None]
    up = _end_values(look, candidates.up_columns, candidates.up)
    return torch.cat([down, up], 1), turned.expand(-1, -1, down.shape[2])


def _end_values(look: Look, column: Tensor, kind: Tensor) -> Tensor:
    """See `learned._value_at_the_end`."""
    score = sum_with(look, look.scores, column, kind)
    down = sum_with(look, look.kinds.down, column, kind)
    target, variance = _wide(look.target, kind), _wide(look.variance, kind)

    def higher(expected: Tensor, down: Tensor) -> Tensor:
        """The chance of a seat to have more than the closer."""
        unsure = (down * variance).sqrt().clamp(min=0.5)
        chance = 1.0 - normal((target + 0.5 - expected) / unsure)
        return torch.where(down == 0, (expected > target).float(), chance)

    lowest = higher(score, down)
    others = torch.zeros_like(score)
    seats = look.expected.shape[1]
    for seat in range(seats):
        is_closer = _wide(look.closer == seat + 1, kind)
        expected = _wide(look.expected[:, seat], kind)
        theirs = higher(expected, _wide(look.others_down[:, seat], kind))
        lowest = lowest * torch.where(is_closer, 1.0, theirs)
        others = others + torch.where(is_closer, 0.0, expected)
    doubled = torch.where(target > 0, 1.0 - lowest, 0.0)
    if seats > 1:
        return ((others + target * (1.0 + doubled)) / seats - score) / POINTS
    totals = look.totals.view(-1, *(1,) * (score.dim() - 1), 2)
    alone, twice = (
        worth_of_scores(totals, torch.stack([score, times * target.expand_as(score)], -1)) for times in (1, 2)
    )
    return doubled * twice + (1.0 - doubled) * alone


class Outlook(NamedTuple):
    """What a turn promises before it begins."""

    value: Tensor
    takes: Tensor


def before_drawing(look: Look, top: Tensor, found: Values) -> Outlook:
    """The better of taking and drawing."""
    keeps = found.exchanges.masked_fill(~found.may_keep, NEVER).amax(1)
    best = torch.maximum(keeps, found.turns.amax(1))
    drawn = (best * look.pool).sum(1) / look.pool.sum(1).clamp(min=1)
    drawn = torch.where(look.pool.sum(1) == 0, NEVER, drawn)
    takes = found.exchanges.masked_fill(~found.may_take, NEVER).amax(1)
    taken = takes.gather(1, top[:, None])[:, 0]
    return Outlook(torch.maximum(taken, drawn), taken >= drawn)


def choices_of(found: Values, takes: Tensor) -> Tensor:
    """What each move with the card in hand is worth: exchanges, then cards to turn over."""
    may = torch.where(takes[:, None], found.may_take[..., 0], found.may_keep[..., 0])
    exchanges = found.exchanges[..., 0].masked_fill(~may, 2 * NEVER)
    turns = found.turns[..., 0].masked_fill(takes[:, None], 2 * NEVER)
    return torch.cat([exchanges, turns], 1)


def cells_of(look: Look, choice: Tensor) -> tuple[Tensor, Tensor]:
    """The cell of a move, and whether the card there is turned over."""
    turned_over = choice >= COLUMNS + GRID
    column = torch.where(turned_over, choice - COLUMNS - GRID, choice).clamp(max=COLUMNS - 1)
    down = look.codes.view(-1, 3, COLUMNS) == FACE_DOWN
    row = down.gather(2, column.view(-1, 1, 1).expand(-1, 3, 1))[..., 0].long().argmax(1)
    up = ~turned_over & (choice >= COLUMNS)
    return torch.where(up, choice - COLUMNS, row * COLUMNS + column), turned_over


def tell(rounds: Rounds, look: Look, column: Tensor) -> tuple[Tensor, Tensor]:
    """What the networks are told of the rounds after a move in this column: see `features`."""
    codes = rounds.codes()[:, 0].view(-1, 3, COLUMNS)
    columns = rounds.kinds.of[codes[:, 0], codes[:, 1], codes[:, 2]]
    kind = columns.gather(1, column[:, None])
    grids = grids_with(look, column[:, None], kind)
    numbers = look.numbers.clone()
    own = features.OWN - NUMBERS_FROM
    told = grids.told[:, 0]
    numbers[:, own : own + 7] = told[:, :7]
    numbers[:, own + 7] = (rounds.top - ZERO) / 6.0
    gift = look.gifts.gather(1, rounds.top[:, None])[:, 0] / 3.0
    numbers[:, own + 8] = gift * (rounds.closer == NOBODY)
    numbers[:, own + 9 :] = told[:, 7:]
    present = torch.cat(
        [look.present, columns, features.OWN_HIDDEN + grids.down, features.TOP + rounds.top[:, None]], 1
    )
    return present.to(torch.int16), numbers.half()
