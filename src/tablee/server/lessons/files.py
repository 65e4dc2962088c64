"""The lessons as files of the browser client."""

from pathlib import Path

from tablee.game.parts import part
from tablee.game.registry import BUILT_IN
from tablee.server.lessons.frames import lesson_text
from tablee.server.lessons.script import HasLesson, Script

FOLDER = Path(__file__).parents[4] / "web" / "src" / "games"


def scripts() -> dict[Path, Script]:
    """The lessons that Tablée's games bring, by their files."""
    found: dict[str, HasLesson | None] = {name: part(name, "lesson") for name in BUILT_IN}
    return {FOLDER / name / "lesson.json": lesson.SCRIPT for name, lesson in found.items() if lesson}


def write_lessons() -> None:
    for file, script in scripts().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(lesson_text(script), encoding="utf-8")
