import json
import re
from pathlib import Path

import pytest

from tablee.locales.foreign_text import printable, printable_data, printable_json, printable_lines
from tablee.locales.words import words

ROOT = Path(__file__).parents[2] / "src" / "tablee"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Zoë 🎉 山田 Анна", "Zoë 🎉 山田 Анна"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("a\u202fb\u00a0c", "a\u202fb\u00a0c"),
        ("\x1b[2Jx", "·[2Jx"),
        ("\x9b2Jx\x7f\x00\x08", "·2Jx···"),
        ("\u202eevil\u2066\u200e\u061c", "·evil···"),
        ("one\r\ntwo\u2028three\tfour", "one··two·three·four"),
        ("\ud800", "·"),
    ],
)
def test_what_a_terminal_would_obey_is_a_dot(given: str, shown: str) -> None:
    assert printable(given) == shown


def test_our_own_lines_stay_lines() -> None:
    assert printable_lines("one\n\ttwo\x1b") == "one\n\ttwo·"


def test_every_text_of_a_message_is_made_printable() -> None:
    message = {"na\x1bme": ["\x1b", {"x": "\u202e"}], "number": 3, "nothing": None}
    assert printable_data(message) == {"na·me": ["·", {"x": "·"}], "number": 3, "nothing": None}


def test_json_says_the_same_with_escapes() -> None:
    nasty = "\x1b]0;x\x07\x9b\u202e\U000e0041 Zoë 山"
    text = json.dumps({"name": nasty}, ensure_ascii=False, indent=2)
    shown = printable_json(text)
    assert printable_lines(shown) == shown
    assert json.loads(shown) == {"name": nasty}
    assert "Zoë 山" in shown


def test_messages_take_no_orders_from_their_values() -> None:
    said = words("en").say("terminal-said-by", player="\x1b[2J", text="\nBo: I give up")
    assert said == printable(said)
    assert words("es").listed(["\x1b[2J", "Ana"]) == "·[2J y Ana"


def test_lines_reach_the_terminal_through_one_door() -> None:
    """The code of a shell's QR picture is ours, and so are Rich's tables, whose names are made printable."""
    printing = re.compile(r"click\.echo\(|(?<![\w.])print\(|sys\.std(out|err)\.write")
    doors = {
        str(path.relative_to(ROOT)): len(found)
        for folder in ("commands", "terminal")
        for path in (ROOT / folder).rglob("*.py")
        if (found := printing.findall(path.read_text(encoding="utf-8")))
    }
    assert doors == {"terminal/output.py": 2, "commands/serve.py": 1}
