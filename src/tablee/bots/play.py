"""A match between bots that sit in this process."""

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any

from tablee.bots.contract import Bot, Clock, own_name
from tablee.bots.ladder import Who, make_bot
from tablee.game.registry import game_named
from tablee.match.match import Match, Seed, seed_bytes

MOST_MOVES = 200_000  # no match of two good players comes anywhere near it

Told = Callable[[int, float], None]  # of a move that was made: the seat, and the seconds it took to choose


def play_match(
    bots: Sequence[Who],
    game: str,
    *,
    options: Mapping[str, object] | Any = None,
    seed: Seed = None,
    milliseconds: int = 1000,
    most_moves: int = MOST_MOVES,
) -> Match:
    """A whole match, a bot for each seat; see `make_bot` for what a bot may be.

    The match that comes back has `winners`, `totals`, `outcomes` and `moves`. The cards and the bots' own
    chances follow from the seed. After `most_moves` it is broken off, and `over` is False. `milliseconds` is
    what bots that look at the clock may think about a move.

    Raises `UnknownGame`, `UnknownBot`, `ValueError`, `Refused` for a table that cannot be or a move that is
    not legal, and whatever a bot raises; a note says at which move, and whose it was.
    """
    game_named(game)
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise ValueError('Give a bot for each seat, as [4, "greedy"].')
    dealt = seed_bytes(seed)
    match = Match(game, len(bots), options, seed=dealt)
    seated = [make_bot(game, bot, dealt, seat) for seat, bot in enumerate(bots)]
    play_on(match, seated, Clock(milliseconds), most_moves)
    return match


def play_on(
    match: Match,
    bots: Sequence[Bot],
    clock: Clock,
    most_moves: int = MOST_MOVES,
    made: Told = lambda seat, seconds: None,
    dealt: Callable[[], None] = lambda: None,
) -> None:
    """Until the match is over or has had so many moves.

    `made` is told of every move, `dealt` of every game or round after the first. Raises `Refused` for a move
    that is not legal, and whatever a bot raises.
    """
    while not match.over and len(match.moves) < most_moves:
        if match.outcome is not None:
            match.deal_next()
            dealt()
        seat = match.actors()[0]
        view = match.view(seat)
        began = perf_counter()
        try:
            move = bots[seat].choose(view, clock)
            took = perf_counter() - began
            match.push(seat, move)
        except Exception as error:
            error.add_note(f"It was move {len(match.moves) + 1}, by {own_name(bots[seat])} at seat {seat}.")
            raise
        made(seat, took)
