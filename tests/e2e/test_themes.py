from playwright.sync_api import expect

from tests.e2e.visitors import PHONE, Visitor, Visitors


def colour(visitor: Visitor, where: str, property_: str) -> str:
    style = f"element => getComputedStyle(element).getPropertyValue('{property_}')"
    return str(visitor.page.locator(where).first.evaluate(style))


def test_a_cloth_and_a_back_are_chosen_at_the_table_and_kept(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    visitor.open(visitor.start_table("skyjo"))
    cloth, back = (
        colour(visitor, ".felt", "background-image"),
        colour(visitor, "main [data-back] .face", "fill"),
    )
    page = visitor.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Plum").check(force=True)
    page.get_by_role("radio", name="Leaves").check(force=True)
    page.get_by_role("button", name="Close").click()
    chosen = colour(visitor, ".felt", "background-image"), colour(visitor, "main [data-back] .face", "fill")
    assert chosen[0] != cloth
    assert chosen[1] != back
    page.reload()
    page.locator("main [data-back] .face").first.wait_for()
    assert (
        colour(visitor, ".felt", "background-image"),
        colour(visitor, "main [data-back] .face", "fill"),
    ) == chosen
    felt = colour(visitor, "html", "--felt")
    visitor.go("/")  # the start page lies on the same cloth
    assert colour(visitor, "html", "--felt") == felt


def test_high_contrast_has_one_cloth_and_backs_in_black_and_white(visitors: Visitors) -> None:
    visitor = visitors(PHONE, settings={"theme": "contrast", "felt": "plum", "back": "stars"})
    visitor.go("/settings")
    expect(visitor.page.get_by_role("radio", name="Plum")).to_have_count(0)
    expect(visitor.page.get_by_role("radio", name="Stars")).to_be_checked()
    assert colour(visitor, "html", "--felt") == "#000"
    assert colour(visitor, '[data-back="stars"]', "--back-border") == "#fff"


def test_headings_and_cards_have_the_letters_that_come_along(visitors: Visitors) -> None:
    visitor = visitors(PHONE, settings={"language": "de"})
    visitor.go("/")
    loaded = visitor.page.evaluate("""async () => {
        await document.fonts.ready
        return [...document.fonts].filter(({ family }) => family === 'Nunito').map(({ status }) => status)
    }""")
    assert loaded == ["loaded"]
    for where in ("h1", ".play", ".card text"):
        assert colour(visitor, where, "font-family").startswith("Nunito")
