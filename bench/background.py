"""How much of a processor the compiler in the background takes from a busy server: both on one core.

python bench/background.py
"""

import os
import subprocess
import sys
import tempfile

os.environ["NUMBA_CACHE_DIR"] = tempfile.mkdtemp()  # nothing has been compiled yet

import psutil

from tablee.jit.background import Preparation

_SECONDS = 10.0


def _measure(server: psutil.Process, compiler: psutil.Process) -> None:
    """Print the shares of both, with the processor time that either had."""

    def used(process: psutil.Process) -> float:
        times = process.cpu_times()
        return float(times.user + times.system)

    before = used(server), used(compiler)
    psutil.wait_procs([compiler], timeout=_SECONDS)
    seconds = used(server) - before[0], used(compiler) - before[1]
    for name, had in zip(("server", "compiler"), seconds, strict=True):
        print(f"{name:9}{had:6.2f} s{had / sum(seconds):7.1%}")


if __name__ == "__main__":
    os.sched_setaffinity(0, {0})
    with (
        subprocess.Popen([sys.executable, "-c", "while True: pass"]) as busy,
        Preparation([("skyjo", "simulation"), ("skyjo", "champion")]) as preparation,
    ):
        preparation.wait(2.0)  # until it has been loaded
        (compiler,) = (
            child for child in psutil.Process().children() if "tablee.preparation" in child.cmdline()
        )
        _measure(psutil.Process(busy.pid), compiler)
        busy.kill()
