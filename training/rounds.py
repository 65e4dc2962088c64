"""Rounds of Skyjo as tensors: thousands at once, for a graphics card.

The same game as `games.skyjo.core`; a test compares turns and scores. Only who begins is left to chance. The
seat to move is always the first of a round, and the others follow clockwise; after each turn they move up.
Two players play whole matches. At some of the tables one seat is level 4's, a rival of those who learn.
"""

import copy

import numpy as np
import torch
from standings import first_totals
from torch import Tensor
from torch.nn import functional

from tablee.games.skyjo.bots.features import KIND, KINDS, STAGES
from tablee.games.skyjo.bots.match_odds import LIMIT
from tablee.games.skyjo.bots.position import CARDS, FACE_DOWN, GONE, GRID, IN_DECK, ZERO

DECK = sum(IN_DECK)
COLUMNS = 4
NOBODY = -1
GONE_KIND = KINDS - 1


class Kinds:
    """What is always true of a kind of column, and of cards and totals."""

    def __init__(self, device: str) -> None:
        cells = np.full((KINDS, 3), GONE)
        for a in range(GONE):
            for b in range(a, GONE):
                for c in range(b, GONE):
                    cells[KIND[a, b, c]] = a, b, c
        up = cells < FACE_DOWN
        values = np.where(up, cells - ZERO, 0)
        counts = np.stack([(cells == card).sum(1) for card in range(FACE_DOWN + 1)], 1)
        a, b, c = cells.T
        pair = np.where(a == b, a, np.where(b == c, b, GONE))
        third = np.where(a == b, c, a)
        equal = (a == b) & (b == c) & (a < FACE_DOWN)
        # What is left of the cost of a column (`columns.column_cost`): of pairs, of one card above two
        # face-down ones, all, nothing.
        rest = np.full(KINDS, 2 * CARDS)
        rest = np.where(pair < FACE_DOWN, pair, rest)
        rest = np.where((pair == FACE_DOWN) & (third < FACE_DOWN), CARDS + third, rest)
        rest = np.where(equal | (a == GONE), 2 * CARDS + 1, rest)
        hopes = (pair < FACE_DOWN) & (c == FACE_DOWN)  # two equal cards beside a face-down one

        def tensor(array: np.ndarray, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.tensor(array, dtype=dtype, device=device)

        self.of = tensor(KIND, torch.long)
        self.others = tensor(cells[:, :2], torch.long)  # beside a face-down card
        self.counts = tensor(counts.T)
        self.rest = tensor(rest, torch.long)
        self.value = tensor(np.where(equal, 0, values.sum(1)))
        self.up = tensor(values.sum(1))
        self.down = tensor((cells == FACE_DOWN).sum(1), torch.long)
        self.highest = tensor(np.where(up, cells - ZERO, -2).max(1))
        self.high = tensor(((cells - ZERO >= 7) & up).sum(1))
        self.burden = tensor(2 * values.sum(1) - np.where((pair < FACE_DOWN) & (pair > ZERO), pair - ZERO, 0))
        self.hoped = tensor(np.where(hopes, pair, 0), torch.long)
        self.hope = tensor(np.where(hopes, 3.0 * (pair - ZERO), 0.0))
        self.face_values = tensor(np.arange(CARDS) - ZERO)
        self.deck = tensor(np.array(IN_DECK))
        self.stages = tensor(np.array(STAGES))  # of a match


class Rounds:
    """A batch of rounds. One that is over must be dealt anew."""

    def __init__(self, count: int, players: int, device: str, seed: int, rivals: float = 0.0) -> None:
        """`rivals` is the share of tables that have one."""
        self.count, self.players, self.device = count, players, device
        self.kinds = Kinds(device)
        self.random = torch.Generator(device=device).manual_seed(seed)

        def whole(*shape: int) -> Tensor:
            return torch.zeros(shape, dtype=torch.long, device=device)

        self.cards = whole(count, players, GRID)
        self.down = whole(count, players, GRID).bool()
        self.gone = whole(count, players, GRID).bool()
        self.pile = whole(count, DECK)
        self.at, self.end, self.top, self.closer = (whole(count) for _ in range(4))
        self.rival = torch.arange(count, device=device) % players  # whose turn comes so many turns from now
        self.rival[int(rivals * count) :] = NOBODY
        self.unseen = torch.zeros(count, CARDS, device=device)
        self.totals = first_totals(count, players, self.random, device)
        self.sorted_deck = torch.repeat_interleave(torch.arange(CARDS, device=device), self.kinds.deck.long())
        self.deal(torch.arange(count, device=device))

    def deal(self, rows: Tensor) -> None:
        """New rounds, with two cards turned over as level 4 does it."""
        order = torch.rand(len(rows), DECK, device=self.device, generator=self.random).argsort(1)
        pile = self.sorted_deck[order]
        dealt = self.players * GRID
        cards = pile[:, :dealt].view(-1, self.players, GRID)
        self.cards[rows] = cards
        down = torch.ones_like(cards, dtype=torch.bool)
        down[..., :2] = False
        self.down[rows] = down
        self.gone[rows] = False
        self.pile[rows] = pile
        self.at[rows] = dealt + 1
        self.end[rows] = DECK
        self.top[rows] = pile[:, dealt]
        self.closer[rows] = NOBODY
        seen = torch.cat([cards[..., :2].flatten(1), pile[:, dealt : dealt + 1]], 1)
        self.unseen[rows] = self.kinds.deck - functional.one_hot(seen, CARDS).sum(1)

    def part(self, rows: Tensor) -> "Rounds":
        """Copies of some of the rounds, each as often as it is named."""
        copies = copy.copy(self)
        copies.count = len(rows)
        for name, value in vars(self).items():
            if isinstance(value, Tensor) and name != "sorted_deck":
                setattr(copies, name, value[rows])
        return copies

    def shuffle_unseen(self) -> None:
        """Let chance say anew what lies face down and in the draw piles."""
        cards = torch.cat([self.cards.flatten(1), self.pile], 1)
        place = torch.arange(DECK, device=self.device)
        waits = (place >= self.at[:, None]) & (place < self.end[:, None])
        free = torch.cat([self.down.flatten(1), waits], 1)
        order = torch.arange(cards.shape[1], device=self.device) / cards.shape[1]
        chance = torch.rand(cards.shape, device=self.device, generator=self.random)
        to = (order + ~free).argsort(1)
        taken = (torch.where(free, chance, order) + ~free).argsort(1)
        cards = cards.scatter(1, to, cards.gather(1, taken))
        self.cards = cards[:, : self.players * GRID].reshape(self.cards.shape)
        self.pile = cards[:, self.players * GRID :]

    def codes(self) -> Tensor:
        """Every cell as it is seen."""
        return self.cards.masked_fill(self.down, FACE_DOWN).masked_fill(self.gone, GONE)

    def draw_count(self) -> Tensor:
        return self.end - self.at

    def draw(self, draws: Tensor) -> Tensor:
        """The next cards of the draw piles, or -1 where nobody draws."""
        empty = draws & (self.at == self.end)
        if bool(empty.any()):
            self._rebuild(empty.nonzero()[:, 0])
        card = self.pile.gather(1, self.at.clamp(max=DECK - 1)[:, None])[:, 0]
        self.at += draws
        self.unseen.scatter_add_(1, card[:, None], -draws.float()[:, None])
        return torch.where(draws, card, -1)

    def _rebuild(self, rows: Tensor) -> None:
        """SJ-15: all cards that are nowhere else become the draw pile."""
        codes = self.codes()[rows]
        in_grids = torch.where(self.gone[rows], GONE, self.cards[rows])
        counts = self.kinds.deck - functional.one_hot(in_grids, GONE + 1)[..., :CARDS].sum((1, 2))
        counts = (counts - functional.one_hot(self.top[rows], CARDS)).long()
        ends = counts.cumsum(1)
        places = torch.arange(DECK, device=self.device).expand(len(rows), DECK)
        cards = torch.searchsorted(ends, places.contiguous(), right=True).clamp(max=CARDS - 1)
        keys = torch.rand(len(rows), DECK, device=self.device, generator=self.random)
        order = (keys + (places >= ends[:, -1:])).argsort(1)
        self.pile[rows] = cards.gather(1, order)
        self.at[rows] = 0
        self.end[rows] = ends[:, -1]
        hidden = functional.one_hot(torch.where(codes == FACE_DOWN, in_grids, GONE), GONE + 1)
        self.unseen[rows] = (counts + hidden[..., :CARDS].sum((1, 2))).float()

    def place(self, cell: Tensor, card: Tensor, turned_over: Tensor) -> None:
        """The first seats put a card into a cell, or turn over what lies there and reject the card."""
        every = torch.arange(self.count, device=self.device)
        there, was_down = self.cards[every, 0, cell], self.down[every, 0, cell]
        self.unseen[every, there] -= was_down.float()
        self.cards[every, 0, cell] = torch.where(turned_over, there, card)
        self.down[every, 0, cell] = False
        self.top = torch.where(turned_over, card, there)
        column = cell[:, None] % COLUMNS + COLUMNS * torch.arange(3, device=self.device)
        cards = self.cards[:, 0].gather(1, column)
        clear = (cards == cards[:, :1]).all(1) & ~self.down[:, 0].gather(1, column).any(1)
        self.gone[:, 0] |= torch.zeros_like(self.gone[:, 0]).scatter_(1, column, clear[:, None].expand(-1, 3))
        self.top = torch.where(clear, cards[:, 0], self.top)
        closes = (self.closer == NOBODY) & ~self.down[:, 0].any(1)
        self.closer = torch.where(closes, 0, self.closer)

    def scores(self) -> Tensor:
        """SJ-11, SJ-12: what each seat has if the rounds are over."""
        grid = self.cards.view(self.count, self.players, 3, COLUMNS)
        equal = (grid == grid[:, :, :1]).all(2, keepdim=True)  # gone, or going at the final reveal
        scores = ((grid - ZERO) * ~equal).sum((2, 3)).float()
        is_closer = torch.arange(self.players, device=self.device) == self.closer[:, None]
        others = scores.masked_fill(is_closer, 1e9).amin(1, keepdim=True)
        return torch.where(is_closer & (scores >= others) & (scores > 0), 2 * scores, scores)

    def next_round(self, rows: Tensor, scores: Tensor) -> None:
        """These rounds are over: deal again, or begin another match."""
        first = first_totals(len(rows), self.players, self.random, self.device)
        if self.players == 2:
            totals = self.totals[rows] + scores
            first = torch.where(totals.amax(1, keepdim=True) < LIMIT, totals, first)
        self.totals[rows] = first
        self.deal(rows)

    def next_seats(self) -> None:
        """It is the next seats' turn."""
        for name in ("cards", "down", "gone", "totals"):
            setattr(self, name, getattr(self, name).roll(-1, 1))
        for name in ("closer", "rival"):
            seat = getattr(self, name)
            setattr(self, name, torch.where(seat == NOBODY, NOBODY, (seat - 1) % self.players))
