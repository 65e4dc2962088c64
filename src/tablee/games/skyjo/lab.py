"""What the lab asks about Skyjo only: who begins, what is measured, and how often closers are doubled."""

import numpy as np

from tablee.arena.chunks import Rows
from tablee.arena.lab.experiments import Chance, LabPlan, Lineup, Measurements, Options, Wanted
from tablee.arena.lab.findings import Dot, Dots, Finding, Grid, percent
from tablee.arena.lab.game_lab import TURNS, Measure, Trial, games_a_match
from tablee.arena.lab.levels import levels_of
from tablee.arena.lab.settings import Setting, best, lab_command, simulate_command, single, table_for
from tablee.arena.lab.stats import Numbers
from tablee.bots.estimates import Estimate, share
from tablee.game.rng import game_seed
from tablee.games.skyjo import FACTS
from tablee.games.skyjo.kernel.kernel import SEATS
from tablee.games.skyjo.rules.options import make_options
from tablee.kernels.arguments import seat_streams
from tablee.kernels.playouts import playouts_of

_GAME = "skyjo"
_TABLES = tuple(table_for(players) for players in (2, 4, 8))
COUNTS = {
    "turns": "turns",
    "moves": "moves",
    "reshuffles": "reshuffles",
    "columns": "columns cleared",
    "doubled": "closers doubled",
    "lowest": "closers lowest",
}
WHO_BEGINS = (
    "Who begins is whoever turned over the highest two cards (SJ-05), so that seat is found "
    "anew for each deal; it began with worse cards than the others."
)
TRIALS = {
    "clear_on_reveal": Trial({2: (False,), 4: (False,)}, matches={2: (False,)}),
    "next_start": Trial(matches={2: ("closer",), 4: ("closer",)}),  # a single round has no next one
    "limit": Trial(matches={2: (50, 200), 4: (50,)}),
}
NOT_MEASURED = (
    (("dealer",), "which only decides who begins when the highest cards are equal"),
    (("handicap",), "which is for players of unequal strength"),
)


def _score(rows: Rows, players: int) -> Numbers:
    score: Numbers = rows["score_sum"] / np.maximum(1, rows["rounds"] * players)
    return score


MEASURES = (
    TURNS,
    games_a_match(_GAME),
    Measure("points of a player in a round", True, _score),
    Measure(
        "rounds whose closer is doubled",
        False,
        lambda rows, players: rows["doubled"] / np.maximum(1, rows["rounds"]),
    ),
)


def known_start(players: int) -> Options:
    """The cards say who begins."""
    return ()


def starters(players: int, options: Options, key: bytes, first: int, count: int) -> Numbers:
    """Rows of matches do not say who began: play each first round until it is somebody's turn (SJ-05)."""
    complete = make_options(dict(options), players)
    playouts = playouts_of(_GAME)
    assert playouts is not None
    engine, room = playouts.engine, playouts.new_room()
    states = engine.new_states(1)
    found = np.zeros(count, dtype=np.int64)
    for i in range(count):
        seed = game_seed(key, first + i)
        engine.start_match(states, 0, seed, players, complete)
        streams = seat_streams(seed, SEATS)
        for seat in range(players):
            for _ in range(2):
                code = playouts.choose_code(states, 0, seat, best(_GAME), streams, room)
                engine.apply_code(states, 0, seat, code)
        found[i] = states["turn"][0]
    return found


def _chance(plan: LabPlan, players: int) -> Chance:
    return Chance(_GAME, players, single(_GAME), plan.games)


def _equal(plan: LabPlan, setting: Setting, level: int) -> Lineup:
    return Lineup(_GAME, setting.players, single(_GAME), (level,) * setting.players, plan.games)


def striking_needs(plan: LabPlan) -> list[Wanted]:
    return [
        *(_equal(plan, setting, level) for setting in _TABLES for level in levels_of(_GAME)),
        *(_chance(plan, setting.players) for setting in _TABLES),
    ]


def striking(plan: LabPlan, measured: Measurements) -> Finding:
    """Doubled closers (SJ-12)."""
    dots, rows = list[Dot](), list[tuple[str, ...]]()
    found = dict[tuple[int, int | str], Estimate]()
    for setting in _TABLES:
        dots.append(Dot(setting.label))
        tally = measured.tally(_chance(plan, setting.players))
        found[setting.players, "random"] = share(tally.sums["doubled"], tally.sums["rounds"])
        for level in levels_of(_GAME):
            played = measured.rows(_equal(plan, setting, level))
            found[setting.players, level] = share(float(played["doubled"].sum()), len(played))
        players: list[int | str] = ["random", *levels_of(_GAME)]
        for who in players:
            name = f"level {who}" if isinstance(who, int) else "random players"
            dots.append(Dot(name, found[setting.players, who], colour=0 if isinstance(who, int) else 1))
            rows.append((setting.label, name, percent(found[setting.players, who])))
    level = best(_GAME)
    return Finding(
        _GAME,
        "striking",
        f"{FACTS.title}: how often is the closer doubled?",
        (
            f"Who closes at random is doubled in {percent(found[2, 'random'])} of the rounds of "
            f"two and {percent(found[4, 'random'])} of the rounds of four; level {level} is in "
            f"{percent(found[2, level])} and {percent(found[4, level])}.",
            f"At eight it happens to level {level} in {percent(found[8, level])} of the rounds.",
        ),
        (Dots("Rounds whose closer is doubled", "share of rounds", tuple(dots)),),
        (Grid("Doubled closers", ("table", "who plays", "closers doubled, 95 %"), tuple(rows)),),
        (
            "Whoever closes a round without having strictly the fewest points counts them twice (SJ-12). "
            "Everybody at a table plays alike, in single rounds.",
            "Random players play “eager”: they turn over and exchange at random, and end rounds soon.",
        ),
        (
            lab_command(_GAME, "striking", plan),
            *(simulate_command(_GAME, setting, plan) for setting in _TABLES),
        ),
    )
