"""A simulation's summary as a table for a terminal, and as plain data."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from tablee.arena.results import games_field
from tablee.arena.simulate import Summary
from tablee.bots.estimates import Estimate
from tablee.game.parts import part

_COUNTS = {"moves": "moves"}  # of a game without a part `lab`


def summary_table(summary: Summary) -> RenderableType:
    """What a person wants to know first, first."""
    seats = Table(title=f"{summary.game}, {summary.players} players, {summary.policy}, seed {summary.seed}")
    for column in ("seat", "wins", "95 %", "final score", "95 %"):
        seats.add_column(column, justify="right")
    for seat, (wins, total) in enumerate(zip(summary.wins, summary.totals, strict=True)):
        seats.add_row(str(seat), f"{wins.value:.1%}", _percent(wins), f"{total.value:.1f}", _range(total))

    games = games_field(summary.game)
    names: Mapping[str, str] = getattr(part(summary.game, "lab"), "COUNTS", _COUNTS)
    rest = Table(show_header=False)
    rest.add_column(justify="left")
    rest.add_column(justify="right")
    rest.add_column(justify="right")
    rest.add_row("matches", f"{summary.matches:,}", "")
    rest.add_row(f"{games} a match", f"{summary.games.value:.2f}", _range(summary.games))
    rest.add_row("moves a match", f"{summary.moves.value:.1f}", _range(summary.moves))
    quantiles = " / ".join(str(value) for value in summary.moves_quantiles.values())
    rest.add_row("  5 % / median / 95 %", quantiles, "")
    if summary.stalemates is not None:
        rest.add_row("stalemates", f"{summary.stalemates.value:.1%}", _percent(summary.stalemates))
    if summary.undecided.value:
        rest.add_row("nobody won", f"{summary.undecided.value:.1%}", _percent(summary.undecided))
    for field, name in names.items():
        if field in summary.per_game:
            rest.add_row(f"{name} a {games.removesuffix('s')}", f"{summary.per_game[field]:.2f}", "")
    if summary.cut:
        rest.add_row("cut at the move limit", str(summary.cut), "")
    return Group(seats, rest)


def summary_data(summary: Summary) -> dict[str, Any]:
    """For JSON: an estimate is {value, low, high}."""
    return {name: _plain(value) for name, value in summary._asdict().items()}


def _plain(value: Any) -> Any:
    if isinstance(value, Estimate):
        return {name: None if abs(part) == float("inf") else part for name, part in value._asdict().items()}
    if isinstance(value, list):
        return [_plain(part) for part in value]
    return value


def _percent(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f}–{estimate.high:.1%}"


def _range(estimate: Estimate) -> str:
    return f"{estimate.low:.1f}–{estimate.high:.1f}" if abs(estimate.low) != float("inf") else "–"
