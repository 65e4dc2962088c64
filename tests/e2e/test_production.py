import re
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from tests.e2e.test_score import wait_for_worker
from tests.e2e.visitors import PHONE, Visitors


def test_the_policy_is_there_and_what_it_forbids_is_a_complaint(visitors: Visitors) -> None:
    """Therefore every test of this folder shows that its pages keep to the policy."""
    visitor = visitors()
    visitor.go("/")
    visitor.page.evaluate("document.body.setAttribute('style', 'color: red')")
    visitor.until(lambda: any("style-src" in text for text in visitor.complaints))
    visitor.complaints.clear()


def test_the_page_of_the_api_keeps_to_the_policy(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.go("/api/docs")
    visitor.page.wait_for_load_state("networkidle")
    expect(visitor.page.get_by_role("heading", level=1).first).to_be_visible()
    assert visitor.failed == []


def test_it_can_be_installed(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    visitor.go("/")
    wait_for_worker(visitor)
    session = visitor.context.new_cdp_session(visitor.page)
    read = session.send("Page.getAppManifest")
    assert read["errors"] == []
    assert read["url"] == f"{visitor.url}/manifest.webmanifest"
    faults = [
        fault["errorId"] for fault in session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    ]
    assert [fault for fault in faults if fault != "in-incognito"] == []  # as every window of a test is
    manifest = visitor.context.request.get(read["url"]).json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        picture = visitor.context.request.get(urljoin(read["url"], icon["src"]))
        assert picture.ok
        assert picture.headers["content-type"] == icon["type"]
        if size := re.fullmatch(r"(\d+)x(\d+)", icon["sizes"]):
            head = picture.body()
            assert [int.from_bytes(head[at : at + 4]) for at in (16, 20)] == [
                int(side) for side in size.groups()
            ]


@pytest.mark.parametrize("language", ["fr-CA", pytest.param("en", marks=pytest.mark.full)])
def test_after_one_visit_pages_are_there_without_a_network_or_say_why_not(
    visitors: Visitors, language: str
) -> None:
    ada = visitors(PHONE, settings={"language": language})
    page = ada.page
    ada.go("/")
    wait_for_worker(ada)
    ada.context.set_offline(True)
    for path in ("/", "/settings", "/rules/skyjo", "/rules/skipbo"):
        ada.go(path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    for game in ("skipbo", "skyjo"):
        ada.go(f"/real-table/{game}")
        expect(page.get_by_role("region")).to_have_count(4)
        page.locator("summary").nth(5).click()
        expect(page.locator("details[open] p").first).to_be_visible()
    page.locator("section input[inputmode]").first.fill("4")
    expect(page.get_by_role("status").last).to_contain_text("1 × −2")

    ada.go("/score")
    page.locator("form [type=submit]").click()
    page.wait_for_url("**/score/mine/*")
    for field in page.locator("form input[inputmode]").all():
        field.fill("5")
    page.locator("form input[type=radio]").first.check(force=True)
    page.locator("form [type=submit]").click()
    expect(page.locator("tfoot td")).to_have_text(["10", "5", "5"])
    page.reload()
    expect(page.locator("tfoot td")).to_have_text(["10", "5", "5"])

    for path in ("/t/ABCDEF", "/r/0123456789abcdef0123"):
        page.goto(ada.url + path)
        expect(
            page.get_by_text(re.compile("connexion|connection|offline|chargée|loaded")).first
        ).to_be_visible()
    assert [text for text in ada.complaints if "net::ERR_" not in text] == []
    ada.complaints.clear()
