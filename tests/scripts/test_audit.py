import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.audit import ROOT, disagreements, manifest
from scripts.known_weaknesses import read_pip_audit

FILES = ("pyproject.toml", "constraints.txt", "server.lock", "web/package.json", "web/package-lock.json")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The real files, to be changed."""
    (tmp_path / "web").mkdir()
    for name in FILES:
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def change(file: Path, pattern: str, new: str) -> None:
    text, changes = re.subn(pattern, new, file.read_text("utf-8"), flags=re.MULTILINE)
    assert changes == 1, f"{pattern} is {changes} times in {file.name}"
    file.write_text(text, "utf-8")


def test_everything_is_pinned_agrees_and_has_its_hashes() -> None:
    assert disagreements(ROOT) == []
    assert not any("://" in (ROOT / name).read_text("utf-8") for name in ("constraints.txt", "server.lock"))


def without_hashes(copy: Path) -> None:
    change(copy / "server.lock", r"^(segno==\S+) \\\n(?:    --hash=.+\n)+", r"\1\n")


@pytest.mark.parametrize(
    ("plant", "told"),
    [
        (
            ("constraints.txt", r"^segno==\S+", "segno>=1.6"),
            "constraints.txt: not pinned to a version: segno>=1.6",
        ),
        (
            ("constraints.txt", r"^segno==\S+", "segno==1.*"),
            "constraints.txt: not pinned to a version: segno==1.*",
        ),
        (
            ("server.lock", r"^segno==\S+", "segno==1.6.5"),
            "segno 1.6.5 is not the version in constraints.txt",
        ),
        (without_hashes, r"server.lock: segno 1.6.6 has no hash"),
        (
            ("server.lock", r"^pillow==.+\n(?:    --hash=.+\n)+", ""),
            "server.lock: pillow is missing, which pyproject",
        ),
        (
            ("server.lock", r"^h11==.+\n(?:    --hash=.+\n)+", ""),
            "server.lock: h11 is missing, which uvicorn needs",
        ),
        (
            ("pyproject.toml", r"segno>=1.6", "segno>=2"),
            "segno 1.6.6 is not what pyproject.toml asks for: segno>=2",
        ),
        (
            ("pyproject.toml", r'^    "segno>=1.6",', '    "segno",\n    "unheard-of",'),
            "unheard-of is missing",
        ),
        (("web/package.json", r'"svelte": "[^"]+"', '"svelte": "5.0.0"'), "other dependencies than in"),
        (
            ("web/package.json", r'"svelte": "[^"]+"', '"svelte": "^5.0.0"'),
            "svelte is not pinned to a version",
        ),
        (
            ("web/package-lock.json", r'("node_modules/svelte": \{\s+"version": )"[^"]+"', r'\1"5.0.0"'),
            "svelte is 5.0.0, in package.json",
        ),
        (
            (
                "web/package-lock.json",
                r'("node_modules/svelte": \{\s+"version": "[^"]+",)\s+"integrity".+',
                r"\1",
            ),
            "svelte has no integrity hash",
        ),
    ],
)
def test_a_disagreement_is_found(
    copy: Path, plant: tuple[str, str, str] | Callable[[Path], None], told: str
) -> None:
    if callable(plant):
        plant(copy)
    else:
        file, pattern, new = plant
        change(copy / file, pattern, new)
    found = disagreements(copy)
    assert any(told in each for each in found), found


def test_the_manifest_names_every_package_with_the_hashes_that_are_known() -> None:
    components = {each["purl"]: each for each in manifest(ROOT)["components"]}
    pins = re.findall(r"^([a-z0-9-]+)==(\S+)", (ROOT / "constraints.txt").read_text("utf-8"), re.MULTILINE)
    assert {f"pkg:pypi/{name}@{version}" for name, version in pins} <= components.keys()
    lock = (ROOT / "server.lock").read_text("utf-8")
    hashes = [one["content"] for each in components.values() for one in each.get("hashes", ())]
    assert set(re.findall(r"sha256:([0-9a-f]+)", lock)) <= set(hashes)
    npm = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    assert all(len(each["hashes"][0]["content"]) == 128 for purl, each in components.items() if "npm" in purl)
    assert f"pkg:npm/%40fluent/bundle@{npm['node_modules/@fluent/bundle']['version']}" in components
    assert any("licenses" in each for each in components.values())


def test_what_pip_audit_passes_over_is_not_taken_for_sound() -> None:
    sound = {"name": "a", "version": "1", "vulns": []}
    weak = {"name": "b", "version": "2", "vulns": [{"id": "PYSEC-1", "fix_versions": ["3"]}]}
    passed_over = {"name": "c", "skip_reason": "Dependency not found"}
    assert read_pip_audit({"dependencies": [sound]}) == ([], [])
    weaknesses, unanswered = read_pip_audit({"dependencies": [sound, weak, passed_over]})
    assert weaknesses == ["b 2: PYSEC-1, mended in 3"]
    assert unanswered == ["pip-audit could not ask about 1 of 3 packages, the first: Dependency not found"]
