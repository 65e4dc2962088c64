"""The small networks of `tablee.bots.network` for PyTorch: several at once, which judge and learn."""

import math
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits

from tablee.bots.network import INNER, Network


def new_network(features: int, width: int, seed: int) -> Network:
    """A network that has learned nothing."""
    random = np.random.default_rng(seed)
    rows = random.normal(0, 0.05, (features, width + 1))
    rows[:, width] = 0
    second = random.normal(0, math.sqrt(2 / width), (width, INNER))
    return Network(rows, np.zeros(width + 1), second, np.zeros(INNER), random.normal(0, 0.1, INNER))


def read_network(path: Path, width: int, seed: int) -> Network:
    """A network that `save_network` stored. What a wider one has more changes nothing at first."""
    with np.load(path) as arrays:
        stored = Network(*(arrays[name].astype(np.float32) for name in Network._fields))
    had = len(stored.second)
    wide = new_network(len(stored.rows), width, seed)
    wide.rows[:, :had], wide.rows[:, width] = stored.rows[:, :had], stored.rows[:, had]
    wide.start[:had], wide.start[width] = stored.start[:had], stored.start[had]
    wide.second[:had], wide.second[had:] = stored.second, 0
    wide.second_start[:], wide.third[:] = stored.second_start, stored.third
    return wide


def save_network(path: Path, network: Network) -> None:
    """Store a network as `load_network` reads it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    arrays = {name: array.astype(np.float16) for name, array in network._asdict().items()}
    with path.with_suffix(".part").open("wb") as file:
        np.savez_compressed(file, **arrays)
    path.with_suffix(".part").replace(path)


class Judges:
    """Networks of one form; which of them judges a position is told with it."""

    def __init__(self, networks: list[Network], device: str) -> None:
        self._kind = torch.float16 if device == "cuda" else torch.float32

        def stack(arrays: list[np.ndarray]) -> Tensor:
            return torch.tensor(np.stack(arrays), dtype=torch.float32, device=device)

        rows, start, second, second_start, third = (
            stack([np.asarray(network[i]) for network in networks]) for i in range(5)
        )
        self.networks, self.width = len(networks), second.shape[1]
        self._rows = rows.permute(1, 0, 2).reshape(rows.shape[1], -1).to(self._kind).contiguous()
        self._start = start.reshape(-1).to(self._kind)
        self._second, self._second_start = second.to(self._kind), second_start.to(self._kind)
        self._third = third.to(self._kind)

    def judge(self, table: Tensor, lines: Tensor, which: Tensor, unit: int) -> Tensor:
        """(N, features) that all lines of a decision have, (N, K, features) of each, and which judges it."""
        count, most, features = lines.shape
        known = (table.to(self._kind) / unit) @ self._rows + self._start
        hidden = ((lines.view(-1, features).to(self._kind) / unit) @ self._rows).view(count, most, -1)
        hidden = (hidden + known[:, None]).view(count, most, self.networks, -1)
        judged = torch.zeros((count, most), device=table.device)
        for i in range(self.networks):
            inner = hidden[:, :, i, :-1].relu() @ self._second[i] + self._second_start[i]
            result = hidden[:, :, i, -1] + inner.relu() @ self._third[i]
            judged = torch.where(which == i, result.float(), judged)
        return judged


class Learner:
    """A network that learns, and the slow mean of what it has been, which is the one to play with."""

    def __init__(self, start: Network, device: str, seed: int) -> None:
        self.device, self.steps = device, 0
        self.generator = torch.Generator(device=device).manual_seed(seed)
        self._weights = [
            torch.tensor(np.asarray(array), dtype=torch.float32, device=device, requires_grad=True)
            for array in start
        ]
        self._mean = [weight.detach().clone() for weight in self._weights]
        self._adam = torch.optim.Adam(self._weights, lr=1e-3, fused=device == "cuda")

    def _judged(self, told: Tensor, weights: list[Tensor]) -> Tensor:
        rows, start, second, second_start, third = weights
        hidden = told @ rows + start
        inner = torch.relu(torch.relu(hidden[:, :-1]) @ second + second_start)
        return hidden[:, -1] + inner @ third

    def loss(self, told: Tensor, targets: Tensor, unit: int) -> Tensor:
        """Of the slow mean."""
        with torch.no_grad():
            return binary_cross_entropy_with_logits(self._judged(told.float() / unit, self._mean), targets)

    def learn(
        self, told: Tensor, targets: Tensor, rows: Tensor, unit: int, batch: int, reuse: float, rate: float
    ) -> float:
        """Learn from these rows of samples, each about so often; the mean loss."""
        for group in self._adam.param_groups:
            group["lr"] = rate
        steps = int(reuse * len(rows) / batch)
        total = torch.zeros((), device=self.device)
        for _ in range(steps):
            at = rows[torch.randint(len(rows), (batch,), device=self.device, generator=self.generator)]
            judged = self._judged(told[at].float() / unit, self._weights)
            loss = binary_cross_entropy_with_logits(judged, targets[at])
            self._adam.zero_grad(set_to_none=True)
            loss.backward()
            self._adam.step()
            self.steps += 1
            share = max(5e-4, 1 / (1 + 0.1 * self.steps))
            with torch.no_grad():
                torch._foreach_lerp_(self._mean, self._weights, share)
            total += loss.detach()
        return float(total) / max(steps, 1)

    def network(self) -> Network:
        """What was learned so far, as it will be stored and played with."""
        arrays = (mean.cpu().numpy().astype(np.float16).astype(np.float32) for mean in self._mean)
        return Network(*(np.ascontiguousarray(array) for array in arrays))
