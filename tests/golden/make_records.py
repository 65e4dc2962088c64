"""Makes the records of the golden playthroughs anew: `python -m tests.golden.make_records`.

Needed only when a rule changes on purpose; the texts beside them follow from the records
(`pytest --update tests/golden`). Read the difference before you commit it.
"""

from pathlib import Path
from typing import Any

from tablee.game.rng import Domain, Seeded, Stream, game_seed, simulation_key
from tablee.match.match import Match
from tablee.match.record import record_of, save

HERE = Path(__file__).parent
KEY = simulation_key(2026)

# name: game, players, options
TABLES: dict[str, tuple[str, int, dict[str, object]]] = {
    "skipbo-2": ("skipbo", 2, {"stock_size": 5, "target": None}),
    "skipbo-3-match": ("skipbo", 3, {"stock_size": 2, "target": 60, "dealer": 2}),
    "skipbo-4-partners": ("skipbo", 4, {"stock_size": 3, "target": None, "partners": True}),
    "skipbo-2-reshuffle": ("skipbo", 2, {"stock_size": 20, "target": None, "stalemate": "reshuffle"}),
    "skipbo-4-human": (
        "skipbo",
        4,
        {"stock_size": 3, "target": None, "partners": True, "manners": "human", "caught_turn": "annul"},
    ),
    "skipbo-3-human-stop": (
        "skipbo",
        3,
        {
            "stock_size": 3,
            "target": None,
            "manners": "human",
            "caught_turn": "stop",
            "penalty_cards": "bottom",
        },
    ),
    "skyjo-2": ("skyjo", 2, {"limit": None}),
    "skyjo-3-match": ("skyjo", 3, {"limit": 150, "next_start": "closer"}),
    "skyjo-8": ("skyjo", 8, {"limit": None, "clear_on_reveal": False, "dealer": 5}),
}
LONGEST = 260  # moves: a playthrough is there to be read


def make(index: int, name: str) -> None:
    """The first short match of a few that random players bring to an end."""
    game, players, options = TABLES[name]
    for attempt in range(1000):
        seed = game_seed(KEY, 1000 * index + attempt)
        match = Match(game, players, options, Seeded(seed))
        stream = Stream(seed, Domain.POLICY, 0)
        while not match.over and len(match.moves) <= LONGEST:
            if match.outcome is not None:
                match.deal_next()
            seat = match.actors()[0]
            if match.game.NAME == "skipbo" and match.options.manners == "human" and stream.below(4) == 0:
                seat = stream.below(players)
            moves = match.legal_moves(seat)
            if moves:
                match.push(seat, _pick(moves, stream))
        kinds = {str(move)[0] for _, move in match.moves}
        if match.over and ("human" not in name or kinds >= {"o", "+", "!"}):
            save(record_of(match, [f"seat {seat}" for seat in range(players)], seed), HERE / f"{name}.json")
            return
    raise SystemExit(f"no short match for {name}")


def _pick(moves: Any, stream: Stream) -> Any:
    """Plays before discards, so that games end."""
    plays = [move for move in moves if str(move)[0] in "shdpkx" and ">" in str(move)] or [
        move for move in moves if str(move)[0] not in "+~o!"
    ]
    wanted = plays if plays and stream.below(8) else moves
    return wanted[stream.below(len(wanted))]


if __name__ == "__main__":
    for index, name in enumerate(TABLES):
        make(index, name)
