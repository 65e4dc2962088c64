import pytest

from tablee.arena.tournament import Tournament


@pytest.mark.parametrize(
    ("players", "partners", "text", "both"),
    [
        (2, False, "0/10", (0, 10)),
        (6, False, "3/0/3/0/3/0", (3, 0)),
        (3, False, "0/5/0", (0, 5)),
        (6, True, "0/5/0/0/5/0", (0, 5)),  # as the two bots sit, three pairs of partners
        (4, False, "", (0, 0)),
    ],
)
def test_every_seat_of_a_bot_has_its_handicap(
    players: int, partners: bool, text: str, both: tuple[int, int]
) -> None:
    options = {"handicap": text, "partners": partners}
    assert Tournament("skipbo", [1, 2], players, options=options)._handicaps == [
        {"handicap": both, "head_start": (0, 0)}
    ]


@pytest.mark.parametrize("text", ["0/10/5/0/0/3", "0/0/5/0/0/0"])
def test_numbers_that_no_bot_would_have_are_refused(text: str) -> None:
    right = "0/10/0/10/0/10" if text.startswith("0/10") else "0/0/0/0/0/0"
    with pytest.raises(
        ValueError, match=f"with the first two numbers of {text} it would be handicap={right}"
    ):
        Tournament("skipbo", [1, 2], 6, options={"handicap": text})
