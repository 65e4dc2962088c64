"""What a game of Skip-Bo counts, at this table and on a sheet for real cards."""

from collections.abc import Collection, Sequence

WIN = 25
A_CARD = 5


def scores(left: Sequence[int], winners: Collection[int]) -> tuple[int, ...]:
    """SB-18, SB-21: 25 for the win and 5 for each card that is `left` in the opponents' stocks."""
    won = WIN + A_CARD * sum(count for seat, count in enumerate(left) if seat not in winners)
    return tuple(won if seat in winners else 0 for seat in range(len(left)))
