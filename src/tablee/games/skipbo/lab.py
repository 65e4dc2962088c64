"""What the lab asks about Skip-Bo only: who begins, what is measured, and how many games are stalemates."""

import numpy as np

from tablee.arena.chunks import Rows
from tablee.arena.lab.experiments import Chance, LabPlan, Lineup, Measurements, Options, Wanted
from tablee.arena.lab.findings import Dot, Dots, Finding, Grid, listed, percent
from tablee.arena.lab.game_lab import TURNS, Measure, Trial, games_a_match
from tablee.arena.lab.seats import lineup
from tablee.arena.lab.settings import Setting, best, lab_command, pairs, simulate_command, single, table_for
from tablee.arena.lab.stats import Numbers
from tablee.bots.estimates import Estimate, share
from tablee.games.skipbo import FACTS
from tablee.games.skipbo.rules.options import PLAYERS

_GAME = "skipbo"
COUNTS = {"turns": "turns", "moves": "moves", "reshuffles": "reshuffles", "draws": "draws"}
WHO_BEGINS = "The last seat deals, so that the first begins."
TRIALS = {"stock_size": Trial({2: (10, 20), 4: (10, 20)}), "target": Trial(matches={2: (250, 1000)})}
NOT_MEASURED = (
    (("manners",), "because bots have good manners"),
    (("dealer",), "because among equal players it only says who begins, which has a section of its own"),
    (("handicap", "head_start"), "because they are for unequal ones"),
)


def _best_total(rows: Rows, players: int) -> Numbers:
    most: Numbers = rows["totals"][:, :players].max(axis=1)
    return most


MEASURES = (
    TURNS,
    games_a_match(_GAME),
    Measure("points of the winner", True, _best_total),
    Measure(
        "games that end in a stalemate",
        False,
        lambda rows, players: (rows["stalemates"] + rows["draws"]) / np.maximum(1, rows["games"]),
    ),
)


def known_start(players: int) -> Options:
    """The dealer's left begins (SB-11)."""
    return (("dealer", players - 1),)


def starters(players: int, options: Options, key: bytes, first: int, count: int) -> Numbers:
    """Whatever the cards are."""
    return np.full(count, (dict(options)["dealer"] + 1) % players)


def _tables() -> list[Setting]:
    return [table_for(players) for players in PLAYERS]


def _chance(plan: LabPlan, players: int) -> Chance:
    return Chance(_GAME, players, single(_GAME), plan.games)


def _equal(plan: LabPlan) -> list[tuple[Setting, Lineup]]:
    """The best level in every seat, in pairs, too."""
    (two_pairs,) = pairs(_GAME)
    options, players = (*single(_GAME), *two_pairs.options), two_pairs.players
    in_pairs = Lineup(_GAME, players, options, (best(_GAME),) * players, plan.games)
    return [*((at, lineup(plan, _GAME, at.players)) for at in _tables()), (two_pairs, in_pairs)]


def striking_needs(plan: LabPlan) -> list[Wanted]:
    return [*(played for _, played in _equal(plan)), *(_chance(plan, players) for players in PLAYERS)]


def striking(plan: LabPlan, measured: Measurements) -> Finding:
    """Stalemates (SB-28)."""
    level = best(_GAME)
    dots, rows = [Dot(f"level {level}")], list[tuple[str, ...]]()
    good, chance = dict[str, Estimate](), dict[str, Estimate]()
    for setting, wanted in _equal(plan):
        played = measured.rows(wanted)
        ended = share(float((played["stalemates"] + played["draws"]).sum()), len(played))
        good[setting.label] = ended
        dots.append(Dot(setting.label, ended))
        rows.append((setting.label, f"level {level}", percent(ended), f"{len(played):,}"))
    dots.append(Dot("random players"))
    for setting in _tables():
        tally = measured.tally(_chance(plan, setting.players))
        ended = share(tally.sums["stalemates"] + tally.sums["draws"], tally.sums["games"])
        chance[setting.label] = ended
        dots.append(Dot(setting.label, ended, colour=1))
        rows.append((setting.label, "random", percent(ended), f"{tally.sums['games']:,}"))
    worst = max(good, key=lambda label: good[label].value)
    return Finding(
        _GAME,
        "striking",
        f"{FACTS.title}: how often does a game end because nobody can move any more?",
        (
            f"When level {level} plays, "
            f"{listed([f'{percent(ended, 2)} at {label}' for label, ended in good.items()])} end in a "
            f"stalemate: most at {worst}.",
            f"Random players end there in {percent(chance['2 players'])} at 2 players and "
            f"{percent(chance['6 players'])} at 6.",
        ),
        (Dots("Single games that end in a stalemate", "share of games", tuple(dots)),),
        (Grid("Stalemates", ("table", "who plays", "stalemates, 95 %", "games"), tuple(rows)),),
        (
            "All cards are in hands and piles and nobody can lay one down to build on: then the game ends "
            "(SB-28), and the smallest stock wins it, or nobody.",
            "Random players play “eager”: whatever can be built is built, in random order.",
        ),
        (
            lab_command(_GAME, "striking", plan),
            *(simulate_command(_GAME, setting, plan) for setting in _tables()),
        ),
    )
