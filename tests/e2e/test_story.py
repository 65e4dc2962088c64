import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import after, choose, make_move, play_over_http, settle, with_mouse
from tests.e2e.visitors import DESKTOP, PHONE, Visitor, Visitors

# Everything that is written above the table, announced, or said of a seat, as it comes.
_KEEP = """() => {
    window.story = { written: [], announced: [], sums: [], flown: 0, together: 0 }
    const look = () => {
        for (const [kind, where] of [
            ['written', '.moments p'], ['announced', '[role=status]'], ['sums', '.own .tag']
        ]) for (const { textContent } of document.querySelectorAll(where)) {
            const text = textContent.trim(), before = window.story[kind]
            if (text !== '' && before.at(-1) !== text) before.push(text)
        }
        const flying = document.getAnimations().filter(({ effect, playState }) =>
            playState === 'running' && !effect.target.closest('.over, .moments')
            && effect.getKeyframes().some(({ transform = '' }) => transform.includes('translate')))
        window.story.flown += flying.length
        if (flying.length > 0 && document.querySelector('.over')) window.story.together += 1
        requestAnimationFrame(look)
    }
    look()
}"""


def keep(visitor: Visitor) -> None:
    visitor.page.evaluate(_KEEP)


def kept(visitor: Visitor) -> Any:
    settle(visitor)
    return visitor.page.evaluate("window.story")


def at_the_last_card(visitors: Visitors, **settings: Any) -> tuple[Visitor, Visitor, str, str]:
    """Ada and Bo, who only discards, the code of their table, and the move by which Ada wins now."""
    ada, bo = visitors(settings=settings), visitors(PHONE, settings=settings)
    code = ada.make_table("skipbo", stock_size=1, target=None)
    bo.join(code, 1)
    ada.command(code, "start")
    while True:
        turn = ada.snapshot(code)["game"]["turn"]
        mover = (ada, bo)[turn]
        seen = mover.snapshot(code)
        moves = seen["yours"][0]["legal_moves"]
        move = choose(seen["game"], seen["yours"][0])
        if mover is ada and move.startswith("s>"):
            return ada, bo, code, move
        if mover is bo:
            move = next((each for each in moves if ":" in each), move)
        mover.command(code, "move", seat=turn, move=move)


def nearly_closed(seen: Any) -> bool:
    """Somebody has two cards left to turn over."""
    return any(grid.count("?") <= 2 for grid in seen["game"]["grids"])


def wrote(visitor: Visitor, start: str) -> bool:
    return any(text.startswith(start) for text in kept(visitor)["written"])


@pytest.mark.parametrize("speed", [pytest.param("normal", marks=pytest.mark.full), "none"])
def test_everybody_sees_who_closes_and_who_has_a_last_turn(visitors: Visitors, speed: str) -> None:
    people = [visitors(size, settings={"speed": speed}) for size in (DESKTOP, PHONE, PHONE)]
    looking = people[:2]
    code = people[0].make_table("skyjo", 3, limit=100)
    for seat in (1, 2):
        people[seat].join(code, seat)
    people[0].command(code, "start")
    play_over_http(people, code, nearly_closed)
    for person in looking:
        person.open(code)
        keep(person)
    play_over_http(people, code, lambda seen: seen["game"]["closer"] is not None)
    closer = people[0].snapshot(code)["game"]["closer"]
    name = people[closer].person["name"]
    for seat, person in enumerate(looking):
        expect(person.page.locator(".tag.last")).to_have_count(2)
        expect(person.page.locator(".tag.closed")).to_have_count(1)
        closed = person.page.locator("section", has=person.page.locator(".tag.closed"))
        expect(closed).to_have_attribute("aria-label", "You" if seat == closer else name)
        who = "You close" if seat == closer else f"{name} closes"
        person.until(partial(wrote, person, who))
        assert any("everybody else has one more turn" in text for text in kept(person)["announced"])
    play_over_http(people, code, lambda seen: seen["game"]["turn"] not in (closer, (closer + 1) % 3))
    for person in looking:
        expect(person.page.locator(".tag.last")).to_have_count(1)


def test_the_cards_are_turned_over_one_by_one_before_the_result(visitors: Visitors) -> None:
    visitor = visitors(settings={"speed": "fast"})
    code = visitor.start_table("skyjo", 3, limit=100, dealer=2)
    play_over_http([visitor], code, nearly_closed)
    visitor.open(code)
    keep(visitor)
    play_over_http([visitor], code, lambda seen: seen["game"]["closer"] is not None)
    while visitor.snapshot(code)["table"]["phase"] == "playing":
        play_over_http([visitor], code, lambda seen: seen["table"]["phase"] != "playing")
    visitor.page.locator(".over").wait_for()
    ended = next(each for each in reversed(visitor.happened()) if each["events"])
    revealed = [event for event in ended["events"] if event["event"] == "revealed" and event["seat"] == 0]
    story = kept(visitor)
    assert story["flown"] > 0
    assert story["together"] == 0
    counted = [text for text in story["sums"] if text.startswith("Points of this round")]
    assert len(counted) >= len({event["card"] for event in revealed if event["card"] != 0})
    assert visitor.game is not None
    assert counted[-1].endswith(str(visitor.game["outcome"]["scores"][0]).replace("-", "−"))


def test_the_result_never_lies_over_flying_cards(visitors: Visitors) -> None:
    ada, bo, code, winning = at_the_last_card(visitors, speed="normal")
    for visitor in (ada, bo):
        visitor.open(code)
        keep(visitor)
    make_move(ada, with_mouse, winning)
    for visitor in (ada, bo):
        visitor.page.locator(".over").wait_for()
        visitor.until(lambda visitor=visitor: visitor.page.locator("[data-flying]").count() == 0)  # type: ignore[misc]
        story = kept(visitor)
        assert story["flown"] > 0
        assert story["together"] == 0
        assert any("stock is empty" in text for text in story["written"])


@pytest.mark.full
@pytest.mark.parametrize("game", ["skyjo", "skipbo"])
def test_a_picture_of_a_card_lies_under_whatever_is_above_the_table(visitors: Visitors, game: str) -> None:
    """Whatever flies is on the felt: nothing that covers the table is covered by it."""
    visitor = visitors(PHONE, settings={"speed": "slow"})
    code = visitor.start_table(
        game, 2, dealer=1, **({"limit": 100} if game == "skyjo" else {"stock_size": 20})
    )
    visitor.open(code)
    visitor.page.evaluate("""() => {
        window.astray = 0
        new MutationObserver(() => window.astray += document.querySelectorAll('body > [aria-hidden]').length)
            .observe(document.body, { childList: true })
    }""")
    play_over_http([visitor], code, after(40))
    assert visitor.page.evaluate("window.astray") == 0


def test_the_result_can_be_closed_to_look_at_the_table_and_opened_again(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    code = visitor.start_table("skyjo", 3, limit=1, dealer=2)
    play_over_http([visitor], code, nearly_closed)
    visitor.open(code)
    play_over_http([visitor], code)
    page = visitor.page
    page.get_by_role("button", name="View table").click()
    expect(page.locator(".over")).to_have_count(0)
    assert page.evaluate("document.activeElement.textContent.trim()") == "Result"
    assert page.locator(".tag.count, .tag.struck").count() == 3
    page.get_by_role("button", name="Result").click()
    expect(page.locator("#sheet-title")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".over")).to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_tap_hurries_the_bots_and_does_nothing_else(visitors: Visitors) -> None:
    visitor = visitors(settings={"pace": "calm"})
    code = visitor.start_table("skyjo", 4, limit=100, dealer=3)
    visitor.open(code)
    play_over_http([visitor], code, after(6, "turn"))
    number = visitor.snapshot(code)["number"]
    visitor.until(lambda: visitor.number == number)
    mine = visitor.page.locator(".status .now").get_by_text("It is your turn")
    expect(mine).to_have_count(0)  # the server is far ahead
    sent = len(visitor.sent)
    visitor.page.locator(".own [data-spot]").first.click()
    expect(mine).to_be_visible()
    assert len(visitor.sent) == sent


def test_the_log_holds_every_event(visitors: Visitors) -> None:
    ada, _, code, winning = at_the_last_card(visitors)
    ada.open(code)
    make_move(ada, with_mouse, winning)
    ada.page.get_by_role("button", name="View table").click()
    log = ada.page.get_by_role("list", name="Moves", exact=True)
    expect(log).to_be_visible()
    story = ada.get(f"/api/tables/{code}/story")
    events = [event["event"] for each in story for event in each["events"]]
    expect(log.locator(".sentence")).to_have_count(
        len([event for event in events if event not in ("turn_began", "turn_ended")])
    )
    said = log.locator(".sentence").all_text_contents()
    for text in ("deal", "win"):
        assert any(text in sentence for sentence in said)


def test_the_log_is_whole_after_a_reload(visitors: Visitors) -> None:
    visitor = visitors(DESKTOP)
    code = visitor.start_table("skyjo", 3, limit=100, dealer=2)
    visitor.open(code)
    log = visitor.page.get_by_role("list", name="Moves", exact=True)
    play_over_http([visitor], code, after(14, "turn"))
    number = visitor.snapshot(code)["number"]
    visitor.until(lambda: visitor.number == number)
    settle(visitor)
    said = log.locator(".sentence").all_text_contents()
    assert len(said) > 14 * 3  # of all three, and from the deal on
    visitor.page.reload()
    expect(log.locator(".sentence")).to_have_count(len(said))
    assert log.locator(".sentence").all_text_contents() == said


def test_what_the_others_did_is_seen_at_a_glance_and_once_more(visitors: Visitors) -> None:
    visitor = visitors(PHONE, has_touch=True, is_mobile=True)
    code = visitor.start_table("skyjo", 3, limit=100, dealer=2)
    visitor.open(code)
    play_over_http([visitor], code, after(6, "turn"))
    strip = visitor.page.locator(".strip")
    expect(strip.locator(".turn")).to_have_count(2)
    visitor.page.get_by_role("button", name="Replay their moves").tap()
    expect(strip).to_have_count(0)
    others = [seat["bot"] for seat in visitor.table["seats"] if seat["bot"]]
    expect(visitor.page.locator(".status .last")).to_contain_text(re.compile("|".join(others)))
    expect(strip).to_have_count(1)


def test_the_end_tells_ones_place_and_is_joyful_unless_motion_is_unwanted(visitors: Visitors) -> None:
    ada, bo, code, winning = at_the_last_card(visitors)
    ada.command(code, "move", seat=0, move=winning)
    for visitor, place in ((ada, "1st of 2"), (bo, "2nd of 2")):
        visitor.open(code)
        expect(visitor.page.locator(".laurels .place")).to_have_text(place)
        expect(visitor.page.locator(".confetti")).to_have_count(1 if visitor is ada else 0)
    expect(ada.page.locator(".confetti")).to_be_visible()
    ada.page.emulate_media(reduced_motion="reduce")
    expect(ada.page.locator(".confetti")).to_be_hidden()
