from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import Touch, focused, play_match, with_finger, with_keys, with_mouse
from tests.e2e.visitors import DESKTOP, PHONE, Visitors
from tests.plugin import environment, installed
from tests.table_server import TableServer

GAME = "highest"
WISH = {"game": GAME, "opponents": 2, "level": 1, "length": "5"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, built_client: None) -> Iterator[TableServer]:
    """A server that finds the example game by its entry point."""
    folder = installed(tmp_path_factory.mktemp("plugin"))
    database = tmp_path_factory.mktemp("e2e") / "tables.sqlite"
    path = environment(folder)["PYTHONPATH"]
    with TableServer(database, None, "--pace", "0.05", PYTHONPATH=path) as running:
        yield running


@pytest.mark.parametrize(
    "touch",
    [
        with_keys,
        pytest.param(with_mouse, marks=pytest.mark.full),
        pytest.param(with_finger, marks=pytest.mark.full),
    ],
)
def test_a_whole_match_at_a_table_made_of_the_view_and_its_replay(visitors: Visitors, touch: Touch) -> None:
    """From the start page to the cards that each pair of eyes has seen."""
    phone = touch is with_finger
    visitor = visitors(PHONE if phone else DESKTOP, wish=WISH, has_touch=phone, is_mobile=phone)
    page = visitor.page
    visitor.go("/")
    page.get_by_role("button", name=f"Play now: {GAME}").click()
    assert play_match(visitor, touch)
    page.get_by_role("button", name="Play again").wait_for()
    assert visitor.table["settings"]["game"] == GAME
    assert visitor.table["settings"]["options"] == {"target": 5}
    assert "win" in page.locator("#sheet-title").inner_text()
    assert max(visitor.table["match"]["totals"]) >= 5
    assert focused(visitor) != "BODY"

    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.locator("h1")).to_contain_text("Highest card")
    page.get_by_role("button", name="One move on").click()
    page.get_by_text("Played").first.wait_for()
    assert page.get_by_role("group", name="Hand").count() == 0
    page.get_by_label("Whose eyes?").select_option("0")
    page.get_by_role("group", name="Hand").wait_for()
    page.get_by_label("Whose eyes?").select_option("open")
    page.get_by_label("All cards open").get_by_role("listitem").nth(2).wait_for()


def test_its_options_are_those_that_the_server_tells(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.open(visitor.make_table(GAME, target=5))
    page = visitor.page
    page.get_by_text("Highest card for 2").wait_for()
    page.get_by_role("button", name="Change").click()
    field = page.get_by_label("Target")
    expect(field.locator("option")).to_have_text(["None", "1", "5", "10", "Another number…"])
    field.select_option(label="10")
    page.get_by_role("button", name="Save", exact=True).click()
    visitor.until(lambda: visitor.table["settings"]["options"] == {"target": 10})
