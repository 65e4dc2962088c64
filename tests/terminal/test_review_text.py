import pytest

from tablee.review.report import FORMAT, Player, Review
from tablee.terminal.review import lines, page
from tablee.terminal.speech import Speech


def long_match() -> Review:
    """Of so many games that all errors together come to several whole matches."""
    lost = Player("Ada", 0.5, -0.365, -0.135, 0.0, cost=4.5, decisions=1000, verdicts={}, moments=[])
    won = Player("Bo", 0.5, 0.365, 0.135, 1.0, cost=0.0, decisions=0, verdicts={}, moments=[])
    return Review(
        FORMAT, "skipbo", ["Ada", "Bo"], "game", {}, [0], [[0.5, 0.5]], [[0, 0]], [[0, 0]], [], [lost, won]
    )


@pytest.mark.parametrize(("language", "luck", "errors"), [("en", "−36.5", "0.45"), ("de", "−36,5", "0,45")])
def test_errors_are_told_for_a_decision_and_numbers_have_a_minus_sign(
    language: str, luck: str, errors: str
) -> None:
    speech = Speech(language)
    for text in (next(lines(long_match(), speech)), page(long_match(), speech, language)):
        assert luck in text
        assert errors in text
        assert "450" not in text
