"""From the data of a view back to the view: hints think about views, and a server sends data."""

from typing import Any

from tablee.game.contract import Outcome
from tablee.games import skipbo, skyjo
from tablee.games.skipbo.rules.options import Options as SkipBoOptions
from tablee.games.skipbo.rules.view import Place
from tablee.games.skyjo.rules.options import Options as SkyjoOptions
from tablee.games.skyjo.rules.phase import Phase
from tablee.games.skyjo.rules.state import GONE
from tablee.games.skyjo.rules.view import FACE_DOWN


def view_of(data: dict[str, Any]) -> Any:
    """The view whose `data()` this is."""
    return _skyjo(data) if data["game"] == skyjo.NAME else _skipbo(data)


def _outcome(data: dict[str, Any] | None) -> Outcome | None:
    if data is None:
        return None
    return Outcome(data["reason"], tuple(data["winners"]), tuple(data["scores"]))


def _skyjo(data: dict[str, Any]) -> skyjo.View:
    cells = {"?": FACE_DOWN, None: GONE}
    return skyjo.View(
        options=SkyjoOptions(**data["options"]),
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
        outcome=_outcome(data["outcome"]),
        seat=data["seat"],
        drawn=data["drawn"],
        legal_moves=tuple(skyjo.parse_move(move) for move in data["legal_moves"]),
    )


def _skipbo(data: dict[str, Any]) -> skipbo.View:
    def cards(faces: list[Any]) -> tuple[int, ...]:
        return tuple(skipbo.parse_card(face) for face in faces)

    return skipbo.View(
        options=SkipBoOptions(**data["options"]),
        players=data["players"],
        dealer=data["dealer"],
        turn=data["turn"],
        building=tuple(cards(pile) for pile in data["building"]),
        finished=cards(data["finished"]),
        draw_count=data["draw_count"],
        places=tuple(
            Place(
                place["stock_count"],
                None if place["stock_top"] is None else skipbo.parse_card(place["stock_top"]),
                place["hand_count"],
                tuple(cards(pile) for pile in place["discards"]),
            )
            for place in data["places"]
        ),
        moved=data["moved"],
        idle=data["idle"],
        built=data["built"],
        outcome=_outcome(data["outcome"]),
        instead_of=data["instead_of"],
        barred=tuple(data["barred"]),
        wrong_calls=tuple(data["wrong_calls"]),
        seat=data["seat"],
        partner=data["partner"],
        hand=cards(data["hand"]),
        legal_moves=tuple(skipbo.parse_move(move) for move in data["legal_moves"]),
    )
