"""Fitting the panels of `tablee.bots.network` with PyTorch, on a graphics card if there is one."""

import copy
import math
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from tablee.bots.network import INNER, Panel

EACH = 0.1  # what all ways to judge count for by themselves; together, as the match stood, they count for one


class Judge(nn.Module):
    """A panel for PyTorch: its parameters are in the order of `Panel`."""

    def __init__(self, features: int, seed: int, width: int, judges: int) -> None:
        super().__init__()
        torch.manual_seed(seed)
        self.width = width
        self.rows = nn.Parameter(0.05 * torch.randn(features, width + judges))
        self.start = nn.Parameter(torch.zeros(width + judges))
        self.second = nn.Parameter(torch.randn(width, INNER) * math.sqrt(2 / width))
        self.second_start = nn.Parameter(torch.zeros(INNER))
        self.third = nn.Parameter(0.1 * torch.randn(INNER, judges))
        with torch.no_grad():
            self.rows[:, width:] = 0

    def forward(self, features: Tensor, amounts: Tensor) -> Tensor:
        """Features and how much there is of each; what is not there has an amount of 0."""
        told = torch.zeros((len(features), len(self.rows)), device=features.device)
        told.scatter_add_(1, features, amounts)
        hidden = told @ self.rows + self.start
        inner = functional.relu(hidden[:, : self.width]) @ self.second + self.second_start
        return hidden[:, self.width :] + functional.relu(inner) @ self.third

    def panel(self) -> Panel:
        """The weights as they will be stored and played with."""
        arrays = (parameter.detach().half().float().cpu().numpy() for parameter in self.parameters())
        return Panel(*(np.ascontiguousarray(array) for array in arrays))

    def load(self, path: Path) -> None:
        """Begin with what was learned before."""
        with np.load(path) as arrays, torch.no_grad():
            for name, parameter in self.named_parameters():
                parameter.copy_(torch.from_numpy(arrays[name].astype(np.float32)))


class Memory:
    """Samples on the device, the oldest forgotten first.

    A sample has a target as the match stood, and one for each way to judge with the share that this had when
    the seat decided. Mostly it is the sum of all ways that must be right, because moves were chosen by that.
    """

    def __init__(self, capacity: int, notes: int, judges: int, device: str) -> None:
        self.parts = (
            torch.zeros((capacity, notes), dtype=torch.int16, device=device),
            torch.zeros((capacity, notes), dtype=torch.float16, device=device),
            torch.zeros(capacity, device=device),
            torch.zeros((capacity, judges), dtype=torch.float16, device=device),
            torch.zeros((capacity, judges), dtype=torch.float16, device=device),
        )
        self.device, self.capacity = device, capacity
        self.size = self.at = 0

    def put(self, *samples: Tensor) -> None:
        """Features, amounts, targets, shares, and targets in each way."""
        count = min(len(samples[0]), self.capacity)
        places = (self.at + torch.arange(count, device=self.device)) % self.capacity
        for part, sample in zip(self.parts, samples, strict=True):
            part[places] = sample[:count].to(part.device, part.dtype)
        self.at = (self.at + count) % self.capacity
        self.size = min(self.capacity, self.size + count)

    def loss(self, judge: Judge, size: int) -> Tensor:
        """How far off the judge is in some samples."""
        rows = torch.randint(self.size, (size,), device=self.device)
        features, amounts, targets, shares, each = (part[rows] for part in self.parts)
        judged = judge(features.long(), amounts.float())
        together = (judged * shares.float()).sum(1) - targets
        return _smooth(together).mean() + EACH * _smooth(judged - each.float()).mean()


def _smooth(off: Tensor) -> Tensor:
    return functional.smooth_l1_loss(off, torch.zeros_like(off), beta=8.0, reduction="none")


class Fitter:
    """A network that learns, and the slow mean of what it has been, which is the one to play with."""

    def __init__(self, judge: Judge, memory: Memory, batch: int) -> None:
        self.memory, self.batch, self.steps = memory, batch, 0
        self.judge = judge.to(memory.device)
        self.mean = copy.deepcopy(self.judge)
        self._adam = torch.optim.Adam(self.judge.parameters(), fused=memory.device == "cuda")
        self.loss = torch.zeros((), device=memory.device)

    def learn(self, steps: int, rate: float) -> None:
        """So many batches from the memory."""
        for group in self._adam.param_groups:
            group["lr"] = rate
        for _ in range(steps if self.memory.size >= 4 * self.batch else 0):
            loss = self.memory.loss(self.judge, self.batch)
            self._adam.zero_grad(set_to_none=True)
            loss.backward()
            self._adam.step()
            self.steps += 1
            share = max(1e-3, 1 / (1 + 0.1 * self.steps))
            with torch.no_grad():
                torch._foreach_lerp_(list(self.mean.parameters()), list(self.judge.parameters()), share)
                self.loss.lerp_(loss, max(0.01, 1 / self.steps))


def save(panel: Panel, path: Path) -> None:
    """Write the weights as `load_panel` reads them, in half precision."""
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **{name: array.astype(np.float16) for name, array in panel._asdict().items()})
