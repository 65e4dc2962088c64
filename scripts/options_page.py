"""The tables of options in docs/rules.md, made from how the games declare them.

`python -m scripts.options_page` writes them again; a test keeps page and games alike.
"""

from collections.abc import Callable, Iterator

from scripts.generated_page import GeneratedPage
from tablee.game.contract import AnyGame, Scalar
from tablee.game.options import GIVEN, NO_HANDICAP, Option, options_of
from tablee.game.registry import GAMES


def reference() -> str:
    """A table for each game."""
    return "\n".join(line for game in GAMES.values() for line in _table(game))


def _table(game: AnyGame) -> Iterator[str]:
    yield from (f"| {game.FACTS.title} | can be | usual | rule |", "|---|---|---|---|")
    for option in options_of(game.Options):
        needs = f"; only with {_needed(*option.needs)}" if option.needs else ""
        usual = _by_players(option.default, game.PLAYERS)
        yield f"| `{option.name}` | {_values(option, game.PLAYERS)}{needs} | {usual} | {option.rule} |"
    yield ""


def _values(option: Option, players: range) -> str:
    """What it can be, as `-o` takes it."""
    if option.kind == "number":
        if option.largest(2) == 1:
            numbers = "a seat from `0`"
        elif option.largest(players[0]) is None:
            numbers = f"`{option.least}` or more"
        else:
            numbers = f"`{option.least}` to {_by_players(option.largest, players)}"
        return f"{numbers}, or `none`" if option.none else numbers
    if option.kind == "handicap":
        return f"a number from `0` to {_by_players(option.largest, players)} for each seat: `0/10`"
    if option.only_for:
        return f"`false`; `true` with {_listed([str(count) for count in option.only_for])} players"
    return _listed([_code(value) for value in option.choices(players[-1])])


def _needed(name: str, value: Scalar) -> str:
    return f"a `{name}`" if value == GIVEN else f"`{name}={value}`"


def _by_players(value: Callable[[int], Scalar], players: range) -> str:
    """A value, or several where it depends on how many play: “30; 20 from 5 players”."""
    changes = [count for count in players[1:] if value(count) != value(count - 1)]
    others = (f"{_code(value(count))} from {count} players" for count in changes)
    return "; ".join([_code(value(players[0])), *others])


def _code(value: Scalar) -> str:
    if value == NO_HANDICAP:
        return "nothing"
    return f"`{str(value).lower()}`"


def _listed(values: list[str]) -> str:
    return " or ".join(values)


PAGE = GeneratedPage("rules.md", "options_page", reference)

if __name__ == "__main__":
    PAGE.write()
