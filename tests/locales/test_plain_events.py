import pytest

from tablee.locales.sentences import told_plainly


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "played", "seat": 0, "card": 7}, "Ada: played, card 7."),
        ({"event": "trick_won", "seat": 1}, "Bo: trick won."),
        ({"event": "flipped", "cards": [1, 2], "by": None}, "Flipped, cards 1 2."),
        ({"event": "swept", "cards": []}, "Swept, cards none."),
        (
            {"event": "round_ended", "reason": "played_out", "winners": (0, 1), "scores": (2, 2)},
            "Round ended, reason played out, winners Ada and Bo, scores Ada 2, Bo 2.",
        ),
        ({"event": "round_ended", "winners": []}, "Round ended, winners nobody."),
    ],
)
def test_an_event_is_told_from_its_data(event: dict[str, object], sentence: str) -> None:
    assert told_plainly(event, ["Ada", "Bo"]) == sentence
