"""Matches of which every Python makes the same record: run by CPython, and by the page's Python in Node.

Loaded there as a text, so it imports nothing that is not packed for the page.
"""

import hashlib
import random

from tablee.bots.contract import Clock
from tablee.bots.ladder import best_plain_level, make_bot
from tablee.game.options import options_of
from tablee.game.registry import game_named
from tablee.match.match import Match
from tablee.match.record import encode, record_of

_MOST_MOVES = 1500  # of a match; then it is broken off, and its record compared as it is


def record(game_name: str, number: int) -> bytes:
    """The record of a match between bots of all plain levels; by the number, with any players and options."""
    chance = random.Random(f"{game_name} {number}")
    game = game_named(game_name)
    players = chance.choice(game.PLAYERS)
    given = {
        option.name: chance.choice([*option.offers(players), *option.choices(players)])
        for option in options_of(game.Options)
        if chance.random() < 0.6
    }
    try:
        options = game.make_options(given, players)
    except Exception:  # options that do not go together
        options = game.make_options({}, players)
    seed = hashlib.sha256(f"{game_name} {number}".encode()).digest()
    match = Match(game_name, players, options, seed=seed)
    levels = [chance.randint(1, best_plain_level(game_name)) for _ in range(players)]
    bots = [make_bot(game_name, level, seed, seat) for seat, level in enumerate(levels)]
    while not match.over and len(match.moves) < _MOST_MOVES:
        if match.outcome is not None:
            match.deal_next()
        seat = match.actors()[0]
        match.push(seat, bots[seat].choose(match.view(seat), Clock()))
    return encode(record_of(match))


def digests(game_name: str, numbers: range) -> list[str]:
    return [hashlib.sha256(record(game_name, number)).hexdigest() for number in numbers]
