"""The pages, and what on them can be run: programs, commands, and what is shown as coming out of them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [
        *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "bench/README.md", "training/README.md")),
        *(ROOT / "docs").rglob("*.md"),
    ]
)
ELLIPSIS = "…"  # something that varies, or that was left out
PROGRAMS = ("tablee", "./play", "./check", "pip", "python", "python3", "curl", "docker", "npm", "uv", "git")

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_INDENTED = re.compile(r"(?<=\n\n)(?: {4}.*\n+)+")
_NOTE = re.compile(r"\s{2,}\S.*$")  # what stands after a command, at some distance


class Block(NamedTuple):
    """A piece of code on a page."""

    page: str
    line: int
    language: str  # empty if the page does not say
    text: str
    before: str  # the text of the page up to the block
    after: str  # and from its end on


class Command(NamedTuple):
    """A line for a shell. `output` is what the page shows below it; None: it shows nothing."""

    page: str
    line: int
    text: str
    output: str | None = None

    def __str__(self) -> str:
        return f"{self.page}:{self.line}: {self.text}"


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> Iterator[Block]:
    """Every block between fences, and every indented one, in the order of the page."""
    text = page.read_text("utf-8")
    fenced = [(found.start(), found.end(), found[1], found[2]) for found in _FENCE.finditer(text)]
    outside = _FENCE.sub(lambda found: re.sub(r"[^\n]", "x", found[0]), text)  # of the same length
    indented = [
        (found.start(), found.end(), "", re.sub(r"^ {4}", "", found[0], flags=re.MULTILINE))
        for found in _INDENTED.finditer(outside)
    ]
    for start, end, language, code in sorted(fenced + indented):
        line = text.count("\n", 0, start) + 1
        yield Block(name_of(page), line, language, code, text[:start], text[end:])


def output_below(block: Block) -> str | None:
    """The ```text that follows a program immediately: what it prints."""
    found = re.match(r"\s*```text\n(.*?)^```$", block.after, re.DOTALL | re.MULTILINE)
    return found[1] if found else None


def commands(page: Path) -> Iterator[Command]:
    """Every command of a page, in order."""
    for block in blocks(page):
        if block.language == "console":
            yield from _of_console(block)
        elif block.language in ("", "sh"):
            yield from _of_lines(block)


def _of_console(block: Block) -> Iterator[Command]:
    for entry in re.split(r"^(?=\$ )", block.text, flags=re.MULTILINE):
        if entry.startswith("$ "):
            first, _, output = entry.partition("\n")
            line = block.line + block.text[: block.text.index(entry)].count("\n") + 1
            yield Command(block.page, line, _NOTE.sub("", first[2:]), output or None)


def _of_lines(block: Block) -> Iterator[Command]:
    text = re.sub(r"\s*\\\n\s*", " ", block.text)
    for number, line in enumerate(text.splitlines()):
        command = _NOTE.sub("", line)
        if re.sub(r"^~/\w+/bin/", "", command.partition(" ")[0]) in PROGRAMS:
            yield Command(block.page, block.line + number, command)


def shows(shown: str, real: str) -> bool:
    """Whether this was shown of that. `…` is anything in a line; alone in a line, any number of lines."""
    pattern = "".join(
        r"(?:\n[^\n]*)*" if line == ELLIPSIS else r"\n" + ".*".join(map(re.escape, line.split(ELLIPSIS)))
        for line in _trimmed(shown)
    )
    return re.fullmatch(pattern, "".join(f"\n{line}" for line in _trimmed(real))) is not None


def _trimmed(text: str) -> list[str]:
    return [line.rstrip() for line in text.strip("\n").splitlines()]
