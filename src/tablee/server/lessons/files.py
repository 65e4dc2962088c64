"""The lessons as files of the browser client."""

from pathlib import Path

from tablee.games.skipbo.lesson import SKIPBO
from tablee.games.skyjo.lesson import SKYJO
from tablee.server.lessons.frames import lesson_text

FOLDER = Path(__file__).parents[4] / "web" / "src" / "games"
SCRIPTS = {FOLDER / script.game / "lesson.json": script for script in (SKIPBO, SKYJO)}


def write_lessons() -> None:
    for file, script in SCRIPTS.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(lesson_text(script), encoding="utf-8")
