from datetime import date

from playwright.sync_api import expect

from tests.e2e.playing import play_over_http
from tests.e2e.visitors import Visitors


def test_a_year_is_told_and_given_away(visitors: Visitors) -> None:
    ada, bo, code = visitors.two_who_play("skyjo")
    play_over_http([ada, bo], code)
    ada.go(f"/book/{date.today().year}")
    expect(ada.page.get_by_role("listitem").filter(has_text="on 1 day")).to_be_visible()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Share as a picture").click()
    assert saved.value.suggested_filename.endswith(".png")
    assert saved.value.path().read_bytes()[:4] == b"\x89PNG"
