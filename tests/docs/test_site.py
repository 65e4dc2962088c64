"""The site: it builds without a warning, asks nothing of another machine, and its links lead somewhere."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit
from xml.etree.ElementTree import fromstring, tostring

import pytest

from scripts.docs_doctests import as_examples
from scripts.docs_site import ELSEWHERE, OutsideLinks
from tests.docs.pages import ROOT

_LOADED = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src", "object": "data"}


class Addresses(HTMLParser):
    """What a page loads, and where its links lead."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "a" and found.get("href"):
            self.links.append(str(found["href"]))
        if found.get("rel") != "canonical" and (address := found.get(_LOADED.get(tag, ""))):
            self.loaded.append(address)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return folder


def pages(site: Path) -> Iterator[tuple[Path, Addresses]]:
    for page in sorted(site.rglob("*.html")):
        addresses = Addresses()
        addresses.feed(page.read_text("utf-8"))
        yield page, addresses


def test_nothing_is_asked_of_another_machine(site: Path) -> None:
    found = [(page.name, address) for page, addresses in pages(site) for address in addresses.loaded]
    assert found
    assert [entry for entry in found if urlsplit(entry[1]).netloc] == []
    styles = "\n".join(style.read_text("utf-8") for style in site.rglob("*.css"))
    assert re.findall(r"url\(['\"]?(https?:[^)]*)|@import", styles) == []


def test_every_link_within_the_site_leads_somewhere(site: Path) -> None:
    for page, addresses in pages(site):
        if page.name == "404.html":  # its links are absolute
            continue
        for address in [*addresses.links, *addresses.loaded]:
            url = urlsplit(address)
            if not (url.scheme or url.netloc) and url.path:
                target = page.parent / unquote(url.path)
                assert target.is_file() or (target / "index.html").is_file(), f"{page}: {address}"


def test_pages_that_lie_elsewhere_are_there(site: Path) -> None:
    for source, place in ELSEWHERE.items():
        built = site / place
        if source == "README.md":  # docs/index.md has its place
            continue
        assert built.is_file() or (built.with_suffix("") / "index.html").is_file(), source


def test_every_picture_says_what_it_shows(site: Path) -> None:
    text = "".join(page.read_text("utf-8") for page, _ in pages(site))
    assert (
        re.findall(r"<img(?![^>]*alt=\"[^\"]+\")[^>]*src=\"[^\"]*images[^>]*>", text.replace("icon.svg", ""))
        == []
    )


def test_doctests_are_shown_as_code(site: Path) -> None:
    text = (site / "python-api" / "index.html").read_text("utf-8")
    assert "<blockquote>" not in text
    assert 'class="gp">&gt;&gt;&gt; </span>' in text


def test_a_doctest_ends_where_its_paragraph_ends() -> None:
    given = "A match.\n\n>>> 1 + 1\n2\n\nAnd more.\n"
    assert as_examples(given) == "A match.\n\nExamples:\n    >>> 1 + 1\n    2\n\nAnd more.\n"


# ── Links that leave the site ────────────────────────────────────────────────────────────────────────


def rewritten(link: str, repo_url: str | None = None) -> str:
    """A link of docs/protocol.md after the site has been at it."""
    root = fromstring(f"<p>before {link} after</p>")
    links = OutsideLinks(repo_url)
    links.begin("docs/protocol.md", "protocol.md")
    links.run(root)
    text = re.sub(r"</?span>", "", tostring(root, "unicode"))
    return text.removeprefix("<p>before ").removesuffix(" after</p>")


@pytest.mark.parametrize(
    ("link", "expected"),
    [
        ('<a href="rules.md#skyjo">rules</a>', '<a href="rules.md#skyjo">rules</a>'),
        ('<a href="../CONTRIBUTING.md">help</a>', '<a href="contributing.md">help</a>'),
        ('<a href="../bench/README.md#the-server">fast</a>', '<a href="measured.md#the-server">fast</a>'),
        ('<a href="https://example.org/x">x</a>', '<a href="https://example.org/x">x</a>'),
        ('<a href="#here">x</a>', '<a href="#here">x</a>'),
        ('<img src="images/a.svg" />', '<img src="images/a.svg" />'),
        ('<a href="../src/tablee/cli.py">cli.py</a>', "<code>src/tablee/cli.py</code>"),
        ('<a href="../src/tablee/cli.py">the command</a>', "the command (<code>src/tablee/cli.py</code>)"),
    ],
)
def test_links_lead_to_pages_or_name_files(link: str, expected: str) -> None:
    assert rewritten(link) == expected


def test_links_lead_to_the_repository_if_it_has_an_address() -> None:
    link = '<a href="../src/tablee/cli.py#L1">cli</a>'
    there = '<a href="https://example.org/tablee/blob/HEAD/src/tablee/cli.py#L1">cli</a>'
    assert rewritten(link, "https://example.org/tablee/") == there
