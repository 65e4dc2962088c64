"""Many rounds of Skyjo that the networks play, and what is to be learned from them.

They play against themselves or against level 4, and keep to the moves that level 4 likes best, as levels 5
and 6 do.
"""

from typing import NamedTuple

import torch
from endings import Ending, try_closing
from lookahead import (
    Look,
    Outlook,
    Values,
    Weights,
    before_drawing,
    cells_of,
    choices_of,
    look_at,
    tell,
    values,
)
from rival import liked_by_level_4
from rounds import COLUMNS, NOBODY, Rounds
from standings import Judges
from torch import Tensor

from tablee.games.skyjo.bots.learned import CAREFUL

ENDINGS = 4096  # closing moves that are tried at every turn of all rounds of two players
_CURIOUS = 0.4  # how far off a curious player's thoughts are, in tens of points


class Samples(NamedTuple):
    """What was told of rounds after a turn, and what came of it for the seat."""

    present: Tensor
    numbers: Tensor
    targets: Tensor  # as the match stood, and then in each way to judge
    shares: Tensor  # of each way, as the match stood when the seat decided so
    closed: Tensor


class Turn(NamedTuple):
    """One turn of every round."""

    present: Tensor
    numbers: Tensor
    shares: Tensor
    closed: Tensor
    outlook: Tensor  # the same, where that counts: not before last turns
    rival: Tensor  # whether level 4 has played it: then nothing is learned from it
    over: Tensor
    worth: Tensor  # of the round to each seat, if it is over
    ending: Ending | None


class Crowd:
    """Rounds that go on without end. `weights` are level 4's, which the features need."""

    def __init__(
        self, count: int, players: int, weights: tuple[float, ...], device: str, seed: int, rivals: float
    ) -> None:
        self.rounds = Rounds(count, players, device, seed, rivals)
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
            targets.append(value[:, 0].masked_fill((turn.over | turn.rival)[:, None], torch.nan))
            value = value.clone()
            value[:, 0] = _blended(value[:, 0], turn.outlook, trust)
        target = torch.cat(targets[::-1])
        closed = torch.cat([turn.closed for turn in played])
        rows = ~target[:, 0].isnan()
        endings = [turn.ending for turn in played if turn.ending is not None]
        if endings:  # they say better than one round what closing is worth
            rows &= ~closed
        present = torch.cat([turn.present for turn in played])[rows]
        numbers = torch.cat([turn.numbers for turn in played])[rows]
        shares = torch.cat([turn.shares for turn in played])[rows]
        samples = Samples(present, numbers, target[rows], shares, closed[rows])
        if not endings:
            return samples
        parts = [torch.cat(part) for part in zip(*endings, strict=True)]
        closing = Samples(*parts, torch.ones(len(parts[0]), dtype=torch.bool, device=closed.device))
        return Samples(*(torch.cat(both) for both in zip(samples, closing, strict=True)))

    def _turn(self, networks: tuple[Weights, Weights], curiosity: float) -> Turn:
        rounds = self.rounds
        rival = rounds.rival == 0
        learning = (~rival).nonzero()[:, 0]
        curious = self._some(curiosity), self._some(curiosity)
        ending = None
        if rounds.players == 2:
            ending = try_closing(rounds, self.judges, self.weights, ENDINGS)
        look = look_at(rounds, self.judges, self.weights, None)
        liked = liked_by_level_4(look, self.weights, None)
        takes = before_drawing(look, rounds.top, liked).takes
        outlook, each = outlook_in_each_way(
            look.part(learning), rounds.top[learning], networks, liked.part(learning)
        )
        takes[learning] = outlook.takes
        takes = takes ^ (curious[0] & ~rival)
        thought = torch.full((rounds.count, 1 + self.judges.count), torch.nan, device=rounds.device)
        promised = torch.cat([outlook.value[:, None], each], 1)
        thought[learning] = promised.masked_fill(look.last[learning, None], torch.nan)

        drawn = rounds.draw(~takes)
        hand = torch.where(takes, rounds.top, drawn)
        look = look_at(rounds, self.judges, self.weights, drawn)
        liked = liked_by_level_4(look, self.weights, hand)
        choice = choices_of(liked, takes)
        found = values(look.part(learning), networks, hand[learning])
        found = found.keep_to(liked.part(learning), CAREFUL.moves)
        choice[learning] = choices_of(found, takes[learning])
        noise = torch.randn(choice.shape, device=rounds.device, generator=rounds.random)
        choice += _CURIOUS * noise * (curious[1] & ~rival)[:, None]
        cell, turned_over = cells_of(look, choice.argmax(1))
        rounds.place(cell, hand, turned_over)
        over = rounds.closer == 1
        scores = rounds.scores()
        self.points += (scores.mean(1) * over).sum()
        self.finished += over.sum()
        present, numbers = tell(rounds, look, cell % COLUMNS)
        worth = self.judges.worth(rounds.totals, scores)
        turn = Turn(
            present, numbers, look.shares, rounds.closer != NOBODY, thought, rival, over, worth, ending
        )
        rounds.next_seats()
        rows = over.nonzero()[:, 0]
        if len(rows):
            rounds.next_round(rows, scores.roll(-1, 1)[rows])
        return turn

    def _some(self, share: float) -> Tensor:
        rounds = self.rounds
        return torch.rand(rounds.count, device=rounds.device, generator=rounds.random) < share


def _blended(value: Tensor, outlook: Tensor, trust: float) -> Tensor:
    """What came of a turn and what was thought of it before: both, or what there is."""
    both = trust * outlook + (1.0 - trust) * value
    return torch.where(outlook.isnan(), value, torch.where(value.isnan(), outlook, both))


def outlook_in_each_way(
    look: Look, top: Tensor, networks: tuple[Weights, Weights], liked: Values
) -> tuple[Outlook, Tensor]:
    """What a turn promises as the match stands, and what that is in each way to judge.

    The promise is the best of many sums, each of shares times judgements. So the judgements of the best are
    how the promise changes with the shares.
    """
    with torch.enable_grad():
        look.shares.requires_grad_()
        found = values(look, networks, None).keep_to(liked, CAREFUL.moves)
        outlook = before_drawing(look, top, found)
        (each,) = torch.autograd.grad(outlook.value.sum(), look.shares)
    look.shares = look.shares.detach()
    return Outlook(outlook.value.detach(), outlook.takes), each
