"""Logs of tables and records of the version before 0.1.0's baseline come to the same.

Nothing in `baseline/` is ever written again.
"""

import gzip
import json
from itertools import groupby

import pytest

import tablee
from tablee.match.record import RecordError, decode
from tests.compatibility import baseline_doors as doors

KINDS = {
    *("created", "sat", "stood", "seat_asked", "seat_answered", "seat_given", "seat_reclaimed", "bot"),
    *("program", "program_came", "program_failed", "ready", "configured", "started", "moved", "hint", "next"),
    *("undo", "answer", "holiday", "resigned", "rematch"),
}
OFFENCES = {"+", "o", "~", "!"}


def logged() -> dict[str, list[doors.LoggedEntry]]:
    lines = gzip.decompress((doors.BASELINE / "logs.jsonl.gz").read_bytes()).decode().splitlines()
    found = [doors.LoggedEntry(*json.loads(line)) for line in lines]
    return {table: list(log) for table, log in groupby(found, key=lambda entry: entry.table)}


def test_the_logs_have_entries_of_every_kind() -> None:
    bodies = [entry.body for log in logged().values() for entry in log]
    assert {body["did"] for body in bodies} == KINDS
    assert {body["move"][0] for body in bodies if body["did"] == "moved"} > OFFENCES
    assert {body.get("stand_in", False) for body in bodies if body["did"] == "moved"} == {False, True}


def test_every_log_comes_to_the_same_table() -> None:
    stands, complaints = doors.read_json("stands.json.gz"), list[str]()
    for table, log in logged().items():
        expected = stands[table]
        folded = {str(number): state for number, state in doors.fold(log)}
        for number, state in expected.items():
            complaints += doors.differences(state, folded[number], f"{table} after {number}")
    assert complaints == []


def test_every_record_is_proven() -> None:
    records, complaints = doors.read_json("records.json.gz"), []
    for name, text in records.items():
        record = decode(text.encode())
        assert record.result is not None
        try:
            proof = tablee.verify(record)
        except RecordError as error:
            complaints.append(f"{name}: {error}")
            continue
        if list(proof.winners) != record.result.winners:
            complaints.append(f"{name}: {proof.winners}")
    assert complaints == []


def test_the_records_have_offences_resignations_and_handicaps() -> None:
    records = [decode(text.encode()) for text in doors.read_json("records.json.gz").values()]
    results = [record.result for record in records if record.result]
    assert {move[2] for record in records for move in record.moves} > OFFENCES
    assert {record.game for record in records} == {"skipbo", "skyjo"}
    assert sum(result.resigned is not None for result in results) == 1
    assert {bool(record.options["handicap"]) for record in records} == {False, True}
    assert any(record.options.get("head_start") for record in records)


def test_position_texts_show_the_same() -> None:
    positions, complaints = doors.read_json("positions.json.gz"), list[str]()
    for text, shown in positions.items():
        complaints += doors.differences(shown, doors.look_at_position(text), text)
    assert {shown["game"] for shown in positions.values()} == {"skipbo", "skyjo"}
    assert complaints == []


@pytest.mark.parametrize("damage", ["winners", "moves"])
def test_a_damaged_record_is_not_proven(damage: str) -> None:
    text = next(iter(doors.read_json("records.json.gz").values()))
    data = json.loads(text)
    if damage == "winners":
        data["result"]["winners"] = [1 - data["result"]["winners"][0]]
    else:
        del data["moves"][3]
    with pytest.raises(RecordError):
        tablee.verify(decode(json.dumps(data).encode()))
