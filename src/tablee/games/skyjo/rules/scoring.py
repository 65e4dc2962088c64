"""What a round of Skyjo counts, at this table and on a sheet for real cards."""

from collections.abc import Sequence


def doubled(points: Sequence[int], closer: int) -> int | None:
    """SJ-12: the closer, if that score is doubled: it is above zero and not the lowest alone."""
    others = (score for seat, score in enumerate(points) if seat != closer)
    return closer if 0 < points[closer] >= min(others) else None
