from random import Random
from typing import Any

import pytest

from tablee.game.contract import Shuffled
from tablee.game.registry import GAMES
from tablee.match.match import Match
from tests.effort import amount
from tests.properties.hidden_cards import Marked, Slot, slots, with_cards
from tests.properties.playouts import SETUPS, SKIPBO, SKYJO, STYLES, choose, played, seed_of

STEPS = {SKIPBO: 100, SKYJO: 150}
SOME = amount(4, quick=8, full=1, soak=1)  # one table in so many


def unseen_slots(game: str, state: Any) -> dict[Slot, int]:
    """The cards that no seat knows."""
    hidden = slots(game, state, None)
    for seat in range(state.players):
        of_seat = slots(game, state, seat)
        hidden = {slot: card for slot, card in hidden.items() if slot in of_seat}
    return hidden


def shows_a_card(game: Any, state: Any, seat: int, move: Any) -> bool:
    """Whether the move brings a card that nobody knew to where somebody does, or back (SB-25)."""
    hidden = unseen_slots(game.NAME, state)
    marked = {slot: Marked.card(face, slot) for slot, face in hidden.items()}
    after, _ = game.apply(with_cards(game.NAME, state, marked), seat, move)
    left = {card.slot for card in unseen_slots(game.NAME, after).values() if isinstance(card, Marked)}
    return left != set(hidden) or len(unseen_slots(game.NAME, after)) != len(hidden)


def snapshot(match: Match) -> tuple[Any, ...]:
    lists = (match.moves, match.orders, match.outcomes, match.totals)
    return (match.state, match.winners, *(list(each) for each in lists))


def take_some_back(match: Match, stood: list[tuple[Any, ...]], rng: Random) -> int:
    """Take back some of the moves before which the match stood so; how many."""
    count = rng.randint(1, len(stood))
    for _ in range(count):
        before = stood.pop()
        seat_and_move = match.moves[-1]
        assert match.take_back() == seat_and_move
        assert snapshot(match) == before
    return count


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whatever_told_nobody_anything_can_be_taken_back_and_nothing_else(game: str) -> None:
    taken_back = 0
    for number, setup in enumerate(SETUPS[game][::SOME]):
        for style in STYLES[game]:
            match, rng = setup.match(seed_of(number)), Random(number)
            stood: list[tuple[Any, ...]] = []  # before each move since something was told
            for _ in range(STEPS[game]):
                if match.over:
                    break
                if match.outcome is not None:
                    match.deal_next()
                before, (seat, move) = snapshot(match), choose(match, rng, style)
                waited_for = seat in match.actors()
                events = match.push(seat, move)
                silent = (
                    waited_for
                    and match.outcome is None
                    and not any(isinstance(event, Shuffled) for event in events)
                    and not shows_a_card(match.game, before[0], seat, move)
                )
                assert match.can_take_back == silent
                stood = [*stood, before] if silent else []
                if stood and rng.random() < 0.3:
                    taken_back += take_some_back(match, stood, rng)
    assert taken_back > 100 / SOME


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_unseen_cards_are_those_that_no_seat_knows(game: str) -> None:
    for number, setup in enumerate(SETUPS[game][::SOME]):
        for moves in (0, 20, 60, 100):
            state = played(setup, number, "any", moves).state
            assert GAMES[game].unseen(state) == len(unseen_slots(game, state))
