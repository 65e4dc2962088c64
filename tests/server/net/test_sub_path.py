"""Nothing of the browser client and of the server's own pages leaves the path under which the site is.

It looks at every address in the built files, and in pages as they are served. In scripts, addresses cannot be
told from other texts for certain: there, any text that begins like a path of a site is wrong.
"""

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin

import pytest

import tablee.server
from tests.server.scripts import Script, Served, served

SITE = "https://example.org/games/tablee/"
BUILT = Path(tablee.server.__file__).parent / "static"
SOURCES = Path(__file__).parents[3] / "web"
ATTRIBUTES = frozenset({"href", "src", "srcset", "action", "formaction", "poster", "data", "cite"})
STYLE_ADDRESS = re.compile(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""")
# "/rules", '/api/…', `/${…}`; and "/" where a function or an attribute takes an address.
SCRIPT_PATH = re.compile(r"""["'`]/(?:[A-Za-z]|\$\{)[^"'`\s]*""")
SCRIPT_ROOT = re.compile(
    r"""\b(?:go|assign|replace|open|fetch|ask|register|URL|Request|WebSocket|EventSource|Worker|pushState|replaceState)"""
    r"""\([^()]*["'`]/["'`]|\b(?:href|src|action)=[{"'`]*/"""
)
ORIGIN = re.compile(r"\blocation\.(?:origin|host|hostname)\b(?!\))")
NO_ADDRESS = ("`/locales/",)  # the end of a file's name, which the build has resolved
# Paths in the file system that Python has in the browser, and the end of an address it is compared with.
INSIDE_PYTHON = frozenset({"/app", "/app/tablee.zip", "/pyodide.asm.wasm"})


class Addresses(HTMLParser):
    """All addresses of a page, and its base."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.base = ""
        self.found: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if tag == "base" and name == "href":
                self.base = value or ""
            elif name in ATTRIBUTES:
                self.found.append(value or "")


def leaving(html: str, path: str) -> list[str]:
    """The addresses of this page, found at this path of the site, that lead out of the site."""
    page = Addresses(html)
    base = urljoin(urljoin(SITE, path), page.base)
    return [link for link in page.found if not urljoin(base, link).startswith(SITE)]


def files(folder: Path, *kinds: str) -> list[Path]:
    found = [path for path in folder.rglob("*") if path.suffix in kinds and "node_modules" not in path.parts]
    assert found, f"{folder} has none of {kinds}: build the browser client with python web/build.py"
    return found


def is_address(path: str, file: str) -> bool:
    inside = file.startswith("python") and path[1:] in INSIDE_PYTHON
    return not inside and not path.startswith(NO_ADDRESS)


def paths_in_scripts(text: str, file: str = "") -> list[str]:
    code = re.sub(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", "", text, flags=re.DOTALL)
    found = [match.group() for pattern in (SCRIPT_PATH, SCRIPT_ROOT) for match in pattern.finditer(code)]
    return [path for path in found if is_address(path, file)]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("sub-path")) as client:
        yield client


@pytest.fixture(scope="module")
def record(client: Served) -> str:
    ada = Script(client)
    table = ada.open_table()
    ada.begin(table)
    return ada.finish(table)


@pytest.mark.parametrize(
    "path", ["", "t/K7Q2MX", "score/mine/1", "rules", "r/{record}", "g/{record}", "api/docs", "no/such/page/"]
)
def test_links_of_pages_stay(client: Served, record: str, path: str) -> None:
    path = path.format(record=record)
    html = client.get(f"/{path}").text
    assert Addresses(html).found
    assert leaving(html, path) == []


def test_the_manifest_stays() -> None:
    manifest = json.loads((BUILT / "web/manifest.webmanifest").read_text())
    icons = [icon["src"] for icon in manifest["icons"]]
    given = [
        manifest["start_url"],
        manifest["scope"],
        *icons,
        *([manifest["id"]] if "id" in manifest else []),
    ]
    assert [path for path in given if not urljoin(f"{SITE}manifest.webmanifest", path).startswith(SITE)] == []


@pytest.mark.parametrize("path", files(BUILT, ".css", ".svg"), ids=lambda path: path.name)
def test_styles_and_pictures_stay(path: Path) -> None:
    where = f"{SITE}{path.relative_to(BUILT).as_posix()}"
    text = path.read_text()
    found = ["".join(match.groups("")) for match in STYLE_ADDRESS.finditer(text)] + Addresses(text).found
    assert [link for link in found if not urljoin(where, link).startswith((SITE, "data:"))] == []


@pytest.mark.parametrize("path", files(BUILT, ".js"), ids=lambda path: path.name)
def test_scripts_stay(path: Path) -> None:
    text = path.read_text()
    assert [
        match.group() for match in SCRIPT_PATH.finditer(text) if is_address(match.group(), path.name)
    ] == []


@pytest.mark.parametrize(
    "path", files(SOURCES / "src", ".ts", ".svelte"), ids=lambda path: path.relative_to(SOURCES).as_posix()
)
def test_sources_stay(path: Path) -> None:
    text = path.read_text()
    assert paths_in_scripts(text, path.name) == []
    assert ORIGIN.findall(text) == [] or path.name in (
        "router.svelte.ts",
        "worker.ts",
    )  # which compare with it


@pytest.mark.parametrize(
    "wrong",
    [
        'href="/rules"', 'href="/"', "href={`/t/${code}`}", 'fetch("/api/me")', 'router.go("/")',
        "ask('GET', '/api/games')", 'history.pushState(null, "", "/")', "new URL(`/${path}`, base)",
    ],
)  # fmt: skip
def test_what_leaves_would_be_found(wrong: str) -> None:
    assert paths_in_scripts(wrong)


@pytest.mark.parametrize(
    "wrong", ["/icon.svg", "../../elsewhere", "https://example.com/x", "//example.com/x"]
)
def test_a_link_that_leaves_would_be_found(wrong: str) -> None:
    assert leaving(f'<base href="../"><a href="{wrong}">', "t/K7Q2MX") == [wrong]
