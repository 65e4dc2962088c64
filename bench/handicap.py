"""Which handicap makes two levels equal? How often does the weaker one win, and does a suggestion hold?

    python bench/handicap.py measure skyjo --matches 4000
    python bench/handicap.py check skyjo --matches 2000

`measure` writes the file `handicaps.json` of a game, from which `tablee.bots.handicaps` suggests. Every deal
is played twice, with the seats exchanged. The number at which the weaker one passes a half is searched for
roughly, then carefully. `check` plays pairs of levels with what is suggested for them, on other deals.
"""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import combinations
from os import cpu_count
from pathlib import Path
from typing import Any

from tablee.arena.duel import points_of_first
from tablee.bots.handicaps import FILE, Handicaps, handicaps_of, numbers_for, options_for, suggest
from tablee.bots.ladder import best_plain_level
from tablee.game.options import by_seat, handicap_text
from tablee.game.registry import game_named, package_of
from tablee.game.rng import simulation_key
from tablee.kernels.playouts import playouts_of

MEASURED, CHECKED = 27, 2027  # seeds: what is checked was not fitted on
ROUGH = 10  # times fewer matches, while nothing is near
NEAR = 4  # numbers between which it is worth it
FINE = 50  # of all numbers that a table can have: nearer ones differ less than a measurement is wrong


def share(
    game: str,
    options: dict[str, Any],
    pair: tuple[int, int],
    handicaps: Mapping[str, str],
    matches: int,
    seed: int,
) -> float:
    """How much of the points the first of two levels has; each has its handicaps, wherever it sits."""
    playouts, key, deals = playouts_of(game), simulation_key(seed), matches // 2
    by_bot = {name: by_seat(text, 2) for name, text in handicaps.items()}
    assert playouts is not None

    def play(work: tuple[tuple[int, int], int, int]) -> float:
        seating, first, count = work
        seated = {name: handicap_text([both[bot] for bot in seating]) for name, both in by_bot.items()}
        made = game_named(game).make_options(options | seated, 2)
        rows = playouts.play_lineup(key, first, count, 2, made, [pair[bot] for bot in seating])
        return float(points_of_first(rows, seating).sum())

    part_size = -(-deals // (cpu_count() or 1))
    work = [
        (seating, first, min(part_size, deals - first))
        for seating in ((0, 1), (1, 0))
        for first in range(0, deals, part_size)
    ]
    with ThreadPoolExecutor() as pool:
        return sum(pool.map(play, work)) / (2 * deals)


def curve(
    game: str, own: Handicaps, options: dict[str, Any], weak: int, strong: int, careful: int
) -> list[list[float]]:
    """Numbers with the share of the weaker level and how many matches told it."""
    made = game_named(game).make_options(options, 2)
    most = own.most(made)
    found: dict[int, tuple[float, int]] = {}

    def measure(number: int, matches: int) -> float:
        if number not in found or found[number][1] < matches:
            handicaps = options_for(own, numbers_for(own, number), made)
            found[number] = share(game, options, (weak, strong), handicaps, matches, MEASURED), matches
        return found[number][0]

    measure(0, careful)
    low, beyond = 0, most
    apart = max(1, most // FINE)
    while beyond - low > apart:
        middle = (low + beyond) // 2
        matches = careful // ROUGH if beyond - low > NEAR else careful
        low, beyond = (low, middle) if measure(middle, matches) >= 0.5 else (middle, beyond)
    while measure(low, careful) >= 0.5 and low > 0:  # a rough measurement was wrong
        low = max(0, low - apart)
    while measure(beyond, careful) < 0.5 and beyond < most:
        beyond = min(most, beyond + apart)
    return [[number, round(value, 4), matches] for number, (value, matches) in sorted(found.items())]


def measured(game: str, matches: int, kept: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """A table each. Those that are kept are not measured again."""
    own = handicaps_of(game)
    levels = range(1, best_plain_level(game) + 1)
    for options in own.TABLES:
        known = next((table for table in kept if table["options"] == dict(options)), None)
        if known is not None:
            yield known
            continue
        curves = {}
        for weak, strong in combinations(levels, 2):
            curves[f"{weak}-{strong}"] = curve(game, own, dict(options), weak, strong, matches)
            print(game, dict(options), weak, strong, curves[f"{weak}-{strong}"], flush=True)
        yield {"options": dict(options), "curves": curves}


def check(game: str, matches: int, only: int | None) -> None:
    """A line for each table and pair: what is suggested, and how often the weaker level wins with it."""
    tables = handicaps_of(game).TABLES
    for options in tables if only is None else [tables[only]]:
        made = game_named(game).make_options(dict(options), 2)
        for pair in combinations(range(1, best_plain_level(game) + 1), 2):
            handicaps = suggest(game, pair, made) or {}
            before = share(game, dict(options), pair, {}, matches, CHECKED)
            after = share(game, dict(options), pair, handicaps, matches, CHECKED)
            told = " ".join(f"{name}={value}" for name, value in options.items())
            given = " + ".join(filter(None, handicaps.values()))
            line = f"{game:7} {told:28} {pair[0]}–{pair[1]}  {given:>12}"
            print(f"{line}  {before:6.1%} → {after:6.1%}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("measure", "check"))
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--only", type=int, help="one of the game's tables, from 0")
    given = parser.parse_args()
    if given.what == "check":
        check(given.game, given.matches, given.only)
        return
    file = Path(import_module(package_of(given.game)).__file__ or "").parent / FILE
    before = json.loads(file.read_text())["tables"] if given.only is not None else []
    kept = [table for at, table in enumerate(before) if at != given.only]
    tables = ",\n".join(
        json.dumps(table, separators=(",", ":")) for table in measured(given.game, given.matches, kept)
    )
    file.write_text(f'{{"tables":[\n{tables}\n]}}\n')


if __name__ == "__main__":
    main()
