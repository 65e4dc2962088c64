"""Find puzzles in bots' matches, and write them to the file that ships with a game.

    python -m scripts.make_puzzles GAME [--wanted 320] [--seed 1] [--minutes 60]
    python -m scripts.make_puzzles GAME --write

Matches are played one after the other, each from its number; every position is looked at with the eyes of
the seat that is to act. What was found is kept in build/puzzles-GAME-SEED.jsonl: run again, it goes on from
there, and other seeds can be run beside it. A match gives at most three puzzles, and of each grade no more
are kept than a generous share, so that there are hard ones too. A puzzle takes a second or two of one core.
`--write` adds what all seeds have found to those that ship.
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec

from scripts.puzzles import Puzzle, puzzle_in
from tablee.api.positions import FILE, PuzzleLine, lines_of
from tablee.bots.contract import Clock
from tablee.bots.ladder import best_level, make_bot
from tablee.game.registry import game_named
from tablee.match.match import Match
from tablee.match.position_text import position_text

_TABLES = {  # players and options
    "skipbo": [
        (2, {"stock_size": 1}),
        (2, {"stock_size": 2}),
        (3, {"stock_size": 1}),
        (2, {"stock_size": 3}),
    ],
    "skyjo": [(2, {}), (2, {}), (3, {})],
}
_LAST = 0.7  # part of a game or round that is looked at: single moves count more towards its end
_MOST_OF_A_MATCH, _APART = 3, 8  # puzzles, and moves between two of them


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(_TABLES))
    parser.add_argument("--wanted", type=int, default=320)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    if given.write:
        _write(given.game)
        return
    kept = Path(f"build/puzzles-{given.game}-{given.seed}.jsonl")
    kept.parent.mkdir(exist_ok=True)
    lines = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    grades = Counter(line["grade"] for line in lines if "grade" in line)
    number = lines[-1]["match"] + 1 if lines else 0
    ends = monotonic() + 60 * given.minutes
    share = -(-given.wanted // (best_level(given.game) - 2))
    with kept.open("a") as file:
        while grades.total() < given.wanted and monotonic() < ends:
            found = _hunt(given.game, given.seed, number, {g for g in grades if grades[g] >= share})
            for puzzle in found:
                grades[puzzle.grade] += 1
                print(json.dumps({"match": number, **_line(puzzle)}), file=file)
            print(json.dumps({"match": number}), file=file, flush=True)
            print(f"match {number}: {grades.total()} puzzles, {dict(sorted(grades.items()))}", flush=True)
            number += 1


def _hunt(game: str, seed: int, number: int, full: set[int]) -> list[Puzzle]:
    """The puzzles of one match that are of a grade still wanted."""
    random = Random(f"{game} {seed} {number}")
    players, options = _TABLES[game][number % len(_TABLES[game])]
    begun = Match(game, players, options, seed=f"puzzles {seed} {number}")
    match = begun.copy()
    bots = [make_bot(game, random.randint(2, 5), f"{seed} {number}", seat) for seat in range(players)]
    while match.outcome is None:
        seat = match.actors()[0]
        match.push(seat, bots[seat].choose(match.view(seat), Clock()))
    found: list[Puzzle] = []
    rest = int((1 - _LAST) * len(match.moves)) + random.randrange(_APART)
    for made, (seat, move) in enumerate(match.moves):
        if made >= rest and len(found) < _MOST_OF_A_MATCH:
            puzzle = puzzle_in(game, begun.view(seat))
            if puzzle is not None and puzzle.grade not in full:
                found.append(puzzle)
                rest = made + _APART
        begun.push(seat, move)
    return found


def _write(game: str) -> None:
    """Those that are there and all that was found, the easy ones first."""
    found = {line.position: line for line in lines_of(game)}
    for kept in sorted(Path("build").glob(f"puzzles-{game}-*.jsonl")):
        for text in kept.read_text().splitlines():
            line = json.loads(text)
            if "grade" in line:
                totals = tuple(line["view"].pop("totals"))
                position = position_text(
                    game, game_named(game).view_from(line["view"])._replace(totals=totals)
                )
                wrong = [(loss, moves) for loss, *moves in line["wrong"]]
                found[position] = PuzzleLine(position, line["grade"], line["right"], wrong)
    lines = sorted(found.values(), key=lambda line: (line.grade, line.position))
    file = Path(__file__).parents[1] / "src" / "tablee" / "games" / game / FILE
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    print(f"{len(lines)} puzzles, {dict(sorted(Counter(line.grade for line in lines).items()))}")


def _line(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "grade": puzzle.grade,
        "missed": puzzle.missed,
        "view": {**puzzle.view.data(), "totals": puzzle.view.totals},
        "right": [[str(move) for move in each.moves] for each in puzzle.right],
        "wrong": [[round(each.loss, 3), *map(str, each.moves)] for each in puzzle.wrong],
    }


if __name__ == "__main__":
    main()
