"""Programs to try: the examples that are shipped, and one that misbehaves in every way."""

import shlex
import shutil
import sys
from pathlib import Path

from tablee.bots.external.process import Program

ROOT = Path(__file__).parents[3]
TWENTY_LINES = ROOT / "examples" / "bots" / "twenty_lines.py"
NODE_BOT = ROOT / "examples" / "bots" / "bot.mjs"
_HOSTILE = Path(__file__).parent / "hostile" / "misbehaving.py"


def command(*words: object) -> str:
    return shlex.join(map(str, words))


def example() -> Program:
    return Program.named(command(sys.executable, TWENTY_LINES))


def node_example() -> Program:
    assert shutil.which("node"), "the browser client needs Node, so it is there"
    return Program.named(command("node", NODE_BOT))


def misbehaving(what: str, *arguments: object) -> Program:
    return Program.named(command(sys.executable, _HOSTILE, what, *arguments))
