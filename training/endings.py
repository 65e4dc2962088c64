"""What it is worth to close a round of two players.

One round tells little about it: the other's last turn and what lies face down decide, and a round is closed
but once. So wherever somebody could close, a closing move is tried, and its round ended many times over: the
cards that nobody sees are shuffled, and level 4 plays the last turn.
"""

from typing import NamedTuple

import torch
from lookahead import look_at, tell
from rival import play_turn
from rounds import COLUMNS, NOBODY, Rounds
from standings import Judges
from torch import Tensor

TIMES = 24  # that a round is ended
_TAKES = 0.3  # how often the top of the discard pile is tried, and not a card from the draw pile,
_TURNS = 0.5  # and how often what is drawn is rejected


class Ending(NamedTuple):
    """What was told of rounds after a closing move, and what that is worth on average: as `Judges.worth`."""

    present: Tensor
    numbers: Tensor
    targets: Tensor
    shares: Tensor  # of each way, as the matches stand


def try_closing(rounds: Rounds, judges: Judges, weights: tuple[float, ...], most: int) -> Ending:
    """Some of the first seats that have one card face down turn it up. The rounds themselves go on."""
    down = rounds.down[:, 0].sum(1)
    rows = ((down == 1) & (rounds.closer == NOBODY)).nonzero()[:, 0]
    order = torch.rand(len(rows), device=rounds.device, generator=rounds.random).argsort()
    table = rounds.part(rows[order[:most]])
    table.shuffle_unseen()
    chance = torch.rand(2, table.count, device=table.device, generator=table.random)
    takes = chance[0] < _TAKES
    drawn = table.draw(~takes)
    hand = torch.where(takes, table.top, drawn)
    look = look_at(table, judges, weights, drawn)
    cell = table.down[:, 0].long().argmax(1)
    table.place(cell, hand, ~takes & (chance[1] < _TURNS))
    present, numbers = tell(table, look, cell % COLUMNS)

    table = table.part(torch.arange(table.count, device=table.device).repeat_interleave(TIMES))
    table.shuffle_unseen()
    table.next_seats()
    play_turn(table, judges, weights)
    worth = judges.worth(table.totals, table.scores())[:, 1]  # to the closer, who is the next seat now
    return Ending(present, numbers, worth.view(-1, TIMES, worth.shape[1]).mean(1), look.shares)
