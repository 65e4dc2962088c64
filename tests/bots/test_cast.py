import pytest

from tablee.bots.cast import CAST, Character, cast_of, free_name, is_bots_name, name_in_record, shown_names
from tablee.bots.ladder import MOST_LEVELS

EVERYBODY = [(level, name) for level, cast in CAST.items() for name in cast]


def test_every_level_can_fill_the_largest_table_and_no_name_is_there_twice() -> None:
    assert set(CAST) == set(range(1, MOST_LEVELS + 1))
    assert {len(cast) for cast in CAST.values()} == {8}
    assert len({name.casefold() for _, name in EVERYBODY}) == len(EVERYBODY)


@pytest.mark.parametrize("first", [0, 5])
def test_eight_bots_of_a_level_are_eight_characters(first: int) -> None:
    seated: list[str] = []
    for _ in range(8):
        seated.append(free_name(2, seated, first))
    assert sorted(seated) == sorted(CAST[2])
    assert seated[0] == CAST[2][first]


def test_a_record_says_who_a_bot_is_and_how_strong() -> None:
    everybody = [Character(name, level) for level, name in EVERYBODY]
    assert cast_of([name_in_record(one, "Robin") for one in everybody]) == everybody


def test_bots_of_earlier_records_get_names_that_nobody_else_has() -> None:
    seats = ["Rondo", "Robin 2", "Robin 2", "bot 4", "Ada"]
    assert shown_names(seats) == ["Rondo", "Polka", "Mazurka", "Sonata", "Ada"]


def test_people_are_not_taken_for_bots() -> None:
    people = ["Ada", "Robin", "Rondo und Ada", "Max (program)", "Owl 400", "bot 2000", "Ada (Robin 2)"]
    assert [name for name in people if is_bots_name(name)] == []
    assert shown_names(people) == people
