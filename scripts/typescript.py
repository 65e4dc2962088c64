"""TypeScript types from the definitions of a JSON Schema, to be read as well as compiled."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

Schema = Mapping[str, Any]

_WIDTH = 110


def typescript(definitions: Mapping[str, Schema], source: str, elsewhere: str = "") -> str:
    """One exported type for each definition, in their order. `elsewhere` is the module of all others."""
    header = f"// Made from {source} by `python -m scripts.protocol_schema`; do not edit.\n"
    used = {name for schema in definitions.values() for name in _names(schema)}
    if others := sorted(used - {*definitions}):
        header += f'import type {{ {", ".join(others)} }} from "{elsewhere}";\n'
    return "\n".join([header, *(_definition(name, schema) for name, schema in definitions.items())])


def _names(schema: Any) -> Iterator[str]:
    """Of the definitions that a schema refers to."""
    if isinstance(schema, Mapping):
        if "$ref" in schema:
            yield schema["$ref"].rpartition("/")[2]
        schema = [*schema.values()]
    if isinstance(schema, list):
        for each in schema:
            yield from _names(each)


def _definition(name: str, schema: Schema) -> str:
    lines = [*_comment(schema, "")]
    if "properties" in schema:
        # no interface: an object of one is no Record<string, …>
        lines += [f"export type {name} = {{", *_fields(schema), "};"]
    else:
        lines += _alias(name, schema)
    return "\n".join(lines) + "\n"


def _fields(schema: Schema) -> Iterator[str]:
    required = schema.get("required", ())
    for name, field in schema["properties"].items():
        yield from _comment(field, "  ")
        yield f"  {name}{'' if name in required else '?'}: {_type(field)};"


def _alias(name: str, schema: Schema) -> list[str]:
    choices = _choices(schema)
    line = f"export type {name} = {' | '.join(choices)};"
    if len(line) <= _WIDTH:
        return [line]
    *most, last = choices
    return [f"export type {name} =", *(f"  | {choice}" for choice in most), f"  | {last};"]


def _comment(schema: Schema, indent: str) -> Iterator[str]:
    parts = (schema, *schema.get("anyOf", ()))
    text = next((part["description"] for part in parts if "description" in part), None)
    if text is not None:
        first, *others = text.strip().splitlines()
        if others:
            yield f"{indent}/**"
            for line in (first, *others):
                yield f"{indent} * {line.strip()}".rstrip()
            yield f"{indent} */"
        else:
            yield f"{indent}/** {first} */"


def _type(schema: Schema) -> str:
    return " | ".join(_choices(schema))


def _choices(schema: Schema) -> list[str]:
    """What a value may be. Bounds and patterns have no types: the server checks them."""
    if "anyOf" in schema:
        return [choice for part in schema["anyOf"] for choice in _choices(part)]
    if "enum" in schema:
        return [json.dumps(value, ensure_ascii=False) for value in schema["enum"]]
    if "$ref" in schema:
        return [*_names(schema)]
    if "type" not in schema:
        return ["unknown"]
    kind = schema["type"]
    if "prefixItems" in schema:
        return [f"[{', '.join(map(_type, schema['prefixItems']))}]"]
    if kind == "array":
        item = _type(schema["items"])
        return [f"({item})[]" if "|" in item else f"{item}[]"]
    if kind == "object":
        return [f"Record<string, {_type(schema.get('additionalProperties', {}))}>"]
    return ["number" if kind == "integer" else kind]
