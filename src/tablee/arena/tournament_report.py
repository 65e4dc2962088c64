"""A tournament as tables for a terminal, as plain data, and as a picture."""

from dataclasses import asdict
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.arena.duel import Duel, Forfeits, ratings
from tablee.arena.report import new_figure, write_svg
from tablee.arena.tournament import Standing
from tablee.bots.estimates import Estimate
from tablee.bots.external.process import Fault
from tablee.locales.foreign_text import printable


def standing_table(standing: Standing) -> RenderableType:
    """The ladder, then who wins how much against whom (the row's bot against the column's)."""
    tournament, labels = standing.tournament, standing.tournament.labels
    ladder = Table(title=f"{tournament.game}, {tournament.players} players, seed {tournament.seed}")
    for column in ("bot", "Elo", "95 %", "score a game"):
        ladder.add_column(column, justify="right")
    ranked = sorted(
        zip(ratings(len(tournament.bots), standing.duels), range(len(tournament.bots)), strict=True),
        reverse=True,
    )
    for rating, bot in ranked:
        score = f"{_mean_score(standing, bot):.1f}"
        ladder.add_row(
            _named(labels[bot]), f"{rating.value:.0f}", f"{rating.low:.0f}–{rating.high:.0f}", score
        )

    luckless = " without luck" if tournament.luckless else ""
    cross = Table(title=f"points of a row against a column{luckless}")
    cross.add_column("")
    order = [bot for _, bot in ranked]
    for bot in order:
        cross.add_column(_named(labels[bot]), justify="right")
    for row in order:
        cells = [_cell(standing, row, column) for column in order]
        cross.add_row(_named(labels[row]), *cells)
    forfeits = [(bot, forfeits_of(standing, bot)) for bot in order]
    if not any(faults for _, faults in forfeits):
        return Group(ladder, cross)

    lost = Table(title="matches forfeited")
    for column in ("bot", "why", "matches", "the first time"):
        lost.add_column(column, justify="right" if column == "matches" else "left")
    for bot, faults in forfeits:
        for fault, (matches, first) in faults.items():
            lost.add_row(_named(labels[bot]), str(fault), f"{matches:,}", _named(first))
    return Group(ladder, cross, lost)


def _named(text: str) -> Text:
    """What a bot is called, or what a program said."""
    return Text(printable(text))


def standing_text(standing: Standing, width: int = 100) -> str:
    """The same tables as plain text."""
    page = StringIO()
    Console(file=page, width=width, color_system=None).print(standing_table(standing))
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())


def forfeits_of(standing: Standing, bot: int) -> dict[Fault, Forfeits]:
    """How often a bot has lost a match by which fault, over all its duels."""
    found: dict[Fault, Forfeits] = {}
    for duel in standing.duels:
        if bot in (duel.first, duel.second):
            for fault, forfeits in duel.forfeits[0 if bot == duel.first else 1].items():
                before = found.get(fault, Forfeits(0, forfeits.first))
                found[fault] = before._replace(matches=before.matches + forfeits.matches)
    return found


def _cell(standing: Standing, row: int, column: int) -> str:
    if row == column:
        return "·"
    duel = _duel_of(standing, row, column)
    won = _from(duel, row)
    told = f"{won.value:.1%}\n{100 * won.low:.1f}–{won.high:.1%}\nof {duel.matches:,}"
    if duel.without_luck is not None:
        plain = _seen_by(duel, row, duel.plain_share)
        told += f"\nplain {plain.value:.1%}\n{100 * plain.low:.1f}–{plain.high:.1%}"
    for name, both in standing.tournament.handicap(standing.duels.index(duel)).items():
        own, other = both if row == duel.first else both[::-1]
        told += f"\n{name.replace('_', ' ')} {own}/{other}"
    return told


def _duel_of(standing: Standing, one: int, other: int) -> Duel:
    return next(duel for duel in standing.duels if {duel.first, duel.second} == {one, other})


def _from(duel: Duel, bot: int) -> Estimate:
    """The points of a duel as one of its bots sees them."""
    return _seen_by(duel, bot, duel.share)


def _seen_by(duel: Duel, bot: int, share: Estimate) -> Estimate:
    return share if bot == duel.first else Estimate(1 - share.value, 1 - share.high, 1 - share.low)


def _mean_score(standing: Standing, bot: int) -> float:
    scores = [duel.score_of(bot) for duel in standing.duels if bot in (duel.first, duel.second)]
    return sum(scores) / len(scores)


def standing_data(standing: Standing) -> dict[str, Any]:
    """For JSON."""
    tournament = standing.tournament
    rated = ratings(len(tournament.bots), standing.duels)
    most = tournament.deals * len(tournament.seatings)
    return {
        "game": tournament.game,
        "players": tournament.players,
        "seed": tournament.seed,
        "options": asdict(tournament.options),
        "ms": tournament.milliseconds,
        "matches": most,
        "all": tournament.play_all,
        "ladder": [
            {
                "bot": bot,
                "name": tournament.names[number] or None,
                "elo": rating._asdict(),
                "score": _mean_score(standing, number),
                "forfeits": {
                    str(fault): forfeits._asdict()
                    for fault, forfeits in forfeits_of(standing, number).items()
                },
            }
            for number, (bot, rating) in enumerate(zip(tournament.bots, rated, strict=True))
        ],
        "duels": [
            {
                "first": tournament.bots[duel.first],
                "second": tournament.bots[duel.second],
                "matches": duel.matches,
                "stopped_early": duel.certain and not tournament.play_all and duel.matches < most,
                "points": duel.plain_share._asdict(),
                **_luckless(duel),
                "undecided": duel.undecided,
                "cut": duel.cut,
                "scores": [duel.score_of(duel.first), duel.score_of(duel.second)],
                "thinking": None if not any(duel.choices) else [duel.thinking(side) for side in (0, 1)],
            }
            for duel in standing.duels
        ],
    }


def _luckless(duel: Duel) -> dict[str, Any]:
    """Nothing in a tournament that takes no luck out."""
    if duel.without_luck is None:
        return {}
    return {"luckless": {**duel.share._asdict(), "variance_left": duel.without_luck.variance_left}}


def plot_standing(standing: Standing, path: Path) -> None:
    """The ladder with its intervals, and the cross table as colours. Raises `OSError`."""
    tournament = standing.tournament
    rated = ratings(len(tournament.bots), standing.duels)
    order = sorted(range(len(rated)), key=lambda bot: rated[bot].value)
    names = [tournament.labels[bot] for bot in order]
    figure = new_figure(11, 4.6)
    ladder, cross = figure.subplots(1, 2, width_ratios=[1, 1])

    values = [rated[bot].value for bot in order]
    errors = [
        [rated[bot].value - rated[bot].low for bot in order],
        [rated[bot].high - rated[bot].value for bot in order],
    ]
    ladder.errorbar(values, range(len(order)), xerr=errors, fmt="o", capsize=4, color="#2f6f9f")
    ladder.set(title="Elo with 95 % interval", yticks=range(len(order)), yticklabels=names)
    ladder.grid(axis="x", alpha=0.3)

    grid = [
        [0.5 if row == column else _from(_duel_of(standing, row, column), row).value for column in order]
        for row in order
    ]
    cross.imshow(grid, cmap="RdBu", vmin=0, vmax=1, origin="lower")
    for y, line in enumerate(grid):
        for x, value in enumerate(line):
            if x != y:
                shade = "white" if abs(value - 0.5) > 0.3 else "black"
                cross.text(x, y, f"{value:.0%}", ha="center", va="center", color=shade)
    cross.set(
        title="points of a row against a column",
        xticks=range(len(order)),
        yticks=range(len(order)),
        xticklabels=names,
        yticklabels=names,
    )
    figure.suptitle(f"{tournament.game}: {tournament.players} players, {len(standing.duels)} duels")
    write_svg(figure, path)
