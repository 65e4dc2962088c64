import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tablee.bots.play import play_match
from tablee.game.contract import Refused
from tablee.game.registry import UnknownGame
from tablee.game.rng import Seeded
from tablee.match.match import Match
from tablee.match.record import load, record_of, save
from tablee.match.replay import verify

GAMES = ("skipbo", "skyjo")
COPIES: list[Callable[[Match], Match]] = [
    Match.copy,
    copy.copy,
    copy.deepcopy,
    lambda match: pickle.loads(pickle.dumps(match)),
]


def some_moves(match: Match, count: int) -> None:
    for _ in range(count):
        seat = match.actors()[0]
        match.push(seat, match.legal_moves(seat)[-1])


def told(match: Match) -> tuple[Any, ...]:
    return (
        match.game,
        match.players,
        match.options,
        match.state,
        match.moves,
        match.orders,
        match.outcomes,
        match.totals,
        match.winners,
        match.can_take_back,
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_text_is_a_move(game: str) -> None:
    one, other = Match(game, seed=3), Match(game, seed=3)
    for _ in range(30):
        seat = one.actors()[0]
        move = one.legal_moves(seat)[0]
        assert one.push(seat, move) == other.push(seat, str(move))
    assert told(one) == told(other)


@pytest.mark.parametrize("wrong", [5, None, 2.5, [1], "nonsense", "", object(), b"?a1"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_move_is_malformed_and_changes_nothing(game: str, wrong: Any) -> None:
    match = Match(game, seed=1)
    before = told(match.copy())
    with pytest.raises(Refused, match=r"is not a Sk.* move; one looks like") as refused:
        match.push(match.actors()[0], wrong)
    assert refused.value.refusal.code == "malformed"
    found = match.why_not(match.actors()[0], wrong)
    assert found is not None
    assert found.code == "malformed"
    assert told(match) == before


def test_a_move_of_the_other_game_is_malformed() -> None:
    skyjo, skipbo = Match("skyjo", seed=1), Match("skipbo", seed=1)
    seat = skipbo.actors()[0]
    skipbo.push(seat, skipbo.legal_moves(seat)[0])  # its kind is known from now on, but only there
    for one, other in ((skyjo, skipbo), (skipbo, skyjo)):
        move = other.legal_moves(other.actors()[0])[0]
        with pytest.raises(Refused, match="is not a") as refused:
            one.push(one.actors()[0], move)
        assert refused.value.refusal.code == "malformed"


@pytest.mark.parametrize("wrong", ["0", None, True, 0.0, [0]])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_seat_is_refused_in_a_sentence(game: str, wrong: Any) -> None:
    match = Match(game, seed=1)
    move = match.legal_moves(match.actors()[0])[0]
    asks: list[Callable[[], object]] = [lambda: match.push(wrong, move), lambda: match.legal_moves(wrong)]
    if wrong is not None:  # a spectator
        asks.append(lambda: match.view(wrong))
    for ask in asks:
        with pytest.raises(Refused, match="A seat is a whole number from 0 to 1") as refused:
            ask()
        assert refused.value.refusal.code == "no_such_seat"
    assert match.moves == []


def test_a_seat_may_be_a_number_of_numpy() -> None:
    match = Match("skyjo", seed=1)
    match.push(np.int64(1), "?a1")  # type: ignore[arg-type]
    assert [type(seat) for seat, _ in match.moves] == [int]
    assert match.view(np.int8(1)).seat == 1  # type: ignore[arg-type]


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_by_itself(game: str, copied: Callable[[Match], Match]) -> None:
    match = Match(game, seed=5)
    some_moves(match, 15)
    again = copied(match)
    assert told(again) == told(match)
    stood = told(copied(match))
    some_moves(again, 15)
    assert told(match) == stood
    some_moves(match, 15)
    assert told(again) == told(match)


def test_what_can_be_taken_back_can_be_in_a_copy() -> None:
    match = Match("skipbo", seed=2)
    while not match.can_take_back:
        some_moves(match, 1)
    again = pickle.loads(pickle.dumps(match))
    assert again.take_back() == match.moves[-1]
    assert match.can_take_back


def test_repr_says_where_a_match_stands() -> None:
    match = Match("skyjo", players=3, seed=1)
    assert repr(match) == "<Match: skyjo, 3 players, 0 moves, waiting for seats 0 and 1 and 2>"
    match.push(2, "?a1")
    assert ", 1 move, " in repr(match)
    over = play_match([1, 2], "skyjo", options={"limit": 1}, seed=1)
    assert repr(over).endswith(f"won by seat {over.winners[0] if over.winners else None}>")


@pytest.mark.parametrize("game", GAMES)
def test_print_shows_what_a_spectator_sees(game: str) -> None:
    match = Match(game, seed=4)
    seat = match.actors()[0]
    assert str(match).splitlines()[1:] == match.picture().splitlines()
    assert ("hand of seat" in match.picture(seat)) == (game == "skipbo")
    assert "hand of seat" not in str(match)


def test_seeds_are_numbers_texts_or_bytes() -> None:
    assert Match("skyjo", seed=7).state == Match("skyjo", seed="7").state
    seed = bytes(range(32))
    assert Match("skyjo", seed=seed).state == Match("skyjo", 2, {}, Seeded(seed)).state
    assert Match("skyjo", seed=seed.hex()).seed == seed
    assert Match("skyjo").state != Match("skyjo").state


def test_the_options_of_another_match_will_do() -> None:
    options = Match("skyjo", options={"limit": 30}).options
    assert Match("skyjo", options=options).options == options


def wrong_tables() -> list[tuple[dict[str, Any], str]]:
    return [
        ({"players": "2"}, "2 to 8 players, not '2'"),
        ({"players": 9}, "2 to 8 players, not 9"),
        ({"options": {"lmit": 3}}, "no option lmit; it has clear_on_reveal"),
        ({"options": [("limit", 3)]}, "Options are names with values"),
        ({"options": {"limit": "x"}}, "limit"),
        ({"shuffler": 7}, "A shuffler has a method"),
        ({"shuffler": Seeded(b"short")}, "32 of them, not 5"),
        ({"shuffler": Seeded(bytes(32)), "seed": 1}, "give one of them"),
        ({"seed": 1.5}, "A seed is a whole number"),
    ]


@pytest.mark.parametrize(("given", "sentence"), wrong_tables())
def test_a_table_that_cannot_be_is_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Match("skyjo", **given)


@pytest.mark.parametrize("wrong", ["uno", "", None, [], 5])
def test_a_game_that_there_is_not_is_refused_in_a_sentence(wrong: Any) -> None:
    with pytest.raises(UnknownGame, match="there are skipbo and skyjo"):
        Match(wrong)


def test_a_match_writes_its_own_record(tmp_path: Any) -> None:
    match = play_match([2, 1], "skyjo", options={"limit": 10}, seed=9)
    save(record_of(match, ["Ada", "Bo"]), str(tmp_path / "match.json"))
    record = load(str(tmp_path / "match.json"))
    assert verify(record).winners == match.winners
    assert record.seats == ["Ada", "Bo"]
    assert record_of(match).seats == ["seat 0", "seat 1"]
    with pytest.raises(ValueError, match="2 players have as many names, not 1"):
        record_of(match, ["Ada"])
