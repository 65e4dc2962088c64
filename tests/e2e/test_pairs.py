from playwright.sync_api import Locator, expect

from tests.e2e.playing import choose
from tests.e2e.visitors import DESKTOP, PHONE, Visitor, Visitors


def field(visitor: Visitor, name: str) -> Locator:
    """Of somebody's number; who has won is chosen by the same name."""
    return visitor.page.get_by_role("textbox", name=name, exact=True)


def play(people: list[Visitor], code: str) -> None:
    """Over HTTP, to the end."""
    for _ in range(2000):
        seen = people[0].snapshot(code)
        if seen["table"]["phase"] != "playing":
            return
        mover = people[seen["game"]["turn"]]
        own = mover.snapshot(code)["yours"][0]
        mover.command(code, "move", seat=own["seat"], move=choose(seen["game"], own))
    raise AssertionError("nobody wins")


def test_sb_21_both_partners_have_won_and_their_points_stand_once(visitors: Visitors) -> None:
    people = [visitors(), visitors(), visitors(PHONE), visitors(PHONE)]
    code = people[0].make_table("skipbo", 4, partners=True, stock_size=1, target=None)
    for seat, person in enumerate(people[1:], 1):
        person.join(code, seat)
    people[0].command(code, "start")
    play(people, code)
    table = people[0].snapshot(code)["table"]
    winners = table["match"]["winners"]
    names = [seat["person"]["name"] for seat in table["seats"]]
    assert winners in ([0, 2], [1, 3])
    for seat in (winners[0], 1 - winners[0]):  # one of each pair
        person = people[seat]
        person.open(code)
        title = person.page.locator("#sheet-title")
        won = " and ".join(names[winner] for winner in winners)
        expect(title).to_have_text("You win!" if seat in winners else f"{won} win.")
        rows = person.page.locator("[aria-labelledby=sheet-title] tbody tr")
        expect(rows).to_have_count(2)
        expect(rows.first.locator("th")).to_have_text(f"{won} ★")
        expect(rows.first.locator("td")).to_have_text([str(table["match"]["totals"][winners[0]])] * 2)


def test_pairs_are_one_column_of_the_sheet(visitors: Visitors) -> None:
    ada = visitors(DESKTOP)
    ada.go("/score")
    ada.page.get_by_role("radio", name="Skip-Bo").check(force=True)
    ada.page.get_by_role("button", name="Add a player").click()
    for at, name in enumerate(["Ada", "Bo", "Cy", "Di"], 1):
        ada.page.get_by_role("textbox", name=f"Player {at}").fill(name)
    ada.page.get_by_role("checkbox", name="Play in pairs").check()
    ada.page.get_by_role("button", name="Begin").click()
    ada.page.get_by_role("radio", name="Bo and Di").check(force=True)
    for name in ("Ada", "Cy"):
        field(ada, name).fill("0")
    ada.page.get_by_role("button", name="Write the game down").click()
    expect(
        ada.page.get_by_text(
            "Only the winner’s stock can be empty: everybody else has at least one card left."
        )
    ).to_be_visible()
    field(ada, "Cy").fill("3")
    ada.page.get_by_role("button", name="Write the game down").click()
    expect(ada.page.locator("tfoot td")).to_have_text(["0", "40"])
    expect(ada.page.locator(".around thead th")).to_have_text(["Ada and Cy", "Bo and Di"])
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="As a table (CSV)").click()
    assert saved.value.path().read_text() == ",Ada & Cy,Bo & Di\n1,0,40\nTotal,0,40\n"
