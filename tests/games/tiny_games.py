"""The two games once more, as small as they can be written: lists, and the rules ledger beside them.

Nothing of Tablée's rules is used here. It counts move sequences from a given deck and knows no more
than that takes: no names, no records, no events, no human manners.
"""

from collections.abc import Iterator
from copy import deepcopy

W = 13


class TinySkipbo:
    def __init__(self, deck: list[int], players: int, stock: int, dealer: int, pairs: bool = False) -> None:
        self.n, self.pairs, self.over = players, pairs, False
        self.turn = (dealer + 1) % players
        self.stock: list[list[int]] = [[] for _ in range(players)]
        for i in range(stock * players):
            self.stock[(self.turn + i) % players].append(deck[i])
        self.draw = deck[stock * players :]
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.piles: list[list[list[int]]] = [[[] for _ in range(4)] for _ in range(players)]
        self.build = [0, 0, 0, 0]  # the number on top; a deck this small in depth is never used up
        self.fill()

    def fill(self) -> None:
        hand = self.hand[self.turn]
        while len(hand) < 5 and self.draw:
            hand.append(self.draw.pop(0))

    def mates(self) -> list[int]:
        return [self.turn, (self.turn + self.n // 2) % self.n] if self.pairs else [self.turn]

    def moves(self) -> Iterator[tuple[str, int, int, int]]:
        """(what, whose, card or pile, onto)."""
        if self.over:
            return
        for onto in range(4):
            fits = (self.build[onto] + 1, W)
            for mate in self.mates():
                if self.stock[mate] and self.stock[mate][-1] in fits:
                    yield "stock", mate, 0, onto
                for which in range(4):
                    if self.piles[mate][which] and self.piles[mate][which][-1] in fits:
                        yield "pile", mate, which, onto
            for card in set(self.hand[self.turn]):
                if card in fits:
                    yield "hand", self.turn, card, onto
                yield "discard", self.turn, card, onto
        if not self.hand[self.turn]:
            yield "end", self.turn, 0, 0

    def make(self, move: tuple[str, int, int, int]) -> None:
        what, whose, which, onto = move
        hand = self.hand[self.turn]
        if what in ("discard", "end"):
            if what == "discard":
                hand.remove(which)
                self.piles[self.turn][onto].append(which)
            self.turn = (self.turn + 1) % self.n
            self.fill()
            return
        if what == "stock":
            self.stock[whose].pop()
        elif what == "pile":
            self.piles[whose][which].pop()
        else:
            hand.remove(which)
        self.build[onto] = (self.build[onto] + 1) % 12
        self.over = not any(self.stock[mate] for mate in self.mates())
        if not hand and not self.over:
            self.fill()


class TinySkyjo:
    def __init__(self, deck: list[int], players: int, dealer: int = 0) -> None:
        self.n, self.dealer = players, dealer
        self.grid: list[list[int | None]] = [[] for _ in range(players)]  # None: the column is gone
        for i in range(12 * players):
            self.grid[(dealer + 1 + i) % players].append(deck[i])
        self.top = deck[12 * players]
        self.draw = deck[12 * players + 1 :]
        self.under: list[int] = []
        self.up: list[set[int]] = [set() for _ in range(players)]
        self.turn: int | None = None  # None: everybody turns over two
        self.drawn: int | None = None
        self.closer: int | None = None
        self.over = False

    def moves(self) -> Iterator[tuple[str, int, int]]:
        if self.over:
            return
        if self.turn is None:
            for seat in range(self.n):
                if len(self.up[seat]) < 2:
                    yield from (("turn over", seat, c) for c in range(12) if c not in self.up[seat])
            return
        there = [c for c in range(12) if self.grid[self.turn][c] is not None]
        if self.drawn is None:
            yield "draw", self.turn, 0
            yield from (("take", self.turn, c) for c in there)
        else:
            yield from (("keep", self.turn, c) for c in there)
            yield from (("reject", self.turn, c) for c in there if c not in self.up[self.turn])

    def shown_sum(self, seat: int) -> int:
        return sum(self.grid[seat][c] or 0 for c in self.up[seat])

    def make(self, move: tuple[str, int, int]) -> None:
        what, seat, cell = move
        if what == "turn over":
            self.up[seat].add(cell)
            if all(len(up) == 2 for up in self.up):
                order = [(self.dealer + 1 + i) % self.n for i in range(self.n)]
                best = max(self.shown_sum(s) for s in order)
                self.turn = next(s for s in order if self.shown_sum(s) == best)
            return
        if what == "draw":
            self.drawn = self.draw.pop(0)
            return
        grid = self.grid[seat]
        if what == "reject":
            assert self.drawn is not None
            self.lay(self.drawn)
        else:
            card = self.drawn
            if what == "take":
                card, self.top = self.top, self.under.pop() if self.under else -99
            old, grid[cell] = grid[cell], card
            assert old is not None
            self.lay(old)
        self.drawn = None
        self.up[seat].add(cell)
        column = [cell % 4 + 4 * row for row in range(3)]
        if all(c in self.up[seat] for c in column) and len({grid[c] for c in column}) == 1:
            for c in column:
                self.lay(grid[c] or 0)
                grid[c] = None
        if self.closer is None and all(grid[c] is None or c in self.up[seat] for c in range(12)):
            self.closer = seat
        self.turn = (seat + 1) % self.n
        self.over = self.turn == self.closer

    def lay(self, card: int) -> None:
        if self.top != -99:
            self.under.append(self.top)
        self.top = card


def count(game: TinySkipbo | TinySkyjo, depth: int) -> int:
    """How many sequences of so many moves there are."""
    moves = list(game.moves())
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = deepcopy(game)
        after.make(move)  # type: ignore[arg-type]
        total += count(after, depth - 1)
    return total
