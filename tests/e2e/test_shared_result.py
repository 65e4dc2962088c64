from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import expect

from tablee.locales.languages import LANGUAGES
from tablee.locales.words import words
from tests.e2e.measuring import at_200_percent, cut_off, too_small, violations
from tests.e2e.playing import make_move, play_over_http, with_mouse
from tests.e2e.visitors import DESKTOP, Visitor, Visitors

SMALL = {"width": 360, "height": 640}
LYING = {"width": 844, "height": 390}


def finished(
    visitors: Visitors, game: str = "skyjo", players: int = 3, **options: Any
) -> tuple[Visitor, str]:
    """Somebody who has finished a match against bots, and its record."""
    ada = visitors()
    code = ada.start_table(game, players, **options)
    seen = play_over_http([ada], code)
    return ada, str(seen["table"]["match"]["record"])


def misfits(visitors: Visitors, record: str, language: str) -> list[str]:
    """What does not fit on the page of a match, on any screen."""
    reader = visitors(SMALL, locale=language)
    reader.go(f"/g/{record}")
    expect(reader.page.locator("html")).to_have_attribute("lang", language)
    expect(reader.page.get_by_role("link", name=words(language).say("shared-play"))).to_be_visible()
    found = at_200_percent(reader)
    for size in (SMALL, LYING, DESKTOP):
        reader.page.set_viewport_size(size)  # type: ignore[arg-type]
        found += [f"at {size['width']}: {problem}" for problem in cut_off(reader) + too_small(reader)]
    reader.context.close()
    return [f"{language}: {problem}" for problem in found]


@pytest.mark.full
def test_the_page_fits_in_every_language(visitors: Visitors) -> None:
    _, record = finished(visitors, players=4)
    found = [each for language in LANGUAGES for each in misfits(visitors, record, language)]
    assert not found, "\n".join(found)


def test_the_page_fits_every_screen_and_has_its_picture(visitors: Visitors) -> None:
    _, record = finished(visitors, players=4)
    found = misfits(visitors, record, "de")
    assert not found, "\n".join(found)
    reader = visitors(locale="de-AT")
    reader.go(f"/g/{record}")
    shown = reader.page.locator('meta[property="og:image"]').get_attribute("content")
    assert shown == f"{reader.url}/g/{record}/de.png"
    answer = reader.context.request.get(shown)
    assert answer.headers["content-type"] == "image/png"
    assert Image.open(BytesIO(answer.body())).size == (1200, 630)


def test_axe_finds_nothing_on_the_page_and_everything_can_be_unfolded(visitors: Visitors) -> None:
    _, record = finished(visitors, "skipbo")
    reader = visitors(SMALL, color_scheme="light")
    reader.go(f"/g/{record}")
    for summary in reader.page.locator("summary").all():
        summary.click()
    expect(reader.page.get_by_text(f"tablee verify {record}.json")).to_be_visible()
    assert cut_off(reader) == []
    assert violations(reader, "light") == []
    reader.page.emulate_media(color_scheme="dark")
    assert violations(reader, "dark") == []


def test_the_same_deal_is_played_from_the_page(visitors: Visitors) -> None:
    _, record = finished(visitors, "skipbo", 2)
    reader = visitors()
    reader.go(f"/g/{record}")
    reader.page.get_by_role("link", name="Play this deal yourself").click()
    reader.until(lambda: reader.own)
    make_move(reader, with_mouse)
    given = reader.context.request.get(f"{reader.url}/g/{record}.json").json()
    assert reader.table["settings"]["options"] == given["options"]
    assert reader.table["commitment"] == given["commitment"]
    reader.page.go_back()  # to the page, not to one more table
    expect(reader.page.get_by_role("link", name="Play this deal yourself")).to_be_visible()

    reader.go("/deal/ffffffffffffffffffff")
    expect(reader.page.get_by_role("alert")).to_contain_text("no finished match")
    reader.complaints.clear()  # of the browser: 404


def test_the_result_is_shared_in_large_letters_and_in_ones_own_language(visitors: Visitors) -> None:
    ada = visitors()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = ada.start_table("skyjo")
    record = play_over_http([ada], code)["table"]["match"]["record"]
    ada.open(code)
    button = ada.page.get_by_role("button", name="Share the result")
    expect(button).to_be_visible()
    assert button.evaluate("element => parseFloat(getComputedStyle(element).fontSize)") >= 19
    button.click()
    expect(ada.page.get_by_text("Copied").first).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == f"{ada.url}/g/{record}?lang=en"
