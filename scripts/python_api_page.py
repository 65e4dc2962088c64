"""The reference in docs/python-api.md, made from the docstrings of the package.

`python -m scripts.python_api_page` writes it again; a test keeps page and package alike. The sources are
read, not imported: what a module needs does not have to be installed.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent
from typing import NamedTuple

from griffe import Attribute, Class, Function, GriffeLoader, Module, Object, ParameterKind

from scripts.generated_page import ROOT, GeneratedPage


class Target(NamedTuple):
    """A module, and what is shown of it, in this order; no names: all public classes and functions."""

    module: str
    names: tuple[str, ...] = ()


# What the page shows. A new public name is added here.
SECTIONS: dict[str, tuple[Target, ...]] = {
    "A match": (Target("tablee.match.match", ("Match",)), Target("tablee.match.position")),
    "Games": (
        Target(
            "tablee.game.contract",
            ("Game", "Refusal", "RefusalKind", "Refused", "Refusals", "Outcome", "Shuffled", "event_name"),
        ),
        Target("tablee.game.rng", ("commitment", "Shuffler", "Seeded", "Scripted", "Proven", "WrongOrder")),
        Target("tablee.game.registry", ("UnknownGame", "register", "is_registered_here", "game_named")),
    ),
    "Records": (
        Target(
            "tablee.match.record",
            ("Record", "Result", "RecordError", "record_of", "encode", "decode", "load", "save"),
        ),
        Target("tablee.match.replay", ("Step", "replay", "steps", "Proof", "verify")),
    ),
    "Bots": (
        Target("tablee.bots.contract", ("Clock", "Bot", "Level", "TrialTable")),
        Target("tablee.bots.ladder"),
        Target("tablee.bots.random_bot"),
    ),
    "Hints": (Target("tablee.review.hints"),),
    "Luck and skill": (
        Target("tablee.review.match_review", ("review_match",)),
        Target("tablee.review.report", ("Why", "Decision", "Player", "Review", "Verdict")),
    ),
    "The arena": (
        Target(
            "tablee.arena.simulate",
            ("Simulation", "simulate", "Tally", "summarise", "Summary", "record_match", "write_records"),
        ),
        Target("tablee.arena.tournament", ("Tournament", "play", "Standing")),
        Target("tablee.arena.duel", ("Duel", "seatings")),
    ),
    "Environments": (
        Target("tablee.envs.batch", ("BatchEnv",)),
        Target("tablee.envs.gymnasium"),
        Target("tablee.envs.pettingzoo"),
        Target("tablee.envs.open_spiel"),
    ),
}
MODULES = [target.module for targets in SECTIONS.values() for target in targets]

_DOCTEST = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)  # up to the next empty line
_ATTRIBUTES = re.compile(r"^Attributes:\n((?: {4}.*\n?)+)", re.MULTILINE)
_SPECIAL = {"__init__", "__call__", "__iter__", "__len__", "__getitem__", "__contains__"}
_LONGEST = 88  # characters of a signature on one line


def reference() -> str:
    """Every section, as Markdown."""
    package = GriffeLoader(search_paths=[ROOT / "src"]).load("tablee", submodules=True)
    lines: list[str] = []
    for title, targets in SECTIONS.items():
        lines += [f"## {title}", ""]
        for target in targets:
            module = package[target.module.removeprefix("tablee.")]
            assert isinstance(module, Module)
            lines += _module(module, target.names)
    return "\n".join(lines).rstrip() + "\n"


def _module(module: Module, names: tuple[str, ...]) -> Iterator[str]:
    yield from (f"### `{module.path}`", "", text_of(module), "")
    for name in names or _public(module):
        member = module.members.get(name)
        if isinstance(member, Class):
            yield from _class(member)
        elif isinstance(member, Function):
            yield from (f"#### `{name}`", "", *_signature(member, "def "), text_of(member), "")
        else:
            raise ValueError(f"{module.path} defines no class or function {name!r}")


def _public(scope: Module | Class) -> list[str]:
    """The classes and functions that are defined here, in the order of the source."""
    return [
        name
        for name, member in scope.members.items()
        if not member.is_alias and isinstance(member, Class | Function) and not name.startswith("_")
    ]


def _class(shown: Class) -> Iterator[str]:
    start = shown.members.get("__init__")
    yield from (f"#### `{shown.name}`", "")
    if isinstance(start, Function):
        yield from _signature(start, "class ", shown.name)
    else:
        bases = ", ".join(map(str, shown.bases))
        yield from ("```pyi", f"class {shown.name}({bases})" if bases else f"class {shown.name}", "```", "")
    yield from (text_of(shown), "")
    if isinstance(start, Function) and start.docstring:
        yield from (text_of(start), "")
    members = [*_members(shown)]
    yield from members
    if members:
        yield ""


def _members(shown: Class) -> Iterator[str]:
    """A list of the fields, properties and methods."""
    for name, member in shown.members.items():
        if member.is_alias or name == "__init__" or (name.startswith("_") and name not in _SPECIAL):
            continue
        if isinstance(member, Function):
            yield _item(f"{name}({_parameters(member, ', ')}){_returns(member)}", text_of(member))
        elif isinstance(member, Attribute) and "property" in member.labels:
            yield _item(_annotated(member), text_of(member))
        elif isinstance(member, Attribute) and _is_field(member, shown):
            yield _item(_annotated(member), _line(member).partition("  # ")[2])


def _item(code: str, text: str) -> str:
    first, _, rest = text.partition("\n\n")
    said = f": {first}" if first and not first.startswith(("-", "```")) else ""
    more = (rest if said else text) and "\n\n" + indent(rest if said else text, "    ") + "\n"
    return f"-   `{code}`{said}{more}"


def _annotated(attribute: Attribute) -> str:
    if attribute.annotation is not None:
        return f"{attribute.name}: {attribute.annotation}"
    return f"{attribute.name} = {attribute.value}" if attribute.value is not None else attribute.name


def _is_field(attribute: Attribute, owner: Class) -> bool:
    """Whether it is declared in the body of the class, with a type or as a member of an enumeration."""
    declared = attribute.annotation is not None or any("Enum" in str(base) for base in owner.bases)
    return declared and _line(attribute).startswith(f"    {attribute.name}")


def _line(attribute: Attribute) -> str:
    """The line of the source that it is on."""
    assert attribute.lineno is not None
    assert isinstance(attribute.filepath, Path)
    return attribute.lines_collection[attribute.filepath][attribute.lineno - 1]


def _signature(function: Function, word: str, name: str | None = None) -> Iterator[str]:
    """`word` is what stands before it. A class is called like a function, and returns no news."""
    returns = "" if name else _returns(function)
    line = f"{word}{name or function.name}({_parameters(function, ', ')}){returns}"
    if len(line) > _LONGEST:
        inside = indent(_parameters(function, ",\n"), "    ")
        line = f"{word}{name or function.name}(\n{inside},\n){returns}"
    yield from ("```pyi", line, "```", "")


def _parameters(function: Function, separator: str) -> str:
    parts: list[str] = []
    starred = False
    for parameter in function.parameters:
        if parameter.name in ("self", "cls") and not parts:
            continue
        if parameter.kind is ParameterKind.keyword_only and not starred:
            parts.append("*")
        starred = starred or parameter.kind in (ParameterKind.keyword_only, ParameterKind.var_positional)
        star = "*" if parameter.kind is ParameterKind.var_positional else ""
        star = "**" if parameter.kind is ParameterKind.var_keyword else star
        text = f"{star}{parameter.name}"
        if parameter.annotation is not None:
            text += f": {parameter.annotation}"
        if parameter.default is not None and not star:
            text += f" = {parameter.default}" if parameter.annotation is not None else f"={parameter.default}"
        parts.append(text)
    return separator.join(parts)


def _returns(function: Function) -> str:
    return f" -> {function.returns}" if function.returns is not None else ""


def text_of(shown: Object) -> str:
    """The docstring as Markdown; empty if there is none."""
    return as_markdown(shown.docstring.value) if shown.docstring else ""


def as_markdown(docstring: str) -> str:
    """Examples become code, for Markdown takes `>>>` for quotations; attributes become a list."""
    text = _DOCTEST.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```", docstring.strip())
    return _ATTRIBUTES.sub(lambda found: _list_of_attributes(found[1]), text).rstrip()


def _list_of_attributes(text: str) -> str:
    entries = re.split(r"^ {4}(?=\w)", text, flags=re.MULTILINE)[1:]
    pairs = (re.sub(r"\s+", " ", entry).strip().split(": ", 1) for entry in entries)
    return "\n".join(f"-   `{name}`: {about}" for name, about in pairs) + "\n"


PAGE = GeneratedPage("python-api.md", "python_api_page", reference)

if __name__ == "__main__":
    PAGE.write()
