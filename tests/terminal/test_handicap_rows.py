import pytest

from tablee.bots.handicaps import suggest
from tablee.game.registry import GAMES
from tablee.terminal.local import LocalTransport, new_game
from tablee.terminal.speech import Speech
from tablee.terminal.start_form import StartForm
from tests.terminal.screens import names_of, row, select


def form_of(game: str = "skipbo", way: str = "none", **given: str) -> StartForm:
    form = StartForm(Speech("en"), game=game, names=["Ada", *given.values()])
    select(form, "fair")
    while form.way != way:
        form.change(1)
    return form


def typed(form: StartForm, row: str, text: str) -> None:
    select(form, row)
    for character in text:
        form.write(character)


def test_there_is_none_at_first() -> None:
    form = form_of()
    assert row(form, "fair").value == "No handicap"
    assert not any(form.wanted.get(name) for name in ("handicap", "head_start"))


def test_what_is_suggested_follows_from_who_plays_like_which_bot() -> None:
    form = form_of(way="suggested")
    select(form, "like:0")
    while form.likes[0] != 1:
        form.change(-1)
    options = GAMES["skipbo"].make_options(form.chosen, 2)
    suggested = suggest("skipbo", [1, 3], options)
    assert suggested is not None
    assert {name: form.wanted[name] for name in suggested} == suggested
    assert row(form, "like:0").label == "Ada plays like"
    assert row(form, "fair").hint().startswith("Ada begins with")


def test_bots_are_as_strong_as_they_are() -> None:
    assert [row for row in names_of(form_of(way="suggested")) if row.startswith("like:")] == ["like:0"]


def test_at_a_table_of_a_server_everybody_may_be_anybody() -> None:
    form = form_of(way="suggested")
    form.place = "http://127.0.0.1:8000"
    assert [row for row in names_of(form) if row.startswith("like:")] == ["like:0", "like:1"]
    assert row(form, "like:0").label == "Seat 1 plays like"


def test_ones_own_numbers_are_typed_or_turned() -> None:
    form = form_of(way="own")
    typed(form, "handicap:handicap:0", "12x")
    typed(form, "handicap:head_start:0", "35")
    form.change(1)
    assert (form.wanted["handicap"], form.wanted["head_start"]) == ("12/0", "40/0")
    form.write("")
    assert row(form, "handicap:head_start:0").value == "4"
    match = LocalTransport(new_game(form.game, form.chairs(), form.wanted)).match
    assert [place.stock_count for place in match.view(None).places] == [18, 30]
    assert match.totals == [4, 0]


def test_a_number_that_no_seat_can_have_is_not_taken() -> None:
    form = form_of(way="own")
    typed(form, "handicap:handicap:1", "30")
    assert row(form, "handicap:handicap:1").value == "3"
    form.change(-5)
    assert row(form, "handicap:handicap:1").value == "0"


def test_a_single_game_has_no_head_start_to_choose() -> None:
    form = form_of(way="own")
    select(form, "target")
    form.change(1)
    assert form.chosen["target"] is None
    assert "handicap:handicap:0" in names_of(form)
    assert "handicap:head_start:0" not in names_of(form)


def test_what_cannot_be_is_said_before_the_game() -> None:
    form = form_of("skyjo", way="own")
    typed(form, "handicap:handicap:0", "100")
    assert not form.is_possible()
    assert "0 to 99" in form.hint()
    form.write("")
    assert form.is_possible()


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_another_number_of_seats_keeps_it_possible(game: str) -> None:
    form = form_of(game, way="suggested")
    select(form, "players")
    form.change(1)
    assert form.is_possible()
