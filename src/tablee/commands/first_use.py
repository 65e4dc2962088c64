"""Compiling what a command needs, if it did not come with the installation: once, with progress.

A process of its own compiles, so Ctrl-C is answered at once, and the processes of a tournament find it done.
"""

import sys
from collections.abc import Iterable

from tablee.commands.language import say
from tablee.jit.background import Part, Preparation

_OFTEN = 0.2  # seconds between two looks


def compile_first(parts: Iterable[Part]) -> None:
    """Wait until these parts are ready; mostly they are. Says on a terminal what is going on."""
    with Preparation(parts) as preparation:
        if preparation.wait(0):
            return
        if not sys.stderr.isatty():
            while not preparation.wait(_OFTEN):
                pass
            return
        from rich.console import Console

        with Console(stderr=True).status("") as status:
            while not preparation.wait(_OFTEN):
                status.update(say("progress-compiling", count=preparation.compiled))
