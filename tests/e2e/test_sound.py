import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.playing import make_move, settle, with_mouse
from tests.e2e.visitors import Visitor, Visitors

_COUNT = """
window.begun = { contexts: 0, tones: 0 };
const Heard = window.AudioContext;
window.AudioContext = class extends Heard {
    constructor(...given) { super(...given); window.begun.contexts++; }
};
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const begin = kind.prototype.start;
    kind.prototype.start = function (...at) { window.begun.tones++; return begin.apply(this, at); };
}
// Whatever a test asks of a page counts as a tap to the browser. Here only a tap does.
const activation = { hasBeenActive: false };
addEventListener("pointerdown", () => (activation.hasBeenActive = true), true);
Object.defineProperty(navigator, "userActivation", { value: activation });
"""


def listening(visitors: Visitors, **settings: Any) -> Visitor:
    visitor = visitors(settings=settings)
    visitor.page.add_init_script(_COUNT)
    return visitor


def begun(visitor: Visitor) -> dict[str, int]:
    found: dict[str, int] = visitor.page.evaluate("window.begun")
    return found


def test_nothing_sounds_before_the_first_tap_and_then_cards_do(visitors: Visitors) -> None:
    ada = listening(visitors)
    code = ada.start_table("skyjo", limit=50, dealer=1)
    ada.open(code)
    ada.command(code, "move", seat=0, move=ada.snapshot(code)["yours"][0]["legal_moves"][0])
    ada.page.get_by_role("button", name=re.compile("column ., row .: [^f]")).first.wait_for()
    assert begun(ada) == {"contexts": 0, "tones": 0}
    make_move(ada, with_mouse)
    ada.until(lambda: begun(ada)["tones"] > 0)
    assert begun(ada)["contexts"] == 1


def test_who_switched_sounds_off_hears_none(visitors: Visitors) -> None:
    ada = listening(visitors, sounds=False)
    ada.open(ada.start_table("skyjo", limit=50, dealer=1))
    for _ in range(3):
        make_move(ada, with_mouse)
    ada.until(lambda: ada.own)
    settle(ada)
    assert begun(ada)["tones"] == 0


def test_each_sound_can_be_tried_and_its_volume_is_kept(visitors: Visitors) -> None:
    # Once sounds were off at first, and that was kept with whatever else somebody chose.
    ada = listening(visitors, sound=False)
    ada.go("/settings")
    expect(ada.page.get_by_role("checkbox", name="Sounds")).to_be_checked()
    heard = []
    for button in ada.page.get_by_role("group", name="Listen to the sounds").get_by_role("button").all():
        before = begun(ada)["tones"]
        button.click()
        ada.until(lambda before=before: begun(ada)["tones"] > before)  # type: ignore[misc]
        heard.append(button.inner_text())
    assert heard == ["Card", "Shuffle", "Your turn", "Column", "Pile", "Last turn", "Victory"]

    volume = ada.page.get_by_role("slider", name="Volume")
    volume.fill("20")
    ada.page.reload()
    expect(volume).to_have_value("20")
    ada.page.get_by_role("checkbox", name="Sounds").uncheck()
    expect(volume).to_have_count(0)
