"""What mkdocs does not do by itself so that one text serves both the repository and the site.

Pages that lie elsewhere in the repository become pages of the site. Links are written as files lie in the
repository: those between pages stay links, those to other files lead to where `repo_url` shows them, or
name the file if no such address is configured.
"""

import re
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Any
from urllib.parse import urlsplit
from xml.etree.ElementTree import Element, SubElement

from markdown import Extension, Markdown  # type: ignore[import-untyped]
from markdown.treeprocessors import Treeprocessor  # type: ignore[import-untyped]
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

# Where it lies in the repository -> what it is in the site.
ELSEWHERE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "bench/README.md": "measured.md",
    "training/README.md": "training.md",
    "README.md": "index.md",
    "web/public/icon.svg": "images/icon.svg",
}
_DOCS = "docs"
_NOTE = re.compile(
    r"^<!--[^\n]*?-->$", re.MULTILINE
)  # of the tests; Markdown would take the next line for HTML


class OutsideLinks(Treeprocessor):  # type: ignore[misc] # untyped, like the next one
    """Rewrites the links of one page after the other; `source` says which file of the repository that is."""

    def __init__(self, repo_url: str | None) -> None:
        super().__init__()
        self.repo_url = repo_url
        self.source, self.place = "", ""

    def begin(self, source: str, place: str) -> None:
        """The page that comes next: its path in the repository, and its path in the site."""
        self.source, self.place = source, place

    def run(self, root: Element) -> None:
        for element in list(root.iter()):
            if element.tag in ("a", "img"):
                self._rewrite(element, "href" if element.tag == "a" else "src")

    def _rewrite(self, element: Element, key: str) -> None:
        url = urlsplit(element.get(key, ""))
        if url.scheme or url.netloc or not url.path:
            return
        path = normpath(PurePosixPath(self.source).parent / url.path)
        anchor = f"#{url.fragment}" if url.fragment else ""
        page = site_path(path)
        if page is not None:
            element.set(key, relpath(page, str(PurePosixPath(self.place).parent)) + anchor)
        elif self.repo_url:
            element.set(key, f"{self.repo_url.rstrip('/')}/blob/HEAD/{path}{anchor}")
        else:
            _name_file(element, path)


def site_path(path: str) -> str | None:
    """Where the site has this file of the repository; None: nowhere."""
    if path in ELSEWHERE:
        return ELSEWHERE[path]
    return path.removeprefix(f"{_DOCS}/") if path.startswith(f"{_DOCS}/") else None


def _name_file(link: Element, path: str) -> None:
    """Turn a link that leads nowhere into its words and the name of the file. What follows it stays."""
    text, after = "".join(link.itertext()), link.tail
    link.tag = "span"
    del link.attrib["href"]
    if path.endswith(text):  # the words are the file's name
        link.clear()
        SubElement(link, "code").text = path
    else:
        SubElement(link, "span").text = " ("
        SubElement(link, "code").text = path
        SubElement(link, "span").text = ")"
    link.tail = after


class _LinksExtension(Extension):  # type: ignore[misc]
    def __init__(self, processor: OutsideLinks) -> None:
        super().__init__()
        self.processor = processor

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (Markdown's name)
        md.treeprocessors.register(self.processor, "outside_links", priority=0.5)  # before mkdocs's own, 0


_links = OutsideLinks(None)


def on_config(config: MkDocsConfig, **_: Any) -> MkDocsConfig:
    _links.repo_url = config.repo_url
    config.markdown_extensions.append(_LinksExtension(_links))
    return config


def on_files(files: Files, config: MkDocsConfig, **_: Any) -> Files:
    root = Path(config.config_file_path).parent
    for source, place in ELSEWHERE.items():
        if not files.get_file_from_path(place):
            files.append(File.generated(config, place, abs_src_path=str(root / source)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, **_: Any) -> str:
    root = Path(config.config_file_path).parent
    source = Path(str(page.file.abs_src_path)).relative_to(root).as_posix()
    _links.begin(source, page.file.src_uri)
    return _NOTE.sub("", markdown)
