"""What the results of a group come to: a fold over its matches, in order, which can be gone on with."""

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import groupby
from operator import attrgetter

import msgspec

from tablee.server.db.contract import GroupBook, GroupResult
from tablee.server.groups.ratings import Rating, rate

KEEP_FROM = 20  # results: so many are folded again at each look before that is written down


class Row(msgspec.Struct, array_like=True):
    """Somebody's matches of one game."""

    played: int = 0
    won: int = 0
    points: int = 0
    lowest: int = 2**53
    highest: int = -(2**53)
    streak: int = 0
    longest: int = 0
    scored: int = 0  # matches that were played to the end

    def add(self, won: bool, total: int | None) -> None:
        self.played += 1
        self.won += won
        if total is not None:
            self.scored += 1
            self.points += total
            self.lowest = min(self.lowest, total)
            self.highest = max(self.highest, total)
        self.streak = self.streak + 1 if won else 0
        self.longest = max(self.longest, self.streak)


class Month(msgspec.Struct, array_like=True):
    """The same in one month."""

    played: int = 0
    won: int = 0


class Fold(msgspec.Struct):
    """By game and person; `months` by month first, as 2026-12."""

    rows: dict[str, dict[str, Row]] = {}
    months: dict[str, dict[str, dict[str, Month]]] = {}
    ratings: dict[str, dict[str, Rating]] = {}

    def add(self, results: Sequence[GroupResult]) -> None:
        """In order, whole matches only."""
        for _, match in groupby(results, key=attrgetter("number")):
            rows = list(match)
            self._count(rows)
            rate(self.ratings.setdefault(rows[0].game, {}), rows)

    def _count(self, results: Sequence[GroupResult]) -> None:
        for result in results:
            game, person = result.game, result.person
            self.rows.setdefault(game, {}).setdefault(person, Row()).add(result.won, result.total)
            month = (
                self.months.setdefault(month_of(result.at), {})
                .setdefault(game, {})
                .setdefault(person, Month())
            )
            month.played += 1
            month.won += result.won


_decode = msgspec.json.Decoder(Fold).decode


def folded(book: GroupBook) -> Fold:
    """With the results since. May take seconds where there are very many: not for the event loop."""
    fold = Fold() if book.fold is None else _decode(book.fold)
    fold.add(book.since)
    return fold


def month_of(at: int) -> str:
    """In UTC, as everything that is counted by the calendar."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m}"
