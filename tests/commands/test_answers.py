from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tablee.cli import main
from tablee.commands import review as review_command
from tablee.terminal import review


def tablee(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments, prog_name="tablee", env={"LC_ALL": "C"})


def help_lines(*command: str) -> str:
    return " ".join(tablee(*command, "--help").output.split())


@pytest.mark.parametrize("given", ["skijo", "Skyjo"])
def test_a_mistyped_game_is_no_file_for_a_score_sheet(
    given: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = tablee("score", given, "-n", "Ada", "-n", "Bo", "--plain")
    assert answer.exit_code == 2
    assert f"there is no “{given}”; there are skipbo, skyjo" in answer.output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["evening.json", "sheets/evening", "evening"])
def test_a_score_sheet_can_be_named_without_its_game(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "sheets").mkdir()
    assert tablee("score", "skyjo", name, "-n", "Ada", "-n", "Bo", "--plain").exit_code == 0
    assert '"game": "skyjo"' in tablee("score", name, "--json").output


def test_only_options_that_the_help_lists_are_suggested() -> None:
    answer = tablee("simulate", "skyjo", "--game", "5").output
    assert "no option --game" in answer
    assert "--games" not in answer
    assert "--matches" in tablee("simulate", "skyjo", "--matchs", "5").output


def test_a_review_that_was_written_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def write(*_: Any) -> str:
        return "<p>"

    monkeypatch.setattr(review_command, "load_record", lambda file: SimpleNamespace())
    monkeypatch.setattr(review_command, "reviewed", lambda record: SimpleNamespace())
    monkeypatch.setattr(review, "page", write)
    record, page = tmp_path / "match.json", tmp_path / "review.html"
    record.write_text("{}")
    answer = tablee("review", str(record), "--html", str(page))
    assert answer.output == f"Written to {page}.\n"
    assert page.read_text() == "<p>"


def test_help_marks_an_option_that_must_be_given() -> None:
    assert "The program, such as “python mybot.py”. [required]" in help_lines("sit")
    assert help_lines("sit").count("[required]") == 1


def test_help_speaks_of_levels_only_where_levels_play() -> None:
    assert "levels" not in help_lines("simulate")
    assert "levels" not in help_lines("check-bot")
    assert "A card plays the levels 1 to 4 and greedy." in help_lines("arena")
