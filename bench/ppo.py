"""PPO on one graphics card: how long until a network that plays only itself beats the levels 1, 2 and 3.

    pip install -e ".[gpu,plot]" torch
    python bench/ppo.py skyjo --seconds 240 --json bench/curves/ppo-skyjo.json --svg docs/images/ppo-skyjo.svg

As CleanRL does it: one file, one clipped objective, generalised advantages. `BatchEnv` deals and steps all
tables on the card, and PyTorch sees the same memory, so no state ever leaves it. Both seats are the
learner's: what is good for one is bad for the other, and so are values. Every now and then it meets the
levels, greedily and on the processor; the clock stands still meanwhile, and while code is compiled.
"""

import argparse
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from tablee.bots.estimates import share
from tablee.envs.batch import BatchEnv
from tablee.envs.episodes import new_episodes
from tablee.envs.learner import LearnerTables
from tablee.game.registry import GAMES

LEVELS = (1, 2, 3)
DEALS = 512  # of a meeting, for each seat and thread
THREADS = 4


class Player(nn.Module):
    """What to do, and what it is worth."""

    def __init__(self, size: int, moves: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(size, width),
            nn.ReLU(),
            nn.Linear(width, width),
            nn.ReLU(),
            nn.Linear(width, width),
            nn.ReLU(),
        )
        self.policy, self.value = nn.Linear(width, moves), nn.Linear(width, 1)
        for layer in self.modules():
            if isinstance(layer, nn.Linear):
                nn.init.orthogonal_(layer.weight, 2**0.5)
                nn.init.zeros_(layer.bias)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 1.0)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of the moves, none of which is illegal, and values."""
        with torch.autocast(seen.device.type, torch.bfloat16):
            found = self.body(seen)
            logits, value = self.policy(found), self.value(found)
        return logits.float().masked_fill(masks == 0, -1e9), value[:, 0].float()


class Tables:
    """Tables on a device, and their arrays as tensors."""

    def __init__(self, game: str, count: int, device: str, seed: int, rewards: str) -> None:
        self.env = BatchEnv(game, count, 2, seed=seed, observation="one-hot", device=device, rewards=rewards)
        self.env.reset()
        see: Callable[[Any], Tensor] = torch.from_numpy
        if device == "cuda":
            see = lambda array: torch.as_tensor(array, device="cuda")  # noqa: E731
        self.seen, self.masks, self.turns = (
            see(self.env.observations),
            see(self.env.masks),
            see(self.env.turns),
        )
        self.rewards, self.terminated = see(self.env.rewards), see(self.env.terminated)
        if device == "cuda":  # nothing was copied
            assert self.seen.data_ptr() == self.env.observations.__cuda_array_interface__["data"][0]

    def step(self, actions: Tensor) -> None:
        self.env.step(actions if actions.is_cuda else actions.numpy())


def practise(tables: Tables, player: Player, steps: int, decay: float, unit: float) -> tuple[Tensor, ...]:
    """Play so many moves at each table: what was seen, chosen, how likely it was, what it was worth."""
    seen, masks, actions, odds, values, gains, flips = [], [], [], [], [], [], []
    with torch.no_grad():
        for _ in range(steps):
            seen.append(tables.seen.to(torch.bfloat16))
            masks.append(tables.masks.clone())
            logits, value = player(seen[-1], masks[-1])
            noise = torch.empty_like(logits).exponential_().log()
            action = (logits - noise).argmax(1)
            mover = tables.turns.long()
            tables.step(action)
            actions.append(action)
            odds.append(logits.log_softmax(1).gather(1, action[:, None])[:, 0])
            values.append(value)
            ahead = tables.rewards - tables.rewards.mean(1, keepdim=True)
            gains.append(ahead.gather(1, mover[:, None])[:, 0] / unit)
            # What follows is worth as much to whoever moves next; nothing follows the end.
            same = torch.where(tables.turns.long() == mover, 1.0, -1.0)
            flips.append(torch.where(tables.terminated, 0.0, same))
        _, after = player(tables.seen.to(torch.bfloat16), tables.masks)
        advantage, found = torch.zeros_like(after), []
        for t in reversed(range(steps)):
            surprise = gains[t] + flips[t] * after - values[t]
            advantage = surprise + decay * flips[t] * advantage
            found.append(advantage)
            after = values[t]
    advantages, told = torch.stack(found[::-1]), torch.stack(values)
    batch = (torch.cat(seen), torch.cat(masks), torch.cat(actions), torch.cat(odds))
    return *batch, advantages.view(-1), (advantages + told).view(-1)


def learn(player: Player, adam: Any, batch: tuple[Tensor, ...], given: argparse.Namespace) -> None:
    size = len(batch[0]) // given.batches
    for _ in range(given.epochs):
        order = torch.randperm(len(batch[0]), device=batch[0].device)
        for rows in order.split(size):
            seen, masks, actions, odds, advantages, results = (part[rows] for part in batch)
            logits, values = player(seen, masks)
            likely = logits.log_softmax(1)
            ratio = (likely.gather(1, actions[:, None])[:, 0] - odds).exp()
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            clipped = ratio.clamp(1 - given.clip, 1 + given.clip)
            gain = torch.minimum(ratio * advantages, clipped * advantages).mean()
            entropy = -(likely.exp() * likely).sum(1).mean()
            loss = given.value * (values - results).square().mean() - gain - given.entropy * entropy
            adam.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            adam.step()


def meet(game: str, player: Player, level: int, device: str, deals: int, seed: int) -> tuple[float, int]:
    """The share of single games or rounds that it wins against a level, and how many were played."""

    def play(part: int) -> float:
        tables = LearnerTables(
            game, deals, new_episodes(game, 2), level, part % 2, "one-hot", seed=seed + part // 2
        )
        tables.reset(tables.everywhere)
        won, rows = np.full(deals, np.nan), tables.rows
        while np.isnan(won).any():
            seen = torch.from_numpy(tables.form.encode(rows.observations)).to(device)
            with torch.no_grad():
                logits, _ = player(seen, torch.from_numpy(rows.masks).to(device))
            actions = logits.argmax(1).cpu().numpy()
            tables.step(actions)
            ended = rows.terminated & np.isnan(won)
            won[ended] = 0.5 + 0.5 * rows.rewards[ended]
        return float(won.sum())

    with ThreadPoolExecutor(THREADS) as pool:
        return sum(pool.map(play, range(THREADS))), deals * THREADS


def plot(curve: list[dict[str, Any]], game: str, path: Path) -> None:
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6.4, 3.6), layout="constrained")
    FigureCanvasSVG(figure)
    axes = figure.add_subplot(
        xlabel="seconds on one card", ylabel="won", title=f"{game}: PPO against itself meets the levels"
    )
    for level in LEVELS:
        points = [(point["seconds"], 100 * point[f"level {level}"][0]) for point in curve]
        axes.plot(*zip(*points, strict=True), label=f"level {level}", marker=".")
    axes.axhline(50, color="0.7", linewidth=0.8)
    axes.yaxis.set_major_formatter("{x:.0f} %")
    axes.legend()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seconds", type=float, default=240, help="of practice and learning")
    parser.add_argument("--rewards", choices=("win", "score"), default="win")
    parser.add_argument("--unit", type=float, default=1, help="of rewards, that counts as one")
    parser.add_argument("--tables", type=int, default=16384)
    parser.add_argument("--steps", type=int, default=64, help="moves at each before a lesson")
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batches", type=int, default=32, help="of a lesson")
    parser.add_argument("--decay", type=float, default=0.95, help="of advantages, move by move")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01, help="what it counts at first; less and less")
    parser.add_argument("--value", type=float, default=1.0)
    parser.add_argument("--every", type=float, default=20, help="seconds between meetings")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--svg", type=Path)
    parser.add_argument("--again", action="store_true", help="only draw what stands in --json")
    given = parser.parse_args()
    if given.again:
        plot(json.loads(given.json.read_text())["curve"], given.game, given.svg)
        return
    torch.manual_seed(given.seed)
    tables = Tables(given.game, given.tables, given.device, given.seed, given.rewards)
    player = Player(tables.seen.shape[1], tables.masks.shape[1], given.width).to(given.device)
    adam = torch.optim.Adam(player.parameters(), lr=given.rate, eps=1e-5)
    entropy = given.entropy
    practise(tables, player, 2, given.decay, given.unit)  # which compiles
    curve: list[dict[str, Any]] = []
    seconds = played = next_meeting = 0.0
    moves = 0
    beaten: dict[int, float] = {}
    while True:
        if seconds >= next_meeting or seconds >= given.seconds:
            point: dict[str, Any] = {
                "seconds": round(seconds, 1),
                "moves": moves,
                "playing": round(played, 1),
            }
            for level in LEVELS:
                found = share(*meet(given.game, player, level, given.device, given.deals, 1000))
                point[f"level {level}"] = [
                    round(number, 4) for number in (found.value, found.low, found.high)
                ]
                if found.low > 0.5:
                    beaten.setdefault(level, round(seconds, 1))
            curve.append(point)
            print(json.dumps(point), flush=True)
            if given.json:
                given.json.write_text(json.dumps({"curve": curve, "beaten": beaten}, indent=1) + "\n")
            next_meeting = seconds + given.every
            if seconds >= given.seconds:
                break
        left = 1 - seconds / given.seconds
        for group in adam.param_groups:
            group["lr"] = given.rate * max(left, 0.02)
        given.entropy = entropy * max(left, 0.1)
        begun = perf_counter()
        batch = practise(tables, player, given.steps, given.decay, given.unit)
        between = perf_counter()
        learn(player, adam, batch, given)
        if given.device == "cuda":
            torch.cuda.synchronize()
        seconds += perf_counter() - begun
        played += between - begun
        moves += given.steps * given.tables
    for level in LEVELS:
        print(
            f"level {level} beaten after {beaten[level]} s"
            if level in beaten
            else f"level {level}: not beaten"
        )
    if given.svg:
        plot(curve, given.game, given.svg)


if __name__ == "__main__":
    main()
