"""Hints: the moves of a seat, best first, each with the chance to win after it and a reason.

Everything comes from the view. The champion says which move is best. How good the moves are is found by
playing on: what the view does not show is dealt at random, again and again, and level 4 plays for everybody.
So a chance is what it would be if all went on to play like level 4.
"""

from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from tablee.bots.contract import Clock
from tablee.bots.estimates import Estimate, mean, share
from tablee.bots.ladder import best_level, make_bot
from tablee.bots.sampler import can_sample
from tablee.game.registry import game_named, part
from tablee.review.game_hints import Alike, Prior, Reason, counts_points, hints_of, waited_for
from tablee.review.ranking import Array, Budget, PlainWorlds, Trials, Worlds, estimate, try_moves

MILLISECONDS = 250  # for all of a call, once everything is compiled


@dataclass(frozen=True, slots=True)
class Hint:
    """One move, how good it is and why."""

    move: Any
    alike: tuple[Any, ...]  # all legal moves that come to the same, this one first
    chance: Estimate  # to win the present game or round, alone or with the partner
    score: Estimate | None  # Skyjo: what this seat will score in the round; less is better
    lead: Estimate | None  # Skyjo: by how much that is better than what the others score on average
    playouts: int
    reason: Reason


_Limits = tuple[float, float] | None
_A_CHANCE = (0.0, 1.0)


def hints(
    game: str,
    view: Any,
    milliseconds: float = MILLISECONDS,
    seed: int = 0,
    playouts: int | None = None,
    champion: bool = True,
) -> list[Hint]:
    """The moves of the view's seat, best first; of moves that come to the same, one.

    Takes about so many milliseconds; or, if `playouts` is given, plays out so many games in all, and then the
    same view and seed give the same hints. The first call of a process loads or compiles before that.
    The champion's move comes first, and no other is held to be better. These follow by the chance to win at
    Skip-Bo; at Skyjo by the lead, because a match is won by points, or in a single round by the chance.
    Without the champion, whose code takes longest to compile, all moves are ranked that way.
    Raises `UnknownGame`, and `ValueError` for what is no view of the game or if the seat is not to act.
    """
    began = perf_counter()
    _check_view(game, view)
    lowest, about = game_named(game).FACTS.wins == "lowest", hints_of(game)
    priors, seat = about.PRIORS, view.seat
    groups = waited_for(game, view)
    worlds = worlds_of(game, view, "hints", seed)
    if worlds is None:
        return _unranked(game, view, groups, seed)
    if _load(game, worlds, view if champion else None):
        began = perf_counter()
    clock = Clock(_LONG if playouts is not None else int(_SEARCH * milliseconds))
    best = champions_move(game, view, seed, clock) if champion else worlds.policy_move()
    base = next(at for at, group in enumerate(groups) if best in group)
    won, score = partial(won_by, seat=seat), partial(_score, seat=seat)
    lead = partial(lead_of, seat=seat, players=view.players, lowest=lowest)
    measure, prior = won, priors.chance
    if priors.lead is not None and counts_points(game, view.options):
        measure, prior = lead, priors.lead
    budget = Budget(playouts, milliseconds / 1000 - (perf_counter() - began) - _AFTERWARDS)
    tried = try_moves(worlds, [group[0] for group in groups], base, measure, prior, budget)
    alike = {group[0]: group for group in groups}
    baseline = next(trials for trials in tried if trials.move == groups[base][0])
    if champion:
        tried.sort(key=lambda trials: trials is not baseline)

    def expected(trials: Trials, measured: partial[Array], prior: Prior, limits: _Limits = None) -> Estimate:
        is_ranked_by = measured.func is measure.func
        return estimate(trials, baseline, measured, prior, limits, champion and is_ranked_by)

    return [
        Hint(
            move=trials.move,
            alike=alike[trials.move],
            chance=expected(trials, won, priors.chance, _A_CHANCE),
            score=None if priors.score is None else expected(trials, score, priors.score),
            lead=None if priors.lead is None else expected(trials, lead, priors.lead),
            playouts=trials.playouts,
            reason=about.reason_for(view, trials.move),
        )
        for trials in tried
    ]


def _check_view(game: str, view: object) -> None:
    options = getattr(view, "options", None)
    if not isinstance(options, game_named(game).Options) or not hasattr(view, "waiting_for"):
        raise ValueError(f"This is no view of {game}; match.view(seat) gives one.")


_AFTERWARDS = 0.006  # seconds for the reasons
_SEARCH = 0.5  # of the time is the champion's
_LONG = 600_000  # milliseconds: it is done before, and its choice can be repeated
_loaded: set[tuple[str, bool]] = set()


def _load(game: str, worlds: Worlds, view: Any | None) -> bool:
    """Whether this was the first call for a game, which compiles or loads; thinking begins after it.

    With a view the champion is loaded as well.
    """
    what = (game, view is not None)
    if what in _loaded:
        return False
    worlds.policy_move()
    worlds.play(None, 0, 1)
    if view is not None:
        champions_move(game, view, 0, Clock(0))
    _loaded.add(what)
    return True


def champions_move(game: str, view: Any, seed: int, clock: Clock | None = None) -> Any:
    """What the champion does; without a clock it takes its time, and its choice can be repeated."""
    return make_bot(game, best_level(game), _key(game, "champion", seed), view.seat).choose(
        view, clock or Clock(_LONG)
    )


class Prospects(NamedTuple):
    """How a game or round will end, by seat, if everybody plays like level 4."""

    # To win; a draw at Skip-Bo is nobody's win, equal lowest scores at Skyjo are everybody's.
    chances: tuple[Estimate, ...]
    scores: tuple[Estimate, ...]  # points of the game or round
    playouts: int


def win_chances(
    game: str, view: Any, milliseconds: float = MILLISECONDS, seed: int = 0, playouts: int | None = None
) -> Prospects:
    """How likely each seat wins the present game or round, as this view's seat (or a spectator) can know.

    Time, playouts and seed as for `hints`; these are other playouts, and no best one is picked, so the shares
    are not biased. Raises `UnknownGame`, and `ValueError` for what is no view of the game or if it is over.
    """
    began = perf_counter()
    _check_view(game, view)
    worlds = worlds_of(game, view, "chances", seed)
    if worlds is None:
        return Prospects((_anybody(view),) * view.players, (mean(0.0, 0.0, 0),) * view.players, 0)
    if _load(game, worlds, None):
        began = perf_counter()
    if playouts is not None:
        results = worlds.play(None, 0, playouts)
    else:
        parts = [worlds.play(None, 0, 1)]
        while perf_counter() - began < milliseconds / 1000:
            each = (perf_counter() - began) / (done := sum(len(part) for part in parts))
            parts.append(worlds.play(None, done, max(1, int(_PIECE / each))))
        results = np.concatenate(parts)
    count = len(results)
    chances, scores = [], []
    for seat in range(view.players):
        chances.append(share(float(won_by(results, seat).sum()), count))
        points = _score(results, seat)
        scores.append(mean(float(points.sum()), float((points**2).sum()), count))
    return Prospects(tuple(chances), tuple(scores), count)


_PIECE = 0.01  # seconds of playouts between two looks at the time


def worlds_of(game: str, view: Any, purpose: str, seed: int) -> Worlds | None:
    """None if nobody knows how to deal what the view does not show."""
    key = _key(game, purpose, seed)
    if (found := part(game, "bots.determinization")) is not None:
        worlds: Worlds = found.Worlds(view, key)
        return worlds
    return PlainWorlds(game, view, key) if can_sample(game) else None


def _unranked(game: str, view: Any, groups: list[Alike], seed: int) -> list[Hint]:
    """What the best bot would do, then all other moves; nothing is known of their chances."""
    best = champions_move(game, view, seed, Clock())
    about, chance = hints_of(game), _anybody(view)
    return [
        Hint(group[0], group, chance, None, None, 0, about.reason_for(view, group[0]))
        for group in sorted(groups, key=lambda group: best not in group)
    ]


def _anybody(view: Any) -> Estimate:
    """The chance of somebody of whom nothing is known."""
    return Estimate(1 / view.players, 0.0, 1.0)


def _key(game: str, purpose: str, seed: int) -> bytes:
    return sha256(f"tablee {purpose} {game} {seed}".encode()).digest()


# --- what playouts tell, by the columns of their results -------------------------------------------------


def won_by(results: Array, seat: int) -> Array:
    return (results[:, 0] >> seat & 1).astype(np.float64)


def _score(results: Array, seat: int) -> Array:
    return results[:, 1 + seat].astype(np.float64)


def lead_of(results: Array, seat: int, players: int, lowest: bool) -> Array:
    """By how many points this is better than what the others have on average."""
    scores = results[:, 1 : 1 + players]
    own = scores[:, seat]
    more = np.asarray(own - (scores.sum(axis=1) - own) / (players - 1), dtype=np.float64)
    return -more if lowest else more
