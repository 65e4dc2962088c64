from functools import cache
from random import Random

import pytest

from tablee.bots.contract import Bot, Clock
from tablee.games import skipbo
from tablee.games.skipbo.bots.heuristic import GreedyBot, HeuristicBot
from tablee.games.skipbo.rules.moves import Discard, EndTurn, Play
from tablee.games.skipbo.rules.state import State
from tests.effort import examples
from tests.properties.playouts import SETUPS, STYLES, advance, seed_of

PLAYERS = (*range(1, 5), "greedy")
STATES = 300


def bot_of(player: int | str, seat: int) -> Bot:
    seed = seed_of(seat)
    return HeuristicBot(player, seed, seat) if isinstance(player, int) else GreedyBot(seed, seat)


@cache
def states(count: int) -> tuple[State, ...]:
    """States that wait for a move, of every kind of table, also after others have misbehaved."""
    found: list[State] = []
    number = 0
    while len(found) < count:
        for setup in SETUPS["skipbo"]:
            for style in STYLES["skipbo"]:
                number += 1
                match, rng = setup.match(seed_of(number)), Random(number)
                start = rng.randrange(150)
                while not match.over and len(match.moves) < start + 40:
                    if len(match.moves) >= start and rng.random() < 0.1 and match.outcome is None:
                        found.append(match.state)
                    advance(match, rng, style)
    return tuple(Random(0).sample(found, count))


@pytest.mark.slow
@pytest.mark.parametrize("player", PLAYERS)
def test_every_answer_is_a_legal_move_of_good_manners(player: int | str) -> None:
    for state in states(examples(STATES)):
        view = skipbo.view(state, state.turn)
        move = bot_of(player, state.turn).choose(view, Clock())
        assert move in view.legal_moves
        assert isinstance(move, Play | Discard | EndTurn)


@pytest.mark.slow
@pytest.mark.parametrize("player", [2, 3, 4])
def test_what_was_thought_before_does_not_matter(player: int) -> None:
    """Levels without mistakes depend on the view alone, whatever they have looked at before."""
    experienced = bot_of(player, 0)
    for state in states(examples(STATES))[:60]:
        view = skipbo.view(state, state.turn)
        assert experienced.choose(view, Clock()) == bot_of(player, state.turn).choose(view, Clock())


def test_only_the_first_level_makes_mistakes_by_chance() -> None:
    choices = dict.fromkeys(range(1, 5), 0)
    for state in states(examples(STATES))[:60]:
        view = skipbo.view(state, state.turn)
        for number in choices:
            different = {HeuristicBot(number, seed_of(n), 0).choose(view, Clock()) for n in range(8)}
            choices[number] += len(different) > 1
    assert [number for number, times in choices.items() if times] == [1]
