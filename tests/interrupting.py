"""Ctrl-C in the middle of a program's work."""

import signal
import subprocess
import time
from collections.abc import Callable

import psutil

_PATIENCE = 240.0  # seconds; kernels may have to be compiled first, and that is not cut short
_WORKED = 3.0  # seconds of the processor: all is loaded, and the work has begun


def interrupt(process: subprocess.Popen[str], when: Callable[[], bool] = lambda: True) -> str:
    """Interrupt it once it is at work and `when` holds; all it has said on standard error when it has ended.

    At work by the processor's clock: on a busy machine three seconds of the other one may not even start it.
    """
    program = psutil.Process(process.pid)
    deadline = time.monotonic() + _PATIENCE
    try:
        while sum(program.cpu_times()[:2]) < _WORKED or not when():
            assert process.poll() is None, "it has ended by itself"
            assert time.monotonic() < deadline, "it has not begun"
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        return process.communicate(timeout=_PATIENCE)[1]
    finally:
        process.kill()
