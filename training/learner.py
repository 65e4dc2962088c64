"""Fits the networks of `tablee.bots.network` to samples, with PyTorch on a GPU or without.

A sample is a list of features with their amounts, and the chance that the network should give. Samples are
kept on the device, the oldest are replaced by new ones, and batches are drawn from them at random. What is
handed out is a running mean of the weights, rounded to the numbers that are stored.
"""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn.functional import binary_cross_entropy_with_logits

from tablee.bots.network import INNER, Network
from tablee.games.skipbo.bots.learned import WIDTH


class Pool:
    """The latest samples, on the device. Lists of features are filled up with the number of features."""

    def __init__(self, room: int, longest: int, unit: int, device: str) -> None:
        self.room, self.unit, self.device = room, unit, device
        self.size = self.added = 0
        self._features = torch.zeros((room, longest), dtype=torch.int16, device=device)
        self._amounts = torch.zeros((room, longest), dtype=torch.int16, device=device)
        self._targets = torch.zeros(room, dtype=torch.float32, device=device)

    def add(self, features: Any, amounts: Any, targets: Any) -> None:
        """Take these samples in, in place of the oldest if there is no room."""
        count = min(len(targets), self.room)
        at = self.added % self.room
        first = min(count, self.room - at)
        for begin, end, to in ((0, first, at), (first, count, 0)):
            if end > begin:
                rows = slice(to, to + end - begin)
                self._features[rows] = torch.from_numpy(features[begin:end]).to(self.device)
                self._amounts[rows] = torch.from_numpy(amounts[begin:end]).to(self.device)
                self._targets[rows] = torch.from_numpy(targets[begin:end]).to(self.device)
        self.added += count
        self.size = min(self.size + count, self.room)

    def batch(
        self, count: int, features: int, generator: torch.Generator
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Random samples: one row of amounts for each, and what they should be judged as."""
        rows = torch.randint(self.size, (count,), device=self.device, generator=generator)
        dense = torch.zeros((count, features + 1), dtype=torch.float32, device=self.device)
        amounts = self._amounts[rows].to(torch.float32) / self.unit
        dense.scatter_(1, self._features[rows].to(torch.int64), amounts)
        return dense[:, :features], self._targets[rows]


class Learner:
    """A network that learns."""

    def __init__(self, features: int, seed: int, device: str, start: Network | None = None) -> None:
        self.features, self.device = features, device
        self.generator = torch.Generator(device=device).manual_seed(seed)
        random = np.random.default_rng(seed)
        if start is None:
            rows = random.normal(0, 0.05, (features, WIDTH + 1))
            rows[:, WIDTH] = 0
            start = Network(
                rows,
                np.zeros(WIDTH + 1),
                random.normal(0, (2 / WIDTH) ** 0.5, (WIDTH, INNER)),
                np.zeros(INNER),
                random.normal(0, 0.1, INNER),
            )
        self._weights = [
            torch.tensor(np.asarray(array), dtype=torch.float32, device=device, requires_grad=True)
            for array in start
        ]
        self._mean = [weight.detach().clone() for weight in self._weights]
        self._adam = torch.optim.Adam(self._weights, lr=1e-3, fused=device == "cuda")
        self.steps = 0

    def _judged(self, dense: torch.Tensor, weights: list[torch.Tensor]) -> torch.Tensor:
        rows, start, second, second_start, third = weights
        hidden = dense @ rows + start
        inner = torch.relu(torch.relu(hidden[:, :WIDTH]) @ second + second_start)
        return hidden[:, WIDTH] + inner @ third

    def learn(self, pool: Pool, batch: int, steps: int, rate: float, fading: float) -> float:
        """Take so many steps; gives the mean loss. With each step `fading` of the mean is forgotten."""
        for group in self._adam.param_groups:
            group["lr"] = rate
        total = torch.zeros((), device=self.device)
        for _ in range(steps):
            dense, targets = pool.batch(batch, self.features, self.generator)
            loss = binary_cross_entropy_with_logits(self._judged(dense, self._weights), targets)
            self._adam.zero_grad(set_to_none=True)
            loss.backward()
            self._adam.step()
            self.steps += 1
            share = max(fading, 1 / (1 + 0.1 * self.steps))
            with torch.no_grad():
                torch._foreach_lerp_(self._mean, self._weights, share)
            total += loss.detach()
        return float(total) / max(steps, 1)

    def loss(self, pool: Pool, batch: int = 65536) -> float:
        """The mean loss of the running mean of the weights, on random samples of a pool."""
        with torch.no_grad():
            dense, targets = pool.batch(batch, self.features, self.generator)
            return float(binary_cross_entropy_with_logits(self._judged(dense, self._mean), targets))

    def network(self) -> Network:
        """What was learned so far, as it will be stored and played with."""
        arrays = (mean.cpu().numpy().astype(np.float16).astype(np.float32) for mean in self._mean)
        return Network(*(np.ascontiguousarray(array) for array in arrays))


def save_network(path: Path, network: Network) -> None:
    """Store a network as `load_network` reads it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    arrays = {name: array.astype(np.float16) for name, array in network._asdict().items()}
    with path.with_suffix(".part").open("wb") as file:
        np.savez_compressed(file, **arrays)
    path.with_suffix(".part").replace(path)


def read_network(path: Path) -> Network:
    """A network that `save_network` stored."""
    with np.load(path) as arrays:
        return Network(*(np.ascontiguousarray(arrays[name], np.float32) for name in Network._fields))
