"""The score sheet follows the rules it adds up by, and takes nothing that cannot be."""

import pytest

from tablee.scoring.draft import with_draft, without_last
from tablee.scoring.sheet import (
    Draft,
    Entry,
    SheetRefused,
    dealer,
    doubled,
    new_sheet,
    scores,
    totals,
    winners,
    with_entry,
)

SKYJO = new_sheet("skyjo", ["Ada", "Bo", "Cy"])
SKIPBO = new_sheet("skipbo", ["Ada", "Bo", "Cy", "Di"])
PAIRS = new_sheet("skipbo", ["Ada", "Bo", "Cy", "Di"], partners=True)


@pytest.mark.parametrize(
    ("points", "closer", "worth"),
    [
        ((3, 4, 5), 0, (3, 4, 5)),  # the lowest alone
        ((4, 4, 5), 0, (8, 4, 5)),  # equal is not lower
        ((9, 4, 5), 0, (18, 4, 5)),
        ((0, -1, 5), 0, (0, -1, 5)),  # zero is never doubled
        ((-2, -3, 5), 0, (-2, -3, 5)),
    ],
)
def test_sj_12_a_closer_who_is_not_lowest_alone_is_doubled(
    points: tuple[int, ...], closer: int, worth: tuple[int, ...]
) -> None:
    entry = Entry(points, closer)
    assert scores(SKYJO, entry) == worth
    assert (doubled(SKYJO, entry) is not None) == (worth != points)


def test_sj_14_the_lowest_total_wins_when_somebody_has_reached_the_limit() -> None:
    sheet = with_entry(SKYJO, Entry((60, 5, 40), 1))
    assert winners(sheet) is None
    sheet = with_entry(sheet, Entry((39, 20, -15), 2))
    assert winners(sheet) is None  # 99
    sheet = with_entry(sheet, Entry((1, 0, 0), 1))
    assert totals(sheet) == (100, 25, 25)
    assert winners(sheet) == (1, 2)
    with pytest.raises(SheetRefused, match="over"):
        with_entry(sheet, Entry((1, 0, 0), 1))


def test_sb_18_the_winner_gets_25_and_5_for_each_card_left() -> None:
    entry = Entry((4, 0, 10, 1))
    assert scores(SKIPBO, entry) == (0, 25 + 5 * 15, 0, 0)


def test_sb_21_a_pair_wins_and_scores_together() -> None:
    entry = Entry((0, 3, 0, 4))
    assert scores(PAIRS, entry) == (60, 0, 60, 0)


def test_sb_28_the_fewest_stock_cards_win_and_level_ones_are_a_draw() -> None:
    assert scores(SKIPBO, Entry((4, 2, 10, 3))) == (0, 25 + 5 * 17, 0, 0)
    assert scores(SKIPBO, Entry((4, 2, 10, 2))) == (0, 0, 0, 0)
    assert scores(PAIRS, Entry((4, 2, 1, 3))) == (0, 0, 0, 0)


def test_sb_19_500_points_win() -> None:
    sheet = SKIPBO
    for _ in range(2):
        sheet = with_entry(sheet, Entry((0, 20, 20, 20)))
    assert (totals(sheet)[0], winners(sheet)) == (650, (0,))


def test_sb_04_the_deal_passes_to_the_left() -> None:
    sheet = new_sheet("skipbo", ["Ada", "Bo"], first_dealer=1)
    assert dealer(sheet) == 1
    assert dealer(with_entry(sheet, Entry((0, 3)))) == 0


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


@pytest.mark.parametrize(
    ("code", "entry"),
    [
        ("points", Entry((200, 0, 0), 0)),
        ("points", Entry((-18, 0, 0), 0)),
        ("count", Entry((1, 2), 0)),
        ("closer", Entry((1, 2, 3))),
        ("closer", Entry((1, 2, 3), 3)),
    ],
)
def test_what_no_cards_add_up_to_is_refused(code: str, entry: Entry) -> None:
    with pytest.raises(SheetRefused) as refused:
        with_entry(SKYJO, entry)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("code", "names", "more"),
    [
        ("players", ["Ada"], {}),
        ("players", list("abcdefghi"), {}),
        ("names", ["Ada", "ada"], {}),
        ("names", ["Ada", " "], {}),
        ("partners", ["Ada", "Bo"], {"partners": True}),
        ("limit", ["Ada", "Bo"], {"limit": 0}),
        ("dealer", ["Ada", "Bo"], {"first_dealer": 2}),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(code: str, names: list[str], more: dict[str, int]) -> None:
    with pytest.raises(SheetRefused) as refused:
        new_sheet("skyjo", names, **more)  # type: ignore[arg-type]
    assert refused.value.code == code
