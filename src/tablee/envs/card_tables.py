"""Tables on a graphics card: compiled ones, stepped by the same functions, a thread for each."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.envs.engine import LEGAL, NOBODY, TableSteps
from tablee.envs.episodes import Episodes
from tablee.envs.one_hot import OneHot
from tablee.envs.tables import CompiledTables, backend_of
from tablee.game.rng import Domain
from tablee.kernels.card import (
    SIMULATED,
    CardKernel,
    bare,
    check_card,
    cuda,
    from_card,
    new_on_card,
    row_kernel,
    to_card,
)
from tablee.kernels.decorators import Array, Number, compiled
from tablee.kernels.stream import SEED_WORDS, STREAM, open_stream, seed_words


class CardRecords:
    """The records of all tables, which are on the card."""

    def __init__(self, records: Any, count: int) -> None:
        self.records, self.count = records, count
        self.wrong = to_card(np.array([count]))  # the first table with an illegal move, if there is one
        self._dealt: NDArray[np.bool_] | None = np.zeros(count, dtype=np.bool_)

    def __len__(self) -> int:
        return self.count

    def deal_at(self, which: Array) -> None:
        """Remember that something is dealt there."""
        if self._dealt is not None:
            self._dealt[which] = True
            self._dealt = None if self._dealt.all() else self._dealt

    def forget_deals(self) -> None:
        self._dealt = np.zeros(self.count, dtype=np.bool_)

    @property
    def are_dealt(self) -> bool:
        """All of them; known without asking the card."""
        return self._dealt is None

    def copy_to_host(self) -> Array:
        """The records as the processor has them."""
        return from_card(self.records)


class CardTables:
    """Tables of a game with the part `environment.kernel`, on the card."""

    def __init__(self, game: str) -> None:
        here = backend_of(game)
        if not isinstance(here, CompiledTables):
            raise ValueError(f"{game} has no compiled tables that a card could run.")
        check_card()
        self.game, self._here = game, here
        self.ENGINE = _on_card(here.ENGINE)

    def new_tables(self, count: int, episodes: Episodes) -> CardRecords:
        """Tables at which nothing is dealt yet."""
        return CardRecords(to_card(self._here.new_tables(count, episodes)), count)

    def put(self, array: Array) -> Any:
        """An array for all tables. The same number of all tables lies side by side, which is twice as fast.

        Not in the simulator, whose functions need not be compiled again then.
        """
        return to_card(array if SIMULATED else np.asfortranarray(array))

    def set_key(self, tables: CardRecords, key: bytes) -> None:
        """From now on the episodes are those of this key, from the first."""
        _set_keys(tables.count, tables.records, to_card(seed_words(key)))
        tables.forget_deals()

    def is_dealt(self, tables: CardRecords) -> bool:
        """Whether there is an episode at each of them."""
        return tables.are_dealt

    def episode_seed(self, tables: CardRecords, i: int) -> bytes:
        """The seed of the match at a table, from which `match.Match` deals the same cards."""
        return self._here.episode_seed(from_card(tables.records[i : i + 1]), 0)

    def stream_of(self, key: bytes) -> Any:
        """The random numbers for `sample_tables`: each table has its own, so they are opened there."""
        return _Streams(key)

    def encode(self, form: Any, numbers: Any, out: Any) -> None:
        """Observations in another form: `one_hot`."""
        _encode(out.shape[0], numbers, out, *_places(form))

    def clear(self, which: Array, *arrays: Any) -> None:
        """Zeros in the rows of these tables."""
        places = to_card(which)
        for array in arrays:
            if len(array.shape) == 1:
                _clear_numbers(len(which), places, array)
            else:
                _clear_rows(len(which), places, array)

    def actions(self, given: Any) -> Any:
        """Moves as the card has them: what is there already is not copied."""
        if hasattr(given, "__cuda_array_interface__"):
            return cuda.as_cuda_array(given)
        return given if hasattr(given, "copy_to_host") else to_card(np.asarray(given))

    def fits(self, out: Any, like: Any) -> bool:
        """Whether observations can be written into an array."""
        return bool(out.shape == like.shape and out.dtype == like.dtype and hasattr(out, "copy_to_host"))


class _Streams:
    """A stream of random numbers for each table, opened when the first is wanted."""

    def __init__(self, key: bytes) -> None:
        self._key, self._opened = key, None

    def of(self, tables: CardRecords) -> Any:
        if self._opened is None:
            self._opened = new_on_card(tables.count, STREAM)
            _open_streams(tables.count, self._opened, to_card(seed_words(self._key)))
        return self._opened


class _CardEngine:
    """The functions of `engine.TableSteps` that a batch needs."""

    def __init__(self, here: TableSteps) -> None:
        self._reset = CardKernel(_reset_by(here))
        self._step = row_kernel(here.step_tables, "rrrrrrrrr")
        self._observe = row_kernel(here.observe_tables, "rwr")
        self._sample = row_kernel(here.sample_tables, "rrr")

    def reset_tables(self, tables: CardRecords, which: Array, numbers: Any, masks: Any, turns: Any) -> None:
        self._reset(len(which), tables.records, to_card(which), numbers, masks, turns)
        tables.deal_at(which)

    def step_tables(
        self, tables: CardRecords, actions: Any, numbers: Any, masks: Any, rewards: Any, *others: Any
    ) -> int:
        """The first table where the move is not legal is looked for before anything happens."""
        _, _, turns, _ = others
        _find_illegal(tables.count, tables.wrong, actions, masks, turns)
        first = int(from_card(tables.wrong)[0])
        if first < tables.count:
            tables.wrong.copy_to_device(np.array([tables.count]))
            return first
        self._step(tables.count, tables.records, actions, numbers, masks, rewards, *others)
        return LEGAL

    def observe_tables(self, tables: CardRecords, seat: int, numbers: Any) -> None:
        self._observe(tables.count, tables.records, seat, numbers)

    def sample_tables(self, tables: CardRecords, streams: _Streams, actions: Any) -> None:
        self._sample(tables.count, tables.records, streams.of(tables), actions)


@cache
def _on_card(here: TableSteps) -> _CardEngine:
    return _CardEngine(here)


# --- what runs on the card ---------------------------------------------------------------------------
#
# A thread gives the functions of the processor its own table as if there were no other.


@cache
def _places(form: OneHot) -> tuple[Any, Any]:
    """What a form says of each number, on the card."""
    at, units = form.places
    return to_card(at), to_card(units)


@compiled
def _key_into(tables: Array, key: Array) -> None:
    for word in range(SEED_WORDS):
        tables[0].key[word] = key[word]
    tables[0].episodes = 0


@compiled
def _open_into(streams: Array, key: Array, number: Number) -> None:
    open_stream(streams[0], key, Domain.POLICY.value, number)


_FIRST = np.zeros(1, dtype=np.int64)


def _reset_by(here: TableSteps) -> Callable[..., None]:
    reset_tables = here.reset_tables

    def reset(tables: Array, which: Array, numbers: Array, masks: Array, turns: Array) -> None:
        at = cuda.grid(1)
        if at < which.shape[0]:
            i = which[at]
            reset_tables(
                bare(tables)[i : i + 1],
                _FIRST,
                bare(numbers)[i : i + 1],
                bare(masks)[i : i + 1],
                bare(turns)[i : i + 1],
            )

    return reset


def _illegal(wrong: Array, actions: Array, masks: Array, turns: Array) -> None:
    i = cuda.grid(1)
    if i < actions.shape[0] and turns[i] != NOBODY:
        action = actions[i]
        if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
            cuda.atomic.min(wrong, 0, i)


def _open(streams: Array, key: Array) -> None:
    i = cuda.grid(1)
    if i < streams.shape[0]:
        _open_into(bare(streams)[i : i + 1], bare(key), i)


def _one_hot(numbers: Array, out: Array, at: Array, units: Array) -> None:
    i = cuda.grid(1)
    if i < out.shape[0]:
        for k in range(out.shape[1]):
            out[i, k] = 0
        for k in range(numbers.shape[1]):
            number = numbers[i, k]
            if units[k] == 0:
                out[i, at[k] + number] = 1
            else:
                out[i, at[k]] = min(max(np.float32(number) / units[k], np.float32(-1)), np.float32(1))


def _zero_numbers(which: Array, numbers: Array) -> None:
    at = cuda.grid(1)
    if at < which.shape[0]:
        numbers[which[at]] = 0


def _zero_rows(which: Array, rows: Array) -> None:
    at = cuda.grid(1)
    if at < which.shape[0]:
        for i in range(rows.shape[1]):
            rows[which[at], i] = 0


_set_keys, _find_illegal = row_kernel(_key_into, "rw"), CardKernel(_illegal)
_open_streams, _encode = CardKernel(_open), CardKernel(_one_hot)
_clear_numbers, _clear_rows = CardKernel(_zero_numbers), CardKernel(_zero_rows)
