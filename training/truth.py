"""What networks think of choices, beside what long playouts in the same worlds say."""

import numpy as np

from tablee.kernels.decorators import Array


def measure(thought: Array, seen: Array, unit: float) -> dict[str, float]:
    """How far off thoughts (positions, choices) are from what was seen (positions, choices, worlds).

    Of single values, of differences between choices, and what choosing by them costs. What the worlds
    scatter is taken off.
    """
    mean, worlds = seen.mean(2), seen.shape[2]
    noise = (seen.var(2) / worlds).mean()
    ahead = seen[:, 1:] - seen[:, :1]
    off = (thought[:, 1:] - thought[:, :1]) - ahead.mean(2)
    between = (ahead.var(2) / worlds).mean()
    half, rows, regret = worlds // 2, np.arange(len(seen)), []
    chosen = thought.argmax(1)
    for one, other in ((seen[..., :half], seen[..., half:]), (seen[..., half:], seen[..., :half])):
        judge = other.mean(2)
        regret.append(judge[rows, one.mean(2).argmax(1)] - judge[rows, chosen])
    lost = np.mean(regret, 0)

    def told(number: float) -> float:
        return round(unit * float(number), 3)

    return {
        "positions": len(seen),
        "error": told(max(((thought - mean) ** 2).mean() - noise, 0) ** 0.5),
        "difference": told(max((off**2).mean() - between, 0) ** 0.5),
        "regret": told(lost.mean()),
        "regret ±": told(1.96 * lost.std() / len(lost) ** 0.5),
    }
