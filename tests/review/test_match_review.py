from random import Random

import pytest

import tablee
from tablee.match.match import Match
from tablee.match.record import Record, RecordError, record_of
from tablee.review.game_review import Thresholds, review_of
from tablee.review.match_review import review_match
from tablee.review.report import Loss, Verdict, is_settled, verdict_on

TABLES = (
    ("skyjo", 2, {"limit": None}),
    ("skyjo", 4, {"limit": None}),
    ("skipbo", 2, {"stock_size": 3, "target": 60}),
    ("skipbo", 3, {"stock_size": 3, "target": None}),
    ("skipbo", 4, {"stock_size": 2, "target": None, "partners": True}),
)


def played(game: str, players: int, options: dict[str, object], seed: int = 5) -> Match:
    levels = [1 + seat % 3 for seat in range(players)]
    return tablee.play_match(levels, game, options=options, seed=seed)


def record(game: str, players: int, options: dict[str, object]) -> Record:
    return record_of(played(game, players, options))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_start_luck_and_skill_are_the_result(game: str, players: int, options: dict[str, object]) -> None:
    match = played(game, players, options)
    review = review_match(record_of(match), playouts=0)
    assert match.winners is not None
    for seat, player in enumerate(review.players):
        assert player.start + player.luck + player.skill == pytest.approx(player.result, abs=1e-9)
        assert (player.result > 0) == (seat in match.winners)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_all_chances_together_are_certain(game: str, players: int, options: dict[str, object]) -> None:
    review = review_match(record(game, players, options), playouts=0)
    sides = 2 if options.get("partners") else 1
    assert [sum(chances) for chances in review.chances] == pytest.approx([sides] * len(review.chances))
    assert [sum(luck) for luck in review.luck] == pytest.approx([0.0] * len(review.luck), abs=1e-9)


@pytest.mark.slow
def test_a_review_is_always_the_same() -> None:
    short = record("skyjo", 2, {"limit": None})
    assert review_match(short, playouts=400) == review_match(short, playouts=400)


@pytest.mark.slow
def test_whatever_progress_raises_ends_a_review() -> None:
    def interrupted(done: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review_match(record("skyjo", 2, {"limit": None}), progress=interrupted)


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    match = Match("skyjo", 2, seed=1)
    match.push(0, "?a1")
    with pytest.raises(RecordError, match="goes on"):
        review_match(record_of(match))


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_could_have_come_looks_the_same_to_everybody(
    game: str, players: int, options: dict[str, object]
) -> None:
    """Else luck would be told with what nobody knew."""
    finished = played(game, players, options)
    match = Match(game, players, finished.options, seed=5)
    dealt, looked = len(match.orders), 0
    for seat, move in finished.moves:
        if match.outcome is not None:
            match.deal_next()
            dealt = len(match.orders)
        before, rebuilt = match.state, len(match.orders) > dealt
        match.push(seat, move)
        if match.game.unseen(before) == match.game.unseen(match.state):
            continue
        looked += 1
        weights = 0.0
        for other in review_of(game).otherwise(before, seat, move, match.state, rebuilt, Random(1)):
            weights += other.weight
            for eyes in range(players):
                assert match.game.view(other.state, eyes) == match.game.view(before, eyes)
        assert weights == pytest.approx(1.0)
        if looked == 12:
            break
    assert looked


NAMES = Thresholds(inaccuracy=1.0, mistake=2.0, blunder=4.0)


@pytest.mark.parametrize(
    ("value", "error", "verdict"),
    [
        (0.9, 0.0, Verdict.FINE),
        (1.5, 0.1, Verdict.INACCURACY),
        (1.5, 1.0, Verdict.CLOSE),
        (3.0, 0.1, Verdict.MISTAKE),
        (3.0, 1.0, Verdict.INACCURACY),
        (9.0, 1.0, Verdict.BLUNDER),
    ],
)
def test_only_what_is_certain_has_a_name(value: float, error: float, verdict: Verdict) -> None:
    assert verdict_on(Loss(value, error), NAMES) is verdict


def test_a_loss_that_may_have_a_worse_name_is_not_settled() -> None:
    assert not is_settled(Loss(3.0, 1.0), NAMES)
    assert is_settled(Loss(3.0, 0.1), NAMES)


def test_two_looks_are_more_certain_than_each() -> None:
    both = Loss(1.0, 0.5).seen_again(2.0, 0.5)
    assert both.value == pytest.approx(1.5)
    assert both.error == pytest.approx(0.5 / 2**0.5)
