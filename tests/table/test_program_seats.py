import pytest

from tablee.table import gathering, seats
from tablee.table.action import Body
from tablee.table.journal import make_snapshot, read_snapshot
from tablee.table.protocol import Settings
from tablee.table.state import SeatProgram, Table

SETTINGS = Settings(game="skyjo", players=2)


def table_after(*log: Body) -> Table:
    """A table of two; at seat 1 there is a program of hers that has failed once and come again."""
    table = Table("t" * 20)
    beginning = (
        gathering.Created(by="ada", code="ABCDEF", settings=SETTINGS, seed="00" * 32),
        seats.BotPut(by="ada", seat=0, level=1),
        seats.ProgramPut(by="ada", seat=1, token="hash", ms=300),
        gathering.Started(by="ada"),
        seats.ProgramCame(seat=1, name="Tester", line="one"),
        seats.ProgramFailed(seat=1, line="one", fault="too late"),
        seats.ProgramCame(seat=1, name="Tester", line="two"),
    )
    for number, body in enumerate((*beginning, *log), 1):
        table.apply(number, 0, body)
    return table


def test_what_an_older_line_owed_leaves_the_newer_one_its_seat() -> None:
    table = table_after(seats.ProgramFailed(seat=1, line="one", fault="crashed"))
    assert table.seats[1].program == SeatProgram("hash", "ada", 300, "Tester", "two", 2, "crashed")


@pytest.mark.parametrize(("by", "faults"), [("ada", 1), ("bo", 0)])
def test_another_token_of_the_same_person_is_not_another_chance(by: str, faults: int) -> None:
    again = seats.ProgramPut(by=by, seat=1, token="other", ms=300)
    program = table_after(again).seats[1].program
    assert program is not None
    assert (program.token, program.faults) == ("other", faults)


def test_in_another_match_a_program_has_another_chance() -> None:
    again = seats.ProgramPut(by="ada", seat=1, token="other", ms=300)
    program = table_after(gathering.Rematched(by="ada", seed="01" * 32), again).seats[1].program
    assert program is not None
    assert program.faults == 0


def test_a_snapshot_of_a_table_remembers_its_programs() -> None:
    table = table_after()
    again = read_snapshot(table.id, make_snapshot(table) or b"")
    assert again is not None
    assert again.seats == table.seats
    kept = again.seats[1]
    assert kept.level == SETTINGS.stand_in
    assert kept.program == SeatProgram("hash", "ada", 300, "Tester", "two", 1, "too late")
