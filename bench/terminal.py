"""How fast the terminal table is: until the first screen, and what is written for one move.

    python bench/terminal.py --rounds 5

The real program in a terminal of 80 columns and 24 lines. Of several starts the best counts: what else the
machine does adds to it. Processor seconds are the program's own; on a quiet machine both are the same.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.terminal.measuring import drawn, program, start

GOAL = 1.0  # seconds until the first screen, warm
GOLDEN = Path(__file__).parents[1] / "tests" / "golden" / "skyjo-2.json"
STARTS = (
    (("play",), "Who plays what"),
    (("play", "skyjo", "-p", "8", "--pace", "0"), "Turn over two"),
    (("play", "skipbo", "-p", "6", "--pace", "0"), "your turn"),
    (("play", "skyjo", "-p", "8", "--plain"), "Your move"),
    (("score", "skyjo", "-n", "Ada", "-n", "Bo", "--new"), "Ada deals"),
    (("replay", str(GOLDEN)), "move 0 of"),
)
WATCHED = 20  # moves of bots


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each is started")
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        print(f"until the first screen; the goal is {GOAL:g} s{'':14}wall   processor")
        for arguments, until in STARTS:
            measured = [start(*arguments, until=until, data=data) for _ in range(rounds)]
            wall, processor = (min(each[at] for each in measured) for at in (0, 1))
            called = " ".join(Path(word).name for word in arguments)
            print(f"  tablee {called:42} {wall:6.2f} s  {processor:6.2f} s")
        running = program("play", "skyjo", "-p", "8", "--watch", "--pace", "0.7", data=data)
        running.expect("Round 1")
        drawn(running)
        moves = [drawn(running) for _ in range(WATCHED)]
        running.close(force=True)
        sizes = [len(move.written) for move in moves]
        print(
            f"eight seats, bytes written for a move: {statistics.median(sizes):.0f} (at most {max(sizes)}); "
            f"the screen was wiped {sum(move.clears for move in moves)} times"
        )


if __name__ == "__main__":
    main()
