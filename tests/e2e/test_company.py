import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.playing import make_move, play_over_http, with_mouse
from tests.e2e.visitors import PHONE, Message, Visitor, Visitors

OPEN_ENDED = {"stock_size": 20, "target": None}  # nothing ends meanwhile


def at_skipbo(visitors: Visitors, **options: Any) -> tuple[Visitor, Visitor, str]:
    return visitors.two_at_a_table("skipbo", **{**OPEN_ENDED, **options})


def confirm(visitor: Visitor) -> None:
    visitor.page.get_by_role("dialog").get_by_role("button", name="Yes").click()


def told(visitor: Visitor, kind: str) -> list[Message]:
    """The messages of this kind that the page was sent."""
    return [message for message in map(json.loads, visitor.received) if message["type"] == kind]


def talk(visitor: Visitor) -> Locator:
    """Where people talk: beside the table, or in a dialog on what is narrower than that."""
    wide = visitor.page.evaluate("innerWidth >= 1280")
    panel = visitor.page.get_by_role("region" if wide else "dialog", name="Chat")
    if not panel.is_visible():
        visitor.page.get_by_role("button", name="Chat").click()
    return panel


def say(visitor: Visitor, text: str) -> None:
    panel = talk(visitor)
    panel.get_by_role("textbox", name="Say something").fill(text)
    panel.get_by_role("button", name="Send").click()


def test_what_is_said_is_shown_counted_and_not_heard_from_who_was_muted(visitors: Visitors) -> None:
    ada, bo, _ = at_skipbo(visitors)
    say(ada, "Good luck <b>everybody</b>" + " well" * 30)
    bubble = bo.page.locator(".floating p")
    expect(bubble).to_contain_text("Good luck <b>everybody</b>")  # and no markup
    box, status = bubble.bounding_box(), bo.page.locator(".status").bounding_box()
    assert box is not None
    assert status is not None
    assert box["y"] + box["height"] <= status["y"]  # the last move and what is to be done can still be read
    expect(bo.page.get_by_role("button", name="Chat, 1 new")).to_be_visible()
    expect(talk(bo).get_by_role("listitem").first).to_contain_text(f"{ada.person['name']} Good luck")
    talk(bo).get_by_role("button", name="Well played!").click()  # and the panel closes
    expect(talk(ada).get_by_text("Well played!").first).to_be_visible()
    expect(bo.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()  # all was read

    talk(bo).get_by_text("Who is here: 1 other").click()
    talk(bo).get_by_role("checkbox", name="Mute").check()
    bo.until(lambda: any('"mute"' in sent.text for sent in bo.sent))
    say(ada, "Can you hear me?")
    expect(talk(ada).get_by_text("Can you hear me?")).to_be_visible()
    before = len(bo.sent)
    bo.page.reload()
    bo.until(lambda: any('"mute"' in sent.text for sent in bo.sent[before:]))  # each line is told anew
    bo.page.locator('[data-spot="build:1"]').wait_for()
    say(ada, "And now?")
    expect(talk(ada).get_by_text("And now?")).to_be_visible()
    bo.command(bo.table["code"], "say", text="I cannot")  # what comes after it has come
    bo.until(lambda: [message for message in told(bo, "said") if message["text"] == "I cannot"])
    assert not [message for message in told(bo, "said") if message["text"] == "And now?"]
    assert "And now?" not in bo.text()


def test_at_a_desk_people_talk_beside_the_table(visitors: Visitors) -> None:
    ada, bo, _ = at_skipbo(visitors)
    expect(talk(ada)).to_be_visible()  # without having been asked for
    assert ada.page.get_by_role("dialog").count() == 0
    say(bo, "Good luck")
    expect(talk(ada).get_by_role("listitem").first).to_contain_text("Good luck")
    expect(ada.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()  # it was read
    talk(ada).get_by_role("button", name="Well played!").click()
    expect(talk(ada)).to_be_visible()  # and stays
    ada.page.get_by_role("button", name="Close").click()
    beside = ada.page.get_by_role("region", name="Chat")
    expect(beside).to_have_count(0)
    ada.page.get_by_role("button", name="Chat").click()
    expect(beside.get_by_role("textbox")).to_be_focused()


def test_a_new_name_and_colour_are_seen_by_the_others(visitors: Visitors) -> None:
    ada, bo, code = at_skipbo(visitors)
    ada.go("/settings")
    ada.page.get_by_role("textbox", name="Name").fill("Ada of the Cards")
    ada.page.get_by_role("radio", name="Violet").check(force=True)
    ada.page.get_by_role("button", name="Save", exact=True).click()
    expect(ada.page.get_by_text("Saved.")).to_be_visible()
    ada.open(code)
    expect(bo.page.get_by_text("Ada of the Cards").first).to_be_visible()
    bo.until(lambda: bo.table["seats"][0]["person"]["colour"] == "violet")


def test_with_the_recovery_phrase_one_is_the_same_on_another_device_until_it_is_signed_out(
    visitors: Visitors,
) -> None:
    phone, desk = visitors(PHONE), visitors()
    code = phone.make_table("skyjo")
    phone.go("/settings")
    phone.page.get_by_role("button", name="Get a recovery phrase").click()
    confirm(phone)
    words = phone.page.locator("ol.phrase li")
    expect(words).to_have_count(12)
    phrase = " ".join(words.all_inner_texts())

    desk.go("/")
    assert desk.page.get_by_role("heading", name="Your games").count() == 0
    desk.page.get_by_role("link", name="Continue from another device").click()
    expect(desk.page.get_by_role("heading", name="On another device")).to_be_in_viewport()
    desk.page.get_by_role("textbox", name="I have a recovery phrase").fill(phrase.rpartition(" ")[0])
    desk.page.get_by_role("button", name="That’s me").click()
    expect(desk.page.get_by_role("alert")).not_to_be_empty()  # a word is missing
    desk.complaints.clear()  # the browser complains of every refusal over HTTP
    desk.page.get_by_role("textbox", name="I have a recovery phrase").fill(f"  {phrase.upper()} ")
    desk.page.get_by_role("button", name="That’s me").click()
    desk.page.wait_for_url(desk.url + "/")
    desk.page.get_by_role("region", name="Your games").locator(f'a[href$="t/{code}"]').click()
    desk.until(lambda: desk.table.get("code") == code)
    assert desk.person["id"] == phone.person["id"]
    expect(desk.page.get_by_role("button", name="Leave seat")).to_be_visible()  # from the same seat

    phone.page.get_by_role("button", name="Sign out other devices").click()
    confirm(phone)
    expect(phone.page.get_by_text("Only this device is yours now.")).to_be_visible()
    desk.page.reload()
    desk.until(lambda: desk.person["id"] != phone.person["id"])
    expect(desk.page.get_by_role("button", name="Leave seat")).to_have_count(0)
    desk.complaints.clear()
    phone.open(code)
    expect(phone.page.get_by_role("button", name="Leave seat")).to_be_visible()
    assert phone.person["id"] != desk.person["id"]


def test_who_is_deleted_is_nobody_and_has_no_name_any_more(visitors: Visitors) -> None:
    ada, bo, _ = at_skipbo(visitors)
    name, person = ada.person["name"], ada.person["id"]
    expect(bo.page.get_by_text(name).first).to_be_visible()
    ada.go("/settings")
    ada.page.get_by_role("button", name="Delete everything").click()
    confirm(ada)
    ada.page.wait_for_url(ada.url + "/")
    assert ada.page.evaluate("localStorage.getItem('tablee.secret')") == "null"
    assert person not in json.dumps(ada.context.cookies())
    bo.page.reload()
    bo.page.locator('[data-spot="build:1"]').wait_for()
    expect(bo.page.get_by_text(name)).to_have_count(0)


def play_from_the_hand(visitors: Visitors) -> tuple[Visitor, Visitor, str]:
    """Somebody has just played a card from the hand; they, the other, and the move."""
    ada, bo, code = at_skipbo(visitors)
    found: list[str] = []
    held: list[str] = []

    def can(seen: Message) -> bool:
        own = seen["own"]
        found[:] = [move for move in own["legal_moves"] if move.startswith("h") and ">" in move]
        held[:] = own["hand"]
        return bool(found) and own["seat"] == 0 and len(own["hand"]) > 1

    play_over_http([ada, bo], code, can)
    make_move(ada, with_mouse, found[0])
    ada.until(lambda: len(ada.yours[0]["hand"]) == len(held) - 1)
    return ada, bo, found[0]


def undo(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name="Take back the last move")


def test_a_move_is_taken_back_only_if_the_others_agree(visitors: Visitors) -> None:
    ada, bo, move = play_from_the_hand(visitors)
    held = len(ada.yours[0]["hand"])
    undo(ada).click()
    bo.page.get_by_role("button", name="No, it stays").click()
    ada.until(lambda: ada.table["undo"] is None and bo.table["undo"] is None)
    assert len(ada.yours[0]["hand"]) == held
    ada.page.reload()
    undo(ada).click()
    expect(ada.page.get_by_text(f"Waiting for {bo.person['name']}")).to_be_visible()
    asked = bo.page.get_by_role("alert").filter(has_text=f"{ada.person['name']} would like to take back")
    asked.get_by_role("button", name="All right").click()
    ada.until(lambda: len(ada.yours[0]["hand"]) == held + 1)
    assert move in ada.yours[0]["legal_moves"]
    for visitor in (ada, bo):
        expect(visitor.page.get_by_text("The last move was taken back.").first).to_be_visible()
    expect(asked).to_have_count(0)
    make_move(ada, with_mouse, move)


def test_taking_back_is_not_offered_where_a_card_was_seen(visitors: Visitors) -> None:
    solo = visitors()
    solo.open(solo.start_table("skyjo", limit=100, dealer=1))
    for _ in range(2):
        make_move(solo, with_mouse)  # a card is turned over, which everybody has seen
        solo.until(lambda: solo.own)
        expect(undo(solo)).to_have_count(0)


def whose_turn(*people: Visitor) -> tuple[Visitor, Visitor]:
    """Who is to play at a table of two, and who is not."""
    for one, other in (people, people[::-1]):
        one.until(lambda: all(each.game is not None for each in people))
        if one.game is not None and one.game["turn"] == one.yours[0]["seat"]:
            return one, other
    raise AssertionError("it is nobody's turn")


def event(visitor: Visitor, kind: str) -> Callable[[], list[Message]]:
    """What the page was told of this kind of event."""
    return lambda: [
        each for happened in visitor.happened() for each in happened["events"] if each["event"] == kind
    ]


def call(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name=f"Call it! {name}").click()


def test_manners_are_broken_and_called(visitors: Visitors) -> None:
    """A wrong call, a turn begun too early, and a card too many: each is called with one button."""
    player, other = whose_turn(*at_skipbo(visitors, manners="human")[:2])
    call(other, player.person["name"])
    other.until(event(other, "called"))
    assert event(other, "called")()[0]["right"] is False
    assert other.game is not None
    assert other.game["wrong_calls"][other.yours[0]["seat"]] == 1

    other.page.get_by_role("button", name="Play out of turn").click()
    player.until(event(player, "began"))
    assert not event(player, "began_out_of_turn")()
    call(player, other.person["name"])
    for visitor in (player, other):
        visitor.until(event(visitor, "turn_stopped"))
    player.until(lambda: player.own)

    held = len(player.yours[0]["hand"])
    player.page.get_by_role("button", name="Draw one too many").click()
    expect(player.page.locator('[data-spot^="hand:"]')).to_have_count(held + 1)
    other.until(lambda: [each for each in event(other, "drew")() if each["count"] == 1])
    assert not event(
        other, "over_drew"
    )()  # that a card was drawn is seen, not which, nor that it is too many
    assert "cards" in event(player, "over_drew")()[0]
    call(other, player.person["name"])
    for visitor in (player, other):
        visitor.until(lambda visitor=visitor: event(visitor, "called")()[-1]["right"])  # type: ignore[misc]
        expect(visitor.page.get_by_role("status").filter(has_text="call")).not_to_have_count(0)
