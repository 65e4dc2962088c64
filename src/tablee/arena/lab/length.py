"""How long it takes: turns, moves, games or rounds, by the number of players."""

import numpy as np

from tablee.arena.lab.experiments import LabPlan, Lineup, Measurements
from tablee.arena.lab.findings import Finding, Grid, Spread, SpreadRow, number
from tablee.arena.lab.seats import lineup as single
from tablee.arena.lab.settings import Setting, best, lab_command, pairs, player_counts, table_for, title
from tablee.arena.lab.stats import Numbers, mean_of, quantile
from tablee.arena.results import games_field
from tablee.game.registry import game_named

_STEPS = 40
_SECONDS = 10  # a turn, in the column of minutes


def _matches(plan: LabPlan, game: str) -> list[tuple[Setting, Lineup]]:
    settings = [*map(table_for, game_named(game).PLAYERS), *pairs(game)]
    return [
        (at, Lineup(game, at.players, at.options, (best(game),) * at.players, plan.matches))
        for at in settings
    ]


def _singles(plan: LabPlan, game: str) -> list[tuple[Setting, Lineup]]:
    """The same as those for the seats."""
    return [(table_for(players), single(plan, game, players)) for players in player_counts(game)]


def needs(plan: LabPlan, game: str) -> list[Lineup]:
    return [lineup for _, lineup in (*_singles(plan, game), *_matches(plan, game))]


def spread_row(label: str, values: Numbers) -> SpreadRow:
    """Without the last per cent on either side, so that the bulk can be seen."""
    low, high = quantile(values, 0.005), quantile(values, 0.995)
    step = max(1.0, (high - low + 1) / _STEPS)
    counts, _ = np.histogram(values, bins=np.arange(low - 0.5, high + step, step))
    shares = tuple(float(count) / len(values) for count in counts)
    middle = quantile(values, 0.5)
    return SpreadRow(label, quantile(values, 0.025), middle, quantile(values, 0.975), low - 0.5, step, shares)


def answer(plan: LabPlan, game: str, measured: Measurements) -> Finding:
    units = games_field(game)
    unit = units.removesuffix("s")
    charts, rows, said = [], [], {}
    for what, settings in ((f"single {unit}s", _singles(plan, game)), ("matches", _matches(plan, game))):
        spreads = []
        for setting, lineup in settings:
            played = measured.rows(lineup)
            turns = spread_row(setting.label, played["turns"])
            spreads.append(turns)
            said[what, setting.label] = turns
            minutes = (round(turns_ * _SECONDS / 60) for turns_ in (turns.median, turns.low, turns.high))
            moves = spread_row("", played["moves"])
            rows.append(
                (
                    what,
                    setting.label,
                    _typical(turns),
                    number(mean_of(played["turns"])),
                    _typical(moves),
                    number(mean_of(played[units]), 2) if what == "matches" else "1",
                    "{} ({}–{})".format(*minutes),
                )
            )
        charts.append(Spread(f"Turns of {what}", "turns, all players together", tuple(spreads)))
    two, four = said["matches", "2 players"], said["matches", "4 players"]
    one = said[f"single {unit}s", "2 players"]
    return Finding(
        game,
        "length",
        f"{title(game)}: how long does it take?",
        (
            f"Between two good players a single {unit} takes {one.median} turns (95 of 100 take "
            f"{one.low}–{one.high}), a match {two.median:,} ({two.low:,}–{two.high:,}); at four, a match "
            f"takes {four.median:,} ({four.low:,}–{four.high:,}).",
            f"At {_SECONDS} seconds a turn a match of two would be about "
            f"{round(two.median * _SECONDS / 60)} minutes, and one of four about "
            f"{round(four.median * _SECONDS / 60)}; the seconds are an assumption, the turns are measured.",
        ),
        tuple(charts),
        (
            Grid(
                "Lengths: the median, and in brackets what 95 of 100 take",
                (
                    "",
                    "table",
                    "turns",
                    "mean turns, 95 %",
                    "moves",
                    f"{units} a match, 95 %",
                    f"minutes at {_SECONDS} s a turn",
                ),
                tuple(rows),
            ),
        ),
        (
            f"Level {best(game)} in every seat: {single(plan, game, 2).count:,} single {unit}s and "
            f"{plan.matches:,} matches for each number of players. Turns of all players are added up; a "
            "turn has one move or several.",
            "People are slower or quicker, weaker players need more turns.",
        ),
        (lab_command(game, "length", plan),),
    )


def _typical(row: SpreadRow) -> str:
    return f"{row.median:,} ({row.low:,}–{row.high:,})"
