"""Why a move is good or bad, as data: a stable code, its details, and an English sentence."""

from collections.abc import Mapping
from typing import NamedTuple

Detail = str | int | float | bool | None


class Reason(NamedTuple):
    """One true thing about a move. Other languages make their sentence from the code and the details."""

    code: str
    sentence: str
    details: Mapping[str, Detail]


class Reasons:
    """The reasons of one game: code -> sentence with {details}."""

    def __init__(self, table: Mapping[str, str]) -> None:
        self.table = table

    def reason(self, code: str, words: Mapping[str, str] = {}, **details: Detail) -> Reason:
        """`words` are what the English sentence makes of details: names, and numbers of things."""
        sentence = self.table[code].format(**{**details, **words})
        return Reason(code, sentence[0].upper() + sentence[1:], details)


def counted(count: int, thing: str) -> str:
    """1 -> “1 point”, 2 -> “2 points”."""
    return f"{count} {thing}" if abs(count) == 1 else f"{count} {thing}s"


def number(card: int) -> str:
    """A number with its article: “an 8”, “a 9”."""
    return f"an {card}" if card in (8, 11) else f"a {card}"


def who(seat: int, players: int) -> str:
    """What a sentence calls another player; people count from one."""
    return "your opponent" if players == 2 else f"player {seat + 1}"
