"""Many rounds of Skyjo that the networks play against themselves, and what is to be learned from them."""

from typing import NamedTuple

import torch
from looking import NEVER, Look, Outlook, Values, Weights, before_drawing, grids_with, look_at, values
from rounds import COLUMNS, NOBODY, Rounds
from standings import Judges
from torch import Tensor

from tablee.bots.skyjo import features
from tablee.bots.skyjo.features import NUMBERS_FROM
from tablee.bots.skyjo.position import FACE_DOWN, GRID, ZERO

_CURIOUS = 0.4  # how far off a curious player's thoughts are, in tens of points


class Samples(NamedTuple):
    """What was told of rounds after a turn, and what came of it for the seat."""

    present: Tensor
    numbers: Tensor
    targets: Tensor
    closed: Tensor


class Turn(NamedTuple):
    """One turn of every round."""

    present: Tensor
    numbers: Tensor
    closed: Tensor
    outlook: Tensor  # in each way to judge
    last: Tensor  # whether the round ended with it for sure
    over: Tensor
    worth: Tensor  # of the round to each seat in each way, if it is over


class Crowd:
    """Rounds that go on without end. `weights` are level 4's, which the features need."""

    def __init__(self, count: int, players: int, weights: tuple[float, ...], device: str, seed: int) -> None:
        self.rounds = Rounds(count, players, device, seed)
        self.judges = Judges(players, device)
        self.weights = weights
        self.points = torch.zeros((), device=device)  # of all seats and rounds,
        self.finished = torch.zeros((), device=device)

    @torch.no_grad()
    def play(self, networks: tuple[Weights, Weights], turns: int, trust: float, curiosity: float) -> Samples:
        """Play so many turns of every round.

        A target is what the round came to, or as far as `trust` says, what was thought of it when the seat's
        next turn began; that alone if nothing more is known when the turns are over. Last turns are thought
        about too simply for that.
        """
        played = [self._turn(networks, curiosity) for _ in range(turns)]
        value = torch.full_like(played[0].worth, torch.nan)  # to each seat, of what is still to come
        targets = []
        for turn in reversed(played):
            value = value.roll(1, 1)
            value = torch.where(turn.over[:, None, None], turn.worth, value)
            targets.append(value[:, 0].masked_fill(turn.over[:, None], torch.nan))
            known = trust * turn.outlook + (1.0 - trust) * value[:, 0]
            known = torch.where(turn.last[:, None], value[:, 0], known)
            value = value.clone()
            value[:, 0] = torch.where(value[:, 0].isnan(), turn.outlook, known)
        target = torch.cat(targets[::-1])
        rows = ~target[:, 0].isnan()
        parts = (torch.cat([turn[k] for turn in played])[rows] for k in range(3))
        present, numbers, closed = parts
        return Samples(present, numbers, target[rows], closed)

    def _turn(self, networks: tuple[Weights, Weights], curiosity: float) -> Turn:
        rounds = self.rounds
        look = look_at(rounds, self.judges, self.weights, None)
        outlook, each = outlook_in_each_way(look, rounds.top, networks)
        takes, last = outlook.takes, look.last
        if curiosity:
            takes = takes ^ self._some(curiosity)
        drawn = rounds.draw(~takes)
        hand = torch.where(takes, rounds.top, drawn)
        look = look_at(rounds, self.judges, self.weights, drawn)
        choice = choices_of(values(look, networks, hand), takes)
        if curiosity:
            noise = torch.randn(choice.shape, device=rounds.device, generator=rounds.random)
            choice += _CURIOUS * noise * self._some(curiosity)[:, None]
        cell, turned_over = cells_of(look, choice.argmax(1))
        rounds.place(cell, hand, turned_over)
        over = rounds.closer == 1
        scores = rounds.scores()
        self.points += (scores.mean(1) * over).sum()
        self.finished += over.sum()
        present, numbers = _tell(rounds, look, cell % COLUMNS)
        worth = self.judges.worth(scores)
        turn = Turn(present, numbers, rounds.closer != NOBODY, each, last, over, worth)
        rounds.next_seats()
        rows = over.nonzero()[:, 0]
        if len(rows):
            rounds.next_round(rows, scores.roll(-1, 1)[rows])
        return turn

    def _some(self, share: float) -> Tensor:
        rounds = self.rounds
        return torch.rand(rounds.count, device=rounds.device, generator=rounds.random) < share


def outlook_in_each_way(look: Look, top: Tensor, networks: tuple[Weights, Weights]) -> tuple[Outlook, Tensor]:
    """What a turn promises as the match stands, and what that is in each way to judge.

    The promise is the best of many sums, each of shares times judgements. So the judgements of the best are
    how the promise changes with the shares.
    """
    with torch.enable_grad():
        look.shares.requires_grad_()
        outlook = before_drawing(look, top, values(look, networks, None))
        (each,) = torch.autograd.grad(outlook.value.sum(), look.shares)
    look.shares = look.shares.detach()
    return Outlook(outlook.value.detach(), outlook.takes), each


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


def _tell(rounds: Rounds, look: Look, column: Tensor) -> tuple[Tensor, Tensor]:
    """What the networks are told of the rounds after a move in this column: see `practice`."""
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
