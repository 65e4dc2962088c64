"""Prints the ten slowest tests of a run: `python scripts/slowest_tests.py FOLDER`.

The folder has pytest's JUnit files.
"""

import sys
from pathlib import Path
from xml.etree import ElementTree


def durations(folder: Path) -> list[tuple[float, str]]:
    """Seconds and name of every test, slowest first."""
    cases = [case for file in folder.glob("*.xml") for case in ElementTree.parse(file).iter("testcase")]
    return sorted(
        ((float(case.get("time", 0)), f"{case.get('file')}::{case.get('name')}") for case in cases),
        reverse=True,
    )


if __name__ == "__main__":
    for seconds, name in durations(Path(sys.argv[1]))[:10]:
        print(f"{seconds:7.1f} s  {name}")
