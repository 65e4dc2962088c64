"""The reference in docs/http-api.md, made from the server's own table of operations.

`python -m scripts.http_api_page` writes it again; a test keeps page and server alike.
"""

import json
import re
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

from scripts.generated_page import GeneratedPage
from tablee.server.app import OPERATIONS
from tablee.server.web.openapi import document
from tablee.server.web.operation import Operation

_LARGEST = 2**31 - 1  # a bound from here on only says that it is a number

Schema = dict[str, Any]


def reference() -> str:
    """Every operation and every shape, as Markdown."""
    described = document(OPERATIONS)
    lines = ["## Operations", ""]
    for operation in OPERATIONS:
        lines += _operation(operation, described["paths"][operation.path][operation.method.lower()])
    lines += ["## Shapes", ""]
    for name, schema in sorted(described["components"]["schemas"].items()):
        lines += [f"### {name}", "", *_shape(schema), ""]
    return "\n".join(lines).rstrip() + "\n"


def _operation(operation: Operation, described: Schema) -> Iterator[str]:
    known = " Needs a secret or a cookie." if operation.signed_in else ""
    yield from (f"### `{operation.method} {operation.path}`", "", operation.summary + known, "")
    if parameters := described.get("parameters"):
        yield from ("| parameter | | |", "|---|---|---|")
        for parameter in parameters:
            schema = parameter["schema"]
            yield f"| `{parameter['name']}` | {_kind(schema)} | {_about(schema)} |"
        yield ""
    if body := described.get("requestBody"):
        media = body["content"]["application/json"]
        example = json.dumps(media["example"], ensure_ascii=False)
        yield from (f"Send: {_kind(media['schema'])}, such as", "", "```json", example, "```", "")
    answers = [
        f"{status} {HTTPStatus(status).phrase}, {_content(described['responses'][str(status)])}"
        for status in operation.answers
    ]
    refusals = ", ".join(str(status) for status in operation.statuses_of_refusals)
    more = " If there is more, the header `Link` says where." if operation.paged else ""
    yield f"Answers: {'; '.join(answers)}.{more} Or a [Refusal](#refusal): {refusals}."
    yield ""


def _content(response: Schema) -> str:
    content = response.get("content")
    return _kind(content["application/json"]["schema"]) if content else "nothing"


def _shape(schema: Schema) -> Iterator[str]:
    yield re.sub(r"\s*\n\s*", " ", schema.get("description", "")).strip()
    if "enum" in schema:
        yield from ("", f"One of {_kind(schema)}.")
        return
    yield from ("", "| field | | | |", "|---|---|---|---|")
    required = schema.get("required", ())
    for name, field in schema.get("properties", {}).items():
        usual = "required" if name in required else _usual(field)
        yield f"| `{name}` | {_kind(field)} | {usual} | {_about(field)} |"


def _usual(field: Schema) -> str:
    return f"default `{json.dumps(field['default'])}`" if "default" in field else "optional"


def _kind(schema: Schema) -> str:
    """What a value is, in a word or two."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(map(_kind, schema["anyOf"])))
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"`{value}`" for value in values)
    kind: str = schema.get("type", "anything")
    if kind == "array":
        if "prefixItems" in schema:
            return "list"
        return f"list of {_kind(schema.get('items') or {})}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_kind(schema['additionalProperties'])}"
    return {"integer": "number", "boolean": "true or false", "null": "null"}.get(kind, kind)


def _about(schema: Schema) -> str:
    """The description and the bounds of a value, of whichever of its alternatives has them."""
    parts = [schema, *schema.get("anyOf", ())]
    said = [part["description"] for part in parts if "description" in part and "$ref" not in part]
    for part in parts:
        if "minimum" in part and part.get("maximum", _LARGEST) < _LARGEST:
            said.append(f"{part['minimum']} to {part['maximum']}")
        if "maxLength" in part:
            said.append(_length(part.get("minLength", 0), part["maxLength"]))
    return ", ".join(said)


def _length(least: int, most: int) -> str:
    return f"{most} characters" if least == most else f"{least} to {most} characters"


PAGE = GeneratedPage("http-api.md", "http_api_page", reference)

if __name__ == "__main__":
    PAGE.write()
