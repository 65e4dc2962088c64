"""What is known of how people have played."""

from typing import NamedTuple


class Tally(NamedTuple):
    """What somebody has made of a game, with one other person or (empty) in all their matches."""

    person: str
    game: str
    other: str
    played: int
    won: int
    points: int  # the totals together
    lowest: int
    highest: int
    streak: int  # matches won in a row, up to now
    longest: int  # of all such streaks
    scored: int  # matches that were played to the end: points, lowest and highest are theirs
    measured: int = 0  # matches in which a review has measured luck
    luck: float = 0.0  # of all these together
    squares: float = 0.0


class Meeting(NamedTuple):
    """What somebody has made of a game with one other person, and how often that one has won."""

    tally: Tally
    lost: int


class OwnResult(NamedTuple):
    """How somebody fared in one match, at a table or with real cards."""

    at: int
    match: str  # the id of its record, or of a score sheet
    game: str
    won: bool
    total: int | None  # None: somebody gave the match up
    met: dict[str, bool]  # the other people in it, and whether they have won
