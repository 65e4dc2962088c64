"""From the data of a view back to the view: a server sends data, and bots think about views."""

from collections.abc import Mapping
from typing import Any

from tablee.game.contract import outcome_from
from tablee.games.skyjo.rules.moves import parse_move
from tablee.games.skyjo.rules.options import Options
from tablee.games.skyjo.rules.phase import Phase
from tablee.games.skyjo.rules.state import FACE_DOWN, GONE
from tablee.games.skyjo.rules.view import View


def view_from(data: Mapping[str, Any]) -> View:
    """The view whose `data()` this is."""
    cells = {"?": FACE_DOWN, None: GONE}
    return View(
        options=Options(**data["options"]),
        players=data["players"],
        dealer=data["dealer"],
        phase=Phase(data["phase"]),
        turn=data["turn"],
        waiting_for=tuple(data["waiting_for"]),
        draw_count=data["draw_count"],
        discard=tuple(data["discard"]),
        grids=tuple(tuple(cells.get(cell, cell) for cell in grid) for grid in data["grids"]),
        closer=data["closer"],
        starter=data["starter"],
        outcome=outcome_from(data["outcome"]),
        seat=data["seat"],
        drawn=data["drawn"],
        legal_moves=tuple(parse_move(move) for move in data["legal_moves"]),
    )
