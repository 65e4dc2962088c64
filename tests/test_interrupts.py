import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WAITS = "import time; print('here', flush=True); time.sleep(600)"


def test_ctrl_c_ends_what_a_test_starts() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WAITS], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"here\n"
        process.send_signal(signal.SIGINT)
        try:
            assert process.wait(60) == -signal.SIGINT
        finally:
            process.kill()


@pytest.mark.full
@pytest.mark.parametrize("workers", [0, 1])
def test_the_same_where_a_script_has_the_tests_ignore_it(workers: int) -> None:
    """As `./check &` does; also in the processes that pytest starts for the tests."""
    test = f"{__file__}::{test_ctrl_c_ends_what_a_test_starts.__name__}"
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", str(workers), test]
    done = subprocess.run(
        ["sh", "-c", f"trap '' INT; exec {shlex.join(words)}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
