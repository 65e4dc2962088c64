"""docs/add-a-game.md: the game on it is the one that is shipped, and keeps what every game has to."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from examples.games import highest
from tablee.game import registry
from tablee.game.contract import AnyGame, Refused
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.match.match import Match
from tablee.match.record import Record, RecordError, decode, encode, record_of
from tablee.match.replay import verify
from tests.docs.pages import ROOT, blocks

GAME: AnyGame = highest
PAGE = ROOT / "docs" / "add-a-game.md"
SEEDS = [game_seed(simulation_key(7), index) for index in range(8)]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(GAME)


def test_the_game_on_the_page_is_the_one_that_is_shipped() -> None:
    parts = [block.text for block in blocks(PAGE) if block.language == "py"]
    assert "\n\n".join(parts) == (ROOT / "examples/games/highest.py").read_text("utf-8")


def played(players: int, seed: bytes, **options: object) -> Iterator[Match]:
    """A match between random players, before every move and at its end."""
    match = Match(GAME.NAME, players, options, Seeded(seed))
    dice = random.Random(seed)
    while not match.over:
        if match.outcome:
            match.deal_next()
        yield match
        (seat,) = match.actors()
        match.push(seat, dice.choice(match.view(seat).legal_moves))
    yield match


def finished(seed: bytes = SEEDS[0]) -> Match:
    *_, match = played(3, seed)
    return match


def test_moves_are_legal_as_their_why_not_says() -> None:
    for players, seed in product(GAME.PLAYERS, SEEDS):
        for match in played(players, seed):
            for seat in range(players):
                legal = match.legal_moves(seat)
                allowed = [move for move in highest.PLAYS.values() if match.why_not(seat, move) is None]
                assert allowed == [*legal]
                assert [match.parse_move(str(move)) for move in legal] == [*legal]
                assert match.view(seat).legal_moves == legal


def test_a_view_is_what_a_spectator_sees_and_what_is_its_own() -> None:
    for players in GAME.PLAYERS:
        for match in played(players, SEEDS[0]):
            public = match.view(None).data()
            for seat in range(players):
                assert match.view(seat).data() == {**public, **GAME.own(match.state, seat)}


def test_what_a_seat_cannot_know_changes_nothing_for_it() -> None:
    for players, seed in product(GAME.PLAYERS, SEEDS):
        dice = random.Random(seed)
        for match in played(players, seed):
            for seat in range(players):
                other = with_other_hidden_cards(match.state, seat, dice)
                assert GAME.view(other, seat) == GAME.view(match.state, seat)
                for move in match.legal_moves(seat):
                    here, there = (
                        [GAME.shown(event, seat) for event in GAME.apply(state, seat, move)[1]]
                        for state in (match.state, other)
                    )
                    assert here == there


def with_other_hidden_cards(state: highest.State, seat: int, dice: random.Random) -> highest.State:
    """The same for this seat: the hands of the others and what was not dealt, mixed."""
    others = [other for other in range(state.players) if other != seat]
    cards = [*state.left, *(card for other in others for card in state.hands[other])]
    dice.shuffle(cards)
    hands = {seat: state.hands[seat]}
    for other in others:
        hands[other] = tuple(sorted(cards.pop() for _ in state.hands[other]))
    return state._replace(hands=tuple(hands[one] for one in range(state.players)), left=tuple(cards))


def test_a_sampled_state_looks_the_same_to_its_seat() -> None:
    for players in GAME.PLAYERS:
        for match in played(players, SEEDS[1]):
            for seat in (None, *range(players)):
                view = GAME.view(match.state, seat)
                if view.outcome is None:
                    sampled = highest.sample(view, Seeded(SEEDS[2]))
                    assert GAME.view(sampled, seat) == view
                    played_before = sum(match.state.tricks) * players
                    cards = [*sampled.left, *(card for hand in sampled.hands for card in hand)]
                    assert len(cards) + len(view.trick) == len(highest.DECK)
                    assert len(sampled.left) == len(match.state.left) + played_before


def test_the_events_of_a_deal_show_no_card() -> None:
    match = Match(GAME.NAME, 2, {}, Seeded(SEEDS[0]))
    shown = [GAME.shown(event, 0) for event in match.opening]
    assert shown == [{"event": "shuffled", "what": "deck", "count": 40}, {"event": "dealt", "leader": 0}]


def test_unseen_only_falls_within_a_round() -> None:
    before: tuple[int, int] | None = None
    for match in played(2, SEEDS[0]):
        now = len(match.outcomes), GAME.unseen(match.state)
        assert before is None or before[0] != now[0] or now[1] <= before[1]
        before = now


def test_every_match_can_be_written_down_and_proven() -> None:
    for players, seed in product(GAME.PLAYERS, SEEDS):
        *_, match = played(players, seed)
        record = record_of(match, [f"seat {seat}" for seat in range(players)], seed)
        assert verify(decode(encode(record))).winners == match.winners


@pytest.mark.parametrize("change", ["moves", "chance", "result"])
def test_a_record_that_was_changed_is_not_proven(change: str) -> None:
    match = finished()
    record = record_of(match, ["Ada", "Bo", "Cy"], SEEDS[0])
    assert record.result is not None
    changed: dict[str, Any] = {
        "moves": record.moves[:-1],
        "chance": [[*reversed(record.chance[0])], *record.chance[1:]],
        "result": type(record.result)([1], [0, 9, 0]),
    }
    with pytest.raises(RecordError, match=change):
        verify(
            Record(
                **{
                    **{name: getattr(record, name) for name in record.__struct_fields__},
                    change: changed[change],
                }
            )
        )


def state_with(*hands: tuple[int, ...], **changes: Any) -> highest.State:
    match = Match(GAME.NAME, len(hands), {}, Seeded(SEEDS[0]))
    state: highest.State = match.state._replace(hands=hands, **changes)
    return state


def test_hc_1_everybody_gets_three_of_forty_cards() -> None:
    match = Match(GAME.NAME, 4, {}, Seeded(SEEDS[0]))
    assert [len(hand) for hand in match.state.hands] == [3] * 4
    assert sorted([*match.state.left, *sum(match.state.hands, ())]) == sorted(highest.DECK)


def test_hc_2_the_first_of_equal_highest_cards_wins_the_trick() -> None:
    state = state_with((7, 1), (9, 1), (9, 1))
    for seat, card in enumerate((7, 9, 9)):
        state, events = highest.apply(state, seat, highest.Play(card))
    assert highest.TrickWon(1) in events
    assert state.tricks == (0, 1, 0)


def test_hc_3_the_winner_of_a_trick_leads_the_next() -> None:
    state = state_with((2, 1), (9, 1))
    for seat, card in enumerate((2, 9)):
        state, _ = highest.apply(state, seat, highest.Play(card))
    assert highest.actors(state) == (1,)


def test_hc_4_a_match_ends_when_somebody_has_enough_points() -> None:
    match = finished()
    assert max(match.totals) >= match.options.target
    assert [sum(outcome.scores[seat] for outcome in match.outcomes) for seat in range(3)] == match.totals


@pytest.mark.parametrize(("seat", "card", "code"), [(1, 9, "not_your_turn"), (0, 5, "no_such_card")])
def test_what_is_not_allowed_is_refused_and_changes_nothing(seat: int, card: int, code: str) -> None:
    state = state_with((2, 1), (9, 1))
    with pytest.raises(Refused) as refused:
        highest.apply(state, seat, highest.Play(card))
    assert refused.value.refusal.code == code


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [(5, {}, "player_count"), (2, {"target": 0}, "target"), (2, {"stakes": 1}, "unknown_option")],
)
def test_a_table_that_cannot_be_is_refused(players: int, options: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as refused:
        highest.make_options(options, players)
    assert refused.value.refusal.code == code
