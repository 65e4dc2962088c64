"""Having parts of Tablée compiled in a process of its own, while something else goes on.

`tablee.kernels.readiness` says what is lacking. Where the compiled code came with the installation that is
nothing, and no process is started.
"""

import subprocess
import sys
import threading
from collections.abc import Iterable
from contextlib import suppress
from types import TracebackType
from typing import Self

ATTACHED = "--attached"  # tells `tablee.preparation` that it is somebody's child,
IDLE = "--idle"  # and that it has to give way to everything else
Part = tuple[str, str]  # a game and one of `kernels.readiness.PARTS`


class Preparation:
    """Compiles these parts, in this order.

    Two of them share the work: each function is compiled by whichever comes to it first.
    """

    def __init__(self, lacking: Iterable[Part], awaited: bool = False) -> None:
        """`awaited`: somebody waits for it. Otherwise it only gets the time that the processor has left."""
        self.compiled = 0  # functions, so far
        self._process: subprocess.Popen[str] | None = None
        if named := [f"{game}:{part}" for game, part in lacking]:
            how = [ATTACHED] if awaited else [ATTACHED, IDLE]
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tablee.preparation", *how, *named],
                stdin=subprocess.PIPE,  # at whose end it ends
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                # Ctrl-C is for the process that started it. Not a new session: Linux schedules sessions as
                # equals, whatever priority their processes have.
                process_group=0,
            )
            threading.Thread(target=self._count, args=(self._process,), daemon=True).start()

    def _count(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                self.compiled = int(line)

    def wait(self, seconds: float | None = None) -> bool:
        """Whether it is done, after at most so many seconds."""
        if self._process is not None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(seconds)
        return self._process is None or self._process.returncode is not None

    def close(self) -> None:
        """What was compiled is kept; the rest is left for another time."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            assert self._process.stdin is not None
            self._process.stdin.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
