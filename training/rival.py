"""Level 4 at the tables of `rounds.Rounds`: what it thinks of all moves, all at once.

See `bots.skyjo.judgement`; a test compares what comes out. Learned players look at the moves that level 4
likes best, and at some tables it sits with them.
"""

import torch
from lookahead import (
    Look,
    Values,
    allowed,
    before_drawing,
    candidates_of,
    cells_of,
    choices_of,
    look_at,
    normal,
    sum_with,
)
from rounds import COLUMNS, Rounds
from standings import Judges
from torch import Tensor

from tablee.games.skyjo.bots import outlook
from tablee.games.skyjo.bots.position import CARDS


def liked_by_level_4(look: Look, weights: tuple[float, ...], hand: Tensor | None) -> Values:
    """What moves are worth to level 4, in points: with all cards, or with the card in hand."""
    cards = torch.arange(CARDS, device=look.codes.device).view(1, 1, CARDS)
    candidates = candidates_of(look, cards)
    columns = torch.arange(COLUMNS, device=look.codes.device).view(1, COLUMNS, 1)
    hidden = look.down.view(-1, 1, 1)
    down = _cost(look, weights, columns, candidates.down, hidden - 1)
    up = _cost(look, weights, candidates.up_columns, candidates.up, hidden)
    closing = _cost_of_closing(look, sum_with(look, look.kinds.up, columns, candidates.down))
    down = torch.where((hidden == 1) & ~look.closed.view(-1, 1, 1), closing, down)

    gifts = look.gifts[:, None]
    turns = (down * look.share[:, None]).sum(2, keepdim=True) + gifts
    unknown = (look.share * look.gifts).sum(1).view(-1, 1, 1)
    left = look.gifts.gather(1, look.codes.clamp(max=CARDS - 1))[..., None]
    down = down + torch.where(candidates.down_clears, gifts, unknown)
    up = up + torch.where(candidates.up_clears, gifts, left)
    found = allowed(look, candidates, -torch.cat([down, up], 1), -turns)
    if hand is None:
        return found
    return Values(*(part.gather(2, hand.view(-1, 1, 1).expand(-1, part.shape[1], 1)) for part in found))


def play_turn(rounds: Rounds, judges: Judges, weights: tuple[float, ...]) -> None:
    """Level 4 plays the turn of all first seats."""
    look = look_at(rounds, judges, weights, None)
    takes = before_drawing(look, rounds.top, liked_by_level_4(look, weights, None)).takes
    drawn = rounds.draw(~takes)
    hand = torch.where(takes, rounds.top, drawn)
    look = look_at(rounds, judges, weights, drawn)
    choice = choices_of(liked_by_level_4(look, weights, hand), takes)
    cell, turned_over = cells_of(look, choice.argmax(1))
    rounds.place(cell, hand, turned_over)


def _cost(look: Look, weights: tuple[float, ...], column: Tensor, kind: Tensor, hidden: Tensor) -> Tensor:
    """Of the own grid, where a column has become of this kind and so many cards are face down."""
    cost = sum_with(look, look.costs, column, kind) + weights[outlook.HIDDEN_COST] * hidden
    score = sum_with(look, look.scores, column, kind)
    target = look.target.view(-1, 1, 1)
    unsure = (hidden * look.variance.view(-1, 1, 1)).clamp(min=0).sqrt().clamp(min=0.5)
    beaten = torch.where(hidden == 0, (score <= target).float(), normal((target + 0.5 - score) / unsure))
    paid = beaten * target.clamp(min=0) / look.replied.shape[1]
    return torch.where(look.closed.view(-1, 1, 1), score - paid, cost)


def _cost_of_closing(look: Look, score: Tensor) -> Tensor:
    """The own score, doubled as likely as somebody else will have no more."""
    lowest = torch.ones_like(score)
    for seat in range(look.replied.shape[1]):
        lead = look.replied[:, seat].view(-1, 1, 1) - score - 0.5
        lowest = lowest * normal(lead / look.deviation[:, seat].view(-1, 1, 1))
    return score + (1.0 - lowest) * score.clamp(min=0) + look.if_closed.view(-1, 1, 1)
