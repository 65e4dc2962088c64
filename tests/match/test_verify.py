import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from tablee.game.rng import Seeded, commitment
from tablee.match.record import Record, RecordError, decode
from tablee.match.replay import verify
from tests.effort import examples
from tests.match.damage import EXAMPLES, document, example, example_record, places, replaced_at


def place_of_failure(record: Record) -> str:
    with pytest.raises(RecordError) as caught:
        verify(record)
    assert str(caught.value).startswith(f"{caught.value.place}: ")
    return caught.value.place


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_honest_record_is_proven(name: str) -> None:
    match, _ = example(name)
    proof = verify(example_record(name))
    assert proof == (len(match.orders), len(match.moves), match.winners)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_unfinished_match_cannot_be_proven(name: str) -> None:
    """Its seed is still secret; and with the seed, the end is missing."""
    record = example_record(name, 3)
    assert place_of_failure(record) == "seed"
    record.seed = example(name)[1].hex()
    assert place_of_failure(record) == "moves"


@pytest.mark.parametrize("name", EXAMPLES)
def test_another_seed_is_noticed(name: str) -> None:
    record = example_record(name)
    record.seed = "ab" * 32
    assert place_of_failure(record) == "commitment"


@pytest.mark.parametrize("name", EXAMPLES)
def test_another_commitment_is_noticed(name: str) -> None:
    record = example_record(name)
    record.commitment = commitment(b"\xab" * 32)
    assert place_of_failure(record) == "commitment"


def test_a_missing_commitment_is_noticed() -> None:
    record = example_record("skipbo")
    record.commitment = None
    assert place_of_failure(record) == "commitment"


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_seed_chosen_afterwards_is_noticed(name: str) -> None:
    """Seed and commitment fit each other, but not the cards."""
    record = example_record(name)
    record.seed, record.commitment = "ab" * 32, commitment(b"\xab" * 32)
    assert place_of_failure(record) == "chance[0]"


@pytest.mark.parametrize("name", EXAMPLES)
def test_two_cards_that_changed_places_are_noticed_where_it_was_done(name: str) -> None:
    """Even if a later move can then not be made any more, or a later shuffle has other cards: the order is
    what was tampered with.
    """
    rng = Random(name)
    for index in range(len(example_record(name).chance)):
        record = example_record(name)
        order = record.chance[index]
        if len(set(order)) == 1:  # a small stock was shuffled, and nothing of it can change places
            continue
        first = rng.randrange(len(order))
        second = rng.choice([at for at, face in enumerate(order) if face != order[first]])
        order[first], order[second] = order[second], order[first]
        assert place_of_failure(record) == f"chance[{index}]"


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_shuffle_that_never_happened_is_noticed(name: str) -> None:
    record = example_record(name)
    count = len(record.chance)
    assert record.seed is not None
    order = Seeded(bytes.fromhex(record.seed), count).shuffle((1, 2, 3))[0]
    record.chance.append(list(order))
    assert place_of_failure(record) == f"chance[{count}]"


@pytest.mark.parametrize("name", EXAMPLES)
def test_another_card_is_noticed(name: str) -> None:
    record = example_record(name)
    order = record.chance[-1]
    order[0] = 2 if order[0] == 1 else 1
    assert place_of_failure(record) == f"chance[{len(record.chance) - 1}]"


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_missing_last_move_is_noticed(name: str) -> None:
    record = example_record(name)
    del record.moves[-1]
    assert place_of_failure(record) == "moves"


@pytest.mark.parametrize("name", [name for name in EXAMPLES if "manners" not in name])
def test_a_missing_move_in_between_is_noticed(name: str) -> None:
    """At a table with manners a wrong call could be missing, and nothing would follow from it."""
    record = example_record(name)
    del record.moves[len(record.moves) // 2]
    assert place_of_failure(record).startswith(("moves", "chance"))


def test_a_refused_move_is_noticed() -> None:
    record = example_record("skipbo")
    record.moves[10] = "0:-"
    assert place_of_failure(record) == "moves[10]"


def _totals(record: Record) -> str:
    assert record.result is not None
    record.result.totals[0] += 5
    return "result.totals"


def _winners(record: Record) -> str:
    assert record.result is not None
    record.result.winners = [*record.result.winners, 7]
    return "result.winners"


def _rounds(record: Record) -> str:
    assert record.result is not None
    record.result.rounds = [[0], *(record.result.rounds or [])]
    return "result.rounds"


def _nothing(record: Record) -> str:
    record.result = None
    return "result"


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("tampered", [_totals, _winners, _rounds, _nothing])
def test_another_result_is_noticed(name: str, tampered: Callable[[Record], str]) -> None:
    record = example_record(name)
    place = tampered(record)
    assert place_of_failure(record) == place


@pytest.mark.slow
@settings(max_examples=examples(200))
@given(name=st.sampled_from(sorted(EXAMPLES)), data=st.data())
def test_no_card_or_number_can_be_changed_unnoticed(name: str, data: st.DataObject) -> None:
    before = document(example_record(name))
    fields = ("seed", "commitment", "chance", "moves", "result")
    leaves = [
        (field, *path)
        for field in fields
        for path in places(before[field])
        if not _inner(before[field], path)
    ]
    path = data.draw(st.sampled_from([*leaves, ("seed",), ("commitment",)]))
    value = before
    for step in path:
        value = value[step]
    if isinstance(value, int):
        new: object = data.draw(st.integers(-2, 12).filter(lambda number: number != value))
    elif value == "W":
        new = data.draw(st.integers(1, 12))
    elif len(value) == 64:
        new = data.draw(
            st.text("0123456789abcdef", min_size=64, max_size=64).filter(lambda text: text != value)
        )
    else:
        moves = sorted(set(before["moves"]) - {value})
        new = data.draw(st.sampled_from(moves))
    tampered = decode(json.dumps(replaced_at(before, path, new)).encode())
    if path[0] != "moves":
        assert place_of_failure(tampered)
    else:
        # Another legal move may lead to the same end, but then it is simply another honest match.
        with suppress(RecordError):
            assert verify(tampered).moves == len(before["moves"])


def _inner(value: Any, path: tuple[str | int, ...]) -> bool:
    for step in path:
        value = value[step]
    return isinstance(value, list | dict)
