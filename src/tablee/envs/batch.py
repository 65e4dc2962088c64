"""Thousands of games at once, as numpy arrays.

>>> env = BatchEnv("skyjo", 1000, players=2, seed=1)
>>> observations = env.reset()
>>> observations.shape, env.masks.shape, env.turns[:3].tolist()
((1000, 49), (1000, 49), [0, 0, 0])
>>> while not env.terminated.any():
...     observations, rewards, terminated, truncated = env.step(env.sample())
>>> rewards[terminated].sum(axis=1).tolist()[0]
0.0
"""

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.envs.encoding import form_of, layout_of, moves_of
from tablee.envs.engine import LEGAL, NOBODY
from tablee.envs.episodes import NO_OPTIONS, new_episodes, new_key
from tablee.envs.layout import DTYPE, Form, Layout
from tablee.envs.tables import tables_on
from tablee.kernels import CPU
from tablee.kernels.arguments import whole
from tablee.kernels.decorators import Array

MOST_TABLES = 2**24


class BatchEnv:
    """Many tables of one kind; a step is one move at each of them, by whoever's turn it is there.

    All arrays are made once and written in place by every step: copy what you want to keep.

    | array | shape | |
    |---|---|---|
    | `observations` | n, size | what the seat that acts sees; `layout` says what each number is |
    | `masks` | n, actions | 1 where that seat may make the move with this code |
    | `turns` | n | the seat that acts; -1 at a table that rests |
    | `rewards` | n, players | of the last step, for every seat |
    | `terminated`, `truncated` | n | whether the last step ended an episode, or cut it at `max_moves` |
    | `finals` | n, players, size | where it did: what every seat saw last, before the next episode |

    An episode is a single game or round, or with `match=True` a whole match. With `autoreset` the next
    episode is dealt in the step that ended the last one, and what is observed is its first position; without,
    the table rests until `reset`: actions there are ignored, and seat 0's last sight is observed.

    Options of the game are given in `options` or by name. With `observation="one-hot"` observations are ones
    and zeros for a network: see `one_hot`; `form` says what each number is.

    With `device="cuda"` tables and arrays are on a graphics card, and stay there: docs/environments.md.

    Rewards are 0 until somebody wins. With `rewards="win"` everybody puts in one, and the winners share it
    all, so two players get 1 and -1; with `rewards="score"` they are the points of each game as soon as it is
    over; where the lowest total wins, they count against one.

    Episode e at table i has the seed `rng.game_seed(key, e * n + i)`, as the matches of a simulation. One
    BatchEnv belongs to one thread; several run side by side, because compiled code frees the interpreter's
    lock.
    """

    def __init__(
        self,
        game: str,
        n: int,
        players: int = 2,
        options: Mapping[str, object] = NO_OPTIONS,
        seed: int | None = None,
        *,
        autoreset: bool = True,
        observation: str = "numbers",
        device: str = CPU,
        **settings: Any,
    ) -> None:
        """Deals nothing yet. Raises `UnknownGame`, `Refused` or `ValueError`."""
        self._backend: Any = tables_on(device, game)
        episodes = new_episodes(game, players, options, autoreset, **settings)
        self.tables = self._backend.new_tables(whole("n", n, 1, MOST_TABLES), episodes)
        self.game, self.n, self.players = game, n, players
        self.layout: Layout = layout_of(game, players)
        self.moves = moves_of(game)  # by their codes, which are the actions
        self.form: Form = form_of(game, players, observation)
        put = self._backend.put
        self._numbers: NDArray[np.int16] = put(np.zeros((n, self.layout.size), dtype=DTYPE))
        self._finals: NDArray[np.int16] = put(np.zeros((n, players, self.layout.size), dtype=DTYPE))
        plain = self.form is self.layout
        self.observations: NDArray[Any] = (
            self._numbers if plain else put(np.zeros((n, self.form.size), dtype=self.form.dtype))
        )
        self.masks: NDArray[np.int8] = put(np.zeros((n, len(self.moves)), dtype=np.int8))
        self.rewards: NDArray[np.float32] = put(np.zeros((n, players), dtype=np.float32))
        self.terminated: NDArray[np.bool_] = put(np.zeros(n, dtype=np.bool_))
        self.truncated: NDArray[np.bool_] = put(np.zeros(n, dtype=np.bool_))
        self.turns: NDArray[np.int8] = put(np.full(n, NOBODY, dtype=np.int8))
        self._actions: NDArray[np.int64] = put(np.zeros(n, dtype=np.int64))
        self._set_key(seed)

    def _set_key(self, seed: int | None) -> None:
        key = new_key(seed)
        self._backend.set_key(self.tables, key)
        self._stream = self._backend.stream_of(key)

    def _check_dealt(self) -> None:
        if not self._backend.is_dealt(self.tables):
            raise ValueError("nothing is dealt yet: reset first")

    def reset(self, which: Array | None = None, seed: int | None = None) -> NDArray[Any]:
        """Deal the next episode: everywhere, or at the tables of `which` (numbers, or a bool for each table).

        A seed starts all episodes anew.
        """
        tables = np.arange(self.n)
        if which is not None:
            tables = tables[which]
        if seed is not None:
            if which is not None:
                raise ValueError("a seed is for all tables")
            self._set_key(seed)
        self._backend.ENGINE.reset_tables(self.tables, tables, self._numbers, self.masks, self.turns)
        self._backend.clear(tables, self.rewards, self.terminated, self.truncated)
        return self._shown()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_]]:
        """One move at each table, by its code. Raises `ValueError` unless all are legal."""
        self._check_dealt()
        actions = self._backend.actions(actions)
        if actions.shape != (self.n,) or actions.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.n} whole numbers")
        wrong = self._backend.ENGINE.step_tables(
            self.tables,
            actions,
            self._numbers,
            self.masks,
            self.rewards,
            self.terminated,
            self.truncated,
            self.turns,
            self._finals,
        )
        if wrong != LEGAL:
            raise ValueError(illegal(self.moves, int(actions[wrong]), f" at table {wrong}"))
        return self._shown(), self.rewards, self.terminated, self.truncated

    def _shown(self) -> NDArray[Any]:
        if self.observations is not self._numbers:
            self._backend.encode(self.form, self._numbers, self.observations)
        return self.observations

    @property
    def finals(self) -> NDArray[Any]:
        """What each seat saw last in the episode that the last step ended, where it ended one."""
        if self.observations is self._numbers:
            return self._finals
        finals = self._backend.put(np.zeros((self.n, self.players, self.form.size), dtype=self.form.dtype))
        for seat in range(self.players):
            self._backend.encode(self.form, self._finals[:, seat], finals[:, seat])
        return finals  # type: ignore[no-any-return]

    def sample(self) -> NDArray[np.int64]:
        """A legal move for each table, every one as likely; 0 where the table rests. Written in place too."""
        self._check_dealt()
        self._backend.ENGINE.sample_tables(self.tables, self._stream, self._actions)
        return self._actions

    def observe(self, seat: int, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """What one seat sees at every table, whoever acts there."""
        self._check_dealt()
        whole("seat", seat, 0, self.players - 1)
        if out is None:
            out = self._backend.put(np.empty(self.observations.shape, dtype=self.form.dtype))
        elif not self._backend.fits(out, self.observations):
            raise ValueError("out must be an array like observations")
        if self.form is self.layout:
            self._backend.ENGINE.observe_tables(self.tables, seat, out)
            return out
        numbers = self._backend.put(np.empty(self._numbers.shape, dtype=DTYPE))
        self._backend.ENGINE.observe_tables(self.tables, seat, numbers)
        self._backend.encode(self.form, numbers, out)
        return out

    def seed_of(self, i: int) -> bytes:
        """The seed of the episode at a table: `match.Match` deals the same cards from it."""
        seed: bytes = self._backend.episode_seed(self.tables, whole("i", i, 0, self.n - 1))
        return seed


def code_of(moves: tuple[Any, ...], action: Any) -> int:
    """An action as a whole number, of whatever library. Raises `TypeError`."""
    try:
        return index(action)
    except TypeError:
        sentence = f"an action is a whole number from 0 to {len(moves) - 1}, not {action!r}"
        raise TypeError(sentence) from None


def illegal(moves: tuple[Any, ...], action: int, where: str = "") -> str:
    """The sentence for a move that is not legal."""
    named = f" ({moves[action]})" if 0 <= action < len(moves) else ""
    return f"the action {action}{named} is not legal{where}"
