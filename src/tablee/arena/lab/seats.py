"""Does it matter who begins?"""

import numpy as np

from tablee.arena.chunks import Rows
from tablee.arena.lab.experiments import LabPlan, Lineup, Measurements, Starters, Wanted
from tablee.arena.lab.findings import Dot, Dots, Finding, Grid, listed, percent
from tablee.arena.lab.game_lab import known_start, lab_of
from tablee.arena.lab.settings import best, lab_command, player_counts, single, title, unit
from tablee.arena.lab.stats import Numbers, z_of
from tablee.bots.estimates import share

_TIMES = 3  # as many games as elsewhere: what is looked for is small
_PLACES = ("begins", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def lineup(plan: LabPlan, game: str, players: int) -> Lineup:
    """The best level in every seat of single games or rounds."""
    options = (*single(game), *known_start(game, players))
    return Lineup(game, players, options, (best(game),) * players, _TIMES * plan.games)


def starters(table: Lineup) -> Starters:
    return Starters(table.game, table.players, table.options, table.count)


def wins_by_place(rows: Rows, began: Numbers, players: int) -> Numbers:
    """The points of whoever begins, of the next, and so on: a line for each place, a column for each match.

    A match is one point, shared by its winners; nobody has it if nobody wins.
    """
    wins = np.array([rows["winners"] >> seat & 1 for seat in range(players)], dtype=np.float64)
    wins /= np.maximum(1, wins.sum(axis=0))
    at = np.arange(len(rows))
    return np.array([wins[(began + place) % players, at] for place in range(players)])


def needs(plan: LabPlan, game: str) -> list[Wanted]:
    tables = [lineup(plan, game, players) for players in player_counts(game)]
    return [*tables, *(starters(table) for table in tables)]


def answer(plan: LabPlan, game: str, measured: Measurements) -> Finding:
    dots, rows = list[Dot](), list[tuple[str, ...]]()
    begins, sure = [], dict[str, list[str]](more=[], less=[])
    counts = player_counts(game)
    looked_at = sum(counts)  # places
    for players in counts:
        table = lineup(plan, game, players)
        played = measured.rows(table)
        places = wins_by_place(played, measured.starters(starters(table)), players)
        even = float(places.sum()) / len(played) / players
        dots.append(Dot(f"{players} players"))
        for place, points in enumerate(places):
            won = share(float(points.sum()), len(played))
            corrected = share(float(points.sum()), len(played), z_of(looked_at))
            certain = not corrected.low <= even <= corrected.high
            dots.append(Dot(_PLACES[place], won, even, certain))
            rows.append(
                (
                    str(players),
                    _PLACES[place],
                    percent(won),
                    f"{100 * even:.1f} %",
                    "yes" if certain else "no",
                )
            )
            if place == 0:
                begins.append(f"{percent(won)} at {players}")
                if certain:
                    sure["more" if won.value > even else "less"].append(str(players))
    one, lab = unit(game), lab_of(game)
    who_begins = "" if lab is None else f" {lab.WHO_BEGINS}"
    return Finding(
        game,
        "seats",
        f"{title(game)}: is it better to begin?",
        (
            f"Of single {one}s, whoever begins wins {listed(begins)} players.",
            _verdict(sure, counts, looked_at),
        ),
        (Dots(f"Single {one}s won by place in the first turn", f"share of {one}s", tuple(dots)),),
        (Grid("Wins by place", ("players", "place", "wins, 95 %", "even", "certain"), tuple(rows)),),
        (
            f"Level {best(game)} in every seat, {_TIMES * plan.games:,} single {one}s for each number of "
            f"players.{who_begins}",
            "A win that is shared counts in parts. Certain (a filled point) means: not the even share, even "
            f"though {looked_at} places were looked at (Bonferroni).",
        ),
        (lab_command(game, "seats", plan),),
    )


def _verdict(sure: dict[str, list[str]], all_counts: list[int], looked_at: int) -> str:
    """At which numbers of players beginning certainly helps or harms."""
    said = [f"{how} than its even share at {listed(counts)}" for how, counts in sure.items() if counts]
    if not said:
        return (
            f"None of that is certain: of {looked_at} places, one or another is off the even share by mere "
            "chance, so more than a 95 % interval is asked of each (Bonferroni). More matches would tell."
        )
    others = [str(players) for players in all_counts if str(players) not in {*sure["more"], *sure["less"]}]
    rest = f"; at {listed(others)} it does not show" if others else ""
    return f"That is certainly {listed(said)} players{rest}."
