"""A learner that nobody here wrote learns both games: MaskablePPO of sb3-contrib, against random play.

    pip install -e ".[research,learn,plot]"
    python bench/learn.py skyjo --svg docs/images/learning-skyjo.svg
    python bench/learn.py skipbo --svg docs/images/learning-skipbo.svg

What is measured is the program of docs/environments.md, read from that page. Only the game is put in, and a
callback that counts wins every now and then and stops the learning when its processor time is up. Counting
is not part of that time.
"""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any

from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from tablee.envs.sb3 import win_rate

PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
EVERY = 8  # rollouts, a point of the curve
GAMES = ("skyjo", "skipbo")


def program_of(game: str) -> str:
    """The program of the page, for one of the games."""
    found = re.search(r"<!-- learns -->\n```py\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    if found is None:
        raise SystemExit(f"{PAGE} has no program that learns")
    program, count = re.subn(r'^game = "\w+"', f'game = "{game}"', found[1], flags=re.MULTILINE)
    if count != 1:
        raise SystemExit(f"the program of {PAGE} does not say which game is played")
    return program


class Curve(BaseCallback):
    """Counts wins while the learner learns, and stops it when its time is up."""

    def __init__(self, game: str, seconds: float) -> None:
        super().__init__()
        self.game, self.seconds = game, seconds
        self.points: list[tuple[int, float, float]] = []  # moves, seconds of processor time, share won
        self._rollouts = 0
        self._counting = self.ended = 0.0

    def _on_training_start(self) -> None:
        self._start = process_time()
        self._count()

    def learned(self) -> float:
        return process_time() - self._start - self._counting

    def _on_step(self) -> bool:
        return self.learned() < self.seconds

    def _on_rollout_end(self) -> None:
        self._rollouts += 1
        if self._rollouts % EVERY == 0:
            self._count()

    def _count(self) -> None:
        begin, learned = process_time(), self.learned()
        share = win_rate(self.model, self.game, 1000, seed=len(self.points))
        self.points.append((self.num_timesteps, learned, share))
        print(f"{self.game}: {self.num_timesteps:,} moves, {learned:.0f} s, wins {share:.1%}", flush=True)
        self._counting += process_time() - begin


def measured(game: str, minutes: float) -> list[tuple[int, float, float]]:
    """Run the program of the page; the points of its curve."""
    curve = Curve(game, 60 * minutes)

    class Watched(MaskablePPO):  # type: ignore[misc]
        def learn(self, total_timesteps: int, callback: Any = None, **settings: Any) -> Any:
            learned = super().learn(total_timesteps, callback=curve, **settings)
            curve.ended = curve.learned()
            return learned

    program = program_of(game).replace("from sb3_contrib import MaskablePPO\n", "")
    begin = process_time()
    namespace: dict[str, Any] = {"MaskablePPO": Watched}
    exec(compile(program, str(PAGE), "exec"), namespace)
    share = win_rate(namespace["model"], game, 10_000, seed=10_000)
    curve.points.append((namespace["model"].num_timesteps, curve.ended, share))
    print(
        f"{game}: {share:.2%} of 10,000 games after {curve.ended:.0f} s of processor time; "
        f"with compiling and counting {process_time() - begin:.0f} s"
    )
    return curve.points


def draw(game: str, points: Sequence[tuple[int, float, float]], path: Path) -> None:
    """The curve as an SVG."""
    figure = Figure(figsize=(7, 3.6), layout="constrained")
    FigureCanvasSVG(figure)
    axes = figure.subplots()
    axes.plot([seconds for _, seconds, _ in points], [share for _, _, share in points], color="#2f6f9f")
    for level in (0.5, 0.9):
        axes.axhline(level, color="#8a8a8a", linestyle="--", linewidth=1)
    axes.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    axes.set(
        title=f"{game}: games won against random play, MaskablePPO on one core",
        xlabel="seconds of processor time",
        ylim=(0, 1),
    )
    figure.savefig(path, format="svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--minutes", type=float, default=3, help="of processor time, at most")
    parser.add_argument("--svg", type=Path)
    given = parser.parse_args()
    points = measured(given.game, given.minutes)
    if given.svg:
        draw(given.game, points, given.svg)


if __name__ == "__main__":
    main()
