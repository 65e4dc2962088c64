"""The OpenAPI document, made from the operations and their types, and the same as a page for people."""

import json
from collections.abc import Iterable, Iterator, Sequence
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.responses import Response

import tablee
from tablee.server.web.errors import page
from tablee.server.web.operation import Operation
from tablee.table.protocol import Refusal

_TEMPLATE = "#/components/schemas/{name}"
_JSON = "application/json"
_ABOUT = (
    "Everything that can be done at a table without a WebSocket. A script becomes somebody with "
    "`POST /api/me`, keeps the secret, and sends it as `Authorization: Bearer …`; browsers have a cookie. "
    "Whatever is refused is answered with a `Refusal`, and nothing has changed then."
)


def document(operations: Sequence[Operation]) -> dict[str, Any]:
    """OpenAPI 3.1, ready to be encoded as JSON."""
    types = list(_types(operations))
    schemas, components = msgspec.json.schema_components(types, ref_template=_TEMPLATE)
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(operation, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tablee",  # ASCII, because generators make identifiers of it
            "version": tablee.__version__,
            "description": _ABOUT,
            "contact": {"name": "Tablée contributors"},
            "license": {"name": "MIT License", "identifier": "MIT"},
        },
        "tags": [{"name": tag} for tag in sorted({_tag(operation) for operation in operations})],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "secret": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "tablee"},
            },
        },
    }


def _tag(operation: Operation) -> str:
    """The first part of its path."""
    return operation.path.removeprefix("/api/").split("/")[0]


def _types(operations: Iterable[Operation]) -> Iterator[Any]:
    """The types of all bodies, answers and parameters, once each."""
    found = {repr(Refusal): Refusal}
    for operation in operations:
        in_path = [parameter.type for parameter in operation.parameters.values()]
        for kind in (operation.body, *operation.answers.values(), *in_path):
            if kind is not None:
                found[repr(kind)] = kind
    yield from found.values()


def _described(operation: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation.name,
        "tags": [_tag(operation)],
        "summary": operation.summary,
        "responses": {
            **{
                str(status): _good(status, kind, schema_of) | _headers(operation)
                for status, kind in operation.answers.items()
            },
            **{str(status): _refusal(status, schema_of) for status in operation.statuses_of_refusals},
        },
    }
    if parameters := [*_in_path(operation, schema_of), *_in_query(operation)]:
        described["parameters"] = parameters
    if operation.body is not None:
        media: dict[str, Any] = {"schema": schema_of[repr(operation.body)]}
        if operation.example is not None:
            media["example"] = operation.example
        described["requestBody"] = {"required": not operation.empty_body, "content": {_JSON: media}}
    if operation.signed_in:
        described["security"] = [{"secret": []}, {"cookie": []}]
    return described


def _good(status: int, kind: Any, schema_of: dict[str, Any]) -> dict[str, Any]:
    answered: dict[str, Any] = {"description": HTTPStatus(status).phrase}
    if kind is not None:
        answered["content"] = {_JSON: {"schema": schema_of[repr(kind)]}}
    return answered


def _headers(operation: Operation) -> dict[str, Any]:
    if not operation.paged:
        return {}
    link = {"description": 'where the next page is, if there is one: `rel="next"`'}
    return {"headers": {"Link": {**link, "schema": {"type": "string"}}}}


def _refusal(status: int, schema_of: dict[str, Any]) -> dict[str, Any]:
    return _good(status, Refusal, schema_of)


def _in_path(operation: Operation, schema_of: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for name, parameter in operation.parameters.items():
        yield {"name": name, "in": "path", "required": True, "schema": schema_of[repr(parameter.type)]}


def _in_query(operation: Operation) -> Iterator[dict[str, Any]]:
    if operation.query is None:
        return
    _, components = msgspec.json.schema_components([operation.query], ref_template=_TEMPLATE)
    for name, schema in components[operation.query.__name__]["properties"].items():
        yield {"name": name, "in": "query", "required": False, "schema": schema}


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
    """The name of a type in the document."""
    if kind is None:
        return "nothing"
    arguments = getattr(kind, "__args__", ())
    return f"a list of {arguments[0].__name__}" if arguments else str(kind.__name__)
