from typing import Any

import pytest

from tablee.paper.sheet import (
    Draft,
    Entry,
    SheetRefused,
    dealer,
    doubled,
    new_sheet,
    totals,
    with_draft,
    with_entry,
    with_points,
    without_last,
)

SKYJO = new_sheet("skyjo", ["Ada", "Bo", "Cy"])


def test_the_seat_whose_score_is_doubled_is_known() -> None:
    assert doubled(SKYJO, Entry((4, 4, 5), 0)) == 0
    assert doubled(SKYJO, Entry((3, 4, 5), 0)) is None


def test_nothing_is_written_after_the_match() -> None:
    sheet = with_entry(SKYJO, Entry((100, 0, 0), 1))
    with pytest.raises(SheetRefused, match="over"):
        with_entry(sheet, Entry((1, 0, 0), 1))


def test_sj_14_a_correction_cannot_end_the_match_before_its_last_round() -> None:
    sheet = with_entry(with_entry(SKYJO, Entry((1, 2, 3), 0)), Entry((4, 5, 6), 0))
    with pytest.raises(SheetRefused) as refused:
        with_entry(sheet, Entry((100, 2, 3), 1), 0)
    assert (refused.value.code, refused.value.values["number"]) == ("over", 1)
    assert totals(with_entry(sheet, Entry((4, 5, 100), 0), 1)) == (5, 7, 103)


def test_sj_01_numbers_that_one_deck_does_not_have_are_refused_as_soon_as_they_are_typed() -> None:
    draft = with_points(SKYJO, Draft(0), 142)
    assert with_points(SKYJO, draft, 128).points == (142, 128)
    with pytest.raises(SheetRefused, match="together"):
        with_points(SKYJO, draft, 129)


def test_a_round_is_corrected_where_it_stands() -> None:
    sheet = with_entry(with_entry(SKYJO, Entry((1, 2, 3), 0)), Entry((4, 5, 6), 0))
    sheet = with_entry(sheet, Entry((10, 2, 3), 0), 0)
    assert totals(sheet) == (24, 7, 9)
    assert [dealer(sheet, number) for number in (0, 1)] == [0, 1]


def test_undo_takes_back_a_number_at_a_time_and_then_whole_rounds() -> None:
    sheet = with_draft(with_entry(SKYJO, Entry((1, 2, 3), 0)), Draft(1, (4, 5)))
    sheet = without_last(sheet)
    assert sheet.draft == Draft(1, (4,))
    sheet = without_last(sheet)
    assert sheet.draft is None
    assert len(sheet.entries) == 1
    sheet = without_last(sheet)
    assert sheet.entries == ()
    with pytest.raises(SheetRefused, match="nothing"):
        without_last(sheet)


def test_what_no_cards_add_up_to_is_refused() -> None:
    for code, entry in (
        ("together", Entry((142, 142, 0), 0)),
        ("points", Entry((200, 0, 0), 0)),
        ("points", Entry((-18, 0, 0), 0)),
        ("count", Entry((1, 2), 0)),
        ("closer", Entry((1, 2, 3))),
        ("closer", Entry((1, 2, 3), 3)),
    ):
        with pytest.raises(SheetRefused) as refused:
            with_entry(SKYJO, entry)
        assert refused.value.code == code, entry


def test_a_sheet_that_cannot_be_is_refused() -> None:
    cases: list[tuple[str, list[str], dict[str, Any]]] = [
        ("players", ["Ada"], {}),
        ("players", list("abcdefghi"), {}),
        ("names", ["Ada", "ada"], {}),
        ("names", ["Ada", " "], {}),
        ("partners", ["Ada", "Bo"], {"partners": True}),
        ("limit", ["Ada", "Bo"], {"limit": 0}),
        ("dealer", ["Ada", "Bo"], {"first_dealer": 2}),
    ]
    for code, names, more in cases:
        with pytest.raises(SheetRefused) as refused:
            new_sheet("skyjo", names, **more)
        assert refused.value.code == code, names
