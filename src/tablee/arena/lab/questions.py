"""The questions, in the order of the report, and how each is answered."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tablee.arena.lab import length, levels, luck, rules, seats
from tablee.arena.lab.experiments import LabPlan, Measurements, Wanted
from tablee.arena.lab.findings import Finding
from tablee.arena.lab.game_lab import lab_of


class Study(NamedTuple):
    """What has to be played for a question, and the answer once that was done."""

    needs: Callable[[LabPlan, str], Sequence[Wanted]]
    answer: Callable[[LabPlan, str, Measurements], Finding]


def _striking_needs(plan: LabPlan, game: str) -> Sequence[Wanted]:
    lab = lab_of(game)
    return () if lab is None else lab.striking_needs(plan)


def _striking(plan: LabPlan, game: str, measured: Measurements) -> Finding:
    lab = lab_of(game)
    assert lab is not None
    return lab.striking(plan, measured)


STUDIES: dict[str, Study] = {
    "luck": Study(luck.needs, luck.answer),
    "seats": Study(seats.needs, seats.answer),
    "length": Study(length.needs, length.answer),
    "rules": Study(rules.needs, rules.answer),
    "levels": Study(levels.needs, levels.answer),
    "striking": Study(_striking_needs, _striking),
}


def studies_of(game: str) -> dict[str, Study]:
    """What is striking about a game, only its part `lab` knows."""
    return {name: study for name, study in STUDIES.items() if name != "striking" or lab_of(game) is not None}
