from typing import Any

from playwright.sync_api import Locator, expect

from tablee.bots.cast import CAST
from tests.e2e.measuring import violations
from tests.e2e.playing import play_over_http
from tests.e2e.visitors import PHONE, Visitors

COLOURS = {"red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"}
# A match of several games, so that there is a chart: no single one brings so much.
SEVERAL: dict[str, Any] = {"stock_size": 2, "target": 60}


def colour(dot: Locator) -> str:
    classes = (dot.get_attribute("class") or "").replace("hue-", "").split()
    (found,) = COLOURS & set(classes)
    return found


def seated(plates: Locator) -> dict[str, str]:
    """Who sits there with which colour."""
    found = {}
    for plate in plates.all():
        found[plate.locator(".name").inner_text()] = colour(plate.locator(".dot"))
    return found


def test_bots_have_names_faces_and_colours_that_stay(visitors: Visitors) -> None:
    ada = visitors()
    code = ada.make_table("skipbo", 4, **SEVERAL)
    for seat in (1, 2, 3):
        ada.command(code, "bot", seat=seat, level=2)
    ada.command(code, "start")
    ada.open(code)
    plates = ada.page.locator("section.other .plate")
    expect(plates).to_have_count(3)
    expect(plates.locator("svg use").first).to_have_attribute("href", "faces.svg#bird-2")
    bots = seated(plates)
    assert len(bots) == 3
    assert set(bots) < set(CAST[2])
    assert len({*bots.values(), ada.table["seats"][0]["colour"]}) == 4

    ada.go("/")  # a page that looks on would only be slow
    play_over_http([ada], code)
    ada.open(code)
    lines = ada.page.locator("g.line")
    expect(lines).to_have_count(4)
    chart = {line.locator("text").text_content(): colour(line) for line in lines.all()}
    assert bots.items() <= chart.items()

    record = ada.table["match"]["record"]
    ada.go(f"/r/{record}")
    expect(plates).to_have_count(3)
    assert seated(plates) == bots
    ada.go(f"/g/{record}")
    rows = ada.page.locator(".standing li")
    page = {
        row.locator(".name").inner_text().split("\n")[0]: colour(row.locator(".dot")) for row in rows.all()
    }
    assert {name.removesuffix("Robin · level 2").strip(): page[name] for name in page}.items() >= bots.items()


def test_an_opponent_is_chosen_by_face_and_name(visitors: Visitors) -> None:
    ada = visitors(PHONE)
    code = ada.make_table("skyjo", 3)
    ada.open(code)
    ada.page.get_by_role("button", name="Fill seat 3").click()
    dialog = ada.page.get_by_role("dialog", name="Fill seat 3")
    owl = dialog.get_by_role("button", name="Owl · level 4")
    before = owl.locator("strong").inner_text()
    dialog.get_by_role("button", name="Show others").click()
    name = owl.locator("strong").inner_text()
    assert name != before
    assert violations(ada, "choosing a bot") == []
    owl.click()
    row = ada.page.get_by_role("listitem").filter(has_text=name)
    expect(row).to_contain_text("Owl · level 4")
    assert ada.table["seats"][2]["bot"] == name
    expect(row.locator("svg use").first).to_have_attribute("href", "faces.svg#bird-4")
    assert violations(ada, "a table with a bot") == []


def test_a_bot_greets_the_table_unless_that_is_switched_off(visitors: Visitors) -> None:
    ada, quiet = visitors(PHONE), visitors(settings={"remarks": False})
    code = ada.make_table("skyjo", 3)
    ada.command(code, "bot", seat=1, level=2)
    for visitor in (ada, quiet):
        visitor.open(code)
    ada.command(code, "bot", seat=2, level=1)
    said = ada.page.locator(".remark p")
    said.wait_for()
    assert ada.table["seats"][2]["bot"] in said.inner_text()
    assert (
        said.evaluate(
            """said => [...document.querySelectorAll('header .tool')].filter(tool =>
            Math.min(said.getBoundingClientRect().right, tool.getBoundingClientRect().right)
                > Math.max(said.getBoundingClientRect().left, tool.getBoundingClientRect().left)).length"""
        )
        == 0
    )
    assert ada.page.locator(".remark").get_attribute("aria-hidden") == "true"
    quiet.until(lambda: quiet.table["seats"][2]["bot"] is not None)
    expect(quiet.page.locator(".remark")).to_have_count(0)
    box, bar = said.bounding_box(), ada.page.locator("header").first.bounding_box()
    assert box is not None
    assert bar is not None
    assert box["y"] + box["height"] <= bar["y"] + bar["height"]  # the table below stays in sight
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("Bot chatter").uncheck()
    expect(ada.page.locator(".remark")).to_have_count(0)
