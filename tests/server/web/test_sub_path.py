"""Nothing of the browser client and of the server's own pages leaves the path under which the site is.

It looks at every address in the built files, and in pages as they are served. In scripts, addresses cannot be
told from other texts for certain: there, any text that begins like a path of a site is wrong.
"""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin

import pytest

import tablee.server
from tests.server.scripts import Script, Served

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
def record(client: Served) -> str:
    ada = Script(client)
    table = ada.open_table()
    ada.begin(table)
    return ada.finish(table)


@pytest.mark.slow
def test_links_of_pages_stay(client: Served, record: str) -> None:
    complaints = []
    for path in (
        "", "t/K7Q2MX", "score/mine/1", "rules", f"r/{record}", f"g/{record}", "api/docs", "no/such/page/",
    ):  # fmt: skip
        html = client.get(f"/{path}").text
        if not Addresses(html).found or leaving(html, path):
            complaints.append((path, leaving(html, path)))
    assert complaints == []


def test_the_manifest_stays() -> None:
    manifest = json.loads((BUILT / "web/manifest.webmanifest").read_text())
    icons = [icon["src"] for icon in manifest["icons"]]
    given = [manifest["start_url"], manifest["scope"], manifest.get("id", "./"), *icons]
    assert [path for path in given if not urljoin(f"{SITE}manifest.webmanifest", path).startswith(SITE)] == []


def test_styles_and_pictures_stay() -> None:
    leaves = []
    for path in files(BUILT, ".css", ".svg"):
        where, text = f"{SITE}{path.relative_to(BUILT).as_posix()}", path.read_text()
        found = ["".join(match.groups("")) for match in STYLE_ADDRESS.finditer(text)] + Addresses(text).found
        leaves += [
            (path.name, link) for link in found if not urljoin(where, link).startswith((SITE, "data:"))
        ]
    assert leaves == []


def test_scripts_stay() -> None:
    found = [
        (path.name, match.group())
        for path in files(BUILT, ".js")
        for match in SCRIPT_PATH.finditer(path.read_text())
        if is_address(match.group(), path.name)
    ]
    assert found == []


def test_sources_stay() -> None:
    found: list[tuple[str, list[str]]] = []
    for path in files(SOURCES / "src", ".ts", ".svelte"):
        text = path.read_text()
        wrong = paths_in_scripts(text, path.name)
        if path.name not in ("router.svelte.ts", "worker.ts"):  # which compare with it
            wrong += ORIGIN.findall(text)
        if wrong:
            found.append((path.relative_to(SOURCES).as_posix(), wrong))
    assert found == []


def test_what_leaves_would_be_found() -> None:
    wrong = (
        'href="/rules"', 'href="/"', "href={`/t/${code}`}", 'fetch("/api/me")', 'router.go("/")',
        "ask('GET', '/api/games')", 'history.pushState(null, "", "/")', "new URL(`/${path}`, base)",
    )  # fmt: skip
    assert [each for each in wrong if not paths_in_scripts(each)] == []
    links = ["/icon.svg", "../../elsewhere", "https://example.com/x", "//example.com/x"]
    assert [leaving(f'<base href="../"><a href="{link}">', "t/K7Q2MX") for link in links] == [
        [link] for link in links
    ]
