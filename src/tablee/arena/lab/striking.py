"""What else was striking: stalemates at Skip-Bo, doubled closers at Skyjo."""

from tablee.arena.lab.experiments import Chance, Lineup, Measurements, Plan, Wanted
from tablee.arena.lab.findings import Dot, Dots, Finding, Grid, listed, percent
from tablee.arena.lab.seats import lineup as single
from tablee.arena.lab.tables import BEST, NAMES, PAIRS, SINGLE, Table, lab_command, table_words
from tablee.bots.estimates import Estimate, share

_LEVELS = range(1, BEST + 1)
_COUNTS = range(2, 7)
_CLOSERS = (2, 4, 8)


def _tables(game: str) -> list[Table]:
    counts = _COUNTS if game == "skipbo" else _CLOSERS
    return [Table(f"{players} players", players) for players in counts]


def _chance(plan: Plan, game: str, table: Table) -> Chance:
    return Chance(game, table.players, SINGLE[game], plan.games)


def _equal(plan: Plan, game: str, table: Table, level: int) -> Lineup:
    options = (*SINGLE[game], *table.options)
    return Lineup(game, table.players, options, (level,) * table.players, plan.games)


def _levels(plan: Plan, game: str) -> list[tuple[Table, int, Lineup]]:
    if game == "skyjo":
        return [
            (table, level, _equal(plan, game, table, level)) for table in _tables(game) for level in _LEVELS
        ]
    counts = [(table, BEST, single(plan, game, table.players)) for table in _tables(game)]
    return [*counts, (PAIRS, BEST, _equal(plan, game, PAIRS, BEST))]


def needs(plan: Plan, game: str) -> list[Wanted]:
    return [
        *(lineup for _, _, lineup in _levels(plan, game)),
        *(_chance(plan, game, table) for table in _tables(game)),
    ]


def answer(plan: Plan, game: str, measured: Measurements) -> Finding:
    return (_closers if game == "skyjo" else _stalemates)(plan, measured)


def _commands(plan: Plan, game: str) -> tuple[str, ...]:
    return (
        lab_command(game, "striking", plan),
        *(
            f"tablee simulate {game}{table_words(table, SINGLE[game])} --games {plan.games} --seed "
            f"{plan.seed}"
            for table in _tables(game)
        ),
    )


def _stalemates(plan: Plan, measured: Measurements) -> Finding:
    dots, rows = [Dot(f"level {BEST}")], list[tuple[str, ...]]()
    good, chance = dict[str, Estimate](), dict[str, Estimate]()
    for table, _, lineup in _levels(plan, "skipbo"):
        played = measured.rows(lineup)
        ended = share(float((played["stalemates"] + played["draws"]).sum()), len(played))
        good[table.label] = ended
        dots.append(Dot(table.label, ended))
        rows.append((table.label, f"level {BEST}", percent(ended), f"{len(played):,}"))
    dots.append(Dot("random players"))
    for table in _tables("skipbo"):
        tally = measured.tally(_chance(plan, "skipbo", table))
        ended = share(tally.sums["stalemates"] + tally.sums["draws"], tally.sums["games"])
        chance[table.label] = ended
        dots.append(Dot(table.label, ended, colour=1))
        rows.append((table.label, "random", percent(ended), f"{tally.sums['games']:,}"))
    worst = max(good, key=lambda label: good[label].value)
    return Finding(
        "skipbo",
        "striking",
        f"{NAMES['skipbo']}: how often does a game end because nobody can move any more?",
        (
            f"When level {BEST} plays, "
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
        _commands(plan, "skipbo"),
    )


def _closers(plan: Plan, measured: Measurements) -> Finding:
    dots, rows = list[Dot](), list[tuple[str, ...]]()
    found = dict[tuple[str, int | str], Estimate]()
    for table in _tables("skyjo"):
        dots.append(Dot(table.label))
        tally = measured.tally(_chance(plan, "skyjo", table))
        found[table.label, "random"] = share(tally.sums["doubled"], tally.sums["rounds"])
        for at, level, lineup in _levels(plan, "skyjo"):
            if at == table:
                found[table.label, level] = share(float(measured.rows(lineup)["doubled"].sum()), lineup.count)
        for who in ("random", *_LEVELS):
            name = f"level {who}" if isinstance(who, int) else "random players"
            dots.append(Dot(name, found[table.label, who], colour=0 if isinstance(who, int) else 1))
            rows.append((table.label, name, percent(found[table.label, who])))
    two, four = found["2 players", BEST], found["4 players", BEST]
    return Finding(
        "skyjo",
        "striking",
        f"{NAMES['skyjo']}: how often is the closer doubled?",
        (
            f"Who closes at random is doubled in {percent(found['2 players', 'random'])} of the rounds of "
            f"two and {percent(found['4 players', 'random'])} of the rounds of four; level {BEST} is in "
            f"{percent(two)} and {percent(four)}.",
            f"At eight it happens to level {BEST} in {percent(found['8 players', BEST])} of the rounds.",
        ),
        (Dots("Rounds whose closer is doubled", "share of rounds", tuple(dots)),),
        (Grid("Doubled closers", ("table", "who plays", "closers doubled, 95 %"), tuple(rows)),),
        (
            "Whoever closes a round without having strictly the fewest points counts them twice (SJ-12). "
            "Everybody at a table plays alike, in single rounds.",
            "Random players play “eager”: they turn over and exchange at random, and end rounds soon.",
        ),
        _commands(plan, "skyjo"),
    )
