import re

import numpy as np
import pytest

from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "solitaire.md").read_text("utf-8")


def test_no_grid_counts_less_than_minus_17() -> None:
    from bench.solitaire_proof import lowest_grid

    assert lowest_grid() == -17


def test_the_optimum_of_small_games_is_what_the_page_says() -> None:
    from bench.solitaire_proof import CARDS, GAMES, VALUES, optimum

    rows = re.findall(r"^\| (\d), (\d) \| ([\d.]+) \| .*? \| ([\d.]+) \|", PAGE, re.MULTILINE)
    assert [(int(count), int(turns)) for count, turns, *_ in rows] == list(GAMES)
    for count, turns, draws_only, with_discards in rows[:3]:
        for takes, shown in ((False, draws_only), (True, with_discards)):
            assert f"{optimum(VALUES, CARDS, int(turns), int(count), takes):.2f}" == shown


@pytest.mark.full
def test_minus_17_is_reached_from_any_deal() -> None:
    from bench.solitaire_policy import reach_minimum

    scores, turns = np.zeros(200), np.zeros(200)
    reach_minimum(scores, turns, np.arange(8, dtype=np.uint32))
    assert set(scores.tolist()) == {-17}


@pytest.mark.full
def test_the_bound_is_below_the_optimum_of_small_games() -> None:
    from bench.solitaire_proof import CARDS, VALUES, bound, optimum

    for count, turns in ((1, 3), (2, 2)):
        for takes in (False, True):
            exact, (low, error) = optimum(VALUES, CARDS, turns, count, takes), bound(turns, count, takes)
            assert exact - (6 if takes else 4) < low < exact + 3 * error, (count, turns, takes)
