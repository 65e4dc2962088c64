"""A compiled function that is called for every number below a count: on all cores, or in threads of a card.

It takes the number and a *board*: a NamedTuple of arrays that all numbers share. On the card these are
tensors of PyTorch, or arrays of records that PyTorch cannot have; nothing is copied between the two.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from typing import Any

import numpy as np
import torch
from numba import njit

from tablee.kernels.decorators import Array


def put(array: Array, device: str) -> Any:
    """An array where boards are: a tensor, unless it is one of records."""
    if array.dtype.names is None and array.dtype not in (np.uint32, np.uint64):
        return torch.from_numpy(array).to(device)
    if device == "cpu":
        return array
    from tablee.kernels.card import to_card

    return to_card(array)


class Each:
    """Not cached: compiled once for each program."""

    def __init__(self, body: Callable[..., None], device: str, threads: int = 64) -> None:
        if device == "cpu":

            def loop(first: int, end: int, board: Any) -> None:
                for i in range(first, end):
                    body(i, board)

            compiled = njit(nogil=True)(loop)

            def on_all_cores(count: int, board: Any) -> None:
                piece = max(1, count // (8 * (cpu_count() or 1)))
                compiled(0, 0, board)
                with ThreadPoolExecutor() as pool:
                    done = [
                        pool.submit(compiled, first, min(first + piece, count), board)
                        for first in range(0, count, piece)
                    ]
                    for each in done:
                        each.result()

            self._call, self._change = on_all_cores, _as_numpy
            return
        from tablee.kernels.card import CardKernel, cuda

        def kernel(count: int, board: Any) -> None:
            i = cuda.grid(1)
            if i < count:
                body(i, board)

        launch = CardKernel(kernel, threads)
        self._call = lambda count, board: launch(count, count, board)
        self._change = _as_cuda

    def __call__(self, count: int, board: Any) -> None:
        self._call(count, self._change(board))


def _as_numpy(value: Any) -> Any:
    return value.numpy() if isinstance(value, torch.Tensor) else _inside(value, _as_numpy)


def _as_cuda(value: Any) -> Any:
    from tablee.kernels.card import cuda

    return cuda.as_cuda_array(value) if isinstance(value, torch.Tensor) else _inside(value, _as_cuda)


def _inside(value: Any, change: Callable[[Any], Any]) -> Any:
    return type(value)(*(change(each) for each in value)) if isinstance(value, tuple) else value
