import random

import pytest

from tablee.game.rng import Seeded
from tablee.match.match import Match
from tablee.match.record import record_of
from tablee.match.snapshot import Unthawable, freeze, thaw

TABLES = [
    ("skipbo", 2, {"target": 60, "stock_size": 5}),
    ("skipbo", 4, {"partners": True, "manners": "human", "stock_size": 4, "target": 40}),
    ("skyjo", 3, {"limit": 60}),
    ("skyjo", 8, {"limit": 30}),
]


def any_move(match: Match, rng: random.Random) -> None:
    if match.outcome is not None:
        match.deal_next()
        return
    seat = match.actors()[0]
    moves = [move for move in match.legal_moves(seat) if ">" in str(move)] or match.legal_moves(seat)
    match.push(seat, rng.choice(moves))


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(5))
def test_a_thawed_match_plays_on_like_the_one_that_was_frozen(
    game: str, players: int, options: dict[str, object], seed: int
) -> None:
    match = Match(game, players, options, Seeded(bytes([seed]) * 32))
    rng = random.Random(seed)
    for _ in range(rng.randrange(1, 300)):
        if match.over:
            break
        any_move(match, rng)
    while match.can_take_back:
        match.take_back()
    again = thaw(freeze(match))
    first, second = random.Random(seed), random.Random(seed)
    for _ in range(200):
        assert again.state == match.state
        assert record_of(again, ["a"] * players, bytes(32)) == record_of(match, ["a"] * players, bytes(32))
        assert (again.totals, again.winners, again.actors()) == (match.totals, match.winners, match.actors())
        if match.over:
            break
        any_move(match, first)
        any_move(again, second)


def test_a_move_that_can_be_taken_back_is_not_frozen() -> None:
    match = Match("skipbo", 2, {}, Seeded(bytes(32)))
    while not match.can_take_back:
        seat = match.actors()[0]
        moves = match.legal_moves(seat)
        match.push(seat, next((move for move in moves if str(move).startswith("h")), moves[0]))
    with pytest.raises(ValueError, match="taken back"):
        freeze(match)


def test_what_is_damaged_or_from_another_version_is_refused() -> None:
    data = freeze(Match("skyjo", 2, {}, Seeded(bytes(32))))
    with pytest.raises(Unthawable):
        thaw(data[:-3])
    with pytest.raises(Unthawable):
        thaw(b"")
    position = data.index(b"skyjo") - 9  # in the shape
    with pytest.raises(Unthawable):
        thaw(data[:position] + bytes([data[position] ^ 1]) + data[position + 1 :])


def test_sj_12_whose_score_was_doubled_is_known_of_every_round_and_after_a_thaw() -> None:
    match = Match("skyjo", 3, {"limit": 300}, Seeded(bytes(32)))
    rng = random.Random(4)
    said: list[int | None] = []
    while not match.over:
        if match.outcome is not None:
            match.deal_next()
        seat = match.actors()[0]
        events = match.push(seat, rng.choice(list(match.legal_moves(seat))))
        said += [event.doubled for event in events if hasattr(event, "doubled")]
    assert any(seat is not None for seat in said)
    assert match.doubled == said
    assert thaw(freeze(match)).doubled == said
