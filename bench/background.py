"""How much of a core the compiler in the background takes from a busy server.

    python bench/background.py

A busy loop in the place of the server and the compiler share one core.
"""

import os
import subprocess
import sys
import tempfile

import psutil

from tablee.kernels.readiness import Preparation

_SECONDS = 10.0


def _used(process: psutil.Process) -> float:
    """Seconds of processor time."""
    times = process.cpu_times()
    return float(times.user + times.system)


def _measure(busy: psutil.Process, compiler: psutil.Process) -> None:
    before = _used(busy), _used(compiler)
    psutil.wait_procs([compiler], timeout=_SECONDS)
    used = _used(busy) - before[0], _used(compiler) - before[1]
    for name, seconds in zip(("server", "compiler"), used, strict=True):
        print(f"{name:9}{seconds:6.2f} s{seconds / sum(used):7.1%}")


def main() -> None:
    os.sched_setaffinity(0, {0})
    with (
        tempfile.TemporaryDirectory() as cache,
        subprocess.Popen([sys.executable, "-c", "while True: pass"]) as busy,
    ):
        os.environ["NUMBA_CACHE_DIR"] = cache  # nothing has been compiled yet
        with Preparation([("skyjo", "simulation"), ("skyjo", "champion")]) as preparation:
            preparation.wait(2.0)  # until it has been loaded
            children = psutil.Process().children()
            (compiler,) = (child for child in children if "tablee.preparation" in child.cmdline())
            _measure(psutil.Process(busy.pid), compiler)
        busy.kill()


if __name__ == "__main__":
    main()
