import re
from pathlib import Path

from tests.docs.pages import PAGES, blocks, name_of

_LINK = re.compile(r"\]\(([^)\s:]+)\)")


def prose(page: Path) -> str:
    """The page without its code."""
    text = page.read_text("utf-8")
    for block in blocks(page):
        text = text.replace(block.text, "")
    return text


def test_linked_files_exist() -> None:
    """Anchors are checked in the site."""
    links = [(page, target) for page in PAGES for target in _LINK.findall(prose(page))]
    assert len(links) > 100
    assert [
        f"{name_of(page)}: {target}"
        for page, target in links
        if not (page.parent / target.partition("#")[0]).exists()
    ] == []
