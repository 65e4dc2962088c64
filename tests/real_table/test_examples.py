"""The examples that the real table of the browser is tested with as well: both answer alike."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.game.registry import game_named
from tablee.real_table.deck_check import check_deck
from tablee.real_table.facts import real_table
from tablee.real_table.first import first

EXAMPLES: dict[str, list[dict[str, Any]]] = msgspec.json.decode(
    Path(__file__).with_name("examples.json").read_bytes()
)


def named(example: dict[str, Any]) -> str:
    return f"{example['rule']} {example['what']}"


@pytest.mark.parametrize("example", EXAMPLES["first"], ids=named)
def test_who_deals_or_begins(example: dict[str, Any]) -> None:
    game, table = game_named(example["game"]), real_table(example["game"])
    assert table is not None
    shown = [None if cards is None else [*map(game.parse_card, cards)] for cards in example["shown"]]
    verdict = first(table.first, shown, example["dealer"])
    assert verdict.seat == example["seat"]
    assert list(verdict.level) == example["level"]
    assert verdict.best == example["best"]
    assert list(verdict.redraw) == example["redraw"]


@pytest.mark.parametrize("example", EXAMPLES["deck"], ids=named)
def test_what_a_deck_lacks(example: dict[str, Any]) -> None:
    game = game_named(example["game"])
    found = check_deck(game.FACTS.deck, {game.parse_card(face): count for face, count in example["counted"]})
    assert [[game.card_face(card), count] for card, count in found.missing.items()] == example["missing"]
    assert [[game.card_face(card), count] for card, count in found.extra.items()] == example["extra"]
    assert [game.card_face(card) for card in found.uncounted] == example["uncounted"]
    assert found.complete == (not any(example[part] for part in ("missing", "extra", "uncounted")))
