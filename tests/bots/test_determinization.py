from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from tablee.game.contract import Scalar, Shuffled
from tablee.games.skipbo.rules.moves import Discard, EndTurn, Play
from tablee.games.skyjo.rules.moves import Phase
from tablee.games.skyjo.rules.state import FACE_DOWN
from tablee.match.match import Match
from tests.effort import amount
from tests.kernels.of_games import engine
from tests.properties.hidden_cards import slots
from tests.properties.playouts import SETUPS, SKIPBO, SKYJO, STYLES, Setup, advance, seed_of

SEED = seed_of(7)
ALL_SETUPS = [*SETUPS[SKIPBO], *SETUPS[SKYJO]]
HUMAN = [setup for setup in ALL_SETUPS if setup.options.get("manners") == "human"]
STRICT = [setup for setup in ALL_SETUPS if setup not in HUMAN]
EVERY = amount(3, quick=12, full=1, soak=1)  # of the kinds of tables, one in this many is looked at


def sampling(game: str) -> Any:
    return import_module(f"tablee.games.{game}.bots.determinization")


def unpacked(game: str, states: Any) -> Any:
    return import_module(f"tablee.games.{game}.kernel.codec").unpack(states, 0)


def kernel_moves(game: str, states: Any, seat: int) -> list[Any]:
    kernel = engine(game)
    return [kernel.core.MOVES[code] for code in kernel.legal_moves(states, 0, seat)]


def stops(setup: Setup, number: int) -> Iterator[Match]:
    """Some running positions; players of each style in turn. The match goes on after each."""
    for style in STYLES[setup.game]:
        match, rng = setup.match(seed_of(number)), Random(f"{number} {style}")
        for _ in range(4):
            for _ in range(rng.randrange(40)):
                if not match.over:
                    advance(match, rng, style)
            if match.outcome is None:
                yield match


def seen(game: str, state: Any, seat: int | None) -> tuple[Any, ...]:
    """What of a state, plain or unpacked, a seat sees: all but the cards in hidden slots."""
    if game == SKIPBO:
        idle = state.idle if isinstance(state.idle, int) else len(state.idle)
        return (
            (state.players, state.dealer, state.turn, state.moved, idle, state.built, len(state.draw)),
            [(len(stock), stock[-1:]) for stock in state.stocks],
            [hand if owner == seat else len(hand) for owner, hand in enumerate(state.hands)],
            (state.discards, state.building, sorted(state.finished), state.outcome),
        )
    drawn = state.drawn if seat == state.turn else state.drawn is not None
    return (
        (state.players, state.dealer, state.phase, state.turn, len(state.draw), drawn),
        (state.closer, state.starter),
        sorted(state.discard),
        getattr(state, "discard_top", state.discard[-1]),
        (state.hidden, state.present, state.outcome),
        [
            [FACE_DOWN if hidden >> cell & 1 else card for cell, card in enumerate(grid)]
            for grid, hidden in zip(state.grids, state.hidden, strict=True)
        ],
    )


def test_a_world_shows_the_view_and_hides_the_unseen_cards() -> None:
    for setup in STRICT[::EVERY]:
        check_a_world(setup)


def check_a_world(setup: Setup) -> None:
    game = setup.game
    for match in stops(setup, 3):
        for seat in (None, *range(setup.players)):
            view = match.view(seat)
            worlds = sampling(game).Worlds(view, SEED)
            world = unpacked(game, worlds.state(0))
            assert seen(game, world, seat) == seen(game, match.state, seat), setup
            hidden = Counter(slots(game, match.state, seat).values())
            assert sampling(game).unseen_cards(view) == hidden
            assert Counter(slots(game, world, seat).values()) == hidden
            if seat is not None and seat in match.actors():
                assert kernel_moves(game, worlds.state(1), seat) == list(view.legal_moves)


def test_tables_with_human_manners_are_played_on_as_strict_ones() -> None:
    for setup in HUMAN[::EVERY]:
        check_manners(setup)


def check_manners(setup: Setup) -> None:
    for match in stops(setup, 5):
        for seat in range(setup.players):
            view = match.view(seat)
            worlds = sampling(SKIPBO).Worlds(view, SEED)
            world = unpacked(SKIPBO, worlds.state(0))
            assert every_card(world) == every_card(match.state), setup
            if seat == view.turn:
                strict = [move for move in view.legal_moves if isinstance(move, Play | Discard | EndTurn)]
                assert kernel_moves(SKIPBO, worlds.state(0), seat) == strict


def every_card(state: Any) -> Counter[int]:
    piles = [state.draw, state.finished, *state.stocks, *state.hands, *state.building]
    piles += [pile for piles in state.discards for pile in piles]
    return Counter(card for pile in piles for card in pile)


def test_hands_and_stocks_beyond_what_a_strict_table_knows() -> None:
    match = Setup(SKIPBO, 2, {"manners": "human", "stock_size": 30}).match(SEED)
    state = match.state
    cards = sorted(state.draw)
    ones = tuple(cards[:8])  # of one face, or nearly
    rest = tuple(cards[8:])
    match.state = state._replace(
        hands=(tuple(sorted(state.hands[0] + ones + rest[:9])), rest[9:30]),
        stocks=(state.stocks[0], rest[30:34] + state.stocks[1]),
        draw=rest[34:],
        turn=0,
    )
    view = match.view(0)
    worlds = sampling(SKIPBO).Worlds(view, SEED)
    world = unpacked(SKIPBO, worlds.state(0))
    assert every_card(world) == every_card(match.state)
    assert set(world.hands[0]) == set(view.hand)
    assert worlds.play(worlds.policy_move(), 0, 3)[:, 0].all()


def test_an_empty_draw_pile_and_a_reshuffled_stalemate() -> None:
    """Hoarders discard until nothing is left to draw; then the discards are shuffled (SB-28)."""
    options: dict[str, Scalar] = {"stock_size": 5, "stalemate": "reshuffle", "target": None, "dealer": 0}
    match, rng = Setup(SKIPBO, 3, options).match(SEED), Random(1)
    emptied = reshuffled = 0
    while match.outcome is None:
        if match.state.draw == ():
            emptied += 1
            view = match.view(match.state.turn)
            worlds = sampling(SKIPBO).Worlds(view, SEED)
            assert seen(SKIPBO, unpacked(SKIPBO, worlds.state(0)), view.seat) == seen(
                SKIPBO, match.state, view.seat
            )
            assert kernel_moves(SKIPBO, worlds.state(0), view.turn) == list(view.legal_moves)
            worlds.play(None, 0, 1)
        reshuffled += any(isinstance(event, Shuffled) for event in advance(match, rng, "hoarder"))
    assert emptied
    assert reshuffled


def test_no_worlds_of_a_finished_game() -> None:
    short = Setup(SKIPBO, 2, {"target": None, "stock_size": 1}), Setup(SKYJO, 2, {"limit": None})
    for setup, style in zip(short, ("builder", "turner"), strict=True):
        match, rng, game = setup.match(SEED), Random(1), setup.game
        while match.outcome is None:
            advance(match, rng, style)
        with pytest.raises(ValueError, match="over"):
            sampling(game).Worlds(match.view(0), SEED)


def frequencies_fit(drawn: Counter[Any], expected: Counter[Any]) -> bool:
    """Whether each face came up as often as its share, within five standard deviations."""
    count, total = drawn.total(), expected.total()
    return all(
        abs(drawn[face] - count * n / total) <= 5 * np.sqrt(count * n / total * (1 - n / total))
        for face, n in expected.items()
    ) and set(drawn) <= set(expected)


@pytest.mark.slow
@pytest.mark.parametrize("game", [SKIPBO, SKYJO])
def test_each_hidden_place_has_each_unseen_card_equally_often(game: str) -> None:
    setup = Setup(game, 3, {"stock_size": 6} if game == SKIPBO else {})
    match, rng = setup.match(SEED), Random(2)
    for _ in range(25):
        advance(match, rng, "any")
    seat = match.actors()[0]
    view = match.view(seat)
    worlds = sampling(game).Worlds(view, SEED)
    hidden = [dict(slots(game, unpacked(game, worlds.state(n)), seat)) for n in range(3000)]
    places = list(hidden[0])
    # A hand is sorted and its cards have no places; all others must not know of their place.
    some = Random(3).sample([place for place in places if place[0] != "hand"], 12)
    for place in some:
        assert frequencies_fit(Counter(world[place] for world in hidden), sampling(game).unseen_cards(view))
    hands = [place for place in places if place[0] == "hand"]
    in_hands = Counter(world[place] for world in hidden for place in hands)
    assert frequencies_fit(in_hands, sampling(game).unseen_cards(view)) or not hands
    # Two places are equal as often as two cards of the pool.
    pool = sampling(game).unseen_cards(view)
    equal = sum(n * (n - 1) for n in pool.values()) / pool.total() / (pool.total() - 1)
    for one, other in pairwise(some):
        found = np.mean([world[one] == world[other] for world in hidden])
        assert abs(found - equal) < 5 * np.sqrt(equal * (1 - equal) / len(hidden))


def test_every_kind_of_table_is_played_to_its_end() -> None:
    for setup in ALL_SETUPS[::EVERY]:
        check_playing_on(setup)


def check_playing_on(setup: Setup) -> None:
    for match in stops(setup, 4):
        seat = match.actors()[0]
        view = match.view(seat)
        worlds = sampling(setup.game).Worlds(view, SEED)
        move = worlds.policy_move()
        assert move in view.legal_moves, setup
        results = worlds.play(move, 0, 4)
        again = np.concatenate([worlds.play(move, 0, 1), worlds.play(move, 1, 3)])
        assert (results == again).all()
        if setup.game == SKYJO:
            scores = results[:, 1 : 1 + setup.players]
            lowest = scores == scores.min(axis=1, keepdims=True)
            bits = (results[:, :1] >> np.arange(setup.players)) & 1
            assert (bits == lowest).all()


def test_other_numbers_and_other_seeds_are_other_worlds() -> None:
    for game in SETUPS:
        view = Setup(game, 2, {}).match(SEED).view(0)
        worlds = sampling(game).Worlds(view, SEED)
        one, two = (unpacked(game, worlds.state(n)) for n in (0, 1))
        other = unpacked(game, sampling(game).Worlds(view, seed_of(8)).state(0))
        assert one == unpacked(game, worlds.state(0))
        assert len({one, two, other}) == 3


def test_set_up_and_a_card_in_anothers_hand_are_sampled() -> None:
    match, rng = Setup(SKYJO, 4, {}).match(SEED), Random(5)
    phases: set[str] = set()
    while len(phases) < 2:
        state = match.state
        if state.phase is Phase.DRAWN and "drawn" not in phases:
            view = match.view((state.turn + 1) % 4)
            assert view.drawn is None
            worlds = sampling(SKYJO).Worlds(view, SEED)
            drawn = Counter(unpacked(SKYJO, worlds.state(n)).drawn for n in range(2000))
            assert frequencies_fit(drawn, sampling(SKYJO).unseen_cards(view))
            phases.add("drawn")
        if state.phase is Phase.SET_UP and len(match.actors()) == 2:
            seat = match.actors()[1]  # not the one that the kernel would let go on first
            worlds = sampling(SKYJO).Worlds(match.view(seat), SEED)
            assert worlds.policy_move() in match.legal_moves(seat)
            assert worlds.play(worlds.policy_move(), 0, 2)[:, 0].all()
            phases.add("set up")
        advance(match, rng, "any")
