import pytest

from tablee.bots.random_bot import POLICIES, choose, policy_stream
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.games.skipbo.rules.moves import Discard, Play
from tablee.match.match import Match

KEY = simulation_key(11)


def finished(game: str, players: int, options: dict[str, object], policy: str, index: int) -> Match:
    seed = game_seed(KEY, index)
    match = Match(game, players, options, Seeded(seed))
    stream = policy_stream(seed)
    while match.outcome is None:
        seat = match.actors()[0]
        match.push(seat, choose(game, match.view(seat), policy, stream))
    return match


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("game", "players"), [("skipbo", 3), ("skyjo", 5)])
def test_random_players_finish_a_game(game: str, players: int, policy: str) -> None:
    assert finished(game, players, {}, policy, 0).outcome


def test_the_same_seed_gives_the_same_moves() -> None:
    first, again, other = (finished("skyjo", 2, {}, "uniform", index).moves for index in (1, 1, 2))
    assert first == again
    assert first != other


def test_eager_skipbo_never_discards_while_it_can_play() -> None:
    seed = game_seed(KEY, 3)
    match, stream = Match("skipbo", 2, {}, Seeded(seed)), policy_stream(seed)
    discards = 0
    while match.outcome is None:
        seat = match.actors()[0]
        view = match.view(seat)
        move = choose("skipbo", view, "eager", stream)
        if isinstance(move, Discard):
            discards += 1
            assert not [legal for legal in view.legal_moves if isinstance(legal, Play)]
        match.push(seat, move)
    assert discards


def test_eager_skipbo_has_good_manners() -> None:
    moves = finished("skipbo", 4, {"partners": True, "manners": "human"}, "eager", 4).moves
    assert not [move for _, move in moves if str(move)[0] in "+o~!"]


def test_eager_skyjo_turns_up_a_card_in_every_turn() -> None:
    match = finished("skyjo", 2, {}, "eager", 5)
    # Two of twelve cards are turned up before; a draw and what follows it are two moves of one turn.
    for seat in range(2):
        turns = [move for mover, move in match.moves if mover == seat and str(move)[0] in "tkx"]
        assert len(turns) <= 10
