"""Level against level: who wins how much, in single games and in matches."""

from tablee.arena.lab.experiments import Ladder, Measurements, Options, Plan
from tablee.arena.lab.findings import Dot, Dots, Finding, Grid, Heat, percent
from tablee.arena.lab.tables import BEST, NAMES, PAIRS, SINGLE, TABLES, UNIT, Table, table_words
from tablee.arena.rating import ratings
from tablee.arena.tournament import Standing
from tablee.bots.estimates import Estimate

LEVELS = tuple(range(1, BEST + 1))


def ladders(plan: Plan, game: str) -> list[tuple[Table, str, Ladder]]:
    """Each table, in single games or rounds and in matches; pairs in single games only, which take long."""
    found = []
    for unit, extra, matches in ((UNIT[game], SINGLE[game], plan.games), ("match", (), plan.matches)):
        for table in TABLES[game]:
            if table is not PAIRS or extra:
                options: Options = (*extra, *table.options)
                found.append((table, unit, Ladder(game, table.players, options, LEVELS, matches)))
    return found


def arena_command(table: Table, ladder: Ladder, plan: Plan) -> str:
    """The same tournament, on its own."""
    levels = " ".join(map(str, ladder.levels))
    words = table_words(table, ladder.options)
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


def needs(plan: Plan, game: str) -> list[Ladder]:
    return [ladder for _, _, ladder in ladders(plan, game)]


def answer(plan: Plan, game: str, measured: Measurements) -> Finding:
    heats, dots, rows, commands = [], list[Dot](), list[tuple[str, ...]](), []
    steps = {}
    for table, unit, ladder in ladders(plan, game):
        standing = measured.met(ladder).standing
        names = tuple(f"level {level}" for level in LEVELS)
        cells = tuple(
            tuple(None if row == column else points_between(standing, row, column) for column in range(BEST))
            for row in range(BEST)
        )
        where = f"{table.label}, {'matches' if unit == 'match' else f'single {unit}s'}"
        heats.append(Heat(f"{where}: points of a row against a column", names, cells))
        dots.append(Dot(where))
        rated = ratings(BEST, standing.duels)
        for name, rating in zip(names, rated, strict=True):
            dots.append(Dot(name, rating, colour=0 if unit == "match" else 1))
        rows += [
            (where, f"{LEVELS[row]} against {LEVELS[column]}", percent(points_between(standing, row, column)))
            for row in range(BEST)
            for column in range(row)
        ]
        steps[table, unit] = points_between(standing, BEST - 1, BEST - 2)
        commands.append(arena_command(table, ladder, plan))
    two = TABLES[game][0]
    single, match = steps[two, UNIT[game]], steps[two, "match"]
    sentences = [
        f"Between two players level 4 takes {percent(single)} of the points from level 3 in single "
        f"{UNIT[game]}s, and {percent(match)} in matches.",
        _in_order(measured, plan, game),
    ]
    return Finding(
        game,
        "levels",
        f"{NAMES[game]}: which level beats which, and by how much?",
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


def _in_order(measured: Measurements, plan: Plan, game: str) -> str:
    """Whether each level is better than the one below it, wherever it was tried."""
    doubtful = []
    for table, unit, ladder in ladders(plan, game):
        standing = measured.met(ladder).standing
        doubtful += [
            f"{LEVELS[row]} against {LEVELS[row - 1]} ({table.label}, {unit})"
            for row in range(1, BEST)
            if points_between(standing, row, row - 1).low <= 0.5
        ]
    if doubtful:
        return f"Not certain at this number of games: {'; '.join(doubtful)}."
    return "At every table, every level is certainly better than the one below it."
