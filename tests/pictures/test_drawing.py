import pytest

from tablee.pictures.drawing import CARD_HEIGHT, seating

PLACE = (200, 100)
MIDDLE = 120


@pytest.mark.parametrize("columns", [2, 3])
@pytest.mark.parametrize("players", range(2, 9))
def test_the_middle_lies_above_everybody_or_in_the_gap_of_the_last_row(players: int, columns: int) -> None:
    found = seating(players, columns, PLACE, MIDDLE)
    x, y = found.middle
    fields = [(left, top, left + PLACE[0], top + PLACE[1]) for left, top in found.places]
    assert len({*fields}) == players
    assert max(right for *_, right, _ in fields) < found.width
    assert max(bottom for *_, bottom in fields) < found.height
    for left, top, right, bottom in fields:
        assert x + MIDDLE <= left or right <= x or y + CARD_HEIGHT <= top or bottom <= y
    if players % columns:
        assert y > max(top for _, top, *_ in fields)
        assert min(top for _, top, *_ in fields) == min(left for left, *_ in fields)  # no strip above them
    else:
        assert y + CARD_HEIGHT < min(top for _, top, *_ in fields)
