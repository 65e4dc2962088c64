import re
from pathlib import Path
from typing import Any

import msgspec

from tablee.paper.files import NotASheet, as_csv, decode
from tablee.paper.sheet import SheetRefused, check_sheet, dealer, scores, totals, winners

EXAMPLES: dict[str, list[dict[str, Any]]] = msgspec.json.decode(
    Path(__file__).with_name("sheet_examples.json").read_bytes()
)


def file_of(example: dict[str, Any]) -> bytes:
    return msgspec.json.encode({"format": "tablee-sheet/1", "sheet": example["sheet"]})


def sums(example: dict[str, Any]) -> dict[str, Any]:
    """What the sheet of an example adds up to."""
    sheet = decode(file_of(example))
    won = winners(sheet)
    return {
        "scores": [list(scores(sheet, entry)) for entry in sheet.entries],
        "totals": list(totals(sheet)),
        "winners": None if won is None else list(won),
        "dealer": dealer(sheet),
        **({"csv": as_csv(sheet)} if "csv" in example else {}),
    }


def test_sheets_add_up() -> None:
    """Those of earlier versions too, be they possible or not: nobody's points change."""
    wrong = []
    for example in (*EXAMPLES["possible"], *EXAMPLES["kept"]):
        added = sums(example)
        if added != {name: example[name] for name in added}:
            wrong.append((example["rule"], example["what"], added))
    assert wrong == []


def problem_of(example: dict[str, Any]) -> str | None:
    try:
        check_sheet(decode(file_of(example)))
    except (NotASheet, SheetRefused) as problem:
        return re.sub("^not a possible score sheet: ", "", str(problem)).split(":")[0]
    return None


def test_sheets_that_cannot_be_are_refused() -> None:
    every = [example for examples in EXAMPLES.values() for example in examples]
    found = {example["what"]: problem_of(example) for example in every}
    assert found == {example["what"]: example.get("problem") for example in every}
