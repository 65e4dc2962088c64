"""The questions, in the order of the report, and how each is answered."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tablee.arena.lab import length, levels, luck, rules, seats, striking
from tablee.arena.lab.experiments import Measurements, Plan, Wanted
from tablee.arena.lab.findings import Finding


class Study(NamedTuple):
    """What has to be played for a question, and the answer once that was done."""

    needs: Callable[[Plan, str], Sequence[Wanted]]
    answer: Callable[[Plan, str, Measurements], Finding]


STUDIES: dict[str, Study] = {
    "luck": Study(luck.needs, luck.answer),
    "seats": Study(seats.needs, seats.answer),
    "length": Study(length.needs, length.answer),
    "rules": Study(rules.needs, rules.answer),
    "levels": Study(levels.needs, levels.answer),
    "striking": Study(striking.needs, striking.answer),
}
GAMES = ("skipbo", "skyjo")
