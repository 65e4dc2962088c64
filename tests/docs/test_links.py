"""Links between the files of the repository lead somewhere."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, blocks, name_of

_LINK = re.compile(r"\]\(([^)\s:]+)\)")


def prose(page: Path) -> str:
    """The page without its code."""
    text = page.read_text("utf-8")
    for block in blocks(page):
        text = text.replace(block.text, "")
    return text


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_linked_files_exist(page: Path) -> None:
    """Anchors are checked in the site."""
    for target in _LINK.findall(prose(page)):
        path = target.partition("#")[0]
        assert not path or (page.parent / path).exists(), target
