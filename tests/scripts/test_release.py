import subprocess
from pathlib import Path

import pytest

import tablee
from scripts.platform_wheel import pinned
from scripts.release import notes, write_checksums

CHANGELOG = """# Changelog

## [Unreleased]

- Yet to come.

## [0.2.0] - 2027-01-01

- More games.

## [0.1.0]

- Two games.
"""


def test_the_notes_are_the_version_s_own_section() -> None:
    assert notes(CHANGELOG, "0.2.0") == "# Tablée 0.2.0\n\n- More games.\n"
    assert notes(CHANGELOG, "0.1.0") == "# Tablée 0.1.0\n\n- Two games.\n"


def test_a_version_without_a_section_has_what_is_unreleased() -> None:
    assert notes(CHANGELOG, "0.3.0") == "# Tablée 0.3.0\n\n- Yet to come.\n"


def test_the_changelog_has_notes_for_the_present_version() -> None:
    text = (Path(__file__).parents[2] / "CHANGELOG.md").read_text("utf-8")
    assert len(notes(text, tablee.__version__).splitlines()) > 5


def test_compiled_code_pins_its_numba() -> None:
    metadata = "Name: tablee\nRequires-Dist: numba<0.69,>=0.68\nRequires-Dist: numpy>=2.0\n"
    assert pinned(metadata, "0.68.1") == metadata.replace("numba<0.69,>=0.68", "numba==0.68.1")
    with pytest.raises(ValueError, match="numba once"):
        pinned("Name: tablee\n", "0.68.1")


def test_checksums_can_be_checked(tmp_path: Path) -> None:
    (tmp_path / "one.whl").write_bytes(b"1")
    (tmp_path / "two.tar.gz").write_bytes(b"2")
    write_checksums(tmp_path)
    check = ["sha256sum", "--check", "--quiet", "SHA256SUMS"]
    assert subprocess.run(check, cwd=tmp_path, check=False).returncode == 0
    (tmp_path / "two.tar.gz").write_bytes(b"3")
    assert subprocess.run(check, cwd=tmp_path, check=False, capture_output=True).returncode == 1
