from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.measuring import COLUMNS, ROWS, drawn, program

WHOLE_SCREEN = ROWS * COLUMNS
SEED = "00" * 32


@pytest.fixture
def eight(tmp_path: Path) -> Iterator[Any]:
    arguments = ("play", "skyjo", "-p", "8", "--pace", "0", "--seed", SEED)
    running = program(*arguments, data=tmp_path)
    running.expect("Turn over two")
    assert drawn(running, "\t").written  # the cursor comes, everything else has been drawn
    yield running
    running.close(force=True)


@pytest.mark.full
def test_moving_the_cursor_draws_two_cards(eight: Any) -> None:
    moved = drawn(eight, "\t")
    assert moved.clears == 0
    assert 0 < len(moved.written) < WHOLE_SCREEN / 2


@pytest.mark.full
def test_turning_over_a_card_draws_no_whole_screen(eight: Any) -> None:
    """The card, the line that tells of it, and the keys."""
    turned = drawn(eight, "a1")
    assert b"You turn over a1" in turned.written
    assert turned.clears == 0
    assert len(turned.written) < 1.5 * WHOLE_SCREEN  # with all the codes for colours and places


@pytest.mark.full
def test_a_table_at_rest_writes_nothing(eight: Any) -> None:
    drawn(eight, "\t")
    still = drawn(eight)
    assert still.written == b""
