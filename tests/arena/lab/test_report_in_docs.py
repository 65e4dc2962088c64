"""The report in docs/, and the page about it: made by the command, and with the same figures."""

import re
from pathlib import Path

import pytest

from tablee.arena.lab.questions import STUDIES
from tablee.arena.lab.settings import lab_games

DOCS = Path(__file__).parents[3] / "docs"
REPORT = (DOCS / "lab/report.html").read_text("utf-8").replace("\N{NO-BREAK SPACE}", " ")
PAGE = (DOCS / "lab.md").read_text("utf-8")
IMAGES = sorted((DOCS / "images").glob("lab-*.svg"))
_FIGURE = re.compile(r"[−+]?[\d.,]+ % \([^)]*\d\)")


def test_it_answers_every_question() -> None:
    sections = re.findall(r'<section id="([^"]*)">', REPORT)
    assert sections == [f"{game}-{study}" for game in lab_games() for study in STUDIES]
    assert len(REPORT.encode()) < 1_500_000


def test_the_figures_of_the_page_are_those_of_the_report() -> None:
    figures = _FIGURE.findall(" ".join(PAGE.split()))
    assert len(figures) > 15
    assert [figure for figure in figures if figure not in REPORT] == []


@pytest.mark.parametrize("image", IMAGES, ids=lambda image: image.name)
def test_the_pictures_of_the_page_are_those_of_the_report(image: Path) -> None:
    _, _, body = image.read_text("utf-8").replace("\N{NO-BREAK SPACE}", " ").partition("</style>")
    assert image.name in PAGE
    assert len(body) > 1000
    assert body.strip() in REPORT
