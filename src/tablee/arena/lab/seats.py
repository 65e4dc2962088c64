"""Does it matter who begins?"""

import numpy as np

from tablee.arena.chunks import Rows
from tablee.arena.lab.experiments import Lineup, Measurements, Options, Plan, Starters, Wanted
from tablee.arena.lab.findings import Dot, Dots, Finding, Grid, listed, percent
from tablee.arena.lab.stats import Numbers, z_of
from tablee.arena.lab.tables import BEST, NAMES, SINGLE, UNIT, lab_command
from tablee.bots.estimates import share

_COUNTS = range(2, 7)
_LOOKED_AT = sum(_COUNTS)  # places
_TIMES = 3  # as many games as elsewhere: what is looked for is small
_PLACES = ("begins", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def known_start(game: str, players: int) -> Options:
    """Options that make it known who begins: at Skip-Bo it is the dealer's left."""
    return (("dealer", players - 1),) if game == "skipbo" else ()


def lineup(plan: Plan, game: str, players: int) -> Lineup:
    options = (*SINGLE[game], *known_start(game, players))
    return Lineup(game, players, options, (BEST,) * players, _TIMES * plan.games)


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


def needs(plan: Plan, game: str) -> list[Wanted]:
    tables = [lineup(plan, game, players) for players in _COUNTS]
    return [*tables, *(starters(table) for table in tables)]


def answer(plan: Plan, game: str, measured: Measurements) -> Finding:
    dots, rows = list[Dot](), list[tuple[str, ...]]()
    begins, sure = [], dict[str, list[str]](more=[], less=[])
    for players in _COUNTS:
        table = lineup(plan, game, players)
        played = measured.rows(table)
        places = wins_by_place(played, measured.starters(starters(table)), players)
        even = float(places.sum()) / len(played) / players
        dots.append(Dot(f"{players} players"))
        for place, points in enumerate(places):
            won = share(float(points.sum()), len(played))
            corrected = share(float(points.sum()), len(played), z_of(_LOOKED_AT))
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
    unit = UNIT[game]
    how = {
        "skipbo": "The last seat deals, so that the first begins.",
        "skyjo": "Who begins is whoever turned over the highest two cards (SJ-05), so that seat is found "
        "anew for each deal; it began with worse cards than the others.",
    }[game]
    return Finding(
        game,
        "seats",
        f"{NAMES[game]}: is it better to begin?",
        (f"Of single {unit}s, whoever begins wins {listed(begins)} players.", _verdict(sure)),
        (Dots(f"Single {unit}s won by place in the first turn", f"share of {unit}s", tuple(dots)),),
        (Grid("Wins by place", ("players", "place", "wins, 95 %", "even", "certain"), tuple(rows)),),
        (
            f"Level {BEST} in every seat, {_TIMES * plan.games:,} single {unit}s for each number of "
            f"players. {how}",
            "A win that is shared counts in parts. Certain (a filled point) means: not the even share, even "
            f"though {_LOOKED_AT} places were looked at (Bonferroni).",
        ),
        (lab_command(game, "seats", plan),),
    )


def _verdict(sure: dict[str, list[str]]) -> str:
    """At which numbers of players beginning certainly helps or harms."""
    said = [f"{how} than its even share at {listed(counts)}" for how, counts in sure.items() if counts]
    if not said:
        return "None of that is certain: whether beginning helps does not show here."
    others = [str(players) for players in _COUNTS if str(players) not in {*sure["more"], *sure["less"]}]
    rest = f"; at {listed(others)} it does not show" if others else ""
    return f"That is certainly {listed(said)} players{rest}."
