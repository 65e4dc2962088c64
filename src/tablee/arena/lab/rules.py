"""What each rule option changes, one at a time, on the same deals."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from tablee.arena.chunks import Rows
from tablee.arena.lab.experiments import Lineup, Measurements, Options, Plan, Starters, Wanted
from tablee.arena.lab.findings import Dot, Dots, Finding, Grid, listed, signed
from tablee.arena.lab.seats import known_start, wins_by_place
from tablee.arena.lab.stats import Change, Numbers, change
from tablee.arena.lab.tables import BEST, FOUR, NAMES, SINGLE, TWO, UNIT, Table, lab_command, named
from tablee.arena.results import games_field
from tablee.arena.tournament import points_of_first, seatings
from tablee.bots.estimates import Estimate

Option = tuple[str, object]


class Setting(NamedTuple):
    """A table with the standard rules, and what is tried there instead."""

    table: Table
    whole: bool  # matches, not single games or rounds
    options: tuple[Option, ...]


_SHORTER = (("stock_size", 10), ("stock_size", 20))
SETTINGS: dict[str, tuple[Setting, ...]] = {
    "skipbo": (
        Setting(TWO, False, (*_SHORTER, ("stalemate", "reshuffle"))),
        Setting(FOUR, False, (*_SHORTER, ("stalemate", "reshuffle"), ("partners", True))),
        Setting(TWO, True, (("target", 250), ("target", 1000))),
    ),
    "skyjo": (
        Setting(TWO, False, (("clear_on_reveal", False),)),
        Setting(FOUR, False, (("clear_on_reveal", False),)),
        Setting(
            TWO,
            True,
            (("clear_on_reveal", False), ("next_start", "closer"), ("limit", 50), ("limit", 200)),
        ),
        Setting(FOUR, True, (("next_start", "closer"), ("limit", 50))),
    ),
}
NOT_MEASURED = {
    "skipbo": "Not measured: manners, penalty_cards and caught_turn, because bots have good manners; "
    "dealer, because among equal players it only says who begins, which has a section of its own.",
    "skyjo": "Not measured: dealer, which only decides who begins when the highest cards are equal.",
}


class Measure(NamedTuple):
    """Something of every match. Lengths and points are compared in per cent of the standard, shares as "
    "they are."""

    name: str
    relative: bool
    of: Callable[[Rows, int], Numbers]


def _best_total(rows: Rows, players: int) -> Numbers:
    best: Numbers = rows["totals"][:, :players].max(axis=1)
    return best


def _score(rows: Rows, players: int) -> Numbers:
    score: Numbers = rows["score_sum"] / np.maximum(1, rows["rounds"] * players)
    return score


_TURNS = Measure("turns", True, lambda rows, players: rows["turns"])
MEASURES: dict[str, tuple[Measure, ...]] = {
    "skipbo": (
        _TURNS,
        Measure("games a match", True, lambda rows, players: rows["games"]),
        Measure("points of the winner", True, _best_total),
        Measure(
            "games that end in a stalemate",
            False,
            lambda rows, players: (rows["stalemates"] + rows["draws"]) / np.maximum(1, rows["games"]),
        ),
    ),
    "skyjo": (
        _TURNS,
        Measure("rounds a match", True, lambda rows, players: rows["rounds"]),
        Measure("points of a player in a round", True, _score),
        Measure(
            "rounds whose closer is doubled",
            False,
            lambda rows, players: rows["doubled"] / np.maximum(1, rows["rounds"]),
        ),
    ),
}
BEGINS, BETTER = "wins of whoever begins", f"wins of level {BEST} against {BEST - 1} (more: less luck)"


def _options(game: str, setting: Setting, option: Option | None) -> Options:
    single = () if setting.whole else SINGLE[game]
    return (*single, *known_start(game, setting.table.players), *((option,) if option else ()))


def _equal(plan: Plan, game: str, setting: Setting, option: Option | None) -> Lineup:
    players = setting.table.players
    count = plan.matches if setting.whole else plan.games
    return Lineup(game, players, _options(game, setting, option), (BEST,) * players, count)


def _unequal(plan: Plan, game: str, setting: Setting, option: Option | None) -> list[Lineup]:
    """Level 4 and the one below it, every deal in both seatings, of which pairs and others have the same "
    "two."""
    equal = _equal(plan, game, setting, option)
    return [
        replace(equal, policies=tuple(BEST - bot for bot in seating), count=-(-equal.count // 2))
        for seating in seatings(equal.players, partners=option == ("partners", True))
    ]


def _starters(plan: Plan, game: str, setting: Setting) -> Starters:
    """The options tried here do not change who begins first."""
    table = _equal(plan, game, setting, None)
    return Starters(game, table.players, table.options, table.count)


def needs(plan: Plan, game: str) -> list[Wanted]:
    found: list[Wanted] = []
    for setting in SETTINGS[game]:
        found.append(_starters(plan, game, setting))
        for option in (None, *setting.options):
            found += [_equal(plan, game, setting, option), *_unequal(plan, game, setting, option)]
    return found


class _Tried(NamedTuple):
    setting: Setting
    option: Option
    measure: str
    relative: bool
    change: Change


def _of_matches(
    plan: Plan, game: str, measured: Measurements, setting: Setting, option: Option | None
) -> dict[str, tuple[bool, Numbers]]:
    """What is measured of every deal."""
    table = _equal(plan, game, setting, option)
    rows, players = measured.rows(table), table.players
    found = {measure.name: (measure.relative, measure.of(rows, players)) for measure in MEASURES[game]}
    if not setting.whole:
        found.pop(f"{games_field(game)} a match")
    began = measured.starters(_starters(plan, game, setting))
    found[BEGINS] = False, wins_by_place(rows, began, players)[0]
    points = [
        points_of_first(
            measured.rows(lineup), [BEST - policy for policy in lineup.policies if isinstance(policy, int)]
        )
        for lineup in _unequal(plan, game, setting, option)
    ]
    found[BETTER] = False, np.mean(points, axis=0)
    return found


def tried(plan: Plan, game: str, measured: Measurements) -> list[_Tried]:
    """Every option with every measure."""
    pairs = []
    for setting in SETTINGS[game]:
        before = _of_matches(plan, game, measured, setting, None)
        for option in setting.options:
            after = _of_matches(plan, game, measured, setting, option)
            pairs += [(setting, option, name, before[name], after[name]) for name in before]
    return [
        _Tried(setting, option, name, before[0], change(before[1], after[1], len(pairs)))
        for setting, option, name, before, after in pairs
    ]


def _shown(one: _Tried) -> Estimate:
    """In per cent of the standard, or in percentage points."""
    return one.change.relative if one.relative else one.change.difference


def answer(plan: Plan, game: str, measured: Measurements) -> Finding:
    unit = UNIT[game]
    found = tried(plan, game, measured)

    def where(setting: Setting) -> str:
        return f"{setting.table.label}, {'matches' if setting.whole else f'single {unit}s'}"

    charts = []
    for name in dict.fromkeys(one.measure for one in found):
        dots, heading = list[Dot](), ""
        for one in found:
            if one.measure == name:
                if where(one.setting) != heading:
                    heading = where(one.setting)
                    dots.append(Dot(heading))
                dots.append(Dot(named(one.option), _shown(one), 0.0, one.change.certain))
        relative = next(one.relative for one in found if one.measure == name)
        scale = "change, % of the standard" if relative else "change, percentage points"
        charts.append(Dots(name.capitalize(), scale, tuple(dots)))

    rows = tuple(
        (
            where(one.setting),
            named(one.option),
            one.measure,
            _value(one.change.before, one.relative),
            _value(one.change.after, one.relative),
            _changed(one),
            "yes" if one.change.certain else "no",
        )
        for one in found
    )
    return Finding(
        game,
        "rules",
        f"{NAMES[game]}: what does each rule option change?",
        _sentences(found, where),
        tuple(charts),
        (
            Grid(
                "Every option against the standard rules",
                ("table", "option", "measure", "standard", "with it", "change, 95 %", "certain"),
                rows,
            ),
        ),
        (
            "One option at a time against the standard rules, on the same deals, that is with the decks "
            "in the same order: what is averaged is the difference of each deal. Level 4 in every seat; "
            "for luck, levels 4 and 3 with the seats exchanged.",
            f"Certain (a filled point) means: not nothing, even though {len(found)} things were looked at "
            "(Bonferroni).",
            NOT_MEASURED[game],
        ),
        (lab_command(game, "rules", plan),),
    )


def _value(estimate: Estimate, relative: bool) -> str:
    return f"{estimate.value:,.1f}" if relative else f"{100 * estimate.value:.1f} %"


def _changed(one: _Tried) -> str:
    return signed(_shown(one), "%" if one.relative else "points")


def _sentences(found: list[_Tried], where: Callable[[Setting], str]) -> tuple[str, ...]:
    """For every option at every table: what certainly changes."""
    said, nothing = [], []
    for setting, option in dict.fromkeys((one.setting, one.option) for one in found):
        sure = [
            f"{one.measure.partition(' (')[0]} {_changed(one)}"
            for one in found
            if (one.setting, one.option) == (setting, option) and one.change.certain
        ]
        name = f"{named(option)} ({where(setting)})"
        if sure:
            said.append(f"{name}: {listed(sure)}.")
        else:
            nothing.append(name)
    if nothing:
        said.append(f"Nothing that is certain: {listed(nothing)}.")
    return tuple(said)
