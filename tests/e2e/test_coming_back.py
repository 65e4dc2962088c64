import json

from tests.e2e.playing import make_move, with_mouse
from tests.e2e.test_score import wait_for_worker
from tests.e2e.visitors import PHONE, Visitors

AWAY = "While you were away"


def test_who_was_offline_is_told_what_was_missed(visitors: Visitors) -> None:
    here, gone, _ = visitors.two_at_a_table("skyjo")
    gone.page.locator('[data-spot="a1"].source').wait_for()

    gone.context.set_offline(True)
    gone.page.get_by_text("The connection is lost").wait_for()
    gone.page.locator('[data-spot="a1"]').click()
    gone.page.get_by_role("alert").get_by_text("nothing was sent").wait_for()
    assert "face-down" in gone.page.locator('[data-spot="a1"]').inner_text()  # not pretended
    moves = [make_move(here, with_mouse) for _ in range(2)]
    assert gone.number < here.number

    gone.context.set_offline(False)
    gone.page.get_by_text(AWAY).wait_for()
    missed = gone.page.get_by_role("region", name=AWAY).get_by_role("listitem").all_inner_texts()
    assert len(missed) == len(moves)
    for move, line in zip(moves, missed, strict=True):
        assert move[1:] in line
        assert here.person["name"] in line
    assert gone.number == here.number
    assert not gone.page.get_by_text("The connection is lost").is_visible()
    assert "face-down" in gone.page.locator('[data-spot="a1"]').inner_text()  # nor made afterwards
    gone.page.get_by_role("button", name="All right").click()
    make_move(gone, with_mouse, "?a1")


def test_a_table_that_is_opened_without_a_network_comes_with_it(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    code = visitor.start_table("skyjo")
    visitor.go("/settings")
    visitor.page.wait_for_load_state("networkidle")
    wait_for_worker(visitor)
    visitor.context.set_offline(True)
    visitor.page.goto(f"{visitor.url}/t/{code}")
    visitor.page.get_by_text("The connection is lost").wait_for()
    visitor.context.set_offline(False)
    visitor.page.locator('[data-spot="a1"].source').wait_for()
    assert [text for text in visitor.complaints if "net::ERR_" not in text] == []
    visitor.complaints.clear()


def test_words_that_did_not_come_are_asked_for_again(visitors: Visitors) -> None:
    """A table is shown before all its words are there, and the network may be lost in between."""
    visitor = visitors(service_workers="block")  # it would ask for them as well
    visitor.context.route("**/assets/*-people-*", lambda route: route.abort())
    visitor.open(visitor.make_table("skyjo"))
    visitor.until(lambda: any("-people-" in request for request in visitor.failed))
    assert visitor.page.get_by_text("seat is still empty").count() == 0
    visitor.context.unroute_all()
    visitor.page.get_by_text("seat is still empty").wait_for()
    assert [
        text for text in visitor.complaints if not ("net::ERR_" in text or "Service Worker" in text)
    ] == []
    visitor.complaints.clear()


def test_a_reload_in_mid_turn_changes_nothing(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.open(visitor.start_table("skyjo"))
    visitor.page.wait_for_load_state("networkidle")
    assert [json.loads(sent.text)["type"] for sent in visitor.sent] == ["hello", "open"]
    asked = [url for url in visitor.requests if "/api/" in url]
    assert len(asked) <= 4  # who one is, the games, the log, and what was missed
    for move in ("?a1", "?b1", "d"):
        make_move(visitor, with_mouse, move)
    drawn = visitor.yours[0]["drawn"]
    before = visitor.page.locator('[data-spot="drawn"]').inner_text()
    visitor.page.reload()
    visitor.page.locator('[data-spot="drawn"]').wait_for()
    assert visitor.page.locator('[data-spot="drawn"]').inner_text() == before
    assert not visitor.page.get_by_text(AWAY).is_visible()
    make_move(visitor, with_mouse, "k>c1")
    assert visitor.game is not None
    assert visitor.game["grids"][0][2] == drawn
