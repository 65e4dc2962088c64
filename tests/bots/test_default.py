import pytest

from examples.games import highest
from tablee.bots import sampler
from tablee.bots.contract import Clock
from tablee.bots.external.conformance import tables_of
from tablee.bots.fallback import present_level
from tablee.bots.ladder import LEVELS, NAMED, UnknownBot, best_level, make_bot, plays_in_kernel
from tablee.bots.play import play_match
from tablee.game import registry
from tablee.game.rng import Seeded
from tablee.kernels.readiness import PARTS, find_lacking
from tablee.match.match import Match
from tablee.review.game_hints import quick_hint
from tablee.review.hints import hints, win_chances
from tests.effort import amount

NAME = highest.NAME
LONG = 600_000  # milliseconds: what is played must not depend on how busy the machine is


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)


def test_it_has_levels_and_whoever_has_no_level_plays_too() -> None:
    assert NAME in LEVELS
    assert [level.number for level in LEVELS[NAME]] == [*range(1, best_level(NAME) + 1)]
    for who in (*(level.name for level in LEVELS[NAME]), *NAMED):
        assert not plays_in_kernel(NAME, who)
        assert play_match([who, 1], NAME, seed=1).over


@pytest.mark.slow
def test_bots_with_the_same_seed_play_alike() -> None:
    one, same, other = (
        play_match([1, best_level(NAME)], NAME, seed=seed, milliseconds=LONG).moves for seed in (3, 3, 4)
    )
    assert one == same
    assert one != other


@pytest.mark.slow
def test_whoever_samples_beats_whoever_plays_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampler, "PLAYOUTS", 60)
    seeds = range(amount(16, quick=16, full=60, soak=600))
    matches = [
        play_match([2, 1] if seed % 2 else [1, 2], NAME, seed=seed, milliseconds=LONG) for seed in seeds
    ]
    won = sum(match.winners == (0 if seed % 2 else 1,) for seed, match in enumerate(matches))
    lost = sum(match.winners == (1 if seed % 2 else 0,) for seed, match in enumerate(matches))
    assert won > 1.5 * lost


def test_a_short_clock_is_kept_and_there_is_a_move_all_the_same() -> None:
    match = Match(NAME, 2, seed=5)
    view = match.view(match.actors()[0])
    assert make_bot(NAME, 2, 1, view.seat).choose(view, Clock(0)) in view.legal_moves


@pytest.fixture
def _without_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(highest, "sample")


@pytest.mark.usefixtures("_without_samples")
def test_without_samples_there_is_a_random_player_and_hints_say_that_nothing_is_known() -> None:
    assert [level.number for level in LEVELS[NAME]] == [1]
    match = Match(NAME, 4, seed=5)
    view = match.view(match.actors()[0])
    assert {(hint.chance, hint.reason.code) for hint in hints(NAME, view)} == {((0.25, 0, 1), "allowed")}
    assert win_chances(NAME, view).playouts == 0
    assert quick_hint(NAME, view).move in view.legal_moves


def test_a_hint_finds_the_only_move_that_does_not_lose() -> None:
    options = highest.make_options({"target": None}, 2)
    hands, trick = ((1, 10), (3,)), ((1, 5),)
    state = highest.State(options, 2, Seeded(bytes(32)), 1, hands, (), trick, tricks=(0, 1))
    best, other = hints(NAME, highest.view(state, 0), playouts=200)
    assert (str(best.move), best.reason.code) == ("10", "played_out")
    assert best.chance.low > other.chance.value


def test_programs_are_tried_with_the_fewest_and_the_most_players() -> None:
    assert [(table.players, table.seat) for table in tables_of(NAME)] == [(2, 0), (4, 3)]


def test_every_move_is_a_hint_and_chances_add_up() -> None:
    match = Match(NAME, 3, seed=5)
    view = match.view(match.actors()[0])
    found = hints(NAME, view, playouts=60)
    assert sorted(str(hint.move) for hint in found) == sorted(str(move) for move in view.legal_moves)
    assert all(hint.reason.sentence and 0 <= hint.chance.value <= 1 for hint in found)
    assert quick_hint(NAME, view).move in view.legal_moves
    chances = win_chances(NAME, view, playouts=60).chances
    assert len(chances) == 3
    assert sum(chance.value for chance in chances) >= 0.99


def test_nobody_waits_for_a_compiler() -> None:
    for level in LEVELS[NAME]:
        assert present_level(NAME, level.number) == level.number
    assert find_lacking([(NAME, part) for part in PARTS]) == []


def test_a_level_that_the_game_lacks_is_played_by_its_best_one() -> None:
    assert present_level(NAME, 6) == best_level(NAME)
    with pytest.raises(UnknownBot):
        make_bot(NAME, 6)


def test_a_seat_that_is_not_to_act_has_no_hints() -> None:
    match = Match(NAME, 2, seed=5)
    for hint in (hints, quick_hint):
        with pytest.raises(ValueError, match="a seat that is to act"):
            hint(NAME, match.view(1 - match.actors()[0]))


def test_no_game_no_levels() -> None:
    with pytest.raises(KeyError):
        LEVELS["uno"]
    with pytest.raises(ValueError, match="no game called"):
        make_bot("uno", 1)
