from string import Formatter
from typing import Any, get_args, get_type_hints

import pytest

from tablee.bots.ladder import LEVELS
from tablee.game.contract import Refusals
from tablee.game.options import options_of
from tablee.game.registry import GAMES
from tablee.games.skipbo import wire as skipbo_wire
from tablee.games.skipbo.rules.refusals import REFUSALS as SKIPBO
from tablee.games.skyjo import wire as skyjo_wire
from tablee.games.skyjo.rules.moves import Phase
from tablee.games.skyjo.rules.refusals import REFUSALS as SKYJO
from tablee.match.position_text import REFUSALS as POSITIONS
from tablee.table import protocol
from tablee.table.refusals import REFUSALS as SERVER
from tests.locales.reading import Reading, ids

# Refusals of groups, tournaments and positions come with their pages.
KEYS = {key for file in ("games.ftl", "book.ftl", "tournament.ftl", "study.ftl") for key in ids("en", file)}
REFUSALS = (SKIPBO, SKYJO, POSITIONS, SERVER)


def beginning(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in KEYS if key.startswith(prefix)}


def choices(shape: Any, field: str) -> set[str]:
    """The literals that a field of a shape may be."""
    hint = get_type_hints(shape)[field]
    return {value for part in (hint, *get_args(hint)) for value in get_args(part) if isinstance(value, str)}


def test_every_refusal_has_a_message_and_every_message_a_refusal() -> None:
    assert beginning("refusal-") == {code for refusals in REFUSALS for code in refusals.table}


@pytest.mark.parametrize("refusals", REFUSALS)
def test_a_refusal_speaks_of_what_its_details_are(refusals: Refusals) -> None:
    made_of = {"player": "turn", "a_card": "card", "a_needed": "needed"}
    for code, (_, _, sentence) in refusals.table.items():
        details = {name for _, name, _, _ in Formatter().parse(sentence) if name}
        asked = {made_of.get(name, name) for name in Reading("en", f"refusal-{code}").variables}
        known = details | {"game", "given"} | ({"seat"} if "given" in details else set())
        assert asked <= known, code


@pytest.mark.parametrize(("game", "events"), [("skipbo", skipbo_wire.Event), ("skyjo", skyjo_wire.Event)])
def test_every_event_has_a_message_and_every_message_an_event(game: str, events: Any) -> None:
    assert beginning(f"event-{game}-") == {event.__struct_config__.tag for event in get_args(events)}


def test_every_end_of_a_game_has_a_message() -> None:
    assert beginning("outcome-skipbo-") == choices(skipbo_wire.Outcome, "reason")
    assert beginning("outcome-skyjo-") == choices(skyjo_wire.Outcome, "reason")


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_name_and_a_hint(game: str) -> None:
    names = {option.name for option in options_of(GAMES[game].Options)}
    assert {key for key in beginning(f"option-{game}-") if "-" not in key} == names
    assert {f"{name}-hint" for name in names} <= beginning(f"option-{game}-")


def test_every_value_of_an_option_has_a_name_and_a_hint() -> None:
    for game in GAMES.values():
        for option in options_of(game.Options):
            values = [str(value).lower() for value in option.choices(4)]  # four can play in pairs
            expected = {value + hint for value in values for hint in ("", "-hint")} or {"value"}
            assert beginning(f"option-{game.NAME}-{option.name}-") == expected | {"hint"}


def test_every_level_has_a_name_and_a_hint_for_each_game() -> None:
    numbers = {str(level.number) for levels in LEVELS.values() for level in levels}
    hints = {f"{game}-{level.number}-hint" for game, levels in LEVELS.items() for level in levels}
    assert beginning("level-") == numbers | hints


def test_every_reaction_phase_and_presence_has_a_name() -> None:
    assert beginning("reaction-") == set(get_args(protocol.Reaction))
    assert beginning("table-phase-") == set(get_args(protocol.Phase))
    assert beginning("phase-skyjo-") == set(Phase)
    presences = {"empty", "bot", "you", "number", "ready", "not_ready"}
    assert beginning("seat-") == presences | choices(protocol.SeatInfo, "presence")


def test_every_game_has_a_name_and_a_hint() -> None:
    assert beginning("game-") == {game + hint for game in GAMES for hint in ("", "-hint")}
