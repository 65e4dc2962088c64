"""Fitting the small networks of `tablee.bots.network` with PyTorch, on a graphics card if there is one."""

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
    """The same networks for PyTorch. Features below `numbers_from` have no value: they are there or not."""

    def __init__(self, features: int, numbers_from: int, seed: int, width: int, judges: int) -> None:
        super().__init__()
        torch.manual_seed(seed)
        self.numbers_from, self.width = numbers_from, width
        self.rows = nn.Parameter(0.05 * torch.randn(features, width + judges))
        self.start = nn.Parameter(torch.zeros(width + judges))
        self.second = nn.Parameter(torch.randn(width, INNER) * math.sqrt(2 / width))
        self.second_start = nn.Parameter(torch.zeros(INNER))
        self.third = nn.Parameter(0.1 * torch.randn(INNER, judges))
        with torch.no_grad():
            self.rows[numbers_from:] *= 2
            self.rows[:, width:] = 0

    def forward(self, present: Tensor, numbers: Tensor) -> Tensor:
        """`present` lists the features that are there; `numbers_from` stands for none."""
        told = torch.zeros((len(present), self.numbers_from + 1), device=present.device)
        told.scatter_add_(1, present, torch.ones_like(present, dtype=told.dtype))
        features = torch.cat([told[:, :-1], numbers], dim=1)
        hidden = features @ self.rows + self.start
        inner = functional.relu(hidden[:, : self.width]) @ self.second + self.second_start
        return hidden[:, self.width :] + functional.relu(inner) @ self.third

    def panel(self) -> Panel:
        """The weights as compiled code takes them."""
        arrays = [self.rows, self.start, self.second, self.second_start, self.third]
        return Panel(*(np.ascontiguousarray(a.detach().float().cpu().numpy(), np.float32) for a in arrays))

    def load(self, path: Path) -> None:
        """Begin with what was learned before; what a wider network has more begins with little weight.

        Where fewer ways to judge were learned, the others begin as the first.
        """
        with np.load(path) as arrays, torch.no_grad():
            learned = {name: torch.from_numpy(arrays[name].astype(np.float32)) for name in arrays}
            width, judges = len(learned["second"]), learned["third"].shape[1]
            self.second *= 0.1
            for name, parameter in self.named_parameters():
                if name in ("rows", "start"):
                    parameter[..., :width] = learned[name][..., :width]
                    parameter[..., self.width :] = learned[name][..., width : width + 1]
                    parameter[..., self.width : self.width + judges] = learned[name][..., width:]
                elif name == "third":
                    parameter[:] = learned[name][:, :1]
                    parameter[:, :judges] = learned[name]
                else:
                    parameter[: len(learned[name])] = learned[name]


class Memory:
    """Samples on the device, the oldest forgotten first.

    A sample has a target as the match stood, and one for each way to judge with the share that this had when
    the seat decided. Mostly it is the sum of all ways that must be right, because moves were chosen by that.
    """

    def __init__(self, capacity: int, present: int, numbers: int, judges: int, device: str) -> None:
        self.present = torch.zeros((capacity, present), dtype=torch.int16, device=device)
        self.numbers = torch.zeros((capacity, numbers), dtype=torch.float16, device=device)
        self.targets = torch.zeros((capacity, 1 + judges), dtype=torch.float16, device=device)
        self.shares = torch.zeros((capacity, judges), dtype=torch.float16, device=device)
        self.device, self.capacity = device, capacity
        self.size = self.at = 0
        self.filled = torch.zeros(
            (), dtype=torch.float64, device=device
        )  # the size, where a recorded step can see it

    def put(self, present: Tensor, numbers: Tensor, targets: Tensor, shares: Tensor) -> None:
        count = min(len(targets), self.capacity)
        places = (self.at + torch.arange(count, device=self.device)) % self.capacity
        self.present[places] = present[:count].to(self.device)
        self.numbers[places] = numbers[:count].to(self.device).half()
        self.targets[places] = targets[:count].to(self.device).half()
        self.shares[places] = shares[:count].to(self.device).half()
        self.at = (self.at + count) % self.capacity
        self.size = min(self.capacity, self.size + count)
        self.filled.fill_(self.size)

    def loss(self, judge: Judge, size: int) -> Tensor:
        """How far off the judge is in some samples."""
        rows = (torch.rand(size, device=self.device, dtype=torch.float64) * self.filled).long()
        judged = judge(self.present[rows].long(), self.numbers[rows].float())
        targets = self.targets[rows].float()
        together = (judged * self.shares[rows].float()).sum(1) - targets[:, 0]
        return _smooth(together).mean() + EACH * _smooth(judged - targets[:, 1:]).mean()


def _smooth(off: Tensor) -> Tensor:
    return functional.smooth_l1_loss(off, torch.zeros_like(off), beta=8.0, reduction="none")


class Fitter:
    """A network that learns, and the slow mean of what it has been, which is the one to play with.

    On a graphics card a step is recorded once and then played back: that is several times faster.
    """

    def __init__(self, judge: Judge, memory: Memory, batch: int, fade: float = 0.999) -> None:
        self.device = memory.device
        self.memory, self.batch, self.fade = memory, batch, fade
        self.judge = judge.to(self.device)
        self.mean = copy.deepcopy(self.judge)
        self.rate = torch.tensor(1e-3, device=self.device)
        self.optimizer = torch.optim.Adam(
            self.judge.parameters(), lr=self.rate, capturable=self.device == "cuda"
        )
        self.loss = torch.zeros((), device=self.device)
        self.steps = 0
        self._recorded: torch.cuda.CUDAGraph | None = None

    def _step(self) -> None:
        loss = self.memory.loss(self.judge, self.batch)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self.optimizer.step()
        with torch.no_grad():
            torch._foreach_lerp_(list(self.mean.parameters()), list(self.judge.parameters()), 1 - self.fade)
            self.loss.copy_(self.loss * 0.99 + loss * 0.01)

    @property
    def ready(self) -> bool:
        """Whether there is enough to begin with."""
        return self.memory.size >= 20 * self.batch

    def learn(self, steps: int, rate: float) -> None:
        """So many batches from the memory."""
        self.rate.fill_(rate)
        if self.device == "cuda" and self._recorded is None:
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


def save(network: Panel, path: Path) -> None:
    """Write the weights as `load_network` reads them, in half precision."""
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **{name: array.astype(np.float16) for name, array in network._asdict().items()})
