"""The mean of networks that began with the same weights: what each has learned of chance alone cancels out.

    python training/average.py src/tablee/bots/skyjo/networks two-open two-closed --of learned/a learned/b

Networks that were learned from different beginnings cannot be averaged.
"""

import argparse
from pathlib import Path

import numpy as np
from fit import save

from tablee.bots.network import Network


def average(paths: list[Path]) -> Network:
    """Weight by weight."""
    loaded = [np.load(path) for path in paths]
    return Network(
        *(
            np.mean([arrays[field].astype(np.float32) for arrays in loaded], axis=0)
            for field in Network._fields
        )
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path, help="the folder to write to")
    parser.add_argument("names", nargs="+", help="the networks in each folder")
    parser.add_argument("--of", nargs="+", type=Path, required=True, help="the folders")
    given = parser.parse_args()
    for name in given.names:
        save(average([folder / f"{name}.npz" for folder in given.of]), given.out / f"{name}.npz")
