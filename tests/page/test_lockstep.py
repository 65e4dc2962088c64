"""The page's Python plays as CPython does: the same seeds and bots give the same records, byte by byte."""

from pathlib import Path

import pytest

from tablee.game.registry import BUILT_IN
from tests.effort import amount
from tests.page.matches import digests
from tests.page.page_python import run

MATCHES = range(amount(3, quick=2, full=6, soak=300))
SCRIPT = Path(__file__).with_name("matches.py").read_text()


@pytest.mark.slow
def test_records_are_the_same_in_both_pythons() -> None:
    games = list(BUILT_IN)
    line = f"json.dumps({{game: digests(game, range({len(MATCHES)})) for game in {games!r}}})"
    on_page = run(f"{SCRIPT}\nimport json\n{line}\n")
    assert on_page == {game: digests(game, MATCHES) for game in games}


@pytest.mark.slow
def test_all_that_a_page_loads_is_packed() -> None:
    assert run("import json, tablee.page.page, tablee.review.game_hints\njson.dumps('loaded')\n") == "loaded"
