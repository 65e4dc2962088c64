"""What a round of Skyjo counts, at this table and on a sheet for real cards."""

from collections.abc import Sequence


def is_doubled(points: Sequence[int], closer: int) -> bool:
    """SJ-12: the closer's score is doubled if it is above zero and somebody else has no more."""
    others = (score for seat, score in enumerate(points) if seat != closer)
    return points[closer] > 0 and min(others) <= points[closer]
