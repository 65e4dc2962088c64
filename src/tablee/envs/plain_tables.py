"""Tables of a game that brings no compiled ones: a list with a match of the plain rules for each."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tablee.bots.random_bot import policy_stream
from tablee.envs import engine, opponent_steps
from tablee.envs.encoding import codes_of, moves_of, view_numbers
from tablee.envs.episodes import Episodes
from tablee.game.contract import View
from tablee.game.registry import game_named
from tablee.game.rng import Seeded, game_seed
from tablee.match.match import Match


class PlainTable:
    """What `engine` and `table_record` say of a table."""

    match: Match

    def __init__(self, game: str, episodes: Episodes, first: int, stride: int) -> None:
        self.game, self.first, self.stride = game, first, stride
        self.players, self.options, self.pays_scores, self.restarts, self.max_moves = episodes
        self.moves, self.codes = moves_of(game), codes_of(game)
        self.sign = 1 if game_named(game).FACTS.wins == "highest" else -1
        self.legal: Sequence[int] = ()
        self.legal_count = self.episodes = 0
        self.over = True
        self.rewards = np.zeros(self.players, np.float32)
        self.key = b""

    @property
    def seed(self) -> bytes:
        """Of the present episode."""
        return game_seed(self.key, self.first + (self.episodes - 1) * self.stride)

    def begin(self) -> None:
        self.episodes += 1
        self.match = Match(self.game, self.players, self.options, Seeded(self.seed))
        self.over = False

    def actor(self) -> int:
        return self.match.actors()[0]

    def play(self, code: int) -> None:
        self.match.push(self.actor(), self.moves[code])

    def is_over(self) -> bool:
        return self.match.outcome is not None

    def winners(self) -> int:
        winners = self.match.winners
        return -1 if winners is None else sum(1 << seat for seat in winners)

    def pay_scores(self) -> None:
        self.rewards += self.sign * np.array(self.match.outcomes[-1].scores, np.float32)

    def deal_next(self) -> None:
        self.match.deal_next()

    def moves_made(self) -> int:
        return len(self.match.moves)

    def list_legal(self, seat: int) -> None:
        self.legal = [self.codes[move] for move in self.match.legal_moves(seat)]
        self.legal_count = len(self.legal)

    def observe(self, seat: int, observation: Any) -> None:
        observation[:] = view_numbers(self.game, self.match.view(seat))


Tables = list[PlainTable]


class PlainTables:
    """Tables of any game that says which `MOVES` there are."""

    ENGINE, LEARNER_STEPS = engine.PLAIN, opponent_steps.PLAIN

    def __init__(self, game: str) -> None:
        self.game = game

    def new_tables(self, count: int, episodes: Episodes) -> Tables:
        """Tables at which nothing is dealt yet."""
        return [PlainTable(self.game, episodes, number, count) for number in range(count)]

    def set_key(self, tables: Tables, key: bytes) -> None:
        """From now on the episodes are those of this key, from the first."""
        for t in tables:
            t.key, t.episodes = key, 0

    def is_dealt(self, tables: Tables) -> bool:
        """Whether there is an episode at each of them."""
        return all(t.episodes for t in tables)

    def episode_seed(self, tables: Tables, i: int) -> bytes:
        """The seed of the match at a table."""
        return tables[i].seed

    def rewards(self, tables: Tables, i: int) -> list[float]:
        """Of the last move, for every seat."""
        found: list[float] = tables[i].rewards.tolist()
        return found

    def end_episode(self, tables: Tables, i: int) -> None:
        """The table rests."""
        tables[i].over = True

    def stream_of(self, key: bytes) -> Any:
        """The random numbers for `sample_tables`."""
        return [policy_stream(key)]

    def mind_of(self, policies: Sequence[int | str], key: bytes) -> Any:
        """Nobody thinks here: all opponents are asked from outside."""
        return None

    def view_of(self, tables: Tables, i: int, options: Any, seat: int | None) -> View:
        """The view of a seat, or of a spectator, with the totals of the match."""
        found: View = tables[i].match.view(seat)
        return found
