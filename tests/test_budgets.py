"""The tree does not grow unnoticed: `budgets.json` has a number for each package, and it is only lowered.

`pytest tests/test_budgets.py --update` lowers what has become less. A feature that needs more room raises
its package's number by hand, and the commit says why.
"""

import ast
import json
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests import expected

ROOT = Path(__file__).parents[1]
BUDGETS = Path(__file__).with_name("budgets.json")
SOURCES = "src/tablee/"
LONGEST_FUNCTION = 60  # lines; kernels are one function each
STEP = 50  # lines
MOST_PARAMETERS = 8  # a command has one for each of its options
GENERATED = ("/protocol.ts", "/lib/http.ts")


def tracked_files(*patterns: str) -> list[str]:
    listed = subprocess.check_output(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns],
        cwd=ROOT,
        text=True,
    )
    return [name for name in listed.splitlines() if (ROOT / name).exists()]


def count_lines(name: str) -> int:
    return (ROOT / name).read_text("utf-8").count("\n")


def package_of(name: str) -> str:
    """The package below `tablee`; the server's rooms and each game count for themselves."""
    parts = name.removeprefix(SOURCES).split("/")[:-1]
    return "/".join(parts[: 2 if parts[:1] in (["server"], ["games"]) else 1]) or "tablee"


def measure() -> dict[str, int]:
    found: Counter[str] = Counter()
    classes: Counter[str] = Counter()
    for name in tracked_files("src/*.py"):
        lines = count_lines(name)
        for place in ("src", package_of(name)):
            found[f"{place}: lines"] += lines
            found[f"{place}: files"] += 1
        outside_kernels = "kernel" not in name and "/bots/" not in name
        for node in ast.walk(ast.parse((ROOT / name).read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and "/games/" not in name:
                classes[node.name] += 1
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found["functions that are too long"] += outside_kernels and is_long(node)
                found["signatures that are too wide"] += outside_kernels and is_wide(node, name)
    found["class names used twice"] = sum(count > 1 for count in classes.values())
    for name in tracked_files("tests/*.py"):
        found["tests: lines"] += count_lines(name)
    for name in tracked_files("web/src/*.ts", "web/src/*.svelte", "web/src/*.css"):
        if not name.endswith(GENERATED):
            found["web/src: lines"] += count_lines(name)
    return dict(found)


def is_long(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return (node.end_lineno or node.lineno) - node.lineno >= LONGEST_FUNCTION


def is_wide(node: ast.FunctionDef | ast.AsyncFunctionDef, name: str) -> bool:
    taken = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
    return len(taken) > MOST_PARAMETERS and not name.startswith(f"{SOURCES}commands/")


def complaints(found: dict[str, int], budgets: dict[str, int]) -> Iterator[str]:
    for what, number in found.items():
        if what not in budgets:
            yield f"{what}: {number}, and no budget"
        elif number > budgets[what]:
            yield f"{what}: {number}, and the budget is {budgets[what]}"
    yield from (f"{what}: a budget for nothing" for what in budgets.keys() - found.keys())


def lower(what: str, number: int, budgets: dict[str, int]) -> int:
    """With room for a few lines, so that not every change asks for a budget."""
    room = -(-number // STEP) * STEP if what.endswith("lines") else number
    return min(room, budgets.get(what, room))


def test_every_package_keeps_to_its_budget() -> None:
    found, budgets = measure(), json.loads(BUDGETS.read_text("utf-8"))
    if expected.update:
        lowered = {what: lower(what, number, budgets) for what, number in sorted(found.items())}
        BUDGETS.write_text(json.dumps(lowered, indent=2) + "\n", "utf-8")
        budgets = lowered
    assert list(complaints(found, budgets)) == []
