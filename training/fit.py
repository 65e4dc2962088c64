"""Fitting the small networks of `tablee.bots.network` with PyTorch, on a graphics card if there is one."""

import copy
import math
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from tablee.bots.network import INNER, WIDTH, Network
from tablee.games.compiling import Array


class Judge(nn.Module):
    """The same network for PyTorch. Features below `numbers_from` have no value: they are there or not."""

    def __init__(self, features: int, numbers_from: int, seed: int) -> None:
        super().__init__()
        torch.manual_seed(seed)
        self.numbers_from = numbers_from
        self.rows = nn.Parameter(0.05 * torch.randn(features, WIDTH + 1))
        self.start = nn.Parameter(torch.zeros(WIDTH + 1))
        self.second = nn.Parameter(torch.randn(WIDTH, INNER) * math.sqrt(2 / WIDTH))
        self.second_start = nn.Parameter(torch.zeros(INNER))
        self.third = nn.Parameter(0.1 * torch.randn(INNER))
        with torch.no_grad():
            self.rows[numbers_from:] *= 2
            self.rows[:, -1] = 0

    def forward(self, present: Tensor, numbers: Tensor) -> Tensor:
        """`present` lists the features that are there; `numbers_from` stands for none."""
        told = torch.zeros((len(present), self.numbers_from + 1), device=present.device)
        told.scatter_add_(1, present, torch.ones_like(present, dtype=told.dtype))
        features = torch.cat([told[:, :-1], numbers], dim=1)
        hidden = features @ self.rows + self.start
        inner = functional.relu(hidden[:, :WIDTH]) @ self.second + self.second_start
        return hidden[:, WIDTH] + functional.relu(inner) @ self.third

    def network(self) -> Network:
        """The weights as compiled code takes them."""
        arrays = [self.rows, self.start, self.second, self.second_start, self.third]
        return Network(*(np.ascontiguousarray(a.detach().float().cpu().numpy(), np.float32) for a in arrays))

    def load(self, path: Path) -> None:
        """Begin with weights that were learned before."""
        with np.load(path) as arrays, torch.no_grad():
            for name, parameter in self.named_parameters():
                parameter.copy_(torch.from_numpy(arrays[name].astype(np.float32)))


class Memory:
    """Samples on the device, the oldest forgotten first."""

    def __init__(self, capacity: int, present: int, numbers: int, device: str) -> None:
        self.present = torch.zeros((capacity, present), dtype=torch.int16, device=device)
        self.numbers = torch.zeros((capacity, numbers), dtype=torch.float16, device=device)
        self.targets = torch.zeros(capacity, dtype=torch.float32, device=device)
        self.device, self.capacity = device, capacity
        self.size = self.at = 0
        self.filled = torch.zeros((), device=device)  # the size, where a recorded step can see it

    def put(self, present: Array, numbers: Array, targets: Array) -> None:
        count = min(len(targets), self.capacity)
        places = (self.at + torch.arange(count, device=self.device)) % self.capacity
        self.present[places] = torch.from_numpy(present[:count]).to(self.device)
        self.numbers[places] = torch.from_numpy(numbers[:count]).to(self.device).half()
        self.targets[places] = torch.from_numpy(targets[:count]).to(self.device)
        self.at = (self.at + count) % self.capacity
        self.size = min(self.capacity, self.size + count)
        self.filled.fill_(self.size)

    def batch(self, size: int) -> tuple[Tensor, Tensor, Tensor]:
        rows = (torch.rand(size, device=self.device, dtype=torch.float64) * self.filled).long()
        return self.present[rows].long(), self.numbers[rows].float(), self.targets[rows]


class Fitter:
    """A network that learns, and the slow mean of what it has been, which is the one to play with.

    On a graphics card a step is recorded once and then played back: that is several times faster.
    """

    def __init__(
        self, judge: Judge, memory: Memory, batch: int, *, chances: bool, fade: float = 0.9999
    ) -> None:
        self.device = memory.device
        self.memory, self.batch, self.chances, self.fade = memory, batch, chances, fade
        self.judge = judge.to(self.device)
        self.mean = copy.deepcopy(self.judge)
        self.rate = torch.tensor(1e-3, device=self.device)
        self.optimizer = torch.optim.Adam(
            self.judge.parameters(), lr=self.rate, capturable=self.device == "cuda"
        )
        self.loss = torch.zeros((), device=self.device)
        self.steps = 0
        self.plain = False  # whether nothing is recorded
        self._recorded: torch.cuda.CUDAGraph | None = None

    def _step(self) -> None:
        present, numbers, targets = self.memory.batch(self.batch)
        judged = self.judge(present, numbers)
        if self.chances:
            loss = functional.binary_cross_entropy_with_logits(judged, targets)
        else:
            loss = functional.smooth_l1_loss(judged, targets, beta=3.0)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self.optimizer.step()
        with torch.no_grad():
            torch._foreach_lerp_(list(self.mean.parameters()), list(self.judge.parameters()), 1 - self.fade)
            self.loss.copy_(self.loss * 0.99 + loss * 0.01)

    def learn(self, steps: int, rate: float) -> None:
        """So many batches from the memory."""
        self.rate.fill_(rate)
        if self.device == "cuda" and self._recorded is None and not self.plain:
            stream = torch.cuda.Stream()
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                for _ in range(5):
                    self._step()
            torch.cuda.current_stream().wait_stream(stream)
            self._recorded = torch.cuda.CUDAGraph()
            self.optimizer.zero_grad(set_to_none=True)
            with torch.cuda.graph(self._recorded):
                self._step()
        for _ in range(steps):
            if self._recorded is None:
                self._step()
            else:
                self._recorded.replay()
        self.steps += steps
        if self.steps * (1 - self.fade) < 5:  # the mean of few steps is mostly the beginning
            with torch.no_grad():
                for slow, fast in zip(self.mean.parameters(), self.judge.parameters(), strict=True):
                    slow.copy_(fast)
        if self.device == "cuda":
            torch.cuda.synchronize()


def save(network: Network, path: Path) -> None:
    """Write the weights as `load_network` reads them, in half precision."""
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **{name: array.astype(np.float16) for name, array in network._asdict().items()})
