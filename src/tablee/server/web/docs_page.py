"""The API for people: every operation on one page, with an example to copy."""

import json
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

from starlette.responses import Response

from tablee.server.web.operation import Operation
from tablee.server.web.templates import page


def docs_page(operations: Sequence[Operation], document: dict[str, Any], root: str, base: str) -> Response:
    """`document` is these operations as OpenAPI; `root` is where this server is, without a slash."""
    described = [
        (each, document["paths"][each.path][each.method.lower()].get("parameters", ())) for each in operations
    ]
    return page(
        "web/docs.html",
        base,
        title="The JSON API",
        info=document["info"],
        operations=described,
        root=root,
        limits=_limits,
        example=_example,
        phrase=lambda status: HTTPStatus(status).phrase,
        shape=_shape,
    )


def _limits(schema: dict[str, Any]) -> str:
    if "enum" in schema:
        return " or ".join(schema["enum"])
    if "minimum" in schema and "maximum" in schema:
        usual = f", {schema['default']} if left out" if "default" in schema else ""
        return f"{schema['minimum']} to {schema['maximum']}{usual}"
    return ""


def _example(operation: Operation, root: str) -> str:
    path = operation.path.replace("{name}", "K3P7QX").replace("{id}", "0123456789abcdef0123")
    words = ["curl"] if operation.method == "GET" else ["curl", "-X", operation.method]
    if operation.signed_in:
        words += ["-H", '"Authorization: Bearer $SECRET"']
    if operation.example is not None:
        words += ["-H", '"Content-Type: application/json"', "-d", f"'{json.dumps(operation.example)}'"]
    return " ".join([*words, f"{root}{path}"])


def _shape(kind: Any) -> str:
    """What the type is called in the document."""
    if kind is None:
        return "nothing"
    arguments = getattr(kind, "__args__", ())
    return f"a list of {arguments[0].__name__}" if arguments else str(kind.__name__)
