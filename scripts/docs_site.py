"""The site of the documentation: what is in docs/, and a few pages from elsewhere in the repository.

    python scripts/docs_site.py build     # writes build/site; any warning fails it
    python scripts/docs_site.py serve     # shows it, and follows changes

One text serves the repository and the site. Links are written as files lie in the repository. Before the
generator (Zensical) runs, the pages are copied to build/docs with links that fit the site: those between
pages stay links; those to other files lead to where `repo_url` shows them, or name the file if there is no
such address.
"""

import argparse
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[1]
CONFIG = "zensical.toml"

# Where it lies in the repository -> where it is in the site. docs/ is there as it is.
ELSEWHERE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "bench/README.md": "benchmarks.md",
    "training/README.md": "training.md",
    "web/public/icon.svg": "images/icon.svg",
}
_HOME = {"README.md": "index.md"}  # the site has a front page of its own
_FENCE = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
_NOTE = re.compile(r"^<!--[^\n]*?-->$", re.MULTILINE)  # for the tests; Markdown takes the next line for HTML


def sources() -> Iterator[tuple[str, str]]:
    """Every file of the site: its path in the repository, and its path in the site."""
    for path in sorted((ROOT / "docs").rglob("*")):
        if path.is_file():
            name = path.relative_to(ROOT).as_posix()
            yield name, name.removeprefix("docs/")
    yield from ELSEWHERE.items()


def for_site(text: str, source: str, place: str, repo_url: str | None = None) -> str:
    """A page of the repository as the site needs it. Blocks of code stay as they are."""

    def link(found: re.Match[str]) -> str:
        return _link(found[1], found[2], found[3], source, place, repo_url)

    parts = _FENCE.split(text)
    parts[::2] = [_NOTE.sub("", _LINK.sub(link, prose)) for prose in parts[::2]]
    return "".join(parts)


def _link(mark: str, text: str, target: str, source: str, place: str, repo_url: str | None) -> str:
    """`mark` is ! for a picture."""
    url = urlsplit(target)
    if url.scheme or url.netloc or not url.path:
        return f"{mark}[{text}]({target})"
    path = normpath(PurePosixPath(source).parent / url.path)
    anchor = f"#{url.fragment}" if url.fragment else ""
    if (page := site_path(path)) is not None:
        return f"{mark}[{text}]({relpath(page, PurePosixPath(place).parent)}{anchor})"
    if repo_url:
        return f"{mark}[{text}]({repo_url.rstrip('/')}/blob/HEAD/{path}{anchor})"
    return f"`{path}`" if path.endswith(text.strip("`")) else f"{text} (`{path}`)"


def site_path(path: str) -> str | None:
    """Where the site has this file of the repository; None: nowhere."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return {**ELSEWHERE, **_HOME}.get(path)


def prepare(folder: Path, newer_than: float = 0.0) -> None:
    """Write what the generator reads: zensical.toml and docs/. Only of files that changed since then."""
    repo_url = tomllib.loads((ROOT / CONFIG).read_text("utf-8"))["project"].get("repo_url")
    for source, place in [(CONFIG, f"../{CONFIG}"), *sources()]:
        given, made = ROOT / source, folder / "docs" / place
        if given.stat().st_mtime < newer_than:
            continue
        made.parent.mkdir(parents=True, exist_ok=True)
        if given.suffix == ".md":
            made.write_text(for_site(given.read_text("utf-8"), source, place, repo_url), "utf-8")
        else:
            shutil.copyfile(given, made)


def build(folder: Path) -> int:
    shutil.rmtree(folder / "docs", ignore_errors=True)
    shutil.rmtree(folder / "site", ignore_errors=True)
    prepare(folder)
    return subprocess.run([*_ZENSICAL, "build", "--strict"], cwd=folder, check=False).returncode


def serve(folder: Path, address: str) -> int:
    prepare(folder)
    server = subprocess.Popen([*_ZENSICAL, "serve", "--dev-addr", address], cwd=folder)
    with suppress(KeyboardInterrupt):
        while server.poll() is None:
            looked = time.time()
            time.sleep(0.5)
            prepare(folder, newer_than=looked)
    server.terminate()
    return 0


_ZENSICAL = (sys.executable, "-m", "zensical")


def main() -> int:
    parser = argparse.ArgumentParser(description="The documentation as a site.")
    parser.add_argument("command", choices=["build", "serve"])
    parser.add_argument(
        "--folder", type=Path, default=ROOT / "build", help="where to work; the site is below"
    )
    parser.add_argument("--address", default="127.0.0.1:8001", help="of the preview")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    return build(given.folder) if given.command == "build" else serve(given.folder, given.address)


if __name__ == "__main__":
    sys.exit(main())
