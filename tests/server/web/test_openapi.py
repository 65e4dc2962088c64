from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Route

from tablee.server.app import OPERATIONS, Config, create_app
from tablee.server.web.operation import Operation
from tests.effort import examples
from tests.server.scripts import Script, Served

_BOUNDED = settings(
    max_examples=examples(25),
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
    print_blob=False,
)
_PATIENCE = 240.0  # seconds for an answer: some are worked out first
ABOUT_ITSELF = {"/api/openapi.json", "/api/docs"}


@pytest.fixture(scope="module")
def document(client: Served) -> Any:
    return client.get("/api/openapi.json").json()


def test_the_document_has_every_route_and_no_other(document: Any) -> None:
    app = create_app(Config(database="never opened"))
    routes = {
        (method, route.path)
        for route in app.routes
        if isinstance(route, Route) and route.path.startswith("/api/") and route.path not in ABOUT_ITSELF
        for method in (route.methods or set()) - {"HEAD"}
    }
    documented = {
        (method.upper(), path) for path, operations in document["paths"].items() for method in operations
    }
    assert documented == routes


def test_names_of_operations_are_unique() -> None:
    names = [operation.name for operation in OPERATIONS]
    assert len(set(names)) == len(names)


def test_examples_can_be_sent() -> None:
    for operation in OPERATIONS:
        if operation.example is not None:
            msgspec.convert(operation.example, operation.body)


def test_everything_that_takes_a_body_shows_an_example() -> None:
    assert [one.name for one in OPERATIONS if one.body is not None and one.example is None] == []


def test_the_page_for_people_has_every_operation(client: Served) -> None:
    page = client.get("/api/docs").text
    assert [one.name for one in OPERATIONS if f'<section id="{one.name}">' not in page] == []
    assert "<script" not in page


@pytest.fixture(scope="module")
def real(client: Served) -> dict[str, str]:
    """What there is, by the name that paths have for it."""
    ada = Script(client)
    table = ada.open_table(public=True)
    ada.begin(table)
    sheet = ada.request("POST", "/api/sheets", json={
        "format": "tablee-sheet/1", "sheet": {"game": "skyjo", "names": ["Ada", "Bo"], "limit": 100}
    }).json()["id"]  # fmt: skip
    target = {"kind": "webhook", "url": "http://127.0.0.1:1/nobody"}
    channel = ada.request("POST", "/api/me/channels", json={"target": target}).json()["id"]
    finished = ada.finish(table)
    group = ada.request("POST", "/api/groups", json={"name": "Sunday"}).json()
    return {
        "name": ada.open_table(public=True),
        "id": finished,
        "sheet": sheet,
        "channel": channel,
        "game": "skyjo",
        "group": group["id"],
        "key": group["link"].rpartition("/")[2],
        "person": ada.id,
        "seat": "0",
    }


@pytest.mark.slow
@pytest.mark.parametrize("asked", OPERATIONS, ids=lambda asked: asked.name)
def test_the_server_keeps_to_the_document(
    client: Served, document: Any, real: dict[str, str], asked: Operation
) -> None:
    """Random requests, right and wrong ones: no answer is a server error or unlike the document."""
    schemathesis = pytest.importorskip("schemathesis")
    positive, negative = schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE
    operation = schemathesis.openapi.from_dict(document)[asked.path][asked.method]
    places = {name: real[name] for name in asked.parameters}
    requests = st.one_of(
        operation.as_strategy(positive, path_parameters=places),
        operation.as_strategy(positive),
        operation.as_strategy(negative),
    )

    @settings(_BOUNDED)
    @given(requests)
    def keeps_to_it(case: Any) -> None:
        if case.query.get("wait") in range(1, 31):
            case.query["wait"] = 0  # nobody has the time
        answer = case.call(base_url=str(client.base_url), headers=Script(client).headers, timeout=_PATIENCE)
        if answer.status_code == 503 and answer.json()["code"] == "too_busy":
            return  # what takes long is refused while much of it is asked for
        # What the schema allows the rules of a game may still refuse.
        case.validate_response(answer, excluded_checks=[schemathesis.checks.positive_data_acceptance])

    keeps_to_it()
