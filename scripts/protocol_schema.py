"""The protocol for other languages: a JSON Schema, and from it TypeScript types.

Messages are the same for all games. Tablée's own games say in their part `wire` what their views and events
look like. `python -m scripts.protocol_schema` writes all files; a test fails when they are out of date.
"""

import json
from collections.abc import Iterable, Mapping
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_args

import msgspec

from scripts.generated_page import ROOT
from scripts.typescript import typescript
from tablee.game.contract import RefusalKind
from tablee.game.options import Option, every_option_of
from tablee.game.registry import BUILT_IN, GAMES
from tablee.server.app import OPERATIONS
from tablee.table import protocol, wire
from tablee.table.endpoint import FromClient
from tablee.table.entries import AnyBody
from tablee.table.protocol import FromServer
from tablee.table.refusals import Kind

SCHEMA_FILE = ROOT / "src" / "tablee" / "table" / "schema" / "protocol-1.json"
_WEB = ROOT / "web" / "src"

Schema = dict[str, Any]

_DESCRIPTIONS = {
    "FromClient": "Every message that a client may send.",
    "FromServer": "Every message that a client may get. Ignore what is unknown: there may be more.",
    "GivenSettings": "Settings as a client gives them: what is left out has its usual value.",
    "What": "What was done. Ignore what is unknown: there may be more.",
    "RefusalKind": "Why something was refused, at the coarsest: what a client should do about it differs.",
    "GameEvent": wire.Event.__doc__ or "",
    "Scalar": "The value of an option or a detail.",
}
# Types that deserve a name of their own; one that is made of another stands before it.
_NAMED = ("CommandId", "GameName", "Language", "Colour", "Phase", "Reaction", "Scalar", "SeatNumber", "Level")


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _messages(union: Any) -> Schema:
    return {"anyOf": [_ref(kind.__name__) for kind in get_args(union)]}


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
_HTTP_FIELDS: dict[tuple[str, str], Schema] = {
    ("Analysis", "view"): _ref("View"),
    ("Frame", "events"): _list_of("GameEvent"),
    ("Frame", "hands"): _list_of("Own"),
    ("Frame", "view"): _ref("View"),
    ("PuzzleInfo", "view"): _ref("View"),
    ("SheetInfo", "sheet"): {},  # the client checks what others wrote
}
_HTTP_ELSEWHERE = ("Record", "Result")  # files, with a schema of their own
_SHORT = ("Decision", "MatchPlayer")  # sent without fields that have their default
_WHAT = [body.__struct_config__.tag for body in get_args(AnyBody)]
_KINDS = [str(kind) for kinds in (RefusalKind, Kind) for kind in kinds]


def protocol_schema() -> Schema:
    """A self-contained schema of draft 2020-12, for a message in either direction.

    What a game that is not Tablée's own shows must only have what every game has.
    """
    definitions = _any_game()
    for name in BUILT_IN:
        prefix = name.title()
        for message in ("Snapshot", "Update"):
            definitions[message].setdefault("allOf", []).append(_ref(f"{prefix}Game"))
        game = _one_game(name)
        definitions |= _prefixed({"Game": _told_of(name), **game}, prefix, set(game))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"tablee/protocol/{protocol.VERSION}",
        "title": f"Messages at a table, protocol {protocol.VERSION}",
        "anyOf": [_ref("FromClient"), _ref("FromServer")],
        "$defs": definitions,
    }


def _any_game() -> dict[str, Schema]:
    """The messages, and what all games have."""
    definitions = {
        "FromClient": _messages(FromClient),
        "FromServer": _messages(FromServer),
        **_given(_definitions(FromClient)),
        **_sent(_definitions(FromServer, protocol.Happened, wire.View, wire.Own)),
        "GameEvent": {"type": "object", "properties": {"event": {"type": "string"}}, "required": ["event"]},
        "What": {"enum": _WHAT},
        "RefusalKind": {"enum": _KINDS},
    }
    for (name, field), schema in _FIELDS.items():
        fields = definitions[name]["properties"]
        fields[field] = _notes(fields[field]) | schema
    definitions = _with_names(definitions, protocol, _NAMED)
    return _described(definitions, _DESCRIPTIONS)


def _http() -> dict[str, Schema]:
    """What the HTTP API takes and answers, but for what is also a message at a table.

    A type that it both takes and answers is as it answers it.
    """
    taken = [operation.body for operation in OPERATIONS if operation.body is not None]
    answered = [kind for operation in OPERATIONS for kind in operation.answers.values() if kind is not None]
    definitions = {**_definitions(*taken), **_sent(_definitions(*answered))}
    for (name, field), schema in _HTTP_FIELDS.items():
        fields = definitions[name]["properties"]
        fields[field] = _notes(fields[field]) | schema
    definitions = _with_names(definitions, protocol, ("GameName", *_NAMED))
    elsewhere = {*_any_game(), *_HTTP_ELSEWHERE}
    return {name: schema for name, schema in sorted(definitions.items()) if name not in elsewhere}


def _one_game(name: str) -> dict[str, Schema]:
    """The types of a game; nothing if it brings none."""
    shapes = wire.wire_of(name)
    if shapes is None:
        return {}
    game = GAMES[name]
    definitions = {
        "Event": _messages(shapes.Event),
        **_sent(_definitions(shapes.View, shapes.Own, shapes.Event)),
        "Options": _options(every_option_of(game.Options), game.PLAYERS),
    }
    definitions["View"]["properties"]["options"] = _ref("Options")
    definitions = _with_names(definitions, shapes, shapes.NAMED)
    definitions = _with_names(definitions, protocol, ("SeatNumber",))
    del definitions["SeatNumber"]  # it is all games'
    about = {name: text for name, text in shapes.NAMED.items() if text}
    about["Event"] = f"What can happen in {game.FACTS.title}; `event` says what it is."
    about["Options"] = "Every option of the table; docs/rules.md says what each one means."
    return _described(definitions, about)


def _told_of(name: str) -> Schema:
    """For a message that shows a table with this game."""
    told = {
        "game": _ref("View"),
        "yours": _list_of("Own"),
        "happened": {"properties": {"events": _list_of("Event")}},
    }
    this = {"type": "object", "properties": {"game": {"const": name}}}
    return {"if": {"properties": {"game": this}, "required": ["game"]}, "then": {"properties": told}}


def _prefixed(schema: Any, prefix: str, names: set[str]) -> Any:
    """A game's definitions as they are called among those of others."""
    text = json.dumps({f"{prefix}{name}": definition for name, definition in schema.items()})
    for name in names:
        text = text.replace(json.dumps(_ref(name)), json.dumps(_ref(f"{prefix}{name}")))
    return json.loads(text)


def _options(options: tuple[Option, ...], players: range) -> Schema:
    fields = {option.name: _option(option, players) for option in options}
    return {"type": "object", "properties": fields, "required": [*fields]}


def _option(option: Option, players: range) -> Schema:
    values: Schema = {"type": "boolean"}
    if option.kind == "choice":
        values = {"enum": [*option.words]}
    if option.kind == "handicap":
        values = {"type": "string", "pattern": r"^(\d+(/\d+)*)?$"}
    if option.kind == "number":
        values = {"type": "integer", "minimum": option.least}
        most = option.largest(players[-1])
        values |= {} if most is None else {"maximum": most}
    return {"anyOf": [values, {"type": "null"}]} if option.none else values


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
    """The server leaves out only what is unset, or has its default in `_SHORT`, and may come to send more."""
    for kind, definition in definitions.items():
        if "properties" not in definition:  # an enumeration
            continue
        fields, required = definition["properties"], definition["required"]
        needed = [
            name for name in fields if name in required or ("default" in fields[name] and kind not in _SHORT)
        ]
        for schema in fields.values():
            if kind in _SHORT and schema.get("default", 0) is None:
                schema["anyOf"] = [choice for choice in schema["anyOf"] if choice != {"type": "null"}]
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


def _with_names(definitions: dict[str, Schema], module: Any, names: Iterable[str]) -> dict[str, Schema]:
    """With these types of a module as definitions of their own."""
    for name in names:
        plain = msgspec.json.schema(getattr(module, name))
        definitions = {key: _with_name(value, name, plain) for key, value in definitions.items()}
        definitions[name] = plain
    return definitions


def _described(definitions: dict[str, Schema], about: Mapping[str, str]) -> dict[str, Schema]:
    for schema in definitions.values():
        if "description" in schema:  # a docstring: Python 3.13 leaves its indentation out, others do not
            schema["description"] = cleandoc(schema["description"])
    return definitions | {
        name: {"description": text, **_valid(definitions[name])} for name, text in about.items()
    }


def files() -> dict[Path, str]:
    """All that is made from the classes: the schema as it is shipped, and the browser client's types."""
    made = {
        SCHEMA_FILE: json.dumps(protocol_schema(), indent=2, ensure_ascii=False) + "\n",
        _WEB / "lib" / "protocol.ts": typescript(_any_game(), "src/tablee/table/protocol.py"),
        _WEB / "lib" / "http.ts": typescript(_http(), "the operations of src/tablee/server", "./protocol"),
    }
    for name in BUILT_IN:
        if game := _one_game(name):
            source = f"src/tablee/games/{name}/wire.py"
            made[_WEB / "games" / name / "protocol.ts"] = typescript(game, source, "../../lib/protocol")
    return made


if __name__ == "__main__":
    for file, text in files().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
