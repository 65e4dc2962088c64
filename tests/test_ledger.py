"""The ledger in docs/rules.md, the rules and the tests name each other's rules, all of them."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SB = [f"SB-{number:02}" for number in range(1, 29)]
SJ = [f"SJ-{number:02}" for number in range(1, 16)]
EVERY_RULE = [*SB, *SJ]
SCORE_SHEET = ["SJ-13"]  # what people write down: neither the rules nor the kernel need it
MANNERS = ["SB-23", "SB-25", "SB-26", "SB-27"]  # of people: kernels play at strict tables only

_ID = re.compile(r"\bS[BJ]-[0-9]+")
_ROW = re.compile(r"^\| (S[BJ]-[0-9]+) \|", re.MULTILINE)
_TEST = re.compile(r"test_(s[bj])_([0-9]+)_")
_LINE = re.compile(r"^ *(S[BJ]-[0-9]+) [^|]+\|", re.MULTILINE)  # of a sheet: see tests/games/sheets.py


@cache
def python_files(folder: str) -> tuple[Path, ...]:
    return tuple((ROOT / folder).rglob("*.py"))


@cache
def named_in(folder: str) -> dict[str, Path]:
    """The ids in the text of all modules of a folder, and a module that names each."""
    return {rule: path for path in python_files(folder) for rule in _ID.findall(path.read_text("utf-8"))}


@cache
def rules_with_tests() -> dict[str, str]:
    """The ids in the names of tests and in the lines of sheets, and where each is."""
    found: dict[str, str] = {}
    for path in python_files("tests"):
        text = path.read_text("utf-8")
        found |= dict.fromkeys(_LINE.findall(text), path.name)
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and (match := _TEST.match(node.name)):
                found[f"{match[1].upper()}-{match[2]}"] = f"{path.name}::{node.name}"
    return found


def test_the_ledger_has_one_line_for_every_rule_in_order() -> None:
    assert _ROW.findall((ROOT / "docs/rules.md").read_text("utf-8")) == EVERY_RULE


def test_the_ledger_speaks_of_no_other_rules() -> None:
    assert set(_ID.findall((ROOT / "docs/rules.md").read_text("utf-8"))) == set(EVERY_RULE)


@pytest.mark.slow
def test_every_rule_has_a_test_of_its_name() -> None:
    assert [rule for rule in EVERY_RULE if rule not in rules_with_tests()] == []


def _room(rule: str, room: str) -> str:
    return f"src/tablee/games/{'skipbo' if rule in SB else 'skyjo'}/{room}"


def test_every_rule_is_named_in_the_rules() -> None:
    rules = [rule for rule in EVERY_RULE if rule not in SCORE_SHEET]
    assert [rule for rule in rules if rule not in named_in(_room(rule, "rules"))] == []


def test_every_rule_is_named_in_the_kernel() -> None:
    rules = [rule for rule in EVERY_RULE if rule not in {*SCORE_SHEET, *MANNERS}]
    kernels = {room: (ROOT / room).read_text("utf-8") for room in {_kernel(rule) for rule in rules}}
    assert [rule for rule in rules if rule not in _ID.findall(kernels[_kernel(rule)])] == []


def _kernel(rule: str) -> str:
    return _room(rule, "kernel/kernel.py")


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_no_module_names_a_rule_that_does_not_exist(folder: str) -> None:
    assert {rule: path for rule, path in named_in(folder).items() if rule not in EVERY_RULE} == {}


@pytest.mark.slow
def test_no_test_is_named_for_a_rule_that_does_not_exist() -> None:
    assert {rule: test for rule, test in rules_with_tests().items() if rule not in EVERY_RULE} == {}
