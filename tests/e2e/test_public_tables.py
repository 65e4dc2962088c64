"""The public tables of the start page, page by page."""

from playwright.sync_api import expect

from tests.e2e.visitors import Visitors


def test_the_button_shows_more_tables_until_there_are_no_more(visitors: Visitors) -> None:
    ada = visitors()
    ada.come()
    tables = [ada.post("/api/tables", {"game": "skyjo", "players": 2, "public": True}) for _ in range(25)]
    for table in tables:
        ada.command(table["code"], "sit", seat=0)  # empty ones are not listed
    ada.go("/")
    listed = ada.page.locator("main section li a")
    expect(listed).to_have_count(10)
    more = ada.page.get_by_role("button", name="More tables")
    more.click()
    expect(listed).to_have_count(20)
    while more.is_visible():  # other tests may have left tables, too
        shown = listed.count()
        more.click()
        expect(listed).not_to_have_count(shown)
    found = [link.get_attribute("href") for link in listed.all()]
    assert found[:25] == [f"t/{table['code']}" for table in reversed(tables)]
