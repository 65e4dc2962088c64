"""The JSON Schema of records, made from `Record`: `python -m scripts.record_schema` writes it again.

A test keeps the two the same.
"""

import json
from typing import Any

import msgspec

from scripts.generated_page import ROOT
from tablee.game.registry import GAMES
from tablee.match.record import FORMAT, Record

SCHEMA_FILE = ROOT / "src" / "tablee" / "match" / "schema" / "record-1.json"

_DESCRIPTIONS = {
    "format": "The version of this format.",
    "game": "Which game it is.",
    "options": "Every option of the table by name. What was left out has its usual value.",
    "seats": "A name for each seat, clockwise; a move's seat counts from 0.",
    "seed": "The 256 bits from which all shuffles follow; null until the match is over, or if unknown.",
    "commitment": "The SHA-256 of the seed, shown before the first card; null if there is no seed.",
    "chance": "Every order that a shuffle produced, in sequence; the first card of an order is drawn first.",
    "moves": "Every move of the match in sequence, the moves of all its games or rounds one after the other.",
    "result": "How the match ended; null while it goes on.",
}
_RESULT_DESCRIPTIONS = {
    "winners": "The seats that have won, in ascending order; none after a draw.",
    "totals": "The points of each seat over the whole match.",
    "rounds": "One list of scores per round, in games that are played in rounds.",
}


def record_schema() -> dict[str, Any]:
    """A self-contained schema of draft 2020-12. It says what a record looks like, not what is legal play."""
    (top,), definitions = msgspec.json.schema_components([Record], ref_template="#/$defs/{name}")
    assert top == {"$ref": "#/$defs/Record"}
    record = definitions.pop("Record")
    fields = record["properties"]
    fields["format"] = {"const": FORMAT}
    fields["game"]["examples"] = sorted(GAMES)
    _describe(fields, _DESCRIPTIONS)
    _describe(definitions["Result"]["properties"], _RESULT_DESCRIPTIONS)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": FORMAT,
        **record,
        "title": "The record of a match",
        "$defs": definitions,
    }


def _describe(fields: dict[str, Any], descriptions: dict[str, str]) -> None:
    for name, text in descriptions.items():
        fields[name] = {"description": text, **fields[name]}


def schema_text() -> str:
    """The schema as it is shipped."""
    return json.dumps(record_schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    SCHEMA_FILE.write_text(schema_text(), encoding="utf-8")
