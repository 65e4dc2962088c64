"""Make a release: everything that is uploaded or attached to it, in `dist/`.

    python -m scripts.release --python python3.11 --python python3.12 --python python3.13

| file | |
|---|---|
| `tablee-….tar.gz` | the sources, with the browser client built |
| `tablee-…-py3-none-any.whl` | for every Python and platform; compiles in the background when first used |
| `tablee-…-cp312-cp312-….whl` | for one Python on this platform, with compiled code (`platform_wheel.py`) |
| `tablee-….cdx.json` | what it is made of: a CycloneDX SBOM of an installation |
| `NOTES.md` | what changed, from CHANGELOG.md |
| `SHA256SUMS` | for `sha256sum --check` |

Each wheel is then installed into an empty environment with an empty home, and tried (`--untried` leaves that
out). Needs the libraries of the extra `release`. Nothing is uploaded.
"""

import argparse
import re
import sys
import time
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.platform_wheel import ROOT, environment, platform_wheel, run

# What people do first, each in a process of its own. Nothing of it may compile anything.
TRIED = {
    "version": ("-m", "tablee", "--version"),
    "arena, levels": ("-m", "tablee", "arena", "skyjo", "4", "3", "-m", "20"),
    "arena, level 5": ("-m", "tablee", "arena", "skipbo", "5", "4", "-m", "2", "-o", "target=none"),
    "simulate": ("-m", "tablee", "simulate", "skipbo", "--matches", "20"),
    "hint": (
        "-c",
        "import tablee; m = tablee.Match('skipbo'); tablee.hints('skipbo', m.view(m.actors()[0]))",
    ),
    "champion": ("-c", "import tablee; tablee.play_match(['champion', 'greedy'], 'skipbo', most_moves=9)"),
    "environment": ("-c", "from tablee.envs.batch import BatchEnv; BatchEnv('skyjo', 16).reset()"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--python", action="append", default=[], help="may be given several times")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--untried", action="store_true", help="do not install and try the wheels")
    asked = parser.parse_args()
    out: Path = asked.out.resolve()
    if out.exists() and any(out.iterdir()):
        raise SystemExit(f"{out} is not empty")
    pythons: list[str] = asked.python or [sys.executable]

    with step("sources and the wheel for everybody"):
        run(sys.executable, "-m", "build", "--outdir", out, ROOT)
    (wheel,) = out.glob("*.whl")
    (version,) = re.findall(r"tablee-([^-]+)-", wheel.name)
    wheels = {}
    for python in pythons:
        with step(f"wheel for {python}"):
            wheels[python] = platform_wheel(wheel, python)
    if not asked.untried:
        for python in pythons:
            for each in (wheels[python], wheel):
                with step(f"trying {each.name} with {python}"):
                    try_out(each, python, may_compile=each is wheel)
    with step("bill of materials"):
        write_sbom(out / f"tablee-{version}.cdx.json", wheel, pythons[0])
    (out / "NOTES.md").write_text(notes((ROOT / "CHANGELOG.md").read_text("utf-8"), version), "utf-8")
    write_checksums(out)
    for path in sorted(out.iterdir()):
        print(f"{path.stat().st_size:>12,}  {path.name}")


class step:  # noqa: N801 — reads like a statement
    """Says what is being done, and how long it took."""

    def __init__(self, title: str) -> None:
        self._title = title

    def __enter__(self) -> None:
        self._began = time.monotonic()
        print(f"── {self._title}", flush=True)

    def __exit__(self, *_: object) -> None:
        print(f"   {time.monotonic() - self._began:.0f} s", flush=True)


def try_out(wheel: Path, python: str, may_compile: bool) -> None:
    """Install a wheel and use it as somebody new would. Raises `SystemExit` if it compiles."""
    with TemporaryDirectory(prefix="tablee-try-") as folder:
        home = Path(folder) / "home"
        home.mkdir()
        interpreter = environment(python, Path(folder) / "venv", wheel)
        for title, command in TRIED.items():
            if may_compile and title != "version":
                continue
            began = time.monotonic()
            run(interpreter, *command, HOME=str(home), XDG_CACHE_HOME=str(home / ".cache"))
            print(f"   {title}: {time.monotonic() - began:.1f} s", flush=True)
        if compiled := sorted(path.name for path in home.rglob("*.nbc")):
            raise SystemExit(f"{wheel.name} compiled {compiled}")


def write_sbom(file: Path, wheel: Path, python: str) -> None:
    """What an installation of the wheel consists of."""
    with TemporaryDirectory(prefix="tablee-sbom-") as folder:
        interpreter = environment(python, Path(folder), wheel)
        run(
            *(sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible"),
            *("--pyproject", ROOT / "pyproject.toml", "--output-file", file, interpreter),
        )


def notes(changelog: str, version: str) -> str:
    """The section of a version, or of what is unreleased while it has none."""
    sections = dict(re.findall(r"(?ms)^## \[([^\]]+)\][^\n]*\n(.*?)(?=^## \[|\Z)", changelog))
    text = sections.get(version) or sections["Unreleased"]
    return f"# Tablée {version}\n\n{text.strip()}\n"


def write_checksums(folder: Path) -> None:
    """As `sha256sum` writes them."""
    files = sorted(path for path in folder.iterdir() if path.name != "SHA256SUMS")
    lines = [f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / "SHA256SUMS").write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main()
