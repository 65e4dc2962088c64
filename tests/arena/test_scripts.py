import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import tablee
print("once")
tournament = tablee.Tournament("skyjo", [4, 1], matches=2, options={"limit": None}, recorded=True)
standing = tournament.play(threads=2)
print(standing.duels[0].matches)
"""


@pytest.mark.slow
def test_a_script_plays_a_tournament_without_a_guard_for_its_main_module(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("once\n2\n", 0), done.stderr
