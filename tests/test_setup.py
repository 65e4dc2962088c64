import os
import re
import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources of the browser client, and one that was built after all of them."""
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    monkeypatch.syspath_prepend(tmp_path / "web")  # as if `python web/build.py` ran there
    words = [path.relative_to(ROOT) for path in ROOT.glob("src/tablee/games/*/words")]
    for folder in (Path("src/tablee/locales"), *words):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    page = tmp_path / "src/tablee/server/static/web/index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    for path in tmp_path.rglob("*"):
        if path != page:
            os.utime(path, (0, 0))
    return tmp_path


def is_built(checkout: Path) -> bool:
    """What the shell says, and web/build.py must say too."""
    command = f"root={checkout}; source {ROOT}/scripts/setup.sh; is_web_built"
    shell = subprocess.run(["bash", "-c", command], check=False).returncode == 0
    assert runpy.run_path(str(checkout / "web/build.py"))["is_current"]() == shell
    return shell


def test_the_client_is_not_built_again_because_python_has_run(checkout: Path) -> None:
    """It leaves compiled modules in their folders."""
    assert is_built(checkout)
    (checkout / "src/tablee/locales/__pycache__").mkdir(exist_ok=True)
    (checkout / "src/tablee/locales/__pycache__/words.pyc").touch()
    assert is_built(checkout)


@pytest.mark.slow
@pytest.mark.parametrize(
    "source",
    [
        "web/src/App.svelte",
        "web/package-lock.json",
        "src/tablee/locales/pt/web.ftl",
        "src/tablee/games/skyjo/words/pt/games.ftl",
    ],
)
def test_the_client_is_built_again_when_a_source_changes(checkout: Path, source: str) -> None:
    assert (checkout / source).exists()
    later = (checkout / "src/tablee/server/static/web/index.html").stat().st_mtime + 1
    os.utime(checkout / source, (later, later))
    assert not is_built(checkout)


def test_the_client_is_built_again_when_a_source_goes_away(checkout: Path) -> None:
    (checkout / "src/tablee/locales/pt/web.ftl").unlink()
    assert not is_built(checkout)


def test_a_source_distribution_is_installed_with_the_client_that_it_has(checkout: Path) -> None:
    """Its files have any time, and whoever installs it may have no Node."""
    (checkout / "PKG-INFO").touch()
    os.utime(checkout / "src/tablee/server/static/web/index.html", (-1, -1))
    assert runpy.run_path(str(checkout / "web/build.py"))["is_current"]()


@pytest.mark.parametrize(
    ("message", "tries"), [("E: Could not get lock /x/lock", 3), ("E: No such package", 1)]
)
def test_apt_is_tried_again_only_while_another_apt_holds_a_lock(
    tmp_path: Path, message: str, tries: int
) -> None:
    apt = tmp_path / "apt-get"
    succeeds_at_third_try = f"""#!/bin/sh
echo try >>{tmp_path}/tries
[ $(wc -l <{tmp_path}/tries) -ge 3 ] || {{ echo '{message}'; exit 100; }}
"""
    apt.write_text(succeeds_at_third_try)
    apt.chmod(0o755)
    (tmp_path / "sudo").write_text('#!/bin/sh\nexec "$@"\n')
    (tmp_path / "sudo").chmod(0o755)
    script = (
        f"root={tmp_path}; source {ROOT}/scripts/setup.sh; sleep() {{ :; }}; apt_get {tmp_path}/log update"
    )
    done = subprocess.run(
        ["bash", "-c", script],
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
    )
    assert (done.returncode == 0) == (tries == 3)
    assert len((tmp_path / "tries").read_text().splitlines()) == tries
    assert done.stdout.count("waiting for another apt") == (tries == 3)


def test_the_tests_of_the_empty_machine_exist() -> None:
    script = (ROOT / "scripts" / "empty_machine").read_text("utf-8")
    chosen = re.findall(r"tests/[\w/]+\.py", script)
    assert len(chosen) > 5
    assert [path for path in chosen if not (ROOT / path).exists()] == []
