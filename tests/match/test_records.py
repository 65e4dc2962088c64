import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given, settings

from tablee.game.rng import commitment
from tablee.match.record import FORMAT, Record, RecordError, decode, encode, load, record_of, save
from tablee.match.replay import replay, verify
from tests.effort import examples
from tests.match.damage import EXAMPLES, bare, document, example, example_record, places, replaced_at
from tests.properties.playouts import SETUPS, STYLES, played, seed_of

FIELDS = ("format", "game", "options", "seats", "seed", "commitment", "chance", "moves", "result")


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("moves", [0, 5, None])
def test_a_record_survives_encode_and_decode(name: str, moves: int | None) -> None:
    match, seed = example(name, moves)
    record = record_of(match, [f"Zoë “{seat}”\n\\" for seat in range(match.players)], seed)
    assert decode(encode(record)) == record
    assert encode(decode(encode(record))) == encode(record)


@settings(max_examples=examples(40))
@given(
    game=st.sampled_from(sorted(SETUPS)),
    table=st.integers(0, 1000),
    style=st.integers(0, 2),
    number=st.integers(0, 10**6),
    moves=st.integers(0, 200),
    name=st.text(st.characters(exclude_categories=["Cs"])),
)
def test_the_record_of_any_match_survives(
    game: str, table: int, style: int, number: int, moves: int, name: str
) -> None:
    match = played(SETUPS[game][table % len(SETUPS[game])], number, STYLES[game][style], moves)
    seed = seed_of(number)
    record = record_of(match, [name] * match.players, seed)
    again = decode(encode(record))
    assert again == record
    replayed = replay(again)
    if match.outcome is None and replayed.outcome is not None:  # dealt, but nobody has moved yet
        replayed.deal_next()
    assert bare(replayed.state) == bare(match.state)
    assert (replayed.totals, replayed.winners) == (match.totals, match.winners)
    assert record_of(replayed, again.seats, seed) == record
    if match.over:
        assert verify(again).winners == match.winners


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_field_stands_on_a_line_of_its_own(name: str) -> None:
    lines = encode(example_record(name)).decode().splitlines()
    assert (lines[0], lines[-1]) == ("{", "}")
    assert [line.split('"')[1] for line in lines[1:-1]] == list(FIELDS)
    assert tuple(Record.__struct_fields__) == FIELDS


def test_a_record_survives_save_and_load(tmp_path: Path) -> None:
    record, path = example_record("skipbo"), tmp_path / "a match.json"
    save(record, path)
    assert load(path) == record
    other = example_record("skyjo")
    save(other, path)
    assert load(path) == other
    assert os.listdir(tmp_path) == ["a match.json"]


def test_a_record_that_cannot_be_saved_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(OSError, match="taken"):
        save(example_record("skipbo"), tmp_path / "taken")
    assert os.listdir(tmp_path) == ["taken"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_seed_is_not_in_a_record_before_the_match_is_over(name: str) -> None:
    match, seed = example(name)
    for moves in {0, 1, 3, len(match.moves) // 2, len(match.moves) - 1}:
        unfinished, _ = example(name, moves)
        record = record_of(unfinished, ["x"] * match.players, seed)
        assert record.seed is None
        assert record.result is None
        assert record.commitment == commitment(seed)
        assert seed.hex().encode() not in encode(record)
    assert record_of(match, ["x"] * match.players, seed).seed == seed.hex()


def test_without_a_seed_there_is_no_commitment_either() -> None:
    match, _ = example("skyjo")
    record = record_of(match, ["x", "y"], None)
    assert (record.seed, record.commitment) == (None, None)
    assert decode(encode(record)) == record


def test_a_record_names_every_option() -> None:
    assert set(example_record("skipbo").options) == {
        "partners", "stock_size", "target", "stalemate", "dealer", "manners", "penalty_cards", "caught_turn",
        "barred_turn", "calls", "reading", "handicap", "head_start",
    }  # fmt: skip
    assert set(example_record("skyjo").options) == {
        "limit",
        "next_start",
        "clear_on_reveal",
        "dealer",
        "handicap",
    }


def test_cards_are_written_as_the_ledger_says() -> None:
    faces = [face for order in document(example_record("skipbo"))["chance"] for face in order]
    assert set(faces) == {*range(1, 13), "W"}
    faces = [face for order in document(example_record("skyjo"))["chance"] for face in order]
    assert set(faces) == set(range(-2, 13))


def test_only_skyjo_has_rounds() -> None:
    assert "rounds" not in document(example_record("skipbo"))["result"]
    match, _ = example("skyjo")
    assert document(example_record("skyjo"))["result"]["rounds"] == [
        list(outcome.scores) for outcome in match.outcomes
    ]


def refused(data: bytes) -> RecordError:
    """Why these bytes are refused."""
    with pytest.raises(RecordError) as caught:
        decode(data)
    return caught.value


def survives(data: bytes) -> None:
    """Reading, replaying and verifying either works or says what is wrong; nothing else happens."""
    with suppress(RecordError):
        record = decode(data)
        with suppress(RecordError):
            replay(record)
        verify(record)


@pytest.mark.parametrize("name", ["skipbo manners", "skyjo"])
def test_a_truncated_record_is_refused_wherever_it_ends(name: str) -> None:
    data = encode(example_record(name))
    whole = data.rstrip()
    for end in {*range(0, len(whole), 7), *range(200), *range(len(whole) - 200, len(whole))}:
        assert refused(data[:end]).place == ""


def test_a_truncated_record_says_so() -> None:
    assert "it ends after 1000 bytes in the middle" in str(refused(encode(example_record("skipbo"))[:1000]))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"\x00",
        b"\xff\xfe",
        b"\xef\xbb\xbf{}",
        b'{"format": "tablee/1", "game": "\xff"}',
        '{"format": "tablee/1"}'.encode("utf-16"),
        b'{"format": "\\ud800"}',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"[" * 100_000 + b"]" * 100_000,
        b'{"format": "tablee/1", "options": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b"PK\x03\x04",
        b"{} {}",
        b"NaN",
    ],
    ids=range(15),
)
def test_what_is_not_json_is_refused(data: bytes) -> None:
    assert refused(data).place == ""


@pytest.mark.parametrize(
    "data", [b"null", b"1", b"[]", b"{}", b'"tablee/1"', b'{"format": 1}', b'{"format": "x"}']
)
def test_json_that_is_not_a_record_is_refused(data: bytes) -> None:
    assert refused(data).place == "format"


@pytest.mark.parametrize("version", ["tablee/2", "tablee/10", "tablee/1.1", "tablee/"])
def test_a_future_format_is_named(version: str) -> None:
    error = refused(encode_document({**document(example_record("skipbo")), "format": version, "new": [1]}))
    assert error.place == "format"
    assert version in str(error)
    assert FORMAT in str(error)


def test_a_missing_field_is_named() -> None:
    for field in FIELDS:
        data = document(example_record("skipbo"))
        del data[field]
        assert field in str(refused(encode_document(data)))


@pytest.mark.parametrize("field", ["winners", "totals"])
def test_a_missing_field_of_the_result_is_named(field: str) -> None:
    data = document(example_record("skyjo"))
    del data["result"][field]
    error = refused(encode_document(data))
    assert error.place == "result"
    assert field in str(error)


def test_an_unknown_field_is_named() -> None:
    data = document(example_record("skipbo"))
    assert "secret" in str(refused(encode_document({**data, "secret": 1})))
    error = refused(encode_document({**data, "result": {**data["result"], "secret": 1}}))
    assert error.place == "result"
    assert "secret" in str(error)


WRONG: dict[str, tuple[object, ...]] = {
    "game": (None, 1, [], {}),
    "options": (None, 1, "x", []),
    "seats": (None, 2, "x", {}),
    "seats[0]": (None, 1, []),
    "seed": (1, "x", "0" * 63, "0" * 65, "F" * 64, [], "0" * 64 + "\n"),
    "commitment": (1, "x", "0" * 63, "F" * 64, {}),
    "chance": (None, 1, "x", {}),
    "chance[0]": (None, 1, "x", {}),
    "chance[0][3]": (None, 1.5, "w", "1", [], True),
    "moves": (None, 1, "x", {}),
    "moves[2]": (None, 1, "", "s>1", "x:s>1", "0", "0:", ":s>1", "-1:s>1", "12:s>1", []),
    "result": (1, "x", []),
    "result.winners": (None, 1, "x", {}),
    "result.winners[0]": (None, 1.5, "0"),
    "result.totals": (None, 1, "x", {}),
    "result.totals[1]": (None, 1.5, "0"),
}


def path_of(place: str) -> tuple[str | int, ...]:
    """`chance[0][3]` as steps into the document."""
    steps = place.replace("]", "").replace("[", ".").split(".")
    return tuple(int(step) if step.isdigit() else step for step in steps)


@pytest.mark.parametrize("place", WRONG)
def test_a_value_of_the_wrong_type_is_refused_at_its_place(place: str) -> None:
    for value in WRONG[place]:
        data = replaced_at(document(example_record("skipbo")), path_of(place), value)
        assert refused(encode_document(data)).place == place, value


def test_an_option_of_the_wrong_type_is_refused() -> None:
    data = replaced_at(document(example_record("skipbo")), ("options", "target"), [500])
    assert refused(encode_document(data)).place.startswith("options")


@pytest.mark.slow
@settings(max_examples=examples(300))
@given(name=st.sampled_from(sorted(EXAMPLES)), data=st.data())
def test_flipped_bytes_never_do_anything_but_a_record_error(name: str, data: st.DataObject) -> None:
    encoded = bytearray(encode(example_record(name)))
    places_ = st.tuples(st.integers(0, len(encoded) - 1), st.integers(1, 255))
    for at, change in data.draw(st.lists(places_, min_size=1, max_size=4)):
        encoded[at] ^= change
    survives(bytes(encoded))


@settings(max_examples=examples(100))
@given(st.binary() | st.text().map(str.encode))
def test_any_bytes_never_do_anything_but_a_record_error(data: bytes) -> None:
    survives(data)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**63, -(2**63) - 1, 2**64, 10**100, "W", "0:s>1", "0" * 64, ""])
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=3), inside, max_size=3),
    max_leaves=6,
)


@pytest.mark.slow
@settings(max_examples=examples(300))
@given(name=st.sampled_from(sorted(EXAMPLES)), data=st.data())
def test_mutated_json_never_does_anything_but_a_record_error(name: str, data: st.DataObject) -> None:
    value = document(example_record(name))
    for _ in range(data.draw(st.integers(1, 3))):
        field = data.draw(st.sampled_from(sorted(value)))
        inside = [(field, *path) for path in places(value[field])]
        path = data.draw(st.just((field,)) | st.sampled_from(inside)) if inside else (field,)
        value = replaced_at(value, path, data.draw(JSON))
    survives(json.dumps(value).encode())


@pytest.mark.parametrize("option", ["target", "dealer"])
@pytest.mark.parametrize("digits", [20, 4400])
def test_an_enormous_number_never_does_anything_but_a_record_error(option: str, digits: int) -> None:
    data = encode(example_record("skipbo")).replace(
        json.dumps({option: document(example_record("skipbo"))["options"][option]})[1:-1]
        .replace(" ", "")
        .encode(),
        f'"{option}":{"9" * digits}'.encode(),
    )
    assert b"9" * digits in data
    survives(data)


def test_a_file_that_is_far_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(65 * 1024 * 1024)
    with pytest.raises(RecordError, match="too large"):
        load(path)


def test_a_missing_file_is_not_a_damaged_record(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "nothing.json")


def encode_document(data: Any) -> bytes:
    return msgspec.json.encode(data)
