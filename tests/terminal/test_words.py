import re
from itertools import product
from pathlib import Path

import tablee.terminal
from tablee.games.skipbo import hints as skipbo_reasons
from tablee.games.skyjo import hints as skyjo_reasons
from tablee.locales.languages import LANGUAGES, lineage
from tablee.locales.words import Words, sources
from tablee.review.game_hints import Reason
from tablee.terminal.hints import reason_for
from tablee.terminal.speech import Names, Speech

PACKAGE = Path(tablee.terminal.__file__).parents[1]
SOURCES = [*PACKAGE.glob("terminal/**/*.py"), *PACKAGE.glob("games/*/board.py")]
CODES = [("skipbo", code) for code in skipbo_reasons.REASONS.table]
CODES += [("skyjo", code) for code in skyjo_reasons.REASONS.table]


def messages(language: str) -> dict[str, str]:
    """By their ids, everything up to the next one."""
    found: dict[str, str] = {}
    for ancestor in lineage(language):
        text = dict(sources(ancestor))["terminal.ftl"]
        parts = re.split(r"^(terminal-[a-z-]+) =", text, flags=re.MULTILINE)
        found |= dict(zip(parts[1::2], parts[2::2], strict=True))
    return found


def test_no_message_is_left_that_nobody_says() -> None:
    code = "\n".join(path.read_text() for path in [*SOURCES, *PACKAGE.glob("commands/*.py")])
    code = code.replace("'", '"')
    prefixes = set(re.findall(r'"([a-z]+(?:-[a-z]+)*-)\{', code))
    prefixes |= {"key-", "board-", "command-", "start-", "sheet-"}
    for name in messages("en"):
        short = name.removeprefix("terminal-")
        assert f'"{short}"' in code or any(short.startswith(prefix) for prefix in prefixes), name


def test_every_reason_of_a_hint_is_said_in_every_language() -> None:
    details = dict.fromkeys(("card", "on", "old", "top", "plays", "left", "own", "other", "by", "share"), 7)
    wrong = []
    for language, (game, code) in product(LANGUAGES, CODES):
        reason = Reason(code, "English", {**details, "mean": 4.5, "seat": 1})
        said = reason_for(reason, game, Speech(language), Names(["Ada", "Bo"], [0]))
        if said == "English" or re.search(r"[${]", said) or said[0] != said[0].upper():
            wrong.append(f"{language}, {game}, {code}: {said}")
    assert wrong == []


def test_keys_are_short() -> None:
    keys = [name for name in messages("en") if name.startswith("terminal-key-")]
    long = [
        (language, name)
        for language in LANGUAGES
        for name in keys
        if len(Words(language, strict=True).say(name)) > 20
    ]
    assert keys
    assert long == []
