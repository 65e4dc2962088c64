"""What the browser client knows of real tables and score sheets, two files for each game, from its facts.

`python -m scripts.real_table_files` writes them; a test fails when they are not what the games say. To show
them the browser needs no server.
"""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from scripts.generated_page import ROOT
from tablee.game.registry import BUILT_IN, game_named, has_part
from tablee.paper.facts import real_table
from tablee.paper.sheet import scorepad, usual_limit


def data(name: str) -> dict[str, Any] | None:
    """None: the game says nothing about real cards."""
    table, game = real_table(name), game_named(name)
    if table is None:
        return None
    facts = asdict(table)
    for each in (*facts["steps"], *facts["situations"]):
        del each["rules"]  # are for those who read the code
    facts["first"]["ignored"] = [game.card_face(card) for card in table.first.ignored]
    deck = [[game.card_face(card), count] for card, count in Counter(game.FACTS.deck).items()]
    return {"game": name, "deck": deck, **facts}


def pad(name: str) -> dict[str, Any] | None:
    """None: the game has no score pad of its own."""
    if not has_part(name, "scorepad"):
        return None
    game, found = game_named(name), scorepad(name)
    [limit] = {usual_limit(game, players) for players in game.PLAYERS}
    return {
        "unit": game.FACTS.unit,
        "wins": game.FACTS.wins,
        "limit": limit,
        **_players(game.PLAYERS, game.FACTS.pairs),
        "kept": _players(
            getattr(found, "KEPT_PLAYERS", game.PLAYERS), getattr(found, "KEPT_PAIRS", game.FACTS.pairs)
        ),
        "possible": {"least": found.POINTS[0], "most": found.POINTS[-1]},
        "together": [{"least": least, "most": most} for least, most in getattr(found, "TOGETHER", ())],
        **getattr(found, "FIGURES", {}),
    }


def _players(players: Sequence[int], pairs: Iterable[int]) -> dict[str, Any]:
    return {"players": {"least": players[0], "most": players[-1]}, "pairs": [*pairs]}


def text(data: dict[str, Any]) -> str:
    """A line for each deal, step and situation."""
    lines = []
    for key, value in data.items():
        if key in ("deals", "steps", "situations"):
            rows = ",\n".join(f"  {json.dumps(row)}" for row in value)
            lines.append(f" {json.dumps(key)}: [\n{rows}\n ]")
        else:
            lines.append(f" {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def files() -> dict[Path, str]:
    """What each file should hold."""
    folder = ROOT / "web" / "src" / "games"
    made = {
        folder / name / file: make(name)
        for file, make in (("real_table.json", data), ("scorepad.json", pad))
        for name in BUILT_IN
    }
    return {path: text(each) for path, each in made.items() if each}


if __name__ == "__main__":
    for file, content in files().items():
        file.write_text(content, encoding="utf-8")
