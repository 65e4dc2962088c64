import random

import pytest

from tablee.game.rng import Seeded
from tablee.match.match import Match
from tablee.terminal.board import board_of
from tablee.terminal.table_state import SeatState, TableState
from tests.terminal.screens import keys_for


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("skyjo", 3, {}),
        ("skipbo", 2, {"stock_size": 5}),
        ("skipbo", 4, {"stock_size": 4, "partners": True}),
        ("skipbo", 4, {"stock_size": 4, "partners": True, "manners": "human"}),
    ],
)
def test_every_legal_move_can_be_typed(game: str, players: int, options: dict[str, object]) -> None:
    chance = random.Random(1)
    match = Match(game, players, options, Seeded(bytes(32)))
    for _ in range(120):
        if match.outcome is not None:
            break
        for seat in range(players):
            view = match.view(seat).data()
            state = TableState(
                game, "playing", (SeatState("x"),) * players, (seat,), match.view(None).data(), {seat: view}
            )
            for move in view["legal_moves"]:
                if move[0] == "!":
                    keys = ["!", str(int(move[1:]) + 1)]
                else:
                    keys = [move] if len(move) == 1 else keys_for(move, state, seat)
                chooser, made = board_of(game).MoveInput(), None
                for key in keys:
                    assert made is None
                    meant, made = chooser.press(view, key)
                    assert meant, (move, key)
                assert made == move
                assert chooser.source is None
        seat = match.actors()[0]
        legal = match.legal_moves(seat)
        match.push(seat, chance.choice([move for move in legal if ">" in str(move)] or legal))


def test_the_legal_spots_are_those_of_the_legal_moves() -> None:
    match = Match("skipbo", 2, {}, Seeded(bytes(32)))
    seat = match.actors()[0]
    view = match.view(seat).data()
    chooser = board_of("skipbo").MoveInput()
    for source in chooser.legal(view):
        chooser.pick(view, source)
        for target in chooser.legal(view):
            move = chooser.pick(view, target)
            assert move in view["legal_moves"]
            chooser.pick(view, source)
        chooser.back()


def test_the_same_card_twice_unchooses_it() -> None:
    view = Match("skyjo", 2, {}, Seeded(bytes(32))).view(0).data() | {"phase": "turn"}
    chooser = board_of("skyjo").MoveInput()
    assert chooser.press(view, "t") == (True, None)
    assert chooser.source == "t"
    assert chooser.press(view, "t") == (True, None)
    assert chooser.source is None
    assert not chooser.back()


def test_an_illegal_choice_becomes_a_move_that_the_table_refuses() -> None:
    match = Match("skipbo", 2, {}, Seeded(bytes(32)))
    view = match.view(match.actors()[0]).data()
    chooser = board_of("skipbo").MoveInput()
    chooser.press(view, "s")
    _, move = chooser.press(view, "4")
    assert move == "s>4"
