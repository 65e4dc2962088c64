import subprocess
import sys

import pytest

from scripts import http_api_page, man_page, options_page, python_api_page
from scripts.generated_page import ROOT, GeneratedPage

PAGES = [http_api_page.PAGE, options_page.PAGE, python_api_page.PAGE]


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_says_what_the_code_says(page: GeneratedPage) -> None:
    assert page.text() == page.path.read_text("utf-8"), f"python -m scripts.{page.script} writes it again"


def test_the_manual_page_says_what_help_says() -> None:
    """In a program of its own: the command line library remembers what other tests have asked it."""
    code = "from scripts.man_page import page; print(page(), end='')"
    page = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert page == man_page.FILE.read_text("utf-8"), "python -m scripts.man_page writes it again"
