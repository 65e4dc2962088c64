"""Level against level: who wins how much, in single games and in matches."""

from tablee.arena.duel import ratings
from tablee.arena.lab.experiments import LabPlan, Ladder, Measurements, Options
from tablee.arena.lab.findings import Dot, Dots, Finding, Grid, Heat, percent
from tablee.arena.lab.settings import Setting, best, pairs, single, small_tables, table_words, title, unit
from tablee.arena.tournament import Standing
from tablee.bots.estimates import Estimate


def levels_of(game: str) -> tuple[int, ...]:
    """Those that the kernel plays."""
    return tuple(range(1, best(game) + 1))


def ladders(plan: LabPlan, game: str) -> list[tuple[Setting, str, Ladder]]:
    """Each setting, in single games or rounds and in matches; not matches of pairs, which take long."""

    def ladder(at: Setting, extra: Options, matches: int) -> Ladder:
        return Ladder(game, at.players, (*extra, *at.options), levels_of(game), matches)

    alone, small = single(game), small_tables(game)
    return [
        *((at, unit(game), ladder(at, alone, plan.games)) for at in (*small, *pairs(game))),
        *((at, "match", ladder(at, (), plan.matches)) for at in small),
    ]


def arena_command(setting: Setting, ladder: Ladder, plan: LabPlan) -> str:
    """The same tournament, on its own."""
    levels = " ".join(map(str, ladder.levels))
    words = table_words(setting, ladder.options)
    return f"tablee arena {ladder.game} {levels}{words} --all -m {ladder.matches} -s {plan.seed}"


def points_between(standing: Standing, one: int, other: int) -> Estimate:
    """The share of the first of two bots of a tournament."""
    for duel in standing.duels:
        share = duel.share
        if (duel.first, duel.second) == (one, other):
            return share
        if (duel.first, duel.second) == (other, one):
            return Estimate(1 - share.value, 1 - share.high, 1 - share.low)
    raise ValueError(f"{one} and {other} have not met")


def needs(plan: LabPlan, game: str) -> list[Ladder]:
    return [ladder for _, _, ladder in ladders(plan, game)]


def answer(plan: LabPlan, game: str, measured: Measurements) -> Finding:
    heats, dots, rows, commands = [], list[Dot](), list[tuple[str, ...]](), []
    steps, levels = {}, levels_of(game)
    names, each = tuple(f"level {level}" for level in levels), range(len(levels))
    for setting, what, ladder in ladders(plan, game):
        standing = measured.met(ladder).standing
        cells = tuple(
            tuple(None if row == column else points_between(standing, row, column) for column in each)
            for row in each
        )
        where = f"{setting.label}, {'matches' if what == 'match' else f'single {what}s'}"
        heats.append(Heat(f"{where}: points of a row against a column", names, cells))
        dots.append(Dot(where))
        rated = ratings(len(levels), standing.duels)
        for name, rating in zip(names, rated, strict=True):
            dots.append(Dot(name, rating, colour=0 if what == "match" else 1))
        rows += [
            (where, f"{levels[row]} against {levels[column]}", percent(points_between(standing, row, column)))
            for row in each
            for column in range(row)
        ]
        steps[setting.players, what] = points_between(standing, each[-1], each[-2])
        commands.append(arena_command(setting, ladder, plan))
    one = unit(game)
    sentences = [
        f"Between two players level {levels[-1]} takes {percent(steps[2, one])} of the points from level "
        f"{levels[-2]} in single {one}s, and {percent(steps[2, 'match'])} in matches.",
        _in_order(measured, plan, game),
    ]
    return Finding(
        game,
        "levels",
        f"{title(game)}: which level beats which, and by how much?",
        tuple(sentences),
        (
            *heats,
            Dots("Elo of the levels (mean 1500; 400 more is ten to one)", "Elo", tuple(dots), percent=False),
        ),
        (Grid("Points of the first against the second", ("table", "levels", "points, 95 %"), tuple(rows)),),
        (
            "Every two levels play the same deals with all seats exchanged; a match is one point, shared "
            "by its winners, and by both sides if nobody wins. At four both levels have two seats.",
            "Wilson intervals for points; Elo from all duels together, with intervals from the curvature "
            "of the likelihood.",
        ),
        tuple(commands),
    )


def _in_order(measured: Measurements, plan: LabPlan, game: str) -> str:
    """Whether each level is better than the one below it, wherever it was tried."""
    doubtful, levels = [], levels_of(game)
    for setting, what, ladder in ladders(plan, game):
        standing = measured.met(ladder).standing
        doubtful += [
            f"{levels[row]} against {levels[row - 1]} ({setting.label}, {what})"
            for row in range(1, len(levels))
            if points_between(standing, row, row - 1).low <= 0.5
        ]
    if doubtful:
        return f"Not certain at this number of games: {'; '.join(doubtful)}."
    return "At every table, every level is certainly better than the one below it."
