"""What a device keeps without a server: games in a terminal with their sheets, and records of matches."""

import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from tablee.match.match import Match
from tablee.match.record import Record, record_of
from tablee.terminal.local import LocalTable, new_game
from tablee.terminal.start_form import seated
from tablee.terminal.storage import Keeper, data_folder, keep_secret
from tests.compatibility.baseline_doors import look_at_kept_game, play_kept_game
from tests.server.lines import some_move

Data = dict[str, Any]
HUMAN = {"manners": "human", "stock_size": 2, "target": None}


def offences() -> Iterator[tuple[str, Record]]:
    """Whole matches of Skip-Bo with human manners, one for each way to deal with offences."""
    ways = product(
        ("stop", "annul", "keep"), ("first", "whole"), ("next_turn", "turn"), ("shuffle", "bottom")
    )
    for number, (caught, barred, calls, cards) in enumerate(ways):
        pairs = number % 2 == 0
        options = {
            **HUMAN,
            "caught_turn": caught,
            "barred_turn": barred,
            "calls": calls,
            "penalty_cards": cards,
        }
        match = Match("skipbo", 4 if pairs else 3, options | {"partners": pairs}, seed=bytes([number]) * 32)
        chance = random.Random(number)
        while not match.over:
            _move(match, chance)
        names = ["Ada", "Bo", "Cleo", "Dan"][: match.players]
        yield f"{caught} {barred} {calls} {cards}", record_of(match, names)


def _move(match: Match, chance: random.Random) -> None:
    seat = chance.randrange(match.players) if chance.random() < 0.4 else match.actors()[0]
    legal = [str(move) for move in match.legal_moves(seat)]
    kind = chance.choice("+o~!")
    offending = [move for move in legal if move[0] == kind]
    fair = [move for move in legal if move[0] not in "+o~!"]
    if offending and chance.random() < 0.4:
        match.push(seat, chance.choice(offending))
    elif fair and seat in match.actors():
        match.push(seat, some_move(fair, chance))


async def evening_at_a_terminal() -> Data:
    """The files of the data folder, by their names there, and how each kept game stands."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_DATA_HOME"] = home
        for names, bots, game, options, moves in (
            (["Ada", ""], [None, "adaptive"], "skyjo", {"limit": 1}, 1000),  # played to its end
            (["Ada", ""], [None, "adaptive"], "skyjo", {"limit": 100}, 9),
            (["Ada", "", "Bo"], [None, 2, None], "skyjo", {"limit": 50, "handicap": "0/5/0"}, 11),
            (["Ada", "Bo"], [None, None], "skipbo", {"stock_size": 6}, 14),
            (["Ada", "", "Bo"], [None, 1, None], "skipbo", {**HUMAN, "stock_size": 8}, 9),
            (["Ada", "", "Bo", ""], [None, 1, None, 1], "skipbo", {"stock_size": 5, "partners": True}, 6),
        ):
            await _begin(game, names, bots, options, moves)
        keep_secret("https://tablee.example", "a secret of this server")
        _score("5\n7\nada\n60\n", "skyjo", "-n", "Ada", "-n", "Bo")
        names_of_pairs = [word for name in ("Ada", "Bo", "Cy", "Di") for word in ("-n", name)]
        _score("Cy\n3\n4\n", "skipbo", *names_of_pairs, "--partners", "--new")
        folder = data_folder()
        games = sorted((folder / "games").glob("*.json"))
        files = [*games, *sorted(path for path in folder.rglob("*.json") if path not in games)]
        return {
            "files": {str(path.relative_to(folder)): path.read_text("utf-8") for path in files},
            "games": {path.name: look_at_kept_game(path) for path in games},
        }


async def _begin(
    game: str, names: Sequence[str], bots: Sequence[int | str | None], options: Data, moves: int
) -> None:
    keeper = Keeper.new()
    table = LocalTable(new_game(game, seated(names, bots), options, str(moves)), keeper)
    await asyncio.to_thread(keeper.keep, table.kept)
    keeper.close()
    await play_kept_game(keeper.path, moves, random.Random(moves))


def _score(text: str, *arguments: str) -> None:
    command = [sys.executable, "-m", "tablee", "score", "--plain", *arguments]
    subprocess.run(command, input=text, text=True, check=True, stdout=subprocess.DEVNULL)
