"""Learn what positions of Skyjo are worth from rounds that the networks play.

    python training/skyjo.py two --seconds 600 --start src/tablee/games/skyjo/bots/networks --out learned

All rounds are played as tensors on the graphics card (`crowd`): against level 4 at as many tables as
`--rivals` says, and against themselves. The curve is written beside the weights: points a round, and matches
against level 4 that the cores play in compiled code meanwhile (`skyjo_practice`).
"""

import argparse
import json
import time
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import cycle
from pathlib import Path

import numpy as np
import torch
from crowd import Crowd
from fit import Fitter, Judge, Memory, save
from lookahead import Weights
from skyjo_practice import compare_players
from standings import Judges

from tablee.bots.network import Panel
from tablee.game.stream import seed_words
from tablee.games.skyjo.bots.features import FEATURES, NUMBERS_FROM
from tablee.games.skyjo.bots.learned import CAREFUL, EAGER, Care, new_room
from tablee.games.skyjo.bots.weights import tuned_weights
from tablee.jit.decorators import Array

TABLES = {"two": (2,), "many": (4, 3, 5, 6, 4, 8)}  # how many sit there, crowd after crowd
KINDS = ("open", "closed")
CLOSED_SHARE = 8  # the network for closed rounds learns from batches smaller by this
CLOSINGS = 4  # times as often it learns from its samples if these are endings: they tell more
TURNS = 48  # that a crowd plays between lessons


def against_level_4(
    panels: tuple[Panel, Panel], players: int, deals: int, workers: int, seed: int, care: Care
) -> dict[str, float]:
    """Matches with one learned seat: the share of wins, and points a round."""

    def play(part: int) -> Array:
        results = np.zeros((deals // workers, players, 4))
        room = new_room(*panels, tuned_weights(players, None))
        key = seed_words((seed + 7_000_000).to_bytes(32, "big"))
        compare_players(room, key, part * 1_000_000, len(results), players, True, care, results)
        return results

    with ThreadPoolExecutor(workers) as pool:
        results = np.concatenate(list(pool.map(play, range(workers))))
    rounds = results[..., 3]
    per_deal = results[..., 2].mean(1)
    return {
        "wins": float(per_deal.mean()),
        "error": float(per_deal.std() / len(per_deal) ** 0.5),
        "points": float((results[..., 0] / rounds).mean()),
        "others": float((results[..., 1] / rounds).mean()),
    }


def on_device(judge: Judge) -> Weights:
    """The network as crowds take it."""
    weights = (parameter.detach().clone() for parameter in judge.parameters())
    return Weights(*(weight.half() if weight.is_cuda else weight for weight in weights))


def learn(given: argparse.Namespace) -> None:
    tables = TABLES[given.tables]
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cuda":
        torch.set_float32_matmul_precision("high")
    width = (
        5 * max(tables) + 2
    )  # features without a value: four columns and hidden cards of each, top, standing
    fitters = []
    judges = Judges(max(tables), device).count
    for i, kind in enumerate(KINDS):
        judge = Judge(FEATURES, NUMBERS_FROM, given.seed + i, given.width, judges)
        if given.start:
            folders = Path(given.start), Path(__file__).parent / "networks"  # which playing does not need
            names = f"{given.tables}-{kind}.npz", f"two-{kind}.npz"
            known = [folder / name for folder in folders for name in names]
            judge.load(next(file for file in known if file.exists()))
        share = CLOSED_SHARE if i and given.tables == "two" else 1
        memory = Memory(given.memory // share, width, FEATURES - NUMBERS_FROM, judges, device)
        fitters.append(Fitter(judge, memory, given.batch // share))

    def panels() -> tuple[Panel, Panel]:
        return fitters[0].mean.panel(), fitters[1].mean.panel()

    def weights() -> tuple[Weights, Weights]:
        return on_device(fitters[0].mean), on_device(fitters[1].mean)

    crowds = cycle(
        [
            Crowd(
                given.count * 2 // players,
                players,
                tuned_weights(players, None),
                device,
                given.seed + k,
                given.rivals,
            )
            for k, players in enumerate(tables)
        ]
    )
    looking = ThreadPoolExecutor(1)
    look: Future[dict[str, float]] | None = None
    curve: list[dict[str, float]] = []
    out, table = Path(given.out), 4 if given.tables == "many" else 2
    begun = now = next_look = time.time()
    samples = learned = 0
    playing = 0.0
    while now < begun + given.seconds:
        crowd = next(crowds)
        began = time.time()
        played = crowd.play(weights(), TURNS, given.trust, given.curiosity)
        gap = width - played.present.shape[1]
        present = torch.nn.functional.pad(played.present, (0, gap), value=NUMBERS_FROM)
        for fitter, rows in zip(fitters, (~played.closed, played.closed), strict=True):
            if fitter is fitters[1] or now >= begun + given.closing:
                fitter.memory.put(
                    present[rows], played.numbers[rows], played.targets[rows], played.shares[rows]
                )
        if device == "cuda":
            torch.cuda.synchronize()
        playing += time.time() - began
        samples += len(present)
        now = time.time()
        rate = given.rate * 0.05 ** ((now - begun) / given.seconds)
        steps = int((given.reuse * samples - learned) / given.batch)
        learned += steps * given.batch
        for fitter, times in zip(fitters, (1, CLOSINGS if given.tables == "two" else 1), strict=True):
            if fitter.ready:
                fitter.learn(times * steps, rate)
        if look is not None and look.done():
            curve[-1] |= look.result()
            print(json.dumps({key: round(value, 5) for key, value in curve[-1].items()}), flush=True)
            write(out, given.tables, panels(), curve)
            look = None
        if look is None and now >= next_look:
            next_look = now + given.look
            curve.append(
                {
                    "seconds": round(now - begun, 1),
                    "playing": round(playing, 1),
                    "samples": samples,
                    "steps": fitters[0].steps,
                    "loss": float(fitters[0].loss),
                    "closed_loss": float(fitters[1].loss),
                    "own_points": float(crowd.points / crowd.finished.clamp(min=1)),
                    "rate": rate,
                }
            )
            look = looking.submit(
                against_level_4, panels(), table, given.deals, max(given.workers // 2, 1), given.seed, EAGER
            )
    looking.shutdown()
    write(out, given.tables, panels(), curve)
    for care, deals in ((EAGER, 2 * given.deals), (CAREFUL, 2 * given.deals)):
        final = against_level_4(panels(), table, deals, 2 * given.workers, given.seed + 1, care)
        print("final", care, json.dumps(final), f"{time.time() - begun:.0f} s in all", flush=True)
        curve.append({"final": float(care == CAREFUL), "samples": samples, **final})
        write(out, given.tables, panels(), curve)


def write(out: Path, name: str, panels: tuple[Panel, Panel], curve: list[dict[str, float]]) -> None:
    for panel, kind in zip(panels, KINDS, strict=True):
        save(panel, out / f"{name}-{kind}.npz")
    (out / f"curve-{name}.json").write_text(json.dumps(curve, indent=1))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tables", choices=TABLES, help="two players, or three to eight")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--closing", type=float, default=0, help="seconds in which only what closing is worth is learned"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=128, help="of the first layer")
    parser.add_argument("--count", type=int, default=65536, help="rounds of two that are played at once")
    parser.add_argument("--trust", type=float, default=0.5)
    parser.add_argument("--curiosity", type=float, default=0.01)
    parser.add_argument("--rate", type=float, default=5e-4, help="of learning at the beginning")
    parser.add_argument("--memory", type=int, default=30_000_000, help="samples remembered")
    parser.add_argument("--reuse", type=float, default=1.5, help="how often a sample is learned from, about")
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rivals", type=float, default=0.75, help="share of tables where level 4 plays")
    parser.add_argument("--deals", type=int, default=960, help="deals of a look at the strength")
    parser.add_argument("--look", type=float, default=30, help="seconds between such looks")
    parser.add_argument("--start", default="", help="a folder with the networks to begin with")
    parser.add_argument("--out", default="learned")
    learn(parser.parse_args())
