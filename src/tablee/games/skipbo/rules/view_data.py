"""From the data of a view back to the view: a server sends data, and bots think about views."""

from collections.abc import Mapping
from typing import Any

from tablee.game.contract import outcome_from
from tablee.games.skipbo.rules.moves import parse_card, parse_move
from tablee.games.skipbo.rules.options import Options
from tablee.games.skipbo.rules.view import Place, View


def view_from(data: Mapping[str, Any]) -> View:
    """The view whose `data()` this is."""

    def cards(faces: list[Any]) -> tuple[int, ...]:
        return tuple(parse_card(face) for face in faces)

    return View(
        options=Options(**data["options"]),
        players=data["players"],
        dealer=data["dealer"],
        turn=data["turn"],
        building=tuple(cards(pile) for pile in data["building"]),
        finished=cards(data["finished"]),
        draw_count=data["draw_count"],
        places=tuple(
            Place(
                place["stock_count"],
                None if place["stock_top"] is None else parse_card(place["stock_top"]),
                place["hand_count"],
                tuple(cards(pile) for pile in place["discards"]),
            )
            for place in data["places"]
        ),
        moved=data["moved"],
        idle=data["idle"],
        built=data["built"],
        outcome=outcome_from(data["outcome"]),
        instead_of=data["instead_of"],
        barred=tuple(data["barred"]),
        wrong_calls=tuple(data["wrong_calls"]),
        seat=data["seat"],
        partner=data["partner"],
        hand=cards(data["hand"]),
        legal_moves=tuple(parse_move(move) for move in data["legal_moves"]),
    )
