import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from scripts.docs_site import ELSEWHERE, for_site, sources
from tests.docs.pages import ROOT

_LOADED = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src", "object": "data"}


_CLIPPED = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"


class Addresses(HTMLParser):
    """What a page loads, where its links lead, and where in it links can lead."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.anchors.update(str(found[name]) for name in ("id", "name") if found.get(name))
        if tag == "a" and found.get("href"):
            self.links.append(str(found["href"]))
        if found.get("rel") != "canonical" and (address := found.get(_LOADED.get(tag, ""))):
            self.loaded.append(address)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("documentation")
    done = subprocess.run(
        [sys.executable, ROOT / "scripts/docs_site.py", "build", "--folder", folder],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return folder / "site"


def pages(site: Path) -> Iterator[tuple[Path, Addresses]]:
    for page in sorted(site.rglob("*.html")):
        addresses = Addresses()
        addresses.feed(page.read_text("utf-8"))
        yield page, addresses


@pytest.mark.full
def test_nothing_is_asked_of_another_machine(site: Path) -> None:
    found = [(page.name, address) for page, addresses in pages(site) for address in addresses.loaded]
    assert found
    assert [entry for entry in found if urlsplit(entry[1]).netloc] == []
    styles = "\n".join(style.read_text("utf-8") for style in site.rglob("*.css"))
    assert re.findall(r"url\(['\"]?(https?:[^)]*)|@import", styles) == []


@pytest.mark.full
def test_every_link_within_the_site_leads_somewhere(site: Path) -> None:
    built = dict(pages(site))
    assert len(built) > 20
    for page, addresses in built.items():
        if page.name == "404.html":  # its links are absolute
            continue
        for address in [*addresses.links, *addresses.loaded]:
            url = urlsplit(address)
            if url.scheme or url.netloc:
                continue
            target = (page.parent / unquote(url.path)).resolve() if url.path else page
            target = target / "index.html" if target.is_dir() else target
            assert target.is_file(), f"{page}: {address}"
            if url.fragment and target in built:
                assert unquote(url.fragment) in built[target].anchors, f"{page}: {address}"


@pytest.mark.full
def test_no_line_of_code_is_clipped(site: Path) -> None:
    """On a desk and on a phone: what is too long goes on in the next line."""
    from playwright.sync_api import sync_playwright

    from tests.e2e.conftest import CHROMIUM

    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=CHROMIUM) as browser:
        for width in (1440, 390):
            page = browser.new_page(viewport={"width": width, "height": 900})
            for name in ("terminal", "protocol", "http-api", "install"):
                page.goto((site / name / "index.html").as_uri())
                clipped = page.locator("pre > code").evaluate_all(_CLIPPED)
                assert clipped == []
            page.close()


def test_every_page_is_in_the_navigation() -> None:
    config = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))
    listed = set(re.findall(r"'([\w-]+\.md)'", str(config["project"]["nav"])))
    assert listed == {place for _, place in sources() if place.endswith(".md")}


@pytest.mark.full
def test_pages_that_lie_elsewhere_are_there(site: Path) -> None:
    for source, place in ELSEWHERE.items():
        built = site / place
        assert built.is_file() or (built.with_suffix("") / "index.html").is_file(), source


@pytest.mark.full
def test_every_picture_says_what_it_shows(site: Path) -> None:
    text = "".join(page.read_text("utf-8") for page, _ in pages(site))
    assert (
        re.findall(r"<img(?![^>]*alt=\"[^\"]+\")[^>]*src=\"[^\"]*images[^>]*>", text.replace("icon.svg", ""))
        == []
    )


@pytest.mark.full
def test_doctests_are_shown_as_code(site: Path) -> None:
    text = (site / "python-api" / "index.html").read_text("utf-8")
    assert "<blockquote>" not in text
    assert 'class="gp">&gt;&gt;&gt; </span>' in text


def rewritten(link: str, repo_url: str | None = None) -> str:
    """A link of docs/protocol.md as the site has it."""
    return for_site(link, "docs/protocol.md", "protocol.md", repo_url)


REWRITTEN = {
    "[rules](rules.md#skyjo)": "[rules](rules.md#skyjo)",
    "[help](../CONTRIBUTING.md)": "[help](contributing.md)",
    "[fast](../bench/README.md#the-server)": "[fast](benchmarks.md#the-server)",
    "[home](../README.md)": "[home](index.md)",
    "[x](https://example.org/x)": "[x](https://example.org/x)",
    "[x](#here)": "[x](#here)",
    "![a](images/a.svg)": "![a](images/a.svg)",
    "[cli.py](../src/tablee/cli.py)": "`src/tablee/cli.py`",
    "[`tablee/cli.py`](../src/tablee/cli.py)": "`src/tablee/cli.py`",
    "[the command](../src/tablee/cli.py)": "the command (`src/tablee/cli.py`)",
    "```\n[x](../CONTRIBUTING.md)\n```": "```\n[x](../CONTRIBUTING.md)\n```",
    "<!-- for the tests -->\n": "\n",
}


def test_links_lead_to_pages_or_name_files() -> None:
    assert {link: rewritten(link) for link in REWRITTEN} == REWRITTEN


def test_links_of_pages_that_lie_elsewhere_fit_the_site() -> None:
    text = "[a](docs/bots.md) [b](../CHANGELOG.md) ![c](../docs/images/d.svg)"
    assert for_site(text, "CONTRIBUTING.md", "contributing.md").startswith("[a](bots.md) ")
    assert for_site(text, "bench/README.md", "benchmarks.md").endswith("[b](changelog.md) ![c](images/d.svg)")


def test_links_lead_to_the_repository_if_it_has_an_address() -> None:
    link = "[cli](../src/tablee/cli.py#L1)"
    there = "[cli](https://example.org/tablee/blob/HEAD/src/tablee/cli.py#L1)"
    assert rewritten(link, "https://example.org/tablee/") == there
