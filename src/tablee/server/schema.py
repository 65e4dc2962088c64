"""The protocol for other languages: a JSON Schema, and from it TypeScript types.

`python -m tablee.server.schema` writes both files anew; a test fails when they are not what the classes give.
"""

import json
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_args

import msgspec

from tablee.game.contract import RefusalKind
from tablee.server import game_types as shapes
from tablee.server import protocol
from tablee.server.log import entries
from tablee.server.protocol import FromClient, FromServer
from tablee.server.refusals import Kind
from tablee.server.typescript import typescript

SCHEMA_FILE = Path(__file__).with_name("schema") / "protocol-1.json"
TYPESCRIPT_FILE = Path(__file__).parents[3] / "web" / "src" / "lib" / "protocol.ts"

Schema = dict[str, Any]

_GAMES = ("Skipbo", "Skyjo")
_DESCRIPTIONS = {
    "FromClient": "Every message that a client may send.",
    "FromServer": "Every message that a client may get. Ignore what is unknown: there may be more.",
    "GivenSettings": "Settings as a client gives them: what is left out has its usual value.",
    "What": "What was done. Ignore what is unknown: there may be more.",
    "RefusalKind": "Why something was refused, at the coarsest: what a client should do about it differs.",
    "View": "A spectator's view; `game` says of which game.",
    "Own": "One seat's own part: laid over a spectator's view, it makes all that the seat sees.",
    "GameEvent": "What happened in the game, as this client's seats see it.",
    "SkipboEvent": "What can happen in Skip-Bo; `event` says what it is.",
    "SkyjoEvent": "What can happen in Skyjo; `event` says what it is.",
    "SkipboCard": "A number, or W: a wild.",
    "SkyjoCell": "A card's value, ? if it is face down, null if it is gone.",
    "Scalar": "The value of an option or a detail.",
}
# Types that deserve a name of their own; one that is made of another stands before it.
_NAMED = {
    protocol: (
        "CommandId",
        "GameName",
        "Language",
        "Colour",
        "Phase",
        "Reaction",
        "Scalar",
        "SeatNumber",
        "Level",
    ),
    shapes: ("SkipboCard", "SkipboPile", "SkyjoCell", "SkyjoCard", "SkyjoCellName"),
}


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _either(*names: str) -> Schema:
    return {"anyOf": [_ref(name) for name in names]}


def _messages(union: Any) -> Schema:
    return _either(*(kind.__name__ for kind in get_args(union)))


def _list_of(name: str) -> Schema:
    return {"type": "array", "items": _ref(name)}


# What the classes leave open, because it is encoded already or because it stands elsewhere.
_FIELDS: dict[tuple[str, str], Schema] = {
    ("Snapshot", "game"): {"anyOf": [_ref("View"), {"type": "null"}]},
    ("Snapshot", "yours"): _list_of("Own"),
    ("Snapshot", "missed"): _list_of("Happened"),
    ("Update", "happened"): _ref("Happened"),
    ("Update", "game"): {"anyOf": [_ref("View"), {"type": "null"}]},
    ("Update", "yours"): _list_of("Own"),
    ("Happened", "what"): _ref("What"),
    ("Happened", "events"): _list_of("GameEvent"),
    ("Refusal", "kind"): _ref("RefusalKind"),
}
_WHAT = [body.__struct_config__.tag for body in get_args(entries.AnyBody)]
_KINDS = [str(kind) for kinds in (RefusalKind, Kind) for kind in kinds]


def protocol_schema() -> Schema:
    """A self-contained schema of draft 2020-12, for a message in either direction."""
    definitions = {
        "FromClient": _messages(FromClient),
        "FromServer": _messages(FromServer),
        **_given(_definitions(FromClient)),
        **_sent(_definitions(FromServer, protocol.Happened)),
        "View": _either(*(f"{game}View" for game in _GAMES)),
        "Own": _either(*(f"{game}Own" for game in _GAMES)),
        "GameEvent": _either(*(f"{game}Event" for game in _GAMES)),
        "What": {"enum": _WHAT},
        "RefusalKind": {"enum": _KINDS},
    }
    for game in _GAMES:
        view, own, event = (getattr(shapes, f"{game}{part}") for part in ("View", "Own", "Event"))
        definitions |= {f"{game}Event": _messages(event), **_sent(_definitions(view, own, event))}
    for (name, field), schema in _FIELDS.items():
        fields = definitions[name]["properties"]
        fields[field] = _notes(fields[field]) | schema
    for module, names in _NAMED.items():
        for name in names:
            plain = msgspec.json.schema(getattr(module, name))
            definitions = {key: _with_name(value, name, plain) for key, value in definitions.items()}
            definitions[name] = plain
    for schema in definitions.values():
        if "description" in schema:  # a docstring: Python 3.13 leaves its indentation out, others do not
            schema["description"] = cleandoc(schema["description"])
    for name, text in _DESCRIPTIONS.items():
        definitions[name] = {"description": text, **_valid(definitions[name])}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"tablee/protocol/{protocol.VERSION}",
        "title": f"Messages at a table, protocol {protocol.VERSION}",
        **_either("FromClient", "FromServer"),
        "$defs": definitions,
    }


def _definitions(*types: Any) -> dict[str, Schema]:
    _, found = msgspec.json.schema_components(types, schema_hook=_anything, ref_template="#/$defs/{name}")
    return {name: {key: schema[key] for key in schema if key != "title"} for name, schema in found.items()}


def _anything(kind: type) -> Schema:
    """For `object`; `_FIELDS` says more."""
    return {"description": kind.__name__}


def _given(definitions: dict[str, Schema]) -> dict[str, Schema]:
    """A client may leave out what has a default, so its settings are not the server's."""
    settings = definitions.pop("Settings")
    definitions["Configure"]["properties"]["settings"] = _ref("GivenSettings")
    return {**definitions, "GivenSettings": settings}


def _sent(definitions: dict[str, Schema]) -> dict[str, Schema]:
    """The server leaves out nothing but what is unset, and may come to send more."""
    for definition in definitions.values():
        fields = definition["properties"]
        needed = [name for name in fields if name in definition["required"] or "default" in fields[name]]
        for schema in fields.values():
            schema.pop("default", None)
        definition["required"] = needed
        definition.pop("additionalProperties", None)
    return definitions


def _notes(schema: Schema) -> Schema:
    """What a schema says besides what is valid."""
    return {key: schema[key] for key in schema if key in ("description", "default")}


def _valid(schema: Schema) -> Schema:
    return {key: schema[key] for key in schema if key not in ("description", "default")}


def _with_name(schema: Any, name: str, plain: Schema) -> Any:
    """The same schema, with a reference wherever it repeats the one that has this name."""
    if isinstance(schema, list):
        return [_with_name(item, name, plain) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if _valid(schema) == _valid(plain) and ("description" in schema) >= ("description" in plain):
        notes = _notes(schema)
        if notes.get("description") == plain.get("description"):
            notes.pop("description", None)
        return notes | _ref(name)
    choices, named = schema.get("anyOf", []), plain.get("anyOf", [])
    if named and all(choice in choices for choice in named):
        others = [choice for choice in choices if choice not in named]
        return _notes(schema) | {"anyOf": [_ref(name), *others]}
    return {key: _with_name(value, name, plain) for key, value in schema.items()}


def schema_text() -> str:
    """The schema as it is shipped."""
    return json.dumps(protocol_schema(), indent=2, ensure_ascii=False) + "\n"


def typescript_text() -> str:
    """The types of the browser client."""
    return typescript(protocol_schema()["$defs"])


if __name__ == "__main__":
    for file, text in ((SCHEMA_FILE, schema_text()), (TYPESCRIPT_FILE, typescript_text())):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
