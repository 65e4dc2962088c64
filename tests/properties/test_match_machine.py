from random import Random
from typing import Any, ClassVar

import hypothesis.strategies as st
import pytest
from hypothesis import event, given, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tablee.game.contract import RefusalKind, Refused, Scalar
from tablee.game.registry import GAMES
from tablee.game.rng import Seeded
from tablee.games import skipbo, skyjo
from tablee.games.skipbo.rules.options import largest_stock
from tablee.match.match import Match
from tests.effort import examples
from tests.properties import invariants
from tests.properties.playouts import SKIPBO, SKYJO, STYLES, Setup, advance

MOST_MOVES = 1500  # of one game that a rule plays out


@st.composite
def skipbo_setups(draw: st.DrawFn) -> Setup:
    players = draw(st.sampled_from(skipbo.PLAYERS))
    most = largest_stock(players)
    options: dict[str, Scalar] = {
        "partners": draw(st.booleans()) if players in (4, 6) else False,
        "stock_size": draw(st.integers(1, 4) | st.integers(1, most) | st.just(most)),
        "target": draw(st.none() | st.integers(1, 500)),
        "stalemate": draw(st.sampled_from(("end", "reshuffle"))),
        "dealer": draw(st.none() | st.integers(0, players - 1)),
        "manners": draw(st.sampled_from(("strict", "human"))),
        "penalty_cards": draw(st.sampled_from(("shuffle", "bottom"))),
        "caught_turn": draw(st.sampled_from(("annul", "stop"))),
    }
    return Setup(SKIPBO, players, options)


@st.composite
def skyjo_setups(draw: st.DrawFn) -> Setup:
    players = draw(st.sampled_from(skyjo.PLAYERS))
    options: dict[str, Scalar] = {
        "limit": draw(st.none() | st.integers(1, 200)),
        "next_start": draw(st.sampled_from(("highest", "closer"))),
        "clear_on_reveal": draw(st.booleans()),
        "dealer": draw(st.integers(0, players - 1)),
    }
    return Setup(SKYJO, players, options)


class MatchMachine(RuleBasedStateMachine):
    """A match that goes on and on: single moves chosen by hypothesis, and runs of moves of some style."""

    styles: ClassVar[tuple[str, ...]]

    def __init__(self) -> None:
        super().__init__()
        self.setup: Setup | None = None

    def begin(self, setup: Setup, seed: bytes) -> None:
        self.setup, self.seed = setup, seed
        self.match = setup.match(seed)
        self.note(self.match.opening)

    def note(self, events: Any) -> None:
        for name in {type(happened).__name__ for happened in events}:
            event(name)

    def going_on(self) -> bool:
        return self.match.outcome is None

    def between_games(self) -> bool:
        return not self.going_on() and not self.match.over

    @precondition(going_on)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        """Any legal move of any seat."""
        choices = [
            (seat, move) for seat in range(self.match.players) for move in self.match.legal_moves(seat)
        ]
        self.note(self.match.push(*data.draw(st.sampled_from(choices))))

    @precondition(going_on)
    @rule(style=st.integers(0, 2), seed=st.integers(0, 2**32), moves=st.integers(1, 80))
    def moves(self, style: int, seed: int, moves: int) -> None:
        """A run of moves; the cards are counted after each."""
        rng = Random(seed)
        for _ in range(moves):
            if not self.going_on():
                break
            self.note(advance(self.match, rng, self.styles[style]))
            invariants.check_cards(self.match.game.NAME, self.match.state)
            invariants.check_piles(self.match.game.NAME, self.match.state)

    @precondition(going_on)
    @rule(style=st.integers(0, 2), seed=st.integers(0, 2**32))
    def to_the_end(self, style: int, seed: int) -> None:
        self.moves(style, seed, MOST_MOVES)

    @precondition(lambda self: self.match.can_take_back)
    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        """One move or several. That state and moves agree is seen when they are replayed."""
        event("taken back")
        for _ in range(data.draw(st.integers(1, 10))):
            if self.match.can_take_back:
                seat, move = self.match.take_back()
                assert move in self.match.legal_moves(seat)

    @precondition(lambda self: not self.match.can_take_back)
    @rule()
    def take_back_in_vain(self) -> None:
        state, moves = self.match.state, list(self.match.moves)
        with pytest.raises(ValueError, match="nothing to take back"):
            self.match.take_back()
        assert self.match.state is state
        assert self.match.moves == moves

    @precondition(between_games)
    @rule()
    def deal_next(self) -> None:
        event("next game")
        dealer = self.match.state.dealer
        self.note(self.match.deal_next())
        assert self.match.state.dealer == (dealer + 1) % self.match.players  # SB-04, SJ-05

    @precondition(lambda self: not self.between_games())
    @rule()
    def deal_too_early_or_too_late(self) -> None:
        state = self.match.state
        with pytest.raises(ValueError, match="nothing to deal"):
            self.match.deal_next()
        assert self.match.state is state

    @precondition(lambda self: self.match.over)
    @rule()
    def rematch(self) -> None:
        """A match that is over can only be looked at; go on with another one of the same kind."""
        self.replay_from_the_seed()
        assert self.setup is not None
        self.begin(self.setup, bytes(reversed(self.seed)))

    @invariant()
    def everything_holds(self) -> None:
        if self.setup is not None:
            invariants.check(self.match)

    def teardown(self) -> None:
        if self.setup is not None:
            self.replay_from_the_seed()

    def replay_from_the_seed(self) -> None:
        """The same seed and the same moves give the same states, orders and totals."""
        assert self.setup is not None
        again = self.setup.match(self.seed)
        for seat, move in self.match.moves:
            if again.outcome is not None:
                again.deal_next()
            again.push(seat, again.parse_move(str(move)))
        if again.state != self.match.state:  # the next game was dealt, but nobody has moved yet
            again.deal_next()
        assert again.state == self.match.state
        assert again.orders == self.match.orders
        assert (again.totals, again.winners) == (self.match.totals, self.match.winners)


class SkipboMachine(MatchMachine):
    styles = STYLES[SKIPBO]

    @initialize(setup=skipbo_setups(), seed=st.binary(min_size=32, max_size=32))
    def deal(self, setup: Setup, seed: bytes) -> None:
        self.begin(setup, seed)


class SkyjoMachine(MatchMachine):
    styles = STYLES[SKYJO]

    @initialize(setup=skyjo_setups(), seed=st.binary(min_size=32, max_size=32))
    def deal(self, setup: Setup, seed: bytes) -> None:
        self.begin(setup, seed)


_HOW = settings(max_examples=examples(25), stateful_step_count=20)

TestSkipboMatches = SkipboMachine.TestCase
TestSkipboMatches.settings = _HOW
TestSkyjoMatches = SkyjoMachine.TestCase
TestSkyjoMatches.settings = _HOW


@pytest.mark.parametrize("name", GAMES)
def test_every_move_has_a_text_of_its_own_that_round_trips(name: str) -> None:
    texts = [str(move) for move in invariants.ALL_MOVES[name]]
    assert len(set(texts)) == len(texts)
    assert [GAMES[name].parse_move(text) for text in texts] == list(invariants.ALL_MOVES[name])


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=examples(150))
@given(data=st.data())
def test_any_other_text_is_refused_as_malformed(name: str, data: st.DataObject) -> None:
    moves = {str(move) for move in invariants.ALL_MOVES[name]}
    near = st.sampled_from(sorted(moves)).flatmap(
        lambda text: st.sampled_from((f" {text}", f"{text} ", text.upper(), text[:-1], text + "1", text * 2))
    )
    alphabet = st.text(alphabet="shdpkxto?W>:-+~!0123456789abcd", max_size=6)
    text = data.draw((st.text() | near | alphabet).filter(lambda text: text not in moves))
    with pytest.raises(Refused) as caught:
        GAMES[name].parse_move(text)
    refusal = caught.value.refusal
    kind, rule, _ = invariants.REFUSALS[name].table["malformed"]
    assert (refusal.kind, refusal.code, refusal.rule) == (RefusalKind.MALFORMED, "malformed", rule)
    assert kind is RefusalKind.MALFORMED
    assert refusal.given == text


def test_the_invariants_can_fail() -> None:
    """A card less, a card twice, a hole in a building pile, a card out of nowhere."""
    state = Match(SKIPBO, 2, {}, Seeded(bytes(32))).state
    other = next(card for card in state.draw if card != state.draw[0])
    for broken in (state.draw[1:], (other, *state.draw[1:]), (*state.draw, other)):
        with pytest.raises(AssertionError):
            invariants.check_cards(SKIPBO, state._replace(draw=broken))
    with pytest.raises(AssertionError, match="SB-08"):
        invariants.check_piles(SKIPBO, state._replace(building=((2,), (), (), ())))
