"""What is compiled already, and what never has to be."""

import pytest

from tablee.jit.readiness import PARTS, is_ready


@pytest.mark.parametrize("part", PARTS)
def test_a_game_that_brings_no_such_part_has_nothing_to_compile(part: str) -> None:
    assert is_ready("highest", part)
