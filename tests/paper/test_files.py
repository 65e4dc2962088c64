import csv
import io
from pathlib import Path

import pytest

from tablee.paper.files import NotASheet, as_csv, as_markdown, decode, encode, export, load, save
from tablee.paper.sheet import Draft, Entry, new_sheet, with_draft, with_entry

SHEET = with_entry(
    with_entry(new_sheet("skyjo", ["Ada", "=1+1", "C|y"]), Entry((5, -2, 12), 1)), Entry((9, 3, 4), 0)
)


def test_a_sheet_comes_back_from_its_file_with_its_draft(tmp_path: Path) -> None:
    sheet = with_draft(SHEET, Draft(2, (7,)))
    save(sheet, tmp_path / "sheet.json")
    assert load(tmp_path / "sheet.json") == sheet


def test_csv_has_a_line_for_every_round_and_no_formulas() -> None:
    rows = list(csv.reader(io.StringIO(as_csv(SHEET))))
    assert rows == [
        ["", "Ada", "'=1+1", "C|y"],
        ["1", "5", "-2", "12"],
        ["2", "18", "3", "4"],
        ["total", "23", "1", "16"],
    ]


def test_markdown_is_a_table() -> None:
    assert as_markdown(SHEET, "Summe") == (
        "|  | Ada | =1+1 | C\\|y |\n"
        "| --- | ---: | ---: | ---: |\n"
        "| 1 | 5 | -2 | 12 |\n"
        "| 2 | 18 | 3 | 4 |\n"
        "| **Summe** | **23** | **1** | **16** |\n"
    )


def test_the_name_of_the_file_says_how_to_export(tmp_path: Path) -> None:
    for name in ("a.csv", "a.md", "a.json"):
        export(SHEET, tmp_path / name)
    assert load(tmp_path / "a.json") == SHEET
    with pytest.raises(ValueError, match=r"\.csv"):
        export(SHEET, tmp_path / "a.xls")


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("tablee-sheet/1", "tablee-sheet/9"),
        lambda text: text.replace('"skyjo"', '"chess"'),
        lambda text: text.replace("12", "999"),
        lambda text: text.replace('"closer": 1', '"closer": 7'),
        lambda text: text.replace('"draft": null', '"draft": {"number": 9}'),
        lambda text: "[]",
    ],
)
def test_a_damaged_file_is_refused(damage: object) -> None:
    text = encode(SHEET).decode()
    broken = damage(text)  # type: ignore[operator]
    assert broken != text
    with pytest.raises(NotASheet):
        decode(broken.encode())
