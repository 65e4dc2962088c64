"""What each rule option changes, one at a time, on the same deals."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from tablee.arena.duel import points_of_first, seatings
from tablee.arena.lab.experiments import LabPlan, Lineup, Measurements, Options, Starters, Wanted
from tablee.arena.lab.findings import Dot, Dots, Finding, Grid, listed, signed
from tablee.arena.lab.game_lab import Trial, known_start, lab_of, measures_of
from tablee.arena.lab.seats import wins_by_place
from tablee.arena.lab.settings import best, lab_command, named, single, small_tables, table_for, title, unit
from tablee.arena.lab.stats import Change, Numbers, change
from tablee.bots.estimates import Estimate
from tablee.game.options import Option as DeclaredOption
from tablee.game.options import options_of
from tablee.game.registry import game_named

Option = tuple[str, object]


class Comparison(NamedTuple):
    """A table with the standard rules, and what is tried there instead."""

    players: int
    whole: bool  # matches, not single games or rounds
    options: tuple[Option, ...]


def default_trial(game: str, option: DeclaredOption) -> Trial:
    """Every other value that forms offer: in matches if it says when they end, else in single games."""
    values = {
        at.players: [value for value in option.offers(at.players)[1:] if value is not None]
        for at in small_tables(game)
    }
    ends_match = option.name == game_named(game).FACTS.ends_with
    return Trial(matches=values) if ends_match else Trial(single=values)


def trials(game: str) -> dict[str, Trial]:
    """Of every option that is measured: first what the game says, then as declared, partnerships last."""
    lab = lab_of(game)
    said = {} if lab is None else dict(lab.TRIALS)
    left_out = {name for names, _ in not_measured(game) for name in names}
    declared = {option.name: option for option in options_of(game_named(game).Options)}
    others = sorted(declared.keys() - said.keys() - left_out, key=[*declared].index)
    others.sort(key=lambda name: name == game_named(game).FACTS.paired_by)
    return said | {name: default_trial(game, declared[name]) for name in others}


def comparisons(game: str) -> tuple[Comparison, ...]:
    """Single games or rounds, then matches; each with two players, then four."""
    found = []
    for whole in (False, True):
        for players in (at.players for at in small_tables(game)):
            options = tuple(
                (name, value)
                for name, trial in trials(game).items()
                for value in (trial.matches if whole else trial.single).get(players, ())
            )
            if options:
                found.append(Comparison(players, whole, options))
    return tuple(found)


def not_measured(game: str) -> Sequence[tuple[Sequence[str], str]]:
    """Options that are not measured, and why. What needs one of them is not measured either."""
    lab = lab_of(game)
    said = () if lab is None else lab.NOT_MEASURED
    needs = {option.name: option.needs[0] for option in options_of(game_named(game).Options) if option.needs}
    return [([*names, *(name for name in needs if needs[name] in names)], why) for names, why in said]


BEGINS = "wins of whoever begins"


def _better(game: str) -> str:
    top = best(game)
    return f"wins of level {top} against {top - 1} (more: less luck)"


def _options(game: str, setting: Comparison, option: Option | None) -> Options:
    alone = () if setting.whole else single(game)
    return (*alone, *known_start(game, setting.players), *((option,) if option else ()))


def _equal(plan: LabPlan, game: str, setting: Comparison, option: Option | None) -> Lineup:
    players = setting.players
    count = plan.matches if setting.whole else plan.games
    return Lineup(game, players, _options(game, setting, option), (best(game),) * players, count)


def _unequal(plan: LabPlan, game: str, setting: Comparison, option: Option | None) -> list[Lineup]:
    """The best level and the one below it, each deal in both seatings, which pairs have too."""
    equal = _equal(plan, game, setting, option)
    return [
        replace(equal, policies=tuple(best(game) - bot for bot in seating), count=-(-equal.count // 2))
        for seating in seatings(equal.players, option == (game_named(game).FACTS.paired_by, True))
    ]


def _starters(plan: LabPlan, game: str, setting: Comparison) -> Starters:
    """The options tried here do not change who begins first."""
    table = _equal(plan, game, setting, None)
    return Starters(game, table.players, table.options, table.count)


def needs(plan: LabPlan, game: str) -> list[Wanted]:
    found: list[Wanted] = []
    for setting in comparisons(game):
        found.append(_starters(plan, game, setting))
        for option in (None, *setting.options):
            found += [_equal(plan, game, setting, option), *_unequal(plan, game, setting, option)]
    return found


class _Tried(NamedTuple):
    setting: Comparison
    option: Option
    measure: str
    relative: bool
    change: Change


def _of_matches(
    plan: LabPlan, game: str, measured: Measurements, setting: Comparison, option: Option | None
) -> dict[str, tuple[bool, Numbers]]:
    """What is measured of every deal."""
    table = _equal(plan, game, setting, option)
    rows, players = measured.rows(table), table.players
    found = {
        measure.name: (measure.relative, measure.of(rows, players))
        for measure in measures_of(game)
        if setting.whole or not measure.matches_only
    }
    began = measured.starters(_starters(plan, game, setting))
    found[BEGINS] = False, wins_by_place(rows, began, players)[0]
    points = [
        points_of_first(
            measured.rows(lineup),
            [best(game) - policy for policy in lineup.policies if isinstance(policy, int)],
        )
        for lineup in _unequal(plan, game, setting, option)
    ]
    found[_better(game)] = False, np.mean(points, axis=0)
    return found


def tried(plan: LabPlan, game: str, measured: Measurements) -> list[_Tried]:
    """Every option with every measure."""
    pairs = []
    for setting in comparisons(game):
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


def answer(plan: LabPlan, game: str, measured: Measurements) -> Finding:
    one_unit, top = unit(game), best(game)
    found = tried(plan, game, measured)

    def where(setting: Comparison) -> str:
        what = "matches" if setting.whole else f"single {one_unit}s"
        return f"{table_for(setting.players).label}, {what}"

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
        f"{title(game)}: what does each rule option change?",
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
            f"in the same order: what is averaged is the difference of each deal. Level {top} in every seat; "
            f"for luck, levels {top} and {top - 1} with the seats exchanged.",
            f"Certain (a filled point) means: not nothing, even though {len(found)} things were looked at "
            "(Bonferroni).",
            *_left_out(game),
        ),
        (lab_command(game, "rules", plan),),
    )


def _left_out(game: str) -> tuple[str, ...]:
    left_out = "; ".join(f"{listed([*names])}, {why}" for names, why in not_measured(game))
    return (f"Not measured: {left_out}.",) if left_out else ()


def _value(estimate: Estimate, relative: bool) -> str:
    return f"{estimate.value:,.1f}" if relative else f"{100 * estimate.value:.1f} %"


def _changed(one: _Tried) -> str:
    return signed(_shown(one), "%" if one.relative else "points")


def _sentences(found: list[_Tried], where: Callable[[Comparison], str]) -> tuple[str, ...]:
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
