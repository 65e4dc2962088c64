"""The OpenAPI document, made from the table of operations and their types: nothing in it is written twice."""

from collections.abc import Iterable, Iterator, Sequence
from http import HTTPStatus
from typing import Any

import msgspec

import tablee
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
            "title": "Tablee",  # generators make names of it, and not all of them know accents
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
    """The group of operations that it belongs to: what its path names first."""
    return operation.path.removeprefix("/api/").split("/")[0]


def _types(operations: Iterable[Operation]) -> Iterator[Any]:
    """Every type that some operation takes or answers, once."""
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
