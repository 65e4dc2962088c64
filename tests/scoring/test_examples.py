"""The examples that the score sheet of the browser is tested with as well: the two add up alike."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.scoring.files import NotASheet, as_csv, decode
from tablee.scoring.sheet import dealer, scores, totals, winners

EXAMPLES: dict[str, list[dict[str, Any]]] = msgspec.json.decode(
    Path(__file__).with_name("examples.json").read_bytes()
)


def file_of(example: dict[str, Any]) -> bytes:
    return msgspec.json.encode({"format": "tablee-sheet/1", "sheet": example["sheet"]})


@pytest.mark.parametrize("example", EXAMPLES["possible"], ids=lambda one: f"{one['rule']} {one['what']}")
def test_a_sheet_adds_up(example: dict[str, Any]) -> None:
    sheet = decode(file_of(example))
    assert [list(scores(sheet, entry)) for entry in sheet.entries] == example["scores"]
    assert list(totals(sheet)) == example["totals"]
    won = winners(sheet)
    assert (None if won is None else list(won)) == example["winners"]
    assert dealer(sheet) == example["dealer"]
    if "csv" in example:
        assert as_csv(sheet) == example["csv"]


@pytest.mark.parametrize("example", EXAMPLES["impossible"], ids=lambda one: one["what"])
def test_a_sheet_that_cannot_be_is_refused(example: dict[str, Any]) -> None:
    with pytest.raises(NotASheet, match=f": {example['problem']}"):
        decode(file_of(example))
