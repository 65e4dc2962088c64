import shlex
import subprocess
import sys

from playwright.sync_api import expect

from tests.e2e.measuring import violations
from tests.e2e.playing import play_over_http
from tests.e2e.visitors import PHONE, Visitors


def test_a_program_is_given_a_seat_and_plays(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    code = visitor.make_table("skyjo")
    visitor.open(code)
    page = visitor.page
    page.get_by_role("button", name="Fill seat 2").click()
    page.get_by_role("button", name="A program of mine…").click()
    dialog = page.get_by_role("dialog", name="A program for seat 2")
    line = dialog.get_by_role("textbox").input_value()
    assert violations(visitor, "a program's line") == []
    dialog.get_by_role("button", name="Close").click()
    expect(page.get_by_text("Waiting for the program")).to_be_visible()
    assert line.startswith(f"tablee sit '{visitor.url}/t/{code}#bot=")
    bot = f"{sys.executable} examples/bots/twenty_lines.py"
    words = [bot if word == "./mybot" else word for word in shlex.split(line)[1:]]
    with subprocess.Popen([sys.executable, "-m", "tablee", *words]) as program:
        try:
            seat = page.get_by_role("listitem").filter(has_text="Twenty lines")
            expect(seat).to_contain_text("Program")
            expect(page.get_by_text("Waiting for the program")).to_have_count(0)
            page.get_by_role("button", name="Deal the cards").click()
            expect(page.get_by_text("Twenty lines").first).to_be_visible()
            play_over_http([visitor], code)
            page.get_by_role("button", name="Play again").wait_for()
        finally:
            program.terminate()
    theirs = [happened for happened in visitor.happened() if happened["move"] and happened["seat"] == 1]
    assert theirs
    assert not any(move["stand_in"] for move in theirs)
