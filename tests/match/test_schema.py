import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from scripts.record_schema import SCHEMA_FILE, record_schema, schema_text
from tablee.match.record import encode, record_of
from tests.match.damage import EXAMPLES, example

VALIDATOR = Draft202012Validator(json.loads(SCHEMA_FILE.read_text("utf-8")))


def test_the_shipped_schema_is_up_to_date() -> None:
    assert SCHEMA_FILE.read_text("utf-8") == schema_text(), "python -m scripts.record_schema"


def test_it_is_a_valid_self_contained_schema() -> None:
    Draft202012Validator.check_schema(record_schema())
    refs = [part for part in schema_text().split('"') if part.startswith("#/")]
    assert refs
    assert all(ref.removeprefix("#/$defs/") in record_schema()["$defs"] for ref in refs)
    assert record_schema()["$id"] == "tablee/1"


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("moves", [0, 7, None])
def test_every_record_is_valid(name: str, moves: int | None) -> None:
    match, seed = example(name, moves)
    for given in (seed, None):
        record = record_of(match, ["someone"] * match.players, given)
        VALIDATOR.validate(json.loads(encode(record)))


def _set(*path: str | int, to: object) -> Callable[[Any], None]:
    def damage(document: Any) -> None:
        for step in path[:-1]:
            document = document[step]
        document[path[-1]] = to

    return damage


DAMAGES = {
    "future format": _set("format", to="tablee/2"),
    "number for a game": _set("game", to=7),
    "no object for options": _set("options", to=[]),
    "nested option": _set("options", "target", to=[500]),
    "fraction for an option": _set("options", "target", to=0.5),
    "seats that are no list": _set("seats", to=2),
    "seat without a name": _set("seats", 0, to=None),
    "seed in upper case": _set("seed", to="A" * 64),
    "short seed": _set("seed", to="0" * 63),
    "long commitment": _set("commitment", to="0" * 65),
    "number for a commitment": _set("commitment", to=0),
    "order that is no list": _set("chance", 0, to=1),
    "card in small letters": _set("chance", 0, 0, to="w"),
    "fraction of a card": _set("chance", 0, 0, to=1.5),
    "move without a seat": _set("moves", 0, to="h7>2"),
    "move without a move": _set("moves", 0, to="0:"),
    "number for a move": _set("moves", 0, to=0),
    "result that is true": _set("result", to=True),
    "winners that are one number": _set("result", "winners", to=0),
    "unknown field": _set("extra", to=None),
    "unknown field of the result": _set("result", "extra", to=None),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_not(damage: str) -> None:
    document = _document()
    DAMAGES[damage](document)
    assert not VALIDATOR.is_valid(document)


@pytest.mark.parametrize(
    "field", ["format", "game", "options", "seats", "seed", "commitment", "chance", "moves", "result"]
)
def test_no_field_can_be_missing(field: str) -> None:
    document = _document()
    del document[field]
    assert not VALIDATOR.is_valid(document)


def _document() -> Any:
    match, seed = example("skipbo")
    return msgspec.json.decode(encode(record_of(match, ["a", "b"], seed)))
