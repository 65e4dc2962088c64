"""Pairing and seats: pure functions of the numbers of entrants."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations

Group = tuple[int, ...]
Met = Mapping[frozenset[int], int]  # how often two have met; 0 for all others

_STEPS = 20_000  # of the search for each number of rematches: some hundredths of a second


def meetings(groups: Sequence[Group]) -> Counter[frozenset[int]]:
    """How often each pair has met."""
    return Counter(frozenset(two) for group in groups for two in combinations(group, 2))


def swiss(standing: Sequence[int], met: Met, size: int) -> list[Group]:
    """Tables of this size: neighbours in the standings play each other, with as few rematches as possible.

    Among the pairings with the fewest rematches, the first player gets the nearest opponents, then the next.
    If the search takes too long, one more rematch is allowed.
    """
    rematches = 0
    while (found := _Search(met, size).pair(tuple(standing), rematches)) is None:
        rematches = max(1, 2 * rematches)
    return found


def round_robin(entrants: int, number: int) -> list[Group]:
    """Round `number` (from 0) of the circle method: in `entrants - 1` rounds each pair meets once."""
    turning = list(range(1, entrants))
    turned = [0, *turning[number:], *turning[:number]]
    return [(turned[at], turned[-1 - at]) for at in range(entrants // 2)]


def seated(group: Group, sat: Mapping[tuple[int, int], int]) -> Group:
    """Players by seat, each in the seat they had least often. `sat`: how often each had each seat."""

    @cache
    def best(seat: int, left: Group) -> tuple[int, Group]:
        if not left:
            return 0, ()
        choices = []
        for one in left:
            cost, rest = best(seat + 1, tuple(other for other in left if other != one))
            choices.append((cost + sat.get((one, seat), 0) ** 2, (one, *rest)))
        return min(choices, key=lambda choice: choice[0])

    return best(0, group)[1]


class _Search:
    """Depth first, the nearest in standing first, with a bound on the steps."""

    def __init__(self, met: Met, size: int) -> None:
        self._met, self._size = met, size
        self._steps = 0

    def pair(self, left: Group, rematches: int) -> list[Group] | None:
        if not left:
            return []
        for group, repeated in self._groups((left[0],), left[1:], rematches):
            rest = tuple(one for one in left if one not in group)
            tail = self.pair(rest, rematches - repeated)
            if tail is not None:
                return [group, *tail]
            if self._steps > _STEPS:
                return None
        return None

    def _groups(self, group: Group, after: Group, rematches: int) -> Iterator[tuple[Group, int]]:
        """Full tables that begin with these players, and the rematches they add. `after`: players to choose
        from."""
        if len(group) == self._size:
            yield group, 0
            return
        for at, one in enumerate(after):
            self._steps += 1
            if self._steps > _STEPS:
                return
            again = sum(self._met.get(frozenset((one, other)), 0) for other in group)
            if again <= rematches:
                for full, more in self._groups((*group, one), after[at + 1 :], rematches - again):
                    yield full, again + more
