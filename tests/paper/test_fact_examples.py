from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tablee.game.registry import game_named
from tablee.paper.facts import check_deck, first, real_table

EXAMPLES: dict[str, list[dict[str, Any]]] = msgspec.json.decode(
    Path(__file__).with_name("fact_examples.json").read_bytes()
)


def answered_otherwise(kind: str, answer: Callable[[dict[str, Any]], dict[str, Any]]) -> list[Any]:
    """The examples of this kind that have another answer."""
    return [
        (example["rule"], example["what"], given)
        for example in EXAMPLES[kind]
        if (given := answer(example)) != {name: example[name] for name in given}
    ]


def test_who_deals_or_begins() -> None:
    def verdict(example: dict[str, Any]) -> dict[str, Any]:
        game, table = game_named(example["game"]), real_table(example["game"])
        assert table is not None
        shown = [None if cards is None else [*map(game.parse_card, cards)] for cards in example["shown"]]
        found = first(table.first, shown, example["dealer"])
        level, redraw = list(found.level), list(found.redraw)
        return {"seat": found.seat, "level": level, "best": found.best, "redraw": redraw}

    assert answered_otherwise("first", verdict) == []


def test_what_a_deck_lacks() -> None:
    def lacks(example: dict[str, Any]) -> dict[str, Any]:
        game = game_named(example["game"])
        counted = {game.parse_card(face): count for face, count in example["counted"]}
        found = check_deck(game.FACTS.deck, counted)
        assert found.complete == (not any((found.missing, found.extra, found.uncounted)))
        return {
            "missing": [[game.card_face(card), count] for card, count in found.missing.items()],
            "extra": [[game.card_face(card), count] for card, count in found.extra.items()],
            "uncounted": [game.card_face(card) for card in found.uncounted],
        }

    assert answered_otherwise("deck", lacks) == []
