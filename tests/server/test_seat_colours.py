from tablee.table.names import seat_colours


def test_bots_have_colours_that_nobody_wears() -> None:
    colours = seat_colours(["pink", None, "blue", None, None, None, None, None])
    assert (colours[0], colours[2]) == ("pink", "blue")
    assert len(set(colours)) == 8


def test_who_leaves_changes_the_colour_of_nobody_else() -> None:
    before = seat_colours(["violet", "teal", None, None])
    after = seat_colours(["violet", None, None, None])
    assert [before[0], *before[2:]] == [after[0], *after[2:]]


def test_a_table_without_people_has_as_many_colours_as_seats() -> None:
    assert len(set(seat_colours([None] * 8))) == 8
