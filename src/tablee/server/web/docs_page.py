"""The API for people: every operation on one page, with an example to copy."""

import json
from collections.abc import Iterator, Sequence
from http import HTTPStatus
from typing import Any

from starlette.responses import Response

from tablee.server.web.markup import Markup, page, tag
from tablee.server.web.operation import Operation


def docs_page(operations: Sequence[Operation], document: dict[str, Any], root: str, base: str) -> Response:
    """`document` is these operations as OpenAPI; `root` is where this server is, without a slash."""
    info = document["info"]
    intro = tag(
        "p",
        "For programs: ",
        tag("a", "the same as OpenAPI", href="api/openapi.json"),
        f", version {info['version']}.",
    )
    described = [
        _operation(operation, document["paths"][operation.path][operation.method.lower()], root)
        for operation in operations
    ]
    title = "The JSON API"
    return page(title, tag("main", tag("h1", title), tag("p", info["description"]), intro, *described), base)


def _operation(operation: Operation, described: dict[str, Any], root: str) -> Markup:
    answers = [
        tag("li", tag("code", str(status)), f" {HTTPStatus(status).phrase}: ", tag("code", _shape(kind)))
        for status, kind in operation.answers.items()
    ]
    refused = ", ".join(str(status) for status in operation.statuses_of_refusals)
    return tag(
        "section",
        tag("h2", tag("code", f"{operation.method} {operation.path}")),
        tag("p", operation.summary, " Only for somebody who is known." if operation.signed_in else ""),
        *_parameters(described),
        tag("pre", tag("code", _example(operation, root))),
        tag("ul", *answers, *_more(operation), tag("li", f"or a refusal: {refused}")),
        id=operation.name,
    )


def _more(operation: Operation) -> Iterator[Markup]:
    if operation.paged:
        yield tag("li", "if there is more, the header ", tag("code", "Link"), " says where")


def _parameters(described: dict[str, Any]) -> Iterator[Markup]:
    for parameter in described.get("parameters", ()):
        schema = parameter["schema"]
        about = [schema.get("description"), _limits(schema)]
        yield tag("p", tag("code", parameter["name"]), ": ", ", ".join(text for text in about if text))


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
