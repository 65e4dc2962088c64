"""Tables at which one seat is a learner's: what the Gymnasium and stable-baselines3 environments share."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from tablee.bots.ladder import RANDOM
from tablee.envs.batch import MOST_TABLES, illegal
from tablee.envs.encoding import form_of, layout_of, moves_of
from tablee.envs.engine import LEGAL, NOBODY
from tablee.envs.episodes import Episodes, new_key
from tablee.envs.layout import DTYPE
from tablee.envs.opponent_steps import Rows, Seats
from tablee.envs.opponents import Ask, Opponent, Opponents, asking, by_seat, compiled_policy
from tablee.envs.tables import backend_of
from tablee.kernels.arguments import whole


class LearnerTables:
    """Some tables of one kind. `rows` has what the learner sees, may do and gets at each of them."""

    def __init__(
        self,
        game: str,
        count: int,
        episodes: Episodes,
        opponents: Opponents,
        seat: int = 0,
        observation: str = "numbers",
        seed: int | None = None,
    ) -> None:
        self.game, self.count = game, count
        self.options, self.players = episodes.options, episodes.players
        players = self.players
        self.moves = moves_of(game)
        self.backend = backend_of(game)
        self.tables = self.backend.new_tables(whole("n", count, 1, MOST_TABLES), episodes)
        self.seat = whole("seat", seat, 0, players - 1)
        self.form = form_of(game, players, observation)
        size = layout_of(game, players).size
        self.rows = Rows(
            observations=np.zeros((count, size), dtype=DTYPE),
            masks=np.zeros((count, len(self.moves)), dtype=np.int8),
            turns=np.full(count, NOBODY, dtype=np.int8),
            rewards=np.zeros(count, dtype=np.float32),
            terminated=np.zeros(count, dtype=np.bool_),
            truncated=np.zeros(count, dtype=np.bool_),
            finals=np.zeros((count, size), dtype=DTYPE),
            fresh=np.ones(count, dtype=np.bool_),
        )
        self.everywhere = np.arange(count)
        self.dealt = False
        self._key = new_key(seed)
        self.backend.set_key(self.tables, self._key)
        self.set_opponents(opponents)

    def set_opponents(self, opponents: Opponents) -> None:
        """Others play from now on. Raises `ValueError` if they cannot; then nothing has changed."""
        at_seats = by_seat(opponents, self.players, self.seat)
        policies: list[int | str] = [RANDOM] * self.players  # where nobody compiled sits it is never asked
        outside = np.zeros(self.players, dtype=np.bool_)
        asked: dict[int, Ask] = {}
        for seat, who in at_seats.items():
            policy = compiled_policy(self.game, who)
            if policy is None:
                asked[seat] = asking(self.game, who, self.options, self.tables, self._key, seat)
                outside[seat] = True
            else:
                policies[seat] = policy
        mind = self.backend.mind_of(policies, self._key)
        self.opponents: Mapping[int, Opponent] = at_seats
        self._asked, self._seats = asked, Seats(self.seat, outside, mind)

    def set_key(self, seed: int | None) -> None:
        """The episodes of this seed from now on, and bots that begin anew."""
        self._key = new_key(seed)
        self.backend.set_key(self.tables, self._key)
        self.set_opponents([self.opponents[seat] for seat in sorted(self.opponents)])

    def reset(self, which: NDArray[np.int64]) -> None:
        """Deal the next episode at these tables."""
        self.backend.LEARNER_STEPS.reset_for(self.tables, which, self._seats, self.rows)
        self.dealt = True
        self._ask_opponents()

    def step(self, actions: NDArray[np.int64]) -> None:
        """The learner's moves, and what the others answer to them.

        Raises `ValueError` if an action is not legal; then nothing has changed. If an opponent in Python
        raises, or answers what is not legal, its table is in the middle of a step: only `reset` goes on.
        """
        if not self.dealt:
            raise ValueError("nothing is dealt yet: reset first")
        wrong = self.backend.LEARNER_STEPS.step_for(self.tables, actions, self._seats, self.rows)
        if wrong != LEGAL:
            raise ValueError(illegal(self.moves, int(actions[wrong]), f" at table {wrong}"))
        self._ask_opponents()

    def _ask_opponents(self) -> None:
        """Until every table waits for the learner, or rests."""
        if not self._asked:
            return
        self.dealt, rows, steps = False, self.rows, self.backend.LEARNER_STEPS
        while True:
            waiting = [(seat, np.flatnonzero(rows.turns == seat)) for seat in self._asked]
            if not any(len(which) for _, which in waiting):
                break
            for seat, which in waiting:
                if len(which):
                    seen, masks = self.form.encode(rows.observations[which]), rows.masks[which] == 1
                    actions = self._asked[seat](which, seen, masks)
                    wrong = steps.answer_for(self.tables, which, actions, self._seats, rows)
                    if wrong != LEGAL:
                        what = illegal(self.moves, int(actions[wrong]), f" at table {which[wrong]}")
                        raise ValueError(f"the opponent at seat {seat} made a wrong move: {what}")
        self.dealt = True

    def is_legal(self, code: int) -> bool:
        """At the first table."""
        return 0 <= code < len(self.moves) and bool(self.rows.masks[0, code])

    def give_up(self) -> None:
        """End the episode at the first table."""
        self.backend.end_episode(self.tables, 0)
        self.rows.terminated[0] = True
        self.rows.masks[0] = 0
        self.rows.turns[0] = NOBODY
