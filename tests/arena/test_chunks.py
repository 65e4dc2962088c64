from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event

import numpy as np

from tablee.arena.chunks import PlayedChunk, Rows, in_order, timed


def numbers(first: int, count: int) -> Rows:
    return np.arange(first, first + count)


def test_rows_come_in_order_even_if_the_first_chunk_is_the_last_to_end() -> None:
    finished: list[int] = []
    another_ended = Event()

    def first_ends_last(first: int, count: int) -> Rows:
        assert first or another_ended.wait(60)
        return numbers(first, count)

    def note_end(first: int) -> None:
        finished.append(first)
        another_ended.set()

    with ThreadPoolExecutor(4) as pool:

        def send(first: int, count: int) -> list[Future[PlayedChunk]]:
            future = pool.submit(timed, first_ends_last, first, count)
            future.add_done_callback(lambda _: note_end(first))
            return [future]

        found = list(in_order(100, send, 4))
    assert finished[0] != 0
    assert [number for _, (rows,) in found for number in rows] == list(range(100))
    assert [first for first, _ in found] == sorted(first for first, _ in found)


def played(seconds: float, counts: list[int], first: int, count: int) -> list[Future[PlayedChunk]]:
    """At once, and as if it had taken so long a match."""
    counts.append(count)
    future: Future[PlayedChunk] = Future()
    future.set_result(PlayedChunk(numbers(first, count), seconds * count))
    return [future]


def test_quick_chunks_grow_up_to_the_largest_and_by_multiples_of_the_smallest() -> None:
    counts: list[int] = []
    for _ in in_order(10_000, lambda *chunk: played(1e-6, counts, *chunk), 1, smallest=16, largest=256):
        pass
    assert counts[:2] == [16, 16]
    assert max(counts) == 256
    assert all(count % 16 == 0 for count in counts[:-1])
    assert sum(counts) == 10_000


def test_slow_chunks_stay_small() -> None:
    counts: list[int] = []
    for _ in in_order(50, lambda *chunk: played(1.0, counts, *chunk), 2):
        pass
    assert set(counts) == {1}


def test_what_is_not_needed_any_more_is_not_begun() -> None:
    futures: list[Future[PlayedChunk]] = []

    def send(first: int, count: int) -> list[Future[PlayedChunk]]:
        futures.append(Future())
        if first == 0:
            futures[0].set_result(PlayedChunk(numbers(first, count), 1.0))
        return futures[-1:]

    chunks = in_order(50, send, 2)
    next(chunks)
    chunks.close()
    assert [future.cancelled() for future in futures] == [False, True, True, True]
