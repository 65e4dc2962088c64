import re
from typing import Any

from tests.e2e.visitors import PHONE, Visitors

WORDS = re.compile(r"/assets/(en|fr|de|nl|it|es|pt)-")
MOST = 150_000  # bytes over the line, compressed, headers included


def test_the_first_load_is_light_compressed_and_asks_nobody_else(visitors: Visitors) -> None:
    visitor = visitors(PHONE, settings={"language": "de"})
    sizes: list[int] = []
    plain: list[str] = []
    visitor.page.on(
        "response",
        lambda response: (
            plain.append(response.url)
            if "/assets/" in response.url
            and not response.url.endswith(".woff2")  # compressed by itself
            and response.headers.get("content-encoding") != "br"
            else None
        ),
    )

    def loaded(event: dict[str, Any]) -> None:
        sizes.append(int(event["encodedDataLength"]))

    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", loaded)
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes) <= MOST
    assert plain == []
    assert visitor.elsewhere() == []  # as on every page of every test: see `Visitors.leave`
    assert {found[1] for found in map(WORDS.search, visitor.requests) if found} == {"de"}


def test_cards_fly_without_work_for_the_page_and_leave_nothing_behind(visitors: Visitors) -> None:
    """What the compositor can do alone: transform and opacity, all flights from one start to one end."""
    visitor = visitors(PHONE, settings={"speed": "slow"})
    code = visitor.make_table("skyjo")
    visitor.open(code)
    visitor.command(code, "bot", seat=1, level=1)
    visitor.command(code, "start")
    visitor.page.locator("[data-flying]").first.wait_for()
    flights: Any = visitor.page.evaluate("""() => document.getAnimations().map(flight => ({
        properties: [...new Set(flight.effect.getKeyframes().flatMap(Object.keys))],
        timing: flight.effect.getComputedTiming(),
        card: flight.effect.target.matches('[data-flying]'),
    }))""")
    flown = [flight for flight in flights if flight["card"]]
    assert len(flown) == 24
    for flight in flights:
        assert set(flight["properties"]) <= {
            *("transform", "opacity", "offset", "computedOffset", "easing", "composite")
        }
    assert len({flight["timing"]["duration"] for flight in flown}) == 1
    assert {flight["timing"]["delay"] for flight in flown} == {0}
    visitor.until(lambda: visitor.page.locator("[data-flying]").count() == 0)
    visitor.until(lambda: visitor.page.evaluate("document.getAnimations().length") == 0)
