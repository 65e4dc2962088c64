"""What the first visit costs."""

from typing import Any

import pytest

from tests.e2e.visitors import PHONE, Visitors

MOST = 150_000  # bytes over the line, compressed, headers included


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_first_load_is_light_and_asks_nobody_else(visitors: Visitors, language: str) -> None:
    visitor = visitors(PHONE, settings={"language": language})
    sizes: list[int] = []

    def loaded(event: dict[str, Any]) -> None:
        sizes.append(int(event["encodedDataLength"]))

    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", loaded)
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes) <= MOST
    elsewhere = [url for url in visitor.requests if not url.startswith((visitor.url + "/", "data:"))]
    assert elsewhere == []


def test_everything_that_is_loaded_is_compressed(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    plain: list[str] = []
    visitor.page.on(
        "response",
        lambda response: (
            plain.append(response.url)
            if "/assets/" in response.url and response.headers.get("content-encoding") != "gzip"
            else None
        ),
    )
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    assert plain == []
