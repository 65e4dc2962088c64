import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tablee.cli import main
from tests.interrupting import interrupt

VOID = {"meta", "path", "br", "use", "rect"}


def lab(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["--lang", "en", "lab", *arguments], prog_name="tablee")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("lab") / "report.html"
    done = lab("--matches", "16", "--seed", "5", "--out", str(path))
    assert done.exit_code == 0, done.output
    assert done.output.rstrip().endswith(str(path))
    return path


class Reader(HTMLParser):
    """Raises `AssertionError` where a tag closes what is not open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.sections: list[dict[str, int]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self._look(tag, attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._look(tag, attrs)

    def _look(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.ids += [values["id"] or ""] if "id" in values else []
        self.addresses += [values[name] or "" for name in ("href", "src", "action") if name in values]
        if tag == "section":
            self.sections.append({})
        elif self.sections:
            self.sections[-1][tag] = self.sections[-1].get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.mark.full
def test_the_same_arguments_give_the_same_bytes(report: Path, tmp_path: Path) -> None:
    words = ["lab", "skyjo", "skipbo", "-m", "16", "-s", "5", "--out", "again.html"]
    done = subprocess.run(
        [sys.executable, "-m", "tablee", *words],
        cwd=tmp_path,
        env={**os.environ, "LC_ALL": "de_DE.UTF-8", "PYTHONHASHSEED": "11", "TZ": "Asia/Tokyo"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "again.html").read_bytes() == report.read_bytes()


@pytest.mark.slow
def test_the_page_is_well_formed_and_asks_nobody(report: Path) -> None:
    text = report.read_text("utf-8")
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    assert len(reader.ids) == len(set(reader.ids))
    assert {address[0] for address in reader.addresses} == {"#"}
    assert {address[1:] for address in reader.addresses} <= set(reader.ids)
    assert set(re.findall(r"url\(#([^)]*)\)", text)) <= set(reader.ids)
    assert not re.search(r"https?:|@import|<script|<link|url\((?!#)", text)


@pytest.mark.slow
def test_every_section_has_a_question_an_answer_a_picture_and_a_command(report: Path) -> None:
    reader = Reader()
    reader.feed(report.read_text("utf-8"))
    assert len(reader.sections) == 12
    for section in reader.sections:
        assert section["h2"] == 1
        assert section["svg"] == section["figure"] >= 1
        assert section["code"] == 1
    text = report.read_text("utf-8")
    assert len(re.findall(r"<h2>[^<]*\?</h2>\n<(?:p|ul) class=\"answer\">", text)) == 12
    assert text.count("<code>tablee ") == 13  # and one for the whole report


@pytest.mark.slow
def test_colours_are_all_the_style_sheets(report: Path) -> None:
    """One that the style sheet does not know would be as good on dark as on light."""
    text = report.read_text("utf-8")
    style, _, body = text.partition("</style>")
    assert set(re.findall(r"var\((--[\w-]+)", body)) <= set(re.findall(r"(--[\w-]+):", style))
    assert re.findall(r"(?:fill|stroke): ?#[0-9a-f]{6}", body) == []


@pytest.mark.full
def test_an_interrupted_lab_leaves_nothing(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tablee", "lab", "--matches", "10000000", "--out", "report.html"],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        said = interrupt(process)
    assert process.returncode == 130, said
    assert "Traceback" not in said
    assert list(tmp_path.iterdir()) == []


def test_without_matplotlib_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = lab("--quick", "--out", str(tmp_path / "report.html"))
    assert done.exit_code == 2
    assert "pip install 'tablee[plot]'" in done.output
    assert list(tmp_path.iterdir()) == []


def test_figures_alone_need_no_matplotlib(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.chdir(tmp_path)
    done = lab("skyjo", "--only", "levels", "--matches", "16", "--json")
    assert done.exit_code == 0, done.output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "code", "word"),
    [
        (["chess"], 2, "skipbo, skyjo"),
        (["--only", "joy"], 2, "striking"),
        (["--matches", "3"], 2, "16"),
        (["--out", "report.pdf"], 2, "report.html"),
        (["--out", "nowhere/report.html"], 1, "nowhere"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    arguments: list[str], code: int, word: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    done = lab(*arguments)
    assert done.exit_code == code
    assert word in done.output
    assert list(tmp_path.iterdir()) == []
