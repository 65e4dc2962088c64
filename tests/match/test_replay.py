from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tablee.match.record import Record, RecordError
from tablee.match.replay import replay, steps
from tests.match.damage import EXAMPLES, bare, example, example_record
from tests.properties.playouts import advance, seed_of


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_step_equals_the_live_match_at_that_move(name: str) -> None:
    """The live match is played again beside it; the deal of a next game belongs to the step after it."""
    setup, style = EXAMPLES[name]
    number = 1 + list(EXAMPLES).index(name)
    live, rng = setup.match(seed_of(number)), Random(number)
    events = list(live.opening)
    seen = 0
    for step in steps(example_record(name)):
        while len(live.moves) < step.number:
            events += advance(live, rng, style)
        assert bare(step.match.state) == bare(live.state)
        assert step.events == events
        assert step.match.orders == live.orders
        assert (step.match.totals, step.match.winners) == (live.totals, live.winners)
        assert step.move == (f"{live.moves[-1][0]}:{live.moves[-1][1]}" if step.number else "")
        assert step.number == seen
        events, seen = [], seen + 1
    assert live.over
    assert seen == len(live.moves) + 1


@pytest.mark.parametrize("name", EXAMPLES)
def test_replay_to_a_move_is_the_match_at_that_move(name: str) -> None:
    match, _ = example(name)
    record = example_record(name)
    for moves in {0, 1, 2, len(match.moves) // 2, len(match.moves) - 1, len(match.moves)}:
        replayed = replay(record, moves)
        assert replayed.moves == match.moves[:moves]
        live, _ = example(name, moves)
        assert bare(replayed.state) == bare(live.state)
        assert (replayed.totals, replayed.winners) == (live.totals, live.winners)
    assert replay(record).moves == match.moves


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("moves", [0, 1, 20])
def test_an_unfinished_match_is_replayed_as_far_as_it_goes(name: str, moves: int) -> None:
    record, (live, _) = example_record(name, moves), example(name, moves)
    replayed = replay(record)
    assert bare(replayed.state) == bare(live.state)
    assert replayed.over == live.over


@pytest.mark.parametrize("moves", [-1, 193, 10**9])
def test_there_is_no_such_move(moves: int) -> None:
    record = example_record("skipbo")
    assert len(record.moves) == 192
    with pytest.raises(RecordError, match="there are 192") as caught:
        replay(record, moves)
    assert caught.value.place == "moves"


def place_of_failure(record: Record, use: Callable[[Record], object] = replay) -> str:
    with pytest.raises(RecordError) as caught:
        use(record)
    assert str(caught.value).startswith(f"{caught.value.place}: ")
    return caught.value.place


def test_an_unknown_game_is_named() -> None:
    record = example_record("skipbo")
    record.game = "bridge"
    assert place_of_failure(record) == "game"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("nonsense", 1),
        ("stock_size", 31),
        ("target", False),
        ("dealer", 2),
        ("partners", 1),
        ("manners", None),
    ],
)
def test_an_option_that_cannot_be_is_refused(option: str, value: Any) -> None:
    record = example_record("skipbo")
    record.options[option] = value
    assert place_of_failure(record) == "options"


@pytest.mark.parametrize(
    ("option", "value"),
    [("limit", 0), ("next_start", "lowest"), ("clear_on_reveal", 1), ("dealer", 2), ("target", 500)],
)
def test_an_option_of_skyjo_that_cannot_be_is_refused(option: str, value: Any) -> None:
    record = example_record("skyjo")
    record.options[option] = value
    assert place_of_failure(record) == "options"


@pytest.mark.parametrize("name", ["skipbo", "skyjo"])
@pytest.mark.parametrize("seats", [0, 1, 9, 100])
def test_a_wrong_number_of_seats_is_refused(name: str, seats: int) -> None:
    record = example_record(name)
    record.seats = ["x"] * seats
    assert place_of_failure(record) == "seats"


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_missing_order_is_named(name: str) -> None:
    record = example_record(name)
    for index in range(len(record.chance)):
        shorter = example_record(name)
        del shorter.chance[index:]
        assert place_of_failure(shorter) == f"chance[{index}]"


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_order_of_other_cards_is_named(name: str) -> None:
    """A card exchanged for another face: not the cards that are shuffled there."""
    for index in range(len(example_record(name).chance)):
        record = example_record(name)
        order = record.chance[index]
        order[-1] = 2 if order[-1] == 1 else 1
        assert place_of_failure(record) == f"chance[{index}]"


@pytest.mark.parametrize(
    ("name", "face"), [("skipbo", 0), ("skipbo", 13), ("skyjo", -3), ("skyjo", "W"), ("skyjo", 99)]
)
def test_a_card_that_does_not_exist_is_named(name: str, face: int | str) -> None:
    record = example_record(name)
    record.chance[1][5] = face
    assert place_of_failure(record) == "chance[1]"


@pytest.mark.slow
@pytest.mark.parametrize("name", EXAMPLES)
def test_a_move_that_is_not_legal_is_named(name: str) -> None:
    """Every tenth move is exchanged for one that is refused there."""
    record = example_record(name)
    for index, text in enumerate(record.moves):
        if index % 10 == 0:
            for wrong in (f"9:{text[2:]}", f"{text[0]}:nonsense", f"{text[0]}:x>a9"):
                other = example_record(name)
                other.moves[index] = wrong
                assert place_of_failure(other) == f"moves[{index}]"


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_move_after_the_end_is_named(name: str) -> None:
    record = example_record(name)
    record.moves.append(record.moves[-1])
    assert place_of_failure(record) == f"moves[{len(record.moves) - 1}]"
